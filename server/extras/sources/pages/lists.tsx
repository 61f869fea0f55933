import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { FeedEntry, FeedShown, FeedTrial } from "../../../client.ts";
import { refreshDoors, useDoorChange } from "./doors.tsx";
import { FEED_KINDS, type FormKind } from "../data/feed_kinds.ts";
import { PUBLIC_FEEDS, type PublicFeed, READ_ON } from "../data/public_feeds.ts";
import { count, forReader, show } from "../../../web/page/parts/dom.ts";
import { Field, Form, Labelled, Select } from "../../../web/page/parts/form.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";
import { service } from "../../../web/page/service/service.ts";
import { isAdmin } from "../../../web/page/shell/store.ts";

const MANAGED: Readonly<Record<FeedShown["managed"], string>> = {
  file: "named by the operator's file",
  page: "named here",
  command: "named on the command line",
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
          <Hours
            aria-label={`Hours between two lists of ${feed}`}
            of={hours}
            change={(hours) => change(() => service().sources.changeList(row.key, { hours }))}
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

/** How often a list is renewed, in hours; `change` is called with what is valid. */
const Hours = ({ of, change, ...named }: {
  of: number;
  change?(hours: number): void;
  "aria-label"?: string;
}): JSX.Element => (
  <input
    {...{ ...named, name: "hours", type: "number" as const, required: true, min: 1, max: 999 }}
    defaultValue={of}
    onChange={({ currentTarget: field }) => field.reportValidity() && change?.(field.valueAsNumber)}
  />
);

function enteredIn(form: FormData, kind: FormKind): FeedEntry {
  const text = (name: string): string => String(form.get(name) ?? "").trim();
  const column = Number(text("column"));
  return {
    ...{ url: text("url"), kind, hours: Number(text("hours")) },
    ...kind === "list" && column > 0 ? { column } : {},
    ...text("secret") === "" ? {} : { secret: text("secret") },
  };
}

function AddList({ isFirst }: { isFirst: boolean }): JSX.Element {
  const [kind, setKind] = useState<FormKind>("list");
  /** What was entered, and what a first look at it saw. */
  const [tried, setTried] = useState<{ entry: FeedEntry; trial: FeedTrial } | null>(null);
  const [said, setSaid] = useState("");
  const [known, setKnown] = useState<PublicFeed | null>(null);
  const choose = (url: string): void => {
    setKnown(PUBLIC_FEEDS.find((each) => each.url === url) ?? null);
    setTried(null);
    setKind("list");
  };
  const send = async (data: FormData, form: HTMLFormElement): Promise<void> => {
    setSaid("");
    if (tried === null) {
      const entry = enteredIn(data, kind);
      if (entry.url === "") throw new Error("Enter the URL of a list");
      return setTried({ entry, trial: await service().sources.tryList(entry) });
    }
    await service().sources.addList(tried.entry);
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
          <ListFields {...{ kind, setKind, known }} />
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
      <Labelled label="A public list">
        <Select
          choices={[
            ["", "Choose one, or fill in the form"] as const,
            ...PUBLIC_FEEDS.map(({ url, name }) => [url, name] as const),
          ]}
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
function ListFields(
  { kind, setKind, known }: { kind: FormKind; setKind(kind: FormKind): void; known: PublicFeed | null },
): JSX.Element {
  const { url, secret } = FEED_KINDS[kind];
  const kinds = Object.entries(FEED_KINDS).map(([kind, { title }]) => [kind as FormKind, title] as const);
  return (
    <>
      <Labelled label="What it is">
        <Select choices={kinds} chosen={kind} choose={setKind} />
      </Labelled>
      <Labelled label="URL" size="wide" hint={url}>
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
      <Labelled
        label="Hours between two lists"
        size="short"
        hint="Asked four times as often, or every six hours"
      >
        <Hours of={known?.hours ?? 24} />
      </Labelled>
      <Field id="secret" type="password" label="Secret" hint={secret} autoComplete="new-password" />
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
