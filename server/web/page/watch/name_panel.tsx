import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AuditEntry, BrandName, WatchEvent } from "../../../client.ts";
import { show } from "../dom.ts";
import { kindName } from "../kinds.ts";
import type { Imitator } from "../report/take_action.tsx";
import { service } from "../service.ts";
import { keyOf } from "./filter.ts";
import { Ago, copy, Name, Severity } from "./parts.tsx";
import { change, setState } from "./state.ts";
import { changesOf, defanged, signalTitle, STATES, stateTitle, typeTitle, verdictText } from "./words.ts";

/** Most events and entries that the history of one name is made of. */
const MOST = 1_000;
const WEEK_MS = 7 * 86_400_000;

/** Everything about one name, and what can be done about it. */
export function NamePanel({ name, close }: { name: BrandName; close: () => void }): JSX.Element {
  const result = name.event?.result ?? null;
  const isMissing = ([, value]: [string, string]) => value === "" || value === "none";
  const signals = Object.entries(name.signals);
  const [seen, missing] = [signals.filter((each) => !isMissing(each)), signals.filter(isMissing)];
  const muted = name.muted_until !== null && Date.parse(name.muted_until) > Date.now();
  return (
    <aside class="brandpanel" aria-label={`About ${show(name.name)}`}>
      <button type="button" class="quiet close" aria-label="Close" onClick={close}>×</button>
      <h2 tabIndex={-1}>
        <Name name={name.name} original={name.domain} />
        <span class="original name">{show(name.domain)}</span>
      </h2>
      <div class="states" role="group" aria-label="State">
        {STATES.map(({ state, title, key }) => (
          <button
            key={state}
            type="button"
            aria-pressed={name.state === state}
            onClick={() => void setState([name], state)}
          >
            {title} <kbd>{key}</kbd>
          </button>
        ))}
      </div>
      <div class="doing">
        <button type="button" onClick={() => void copy(defanged(name.name), defanged(name.name))}>
          Copy defanged <kbd>c</kbd>
        </button>
        <a
          class="button"
          href="#analyze"
          onClick={() => sessionStorage.setItem("deadringer.pending.analyze", name.name)}
        >
          Analyze now
        </a>
        {result !== null && (
          <a class="button" href={`#lookup/${encodeURIComponent(result)}`}>Open its result</a>
        )}
        <button
          type="button"
          onClick={() => {
            const muted_until = muted ? null : new Date(Date.now() + WEEK_MS).toISOString();
            const text = `${name.name}: ${muted ? "alerts again" : "no alert for a week"}`;
            void change([{ name, change: { muted_until } }], text);
          }}
        >
          {muted ? "Alert again" : "Mute for a week"}
        </button>
      </div>
      {muted && <p class="lead">No alert before {name.muted_until!.slice(0, 10)}</p>}
      {name.owned !== null && <p class="lead">The brand's own: {show(name.owned)}</p>}
      <Action key={`action ${keyOf(name)}`} name={name.name} original={name.domain} result={result} />
      <Reasons event={name.event} />
      <section>
        <h3>Signals</h3>
        <dl>
          <dt>Kind</dt>
          <dd>{show(kindName(name.kind) || name.kind)}</dd>
          {seen.map(([signal, value]) => (
            <>
              <dt>{show(signalTitle(signal))}</dt>
              <dd>{show(value)}</dd>
            </>
          ))}
          {missing.length > 0 && (
            <>
              <dt>None</dt>
              <dd>{missing.map(([signal]) => show(signalTitle(signal).toLowerCase())).join(", ")}</dd>
            </>
          )}
          <dt>First seen</dt>
          <dd>
            <Ago at={name.first_seen_at} />
          </dd>
          <dt>Last seen</dt>
          <dd>
            <Ago at={name.last_seen_at} />
          </dd>
        </dl>
      </section>
      <Notes key={keyOf(name)} name={name} />
      <History name={name} />
    </aside>
  );
}

/** A button that brings evidence and reports, whose code is loaded then. */
function Action(about: Imitator): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const start = async () => {
    const { takeAction } = await import("../report/take_action.tsx");
    setOpen(true);
    takeAction(place.current!, about);
  };
  return (
    <>
      {!isOpen && <button type="button" onClick={() => void start()}>Evidence and reports</button>}
      <div class="action" ref={place} />
    </>
  );
}

