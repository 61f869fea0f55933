import type { JSX } from "preact";
import { count } from "../../../../web/page/parts/dom.ts";
import { mount, type Page } from "../../../../web/page/parts/mount.tsx";
import { isToActOn, waitingOf } from "./filter.ts";
import { Evening, Head, Live, Toast } from "./parts.tsx";
import { brands, coverage, follow, names } from "./store.ts";
import { Triage } from "./triage.tsx";
import { useLoaded } from "../../../../web/page/parts/attempt.ts";

/** New and changed look-alikes of all brands, unreviewed ones first. */
export function inboxPage(): Page {
  const triage = new Triage("inbox", "", names);
  const Content = (): JSX.Element => (
    <>
      <Head title="Inbox" lead={names.value === null ? null : summary()}>
        <Live />
      </Head>
      <First />
      {brands.value?.length !== 0 && names.value !== null && <triage.View />}
      <Evening />
      <Toast />
    </>
  );
  return {
    element: mount(<Content />, "watch inbox", "Inbox"),
    enter: (_, query) => {
      triage.enter(query);
      follow();
    },
    press: (event) => triage.press(event),
  };
}

/** How to watch the first brand, which few need twice. */
function First(): JSX.Element | null {
  const isWanted = brands.value?.length === 0;
  const FirstBrand = useLoaded(isWanted, async () => (await import("../first_brand.tsx")).FirstBrand);
  return isWanted && FirstBrand !== null ? <FirstBrand /> : null;
}

/** What waits, the most severe first. Nothing is said of brands that were not looked at. */
function summary(): string {
  const looked = coverage.value;
  if (looked === null || brands.value?.length === 0) return "No brand is watched yet";
  if (looked.covered === 0 && (names.value ?? []).length === 0) return "No data yet";
  const waiting = (names.value ?? []).filter(waitingOf);
  if (waiting.length > 0) {
    return `${count(waiting.filter(isToActOn).length)} to act on, ${count(waiting.length)} to review`;
  }
  if (looked.brands === 0) return "Nothing is watched at present";
  return looked.ok ? "Everything is reviewed" : "Nothing to review in what was looked at";
}
