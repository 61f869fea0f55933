import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { FeedEntry, FeedShown, FeedTrial } from "../../../client.ts";
import { refreshDoors, useDoorChange } from "./doors.tsx";
import { PUBLIC_FEEDS, type PublicFeed, READ_ON } from "../data/public_feeds.ts";
import { count, forReader, show } from "../../../web/page/parts/dom.ts";
import { Field, Form, Labelled, Select } from "../../../web/page/parts/form.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";
import { service } from "../../../web/page/service/service.ts";
import { isAdmin } from "../../../web/page/shell/store.ts";

type Kind = NonNullable<FeedEntry["kind"]>;

const KINDS: readonly (readonly [Kind, string])[] = [
  ["list", "A list of names or URLs"],
  ["czds", "A zone of ICANN's CZDS"],
  ["taxii", "A collection of TAXII 2.1"],
  ["misp", "A feed of MISP"],
];
const EVERY: readonly (readonly [hours: number, title: string])[] = [
  [1, "Every hour"],
  [6, "Every 6 hours"],
  [24, "Every day"],
  [168, "Every week"],
];
/** What can be chosen in place of an interval, and that itself. */
const intervals = (hours: number): typeof EVERY =>
  EVERY.some(([each]) => each === hours) ? EVERY : [[hours, `Every ${count(hours)} hours`], ...EVERY];

const MANAGED: Readonly<Record<FeedShown["managed"], string>> = {
  file: "named by the operator's file",
  page: "named here",
  command: "named on the command line",
};

const URL_HINTS: Readonly<Partial<Record<Kind, string>>> = {
  list: "{date} and {yesterday} become the day, 2026-11-29",
  czds: "czds: and the zone, such as czds:shop",
};

/** Lists that are fetched, and a form for another. */
export function Lists({ feeds }: { feeds: readonly FeedShown[] }): JSX.Element | null {
  if (feeds.length === 0 && !isAdmin.value) return null;
  return (
    <section class="sheet health lists" aria-labelledby="lists">
      <h2 id="lists">Lists</h2>
      {feeds.length > 0 && <ul class="checks">{feeds.map((feed) => <List key={feed.key} feed={feed} />)}</ul>}
      {isAdmin.value && <AddList isFirst={feeds.length === 0} />}
    </section>
  );
}

function List({ feed: row }: { feed: FeedShown }): JSX.Element {
  const { feed, problem, asked_at, new_at, names, managed, hours, has_secret } = row;
  const { error, isBusy, change } = useDoorChange();
  const [word, mark] = problem !== ""
    ? ["Failed", "bad"]
    : asked_at === null
    ? ["Not asked yet", "off"]
    : ["Works", "good"];
  const isOwn = managed !== "file" && isAdmin.value;
  return (
    <li data-list={row.key}>
      <h3>{show(feed)}</h3>
      <b class={`mark ${mark}`}>{word}</b>
      <p>
        {problem === ""
          ? names.length === 0 ? "No list yet" : `${count(names.at(-1)!)} names in its last list`
          : show(forReader(problem))}
      </p>
      <p class="hint">
        {asked_at === null ? "Asked with the next round" : (
          <>
            Asked <Ago at={asked_at} />, last new list {new_at === null ? "never" : <Ago at={new_at} />}
          </>
        )}; {MANAGED[managed]}
        {has_secret && ", with a secret"}
      </p>
      {isOwn && (
        <div class="buttons">
          <Select
            aria-label={`How often ${feed} is renewed`}
            choices={intervals(hours)}
            chosen={hours}
            choose={(chosen) => change(() => service().sources.changeList(row.key, { hours: chosen }))}
          />
          <button
            type="button"
            disabled={isBusy}
            aria-label={`Remove ${feed}`}
            onClick={() => change(() => service().sources.removeList(row.key))}
          >
            Remove
          </button>
        </div>
      )}
      <Problem error={error} />
    </li>
  );
}

/** What was entered, and what a first look at it saw. */
interface Tried {
  entry: FeedEntry;
  trial: FeedTrial;
}

function enteredIn(form: FormData, kind: Kind, hours: number): FeedEntry {
  const text = (name: string): string => String(form.get(name) ?? "").trim();
  const column = Number(text("column"));
  return {
    ...{ url: text("url"), kind, hours },
    ...kind === "list" && column > 0 ? { column } : {},
    ...text("secret") === "" ? {} : { secret: text("secret") },
  };
}

