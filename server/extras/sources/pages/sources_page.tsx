import type { JSX } from "preact";
import type { AlarmState, Doors, DoorState } from "../../../client.ts";
import { count, show } from "../../../web/page/parts/dom.ts";
import { Figures } from "../../../web/page/parts/fact_list.tsx";
import { mount, type Page } from "../../../web/page/parts/mount.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";
import { brands as allBrands, follow, problem, refresh } from "../../watch/pages/inbox/store.ts";
import { brings, doors, refreshDoors, useDoorChange } from "./doors.tsx";
import { isAdmin, readsOnly } from "../../../web/page/shell/store.ts";
import { CertificateSwitch } from "./certificates.tsx";
import { Lists } from "./lists.tsx";
import { YourPages } from "./your_pages.tsx";
import { useState } from "preact/hooks";
import { isMail, namesOfMail } from "../../../web/page/investigate/input.ts";
import { readListText } from "../../../names/list_reader.ts";
import { countWords } from "../words.ts";
import { Form, Labelled, Select } from "../../../web/page/parts/form.tsx";
import { service } from "../../../web/page/service/service.ts";

const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const STATES: Readonly<Record<DoorState["state"], readonly [title: string, mark: string]>> = {
  ok: ["Works", "good"],
  late: ["Late", "bad"],
  over_budget: ["Left names out", "bad"],
  unused: ["No names in 7 days", "off"],
};

/** What needs somebody stands first. */
const ORDER: readonly DoorState["state"][] = ["late", "over_budget", "ok", "unused"];

/** Where names come from, and what of them nobody looked at. */
export function sourcesPage(): Page {
  return { element: mount(<Sources />, "watch sourcespage", "Sources"), enter: follow };
}

function Sources(): JSX.Element {
  const known = doors.value;
  return (
    <>
      <h1>Sources</h1>
      <p class="lead">
        Most phishing pages have names that show no brand. Sources bring such names, and the page of each is
        compared with your brands. <a href="/docs/doors">How to set sources up</a>
      </p>
      <Problem error={problem.value} retry={() => void refresh()} />
      {known === null
        ? problem.value === null && <p class="none" role="status">Loading …</p>
        : <Known doors={known} />}
    </>
  );
}

function Known({ doors: known }: { doors: Doors }): JSX.Element {
  const { alarms, doors, feeds, certificates, not_looked_at, at } = known;
  const sum = (of: (door: DoorState) => number): string =>
    count(doors.reduce((all, door) => all + of(door), 0));
  const alarm = (names: number, text: string) => <b class={names > 0 ? "alarm" : ""}>{text}</b>;
  const silent = doors.filter(({ state }) => state === "unused").length;
  // Where nothing comes in by itself, what turns it on stands first; it stays there when names begin to come.
  const [isNew] = useState(!brings(known));
  const setup = (
    <>
      {certificates === null ? <OfOperator /> : (
        <>
          <Lists feeds={feeds} />
          <CertificateSwitch now={certificates} />
        </>
      )}
      <YourPages />
      {!readsOnly.value && <PasteNames />}
    </>
  );
  return (
    <>
      <Figures
        of={[
          [
            "Not looked at, 7 days",
            // Of sources that are all off nobody knows what they would have brought.
            !brings(known) && not_looked_at === 0 ? "unknown" : alarm(not_looked_at, count(not_looked_at)),
          ],
          ["Sources without names", `${silent} of ${doors.length}`],
          ["Next visits", sum(({ waiting }) => waiting)],
          ["Visits, 7 days", sum(({ visited }) => visited)],
          ["Imitate a brand", sum(({ found }) => found)],
        ]}
      />
      {isNew && isAdmin.value && certificates !== null && (
        <p class="lead">
          Begin with a public list: a small file a day has pages that others have reported. Certificates name
          pages before that, and take a part of your line all day.
        </p>
      )}
      {isNew && setup}
      <ul class="sourcelist">
        {doors.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)).map((door) => (
          <Source key={door.door} door={door} today={Date.parse(at)} />
        ))}
      </ul>
      <AlarmsADay of={alarms} />
      {!isNew && setup}
    </>
  );
}

/** How many alarms a day are wanted, by what each choice would have brought last week. */
function AlarmsADay({ of: { from, choices } }: { of: AlarmState }): JSX.Element {
  const { error, change } = useDoorChange();
  const choose = (chosen: number) => change(() => service().sources.chooseAlarms(chosen));
  const titles = choices.map(({ from, last_week: all }) => {
    const day = (all / 7).toFixed(1);
    return [from, `${day} a day, ${count(all)} last week: pages from ${count(100 * from)} % on`] as const;
  });
  const { brands } = choices.find((each) => each.from === from)!;
  const names = Object.entries(brands).map(([id, alarms]) =>
    `${allBrands.value?.find((brand) => brand.id === id)?.name ?? "a brand that is gone"} ${count(alarms)}`
  );
  return (
    <section class="sheet" aria-labelledby="alarms">
      <h2 id="alarms">Alarms</h2>
      <p>
        A page that a source brings alarms when it is likely enough to imitate a brand. What is less likely is
        counted without its name and not reported; a choice holds for pages from then on.
      </p>
      {isAdmin.value
        ? (
          <Labelled label="Alarms a day" size="wide">
            <Select choices={titles} chosen={from} choose={choose} />
          </Labelled>
        )
        : <p>{titles.find(([each]) => each === from)![1]}</p>}
      {names.length > 0 && <p class="hint">{show(names.join(", "))}</p>}
      <Problem error={error} />
    </section>
  );
}