function Reasons({ event }: { event: WatchEvent | null }): JSX.Element | null {
  if (event === null) return null;
  const lines = [...changesOf(event), ...event.reasons];
  return (
    <section>
      <h3>
        <Severity value={event.severity} /> {typeTitle(event.type)}{" "}
        <small>
          <Ago at={event.at} />
        </small>
      </h3>
      {verdictText(event.verdict) !== "" && <p class="lead">The page: {verdictText(event.verdict)}</p>}
      <ul class="whys">{lines.map((line) => <li key={line}>{show(line)}</li>)}</ul>
    </section>
  );
}

function Notes({ name }: { name: BrandName }): JSX.Element {
  const [note, setNote] = useState(name.note);
  const [assignee, setAssignee] = useState(name.assignee);
  const save = () => {
    const changed = { ...note !== name.note && { note }, ...assignee !== name.assignee && { assignee } };
    if (Object.keys(changed).length > 0) void change([{ name, change: changed }], `${name.name}: note saved`);
  };
  return (
    <form
      class="notes"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label class="field">
        <span>Assignee</span>
        <input
          type="text"
          maxLength={100}
          value={assignee}
          onInput={(event) => setAssignee(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Note</span>
        <textarea
          rows={3}
          maxLength={4_000}
          value={note}
          onInput={(event) => setNote(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
          }}
        />
      </label>
      <button type="submit" disabled={note === name.note && assignee === name.assignee}>Save</button>
    </form>
  );
}

/** What happened to a name and who did what, newest first. */
function History({ name }: { name: BrandName }): JSX.Element {
  const [found, setFound] = useState<{ events: WatchEvent[]; audit: AuditEntry[] } | Error | null>(null);
  useEffect(() => {
    let stale = false;
    const { watch } = service();
    Promise.all([
      watch.events(name.brand, { limit: MOST }),
      watch.audit(name.brand, { limit: MOST, name: name.name }),
    ]).then(([events, audit]) => {
      if (!stale) setFound({ events: events.filter((event) => event.name === name.name), audit });
    }, (error: Error) => {
      if (!stale) setFound(error);
    });
    return () => void (stale = true);
  }, [name]);
  // At the same time, what people did comes after what the run found.
  const entries = found === null || found instanceof Error ? [] : [
    ...found.audit.map(({ id, at, actor, detail }) => ({ id, at, text: `${actor}: ${whatWasSaid(detail)}` })),
    ...found.events.map((event) => ({
      id: event.id,
      at: event.at,
      text: [typeTitle(event.type), ...changesOf(event)].join(" · "),
    })),
  ].sort((a, b) => b.at - a.at);
  return (
    <section>
      <h3>History</h3>
      {found === null && <p class="none">Loading …</p>}
      {found instanceof Error && <p class="none">{show(found.message)}</p>}
      <ol class="past">
        {entries.map(({ id, at, text }) => (
          <li key={id}>
            <Ago at={at} /> <span>{show(text)}</span>
          </li>
        ))}
        <li>
          <Ago at={name.first_seen_at} /> <span>First seen</span>
        </li>
      </ol>
    </section>
  );
}

type Said = Partial<Pick<BrandName, "state" | "note" | "assignee" | "muted_until">>;

/** Returns an entry of the audit trail about a name in words. */
function whatWasSaid(detail: unknown): string {
  const { from = {}, to = {} } = (detail ?? {}) as { from?: Said; to?: Said };
  const parts = [
    from.state !== to.state && to.state !== undefined && stateTitle(to.state),
    from.assignee !== to.assignee && (to.assignee ? `assigned to ${to.assignee}` : "assigned to nobody"),
    from.note !== to.note && "changed the note",
    from.muted_until !== to.muted_until && (to.muted_until === null ? "alerts again" : "muted"),
  ].filter((part) => typeof part === "string");
  return parts.length === 0 ? "no change" : parts.join(", ");
}
