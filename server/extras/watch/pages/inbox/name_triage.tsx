/**
 * Triage of a name: its state, notes, assignee and history. The same in the inbox and beside a lookup.
 * @module
 */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BrandName } from "../../../../client.ts";
import { useAnswer } from "../../../../web/page/parts/attempt.ts";
import { show, titled } from "../../../../web/page/parts/dom.ts";
import { Labelled } from "../../../../web/page/parts/form.tsx";
import { isNarrow } from "../../../../web/page/parts/narrow.tsx";
import { Awaited } from "../../../../web/page/parts/problem.tsx";
import { service } from "../../../../web/page/service/service.ts";
import { brandParts } from "../slots.ts";
import { lastSession } from "../../../../web/page/shell/store.ts";
import { keyOf } from "./filter.ts";
import { Ago } from "../../../../web/page/parts/time.tsx";
import { change, names, people, setState } from "./store.ts";
import { EVENT_TITLES, STATE_TITLES, whatWasSaid } from "../../client/words.ts";
import { changesOf, STATES } from "./words.ts";

/** The history of names that somebody just goes past is not asked for. */
const REST_MS = 400;
/** Most events and entries that the history of one name is made of. */
const MOST = 1_000;

/** The states of a name as buttons; `next` goes on where nothing stands beside the name. */
export function States({ name, next }: { name: BrandName; next?: () => void }): JSX.Element {
  return (
    <div class="states" role="group" aria-label="State">
      {STATES.map(({ state, title, key, what }) => (
        <button
          key={state}
          type="button"
          aria-pressed={name.state === state}
          aria-keyshortcuts={key}
          title={`${titled(what)}. Key ${key}`}
          onClick={() => {
            void setState([name], state);
            if (isNarrow()) next?.();
          }}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Assignee and notes of a name, for who may only read. */
export function Written({ name }: { name: BrandName }): JSX.Element {
  return (
    <section>
      <h3>{STATE_TITLES[name.state]}</h3>
      {name.assignee !== "" && <p>Assigned to {show(name.assignee)}</p>}
      <NoteList name={name} />
    </section>
  );
}

/** What people wrote about a name, the newest first. */
function NoteList({ name: { notes } }: { name: BrandName }): JSX.Element | null {
  if (notes.length === 0) return null;
  return (
    <ol class="notelist" aria-label="Notes">
      {notes.toReversed().map(({ at, author, text }, i) => (
        <li key={notes.length - i}>
          <small>
            {author === "" ? "Author not known" : show(author)}
            {at !== null && (
              <>
                , <Ago at={at} />
              </>
            )}
          </small>
          <p>{show(text)}</p>
        </li>
      ))}
    </ol>
  );
}

/** What was written about names and not saved yet, by key: it waits while somebody looks at another name. */
const drafts = new Map<string, { note: string; assignee: string | null }>();

/** Assignee and notes of a name. */
export function Notes({ name }: { name: BrandName }): JSX.Element {
  const key = keyOf(name);
  const [note, setNote] = useState(drafts.get(key)?.note ?? "");
  // What somebody else sets meanwhile is seen, unless another one is being typed.
  const [typed, setTyped] = useState(drafts.get(key)?.assignee ?? null);
  const assignee = typed ?? name.assignee;
  const isDraft = note !== "" || assignee !== name.assignee;
  if (isDraft) drafts.set(key, { note, assignee: typed });
  else drafts.delete(key);
  const save = async () => {
    const changed = { ...note !== "" && { note }, ...assignee !== name.assignee && { assignee } };
    const what = note === "" ? "assigned" : "noted";
    if (!isDraft || !await change([{ name, change: changed }], `${name.name}: ${what}`)) return;
    setNote("");
    setTyped(null);
  };
  return (
    <form
      class="notes"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Labelled label="Assignee">
        <input
          type="text"
          maxLength={100}
          list="assignees"
          value={assignee}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </Labelled>
      <Labelled label="Add a note">
        <textarea
          rows={2}
          maxLength={4_000}
          value={note}
          onInput={(event) => setNote(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
          }}
        />
      </Labelled>
      <button type="submit" disabled={!isDraft}>Save</button>
      {isDraft && <small role="status">Not saved yet; it stays here while you look at other names</small>}
      <NoteList name={name} />
    </form>
  );
}

/** Who is signed in, as assignee; empty for a key. */
export const me = (): string => lastSession.value.person ?? lastSession.value.owner ?? "";

/** Who may be given a name, as far as the page knows: people of the team, and whoever has one. */
export function assignees(): string[] {
  const all = new Set([me(), ...people.value, ...(names.value ?? []).map(({ assignee }) => assignee)]);
  all.delete("");
  return [...all];
}

/** To whom the name was reported, and whether it is still up by what the watch has seen since. */
export function Reported(
  { name: { reports, phase, signals, last_seen_at } }: { name: BrandName },
): JSX.Element | null {
  if (reports.length === 0) return null;
  return (
    <section>
      <h3>
        {phase === "gone"
          ? "Reported, and gone"
          : signals["page"] === "no"
          ? "Reported, without a page now"
          : "Reported, and still up"}
      </h3>
      <ul class="whys">
        {reports.map(({ at, desk }) => (
          <li key={`${at} ${desk}`}>
            To {show(desk)}, <Ago at={at} />
          </li>
        ))}
        <li>
          Last seen <Ago at={last_seen_at} />
        </li>
      </ul>
    </section>
  );
}

/** Events and audit entries of a name, newest first. */
export function History({ name }: { name: BrandName }): JSX.Element {
  const found = useAnswer(
    async () => {
      const { watch } = service();
      const [events, audit] = await Promise.all([
        watch.events(name.brand, { limit: MOST }),
        watch.audit(name.brand, { limit: MOST, name: name.name }),
      ]);
      return { events: events.filter((event) => event.name === name.name), audit };
    },
    [name],
    REST_MS,
  );
  // At the same time, what people did comes after what the run found.
  const entries = found === null || found instanceof Error ? [] : [
    ...found.audit.map(({ id, at, actor, detail }) => ({
      ...{ id, at, copy: copyOf(detail) },
      ...entryOf(name.name, actor, detail),
    })),
    ...found.events.map((event) => ({
      ...{ id: event.id, at: event.at, copy: "", beside: null },
      text: [EVENT_TITLES[event.type], ...changesOf(event)].join(" · "),
    })),
  ].sort((a, b) => b.at - a.at);
  return (
    <section>
      <h3>History</h3>
      {(found === null || found instanceof Error) && <Awaited error={found} />}
      <ol class="past">
        {entries.map(({ id, at, text, copy, beside }) => (
          <li key={id}>
            <Ago at={at} /> <span>{show(text)}</span>
            {beside}
            {copy !== "" && (
              <details>
                <summary>What was written</summary>
                <pre tabIndex={0} aria-label="What was written">{show(copy)}</pre>
              </details>
            )}
          </li>
        ))}
        <li>
          <Ago at={name.first_seen_at} /> <span>First seen</span>
        </li>
      </ol>
    </section>
  );
}

/** How an entry of the audit trail is shown. */
function entryOf(name: string, actor: string, detail: unknown): { text: string; beside: JSX.Element | null } {
  for (const { entryOf } of brandParts()) {
    const entry = entryOf?.(name, detail) ?? null;
    if (entry !== null) return { ...entry, text: `${actor}: ${entry.text}` };
  }
  return { text: `${actor}: ${whatWasSaid(detail)}`, beside: null };
}

/** The copy of a report that an entry has; empty for others. */
function copyOf(detail: unknown): string {
  const { subject = "", text = "" } = (detail ?? {}) as { subject?: string; text?: string };
  return [subject, text].filter((part) => part !== "").join("\n\n");
}
