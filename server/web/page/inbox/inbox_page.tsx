import type { JSX } from "preact";
import type { WatchedBrand } from "../../../client.ts";
import { count, show } from "../dom.ts";
import { mount } from "../mount.tsx";
import { countStates, UNREVIEWED } from "./filter.ts";
import { Live, Problem, Toast } from "./parts.tsx";
import { brands, follow, names, problem, refresh } from "./store.ts";
import { Triage } from "./triage.tsx";
import { FirstBrand } from "../brands/first_brand.tsx";

/** New and changed look-alikes of all brands, unreviewed ones first. */
export class InboxPage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #triage = new Triage("inbox", "", names);

  constructor() {
    const { View } = this.#triage;
    const Content = (): JSX.Element => {
      const waiting = countStates(names.value ?? [], UNREVIEWED).get("new") ?? 0;
      const stalled = (brands.value ?? []).filter((brand) => brand.stalled);
      return (
        <>
          <div class="titled">
            <h1>Inbox</h1>
            <p class="lead" role="status">
              {names.value === null
                ? problem.value === null ? "Loading …" : ""
                : waiting === 0
                ? nothingToReview(brands.value ?? [])
                : `${count(waiting)} to review`}
            </p>
            <Live />
          </div>
          <Problem error={problem.value} retry={() => void refresh()} />
          {stalled.length > 0 && (
            <p class="problem">
              Not watched at the moment:{" "}
              {stalled.map(({ id, name }) => <a key={id} href={`#brands/${id}?tab=runs`}>{show(name)}</a>)}
            </p>
          )}
          {brands.value?.length === 0 ? <FirstBrand /> : names.value !== null && <View />}
          <Toast />
        </>
      );
    };
    this.element = mount(<Content />, "watch inbox", "Inbox");
  }

  /** Opens the page. */
  enter(_: readonly string[], query: URLSearchParams): void {
    this.#triage.enter(query);
    follow();
  }

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    return this.#triage.press(event);
  }
}

/** Why nothing waits for review: only after a run of every brand is that good news. */
function nothingToReview(all: readonly WatchedBrand[]): string {
  if (all.length === 0) return "No brand is watched yet";
  const unseen = all.filter(({ last_success_at }) => last_success_at === null).length;
  if (unseen === 0) return "Everything is reviewed";
  return `Nothing to review yet: ${unseen === 1 ? "a first run" : `${count(unseen)} first runs`} to complete`;
}