function AddList({ isFirst }: { isFirst: boolean }): JSX.Element {
  const [kind, setKind] = useState<Kind>("list");
  const [hours, setHours] = useState(24);
  const [tried, setTried] = useState<Tried | null>(null);
  const [said, setSaid] = useState("");
  const [known, setKnown] = useState<PublicFeed | null>(null);
  const choose = (url: string): void => {
    const chosen = PUBLIC_FEEDS.find((each) => each.url === url) ?? null;
    setKnown(chosen);
    setTried(null);
    setKind("list");
    if (chosen !== null) setHours(chosen.hours);
  };
  const send = async (data: FormData, form: HTMLFormElement): Promise<void> => {
    const entry = enteredIn(data, kind, hours);
    if (entry.url === "") throw new Error("Enter the URL of a list");
    setSaid("");
    if (tried === null || JSON.stringify(tried.entry) !== JSON.stringify(entry)) {
      setTried(null);
      return setTried({ entry, trial: await service().sources.tryList(entry) });
    }
    await service().sources.addList(entry);
    setTried(null);
    setSaid(`${tried.trial.feed} is fetched from now on`);
    form.reset();
    choose("");
    await refreshDoors(true);
  };
  return (
    <details open={isFirst}>
      <summary>Add a list</summary>
      <Form
        class="addlist"
        aria-label="Add a list"
        action={tried === null ? "Try it" : "Fetch it from now on"}
        send={send}
        head={
          <p>
            The service fetches it and visits its names. It has to be at a public address; URL and secret are
            stored sealed, and are in no backup.
          </p>
        }
        foot={<p role="status">{show(said)}</p>}
      >
        <PublicChoice known={known} choose={choose} />
        {/* What was tried is what is added. */}
        <fieldset key={known?.url} onInput={() => setTried(null)}>
          <ListFields {...{ kind, setKind, hours, setHours, known }} />
        </fieldset>
        {tried !== null && <Trial trial={tried.trial} />}
      </Form>
    </details>
  );
}

/** Public lists, with what their own pages say of them. */
function PublicChoice(
  { known, choose }: { known: PublicFeed | null; choose(url: string): void },
): JSX.Element {
  return (
    <>
      <Labelled label="One that publishes itself, or another">
        <Select
          choices={[["", "Another"] as const, ...PUBLIC_FEEDS.map(({ url, name }) => [url, name] as const)]}
          chosen={known?.url ?? ""}
          choose={choose}
        />
      </Labelled>
      {known !== null && (
        <p class="hint">
          {show(known.terms)}. Read at <a href={known.read} rel="noreferrer">{show(known.read)}</a> on{" "}
          {READ_ON}, and not fetched by us. Nothing is fetched before you try it.
        </p>
      )}
    </>
  );
}

/** What is asked for of a list. */
function ListFields({ kind, setKind, hours, setHours, known }: {
  kind: Kind;
  setKind(kind: Kind): void;
  hours: number;
  setHours(hours: number): void;
  known: PublicFeed | null;
}): JSX.Element {
  return (
    <>
      <Labelled label="What it is">
        <Select choices={KINDS} chosen={kind} choose={setKind} />
      </Labelled>
      <Labelled
        label="URL"
        size="wide"
        hint={URL_HINTS[kind]}
      >
        <input
          name="url"
          type="url"
          autoComplete="off"
          spellcheck={false}
          placeholder="https://"
          defaultValue={known?.url}
        />
      </Labelled>
      {kind === "list" && (
        <Labelled label="Column with the names" size="short" hint="Empty: found by itself">
          <input
            name="column"
            inputMode="numeric"
            pattern="[1-9][0-9]?"
            autoComplete="off"
            defaultValue={known?.column}
          />
        </Labelled>
      )}
      <Labelled label="How often it is renewed">
        <Select choices={intervals(hours)} chosen={hours} choose={setHours} />
      </Labelled>
      <Field
        id="secret"
        type="password"
        label="Secret"
        hint={kind === "czds"
          ? "Your account there, e-mail:password"
          : "Sent as a bearer token. Empty for none"}
        autoComplete="new-password"
      />
    </>
  );
}

function Trial({ trial: { feed, format, columns, names, left_out } }: { trial: FeedTrial }): JSX.Element {
  return (
    <div class="trial" role="status">
      <h3>{show(feed)}: {show(format)}</h3>
      {columns.length > 1 && (
        <p>
          Columns: {columns.map((cell, i) => `${i + 1} ${show(cell) || "–"}`).join(", ")}
        </p>
      )}
      {names.length === 0 ? <p>It works and has no name yet</p> : (
        <>
          <p>Its first names</p>
          <ol class="wire">{names.map((name, i) => <li key={i}>{show(name)}</li>)}</ol>
        </>
      )}
      {left_out !== "" && <p class="hint">{show(left_out)}</p>}
    </div>
  );
}