/** What several teams are told in place of the switch and the lists. */
function OfOperator(): JSX.Element {
  return (
    <section class="sheet" aria-labelledby="operator">
      <h2 id="operator">Certificates and lists</h2>
      <p>
        Several teams watch brands here, so the operator turns these on and off for all of them, each apart.
        What one team turned on while it was alone stays on.
      </p>
    </section>
  );
}

function Source({ door, today }: { door: DoorState; today: number }): JSX.Element {
  const { title, state, problem, advice, days, last_at } = door;
  const [word, mark] = STATES[state];
  const { over_budget, unlikely, invalid } = door;
  const leftOut = ([
    [over_budget, "above the number of a day"],
    [unlikely, "as nothing speaks for them"],
    [invalid, "cannot be looked up"],
  ] as const).filter(([names]) => names > 0).map(([names, why]) => `${count(names)} ${why}`);
  return (
    <li class="sheet" data-door={door.door}>
      <h2>{show(title)}</h2>
      <b class={`mark ${mark}`}>{word}</b>
      {problem !== "" && <p class="alarm">{show(`${problem[0]!.toUpperCase()}${problem.slice(1)}`)}</p>}
      {advice !== "" && <p class="hint">{show(advice)}</p>}
      {state !== "unused" && (
        <Figures
          of={[
            ["Not looked at", count(door.not_looked_at)],
            ["Names today", count(days.at(-1)!)],
            ["Names, 7 days", count(door.offered)],
            ["Visits", count(door.visited)],
            ["Found", count(door.found)],
            ["Next visits", count(door.waiting)],
          ]}
        />
      )}
      {leftOut.length > 0 && <p class="hint">Not looked at: {leftOut.join(", ")}</p>}
      {days.some((names) => names > 0) && <Curve {...{ title, days, today }} />}
      {last_at !== null && (
        <p class="hint">
          Last name: <Ago at={last_at} />
        </p>
      )}
    </li>
  );
}

/** Names by day, as upright bars; the last is today. */
function Curve({ title, days, today }: Pick<DoorState, "title" | "days"> & { today: number }): JSX.Element {
  const most = Math.max(...days);
  const labels = days.map((_, i) => DAY.format(today - (days.length - 1 - i) * DAY_MS));
  const texts = days.map((names, i) => `${labels[i]}: ${count(names)}`);
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${days.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={show(`${title}: names by day. ${texts.filter((_, i) => days[i]! > 0).join("; ")}`)}
      >
        {days.map((names, i) => {
          // What is more than nothing is seen.
          const height = names === 0 ? 0 : Math.max(0.02, names / most);
          return (
            <g key={i}>
              <title>{texts[i]}</title>
              {/* The whole height reacts to the pointer, however small the bar is. */}
              <rect class="reach" x={i} y={0} width={1} height={1} />
              <rect class="part" x={i + 0.05} y={1 - height} width={0.9} height={height} />
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </figcaption>
    </figure>
  );
}

/** Names of one request. */
const MOST = 1_000;
/** Names that cannot be looked up, of which the reason is said. */
const NAMED = 3;
/** What is read of a file: of a mail, attachments come last. */
const MAX_BYTES = 2_000_000;

/** The senders and links of a mail, or the names of a list. */
function namesIn(text: string): { names: readonly string[]; leftOut: string } {
  if (isMail(text)) return { names: namesOfMail(text).map(({ name }) => name), leftOut: "" };
  const { rows, tally } = readListText(text);
  return { names: rows.flatMap((row) => row.names), leftOut: tally.words("the text") };
}

/** A field for names from elsewhere: whatever they look like, their pages are compared with the brands. */
function PasteNames(): JSX.Element {
  const [said, setSaid] = useState("");
  const offer = async (entered: FormData, form: HTMLFormElement): Promise<void> => {
    const file = await (entered.get("file") as File).slice(0, MAX_BYTES).text();
    const read = [String(entered.get("names")), file].map(namesIn);
    const names = read.flatMap((each) => each.names);
    const leftOut = read.map((each) => each.leftOut).filter((each) => each !== "");
    setSaid("");
    if (names.length === 0) throw new Error(leftOut.join("; ") || "Enter a name, a URL or a mail");
    if (names.length > MOST) {
      throw new Error(`Enter at most ${MOST} names at once; deadringer sources add takes more`);
    }
    const counts = await service().sources.offer(names);
    const refused = counts.refused?.slice(0, NAMED).map(({ reason }) => reason) ?? [];
    setSaid([countWords(counts), ...refused, ...leftOut].join("; "));
    form.reset();
    await refreshDoors(true);
  };
  return (
    <Form
      class="sheet pastenames"
      head={
        <>
          <h2>Names from elsewhere</h2>
          <p>
            Their pages are compared with your brands, whatever the names look like. What imitates a brand
            comes to the inbox; the others are visited again for a week, parked ones for 90 days.
          </p>
        </>
      }
      action="Look at them"
      send={offer}
      foot={<p role="status">{said}</p>}
    >
      <Labelled label="Names, URLs, also defanged, or a whole mail with its headers">
        <textarea name="names" rows={3} spellcheck={false} autoCapitalize="none" />
      </Labelled>
      <Labelled label="Or a file: a list, or a saved mail">
        <input name="file" type="file" />
      </Labelled>
    </Form>
  );
}
