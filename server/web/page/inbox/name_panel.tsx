import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { BrandName, WatchEvent } from "../../../client.ts";
import { show } from "../dom.ts";
import { kindName } from "../kinds.ts";
import type { Imitator } from "../report/take_action.tsx";
import { keyOf } from "./filter.ts";
import { History, Notes, States } from "./name_triage.tsx";
import { Ago, copy, Name, Severity } from "./parts.tsx";
import { change } from "./store.ts";
import { changesOf, defanged, signalTitle, typeTitle, verdictText } from "./words.ts";

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
        <Name name={name.unicode} original={name.domain} />
        {name.unicode !== name.name && <span class="original name">{show(name.name)}</span>}
        <span class="original name">{show(name.domain)}</span>
      </h2>
      <States name={name} />
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
              <dt>Not seen</dt>
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
