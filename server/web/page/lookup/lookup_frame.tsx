import { type ComponentChildren, Fragment, type JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Ago } from "../parts/time.tsx";
import { CopyButton } from "../parts/copy.tsx";
import { count, day, names as nameCount, show } from "../parts/dom.ts";
import { Labelled } from "../parts/form.tsx";
import { Problem } from "../parts/problem.tsx";
import { demoBrand } from "../shell/demo.ts";
import { pageParts } from "../shell/slots.ts";
import { readsOnly } from "../shell/store.ts";
import type { CurrentLookup } from "./current_lookup.ts";
import { clock, found, gapsOf, isResumable, PLANS, studiedWords } from "./run.ts";

/** Attributes of a field for a name. */
const NAME_FIELD = {
  type: "text",
  inputMode: "url",
  autoComplete: "off",
  autoCapitalize: "none",
  spellcheck: false,
} as const;

/** What is around the results of a lookup. */
interface LookupFrameProps {
  lookup: CurrentLookup;
  /** Label of the field. */
  label: string;
  /** Example in the field. */
  example: string;
  /** Word on the button. */
  action: string;
  /** Label of a second field, for the brand that the name is compared with; without it there is none. */
  brandLabel?: string;
  /** Stands beside the progress. */
  tools?: ComponentChildren;
  /** Whether the introduction stands in place of results. */
  isIdle: boolean;
  /** Heading of the introduction. */
  question: string;
  /** The introduction. */
  children: ComponentChildren;
}

/** Field, buttons, progress and problems of a lookup, and the introduction before the first one. */
export function LookupFrame(props: LookupFrameProps): JSX.Element {
  const { lookup, tools } = props;
  const { run, shared } = lookup;
  void lookup.version.value;
  const { phase, pace, rows } = run.state.value;
  const isIdle = lookup.isIdle.value;
  return (
    <>
      <h1 class="hush">{PLANS[run.plan].title}</h1>
      <div class="lookup-bar">
        {shared === null
          ? !readsOnly.value && <Form {...props} />
          : <h2 class="sharedof">{PLANS[run.plan].result.join(" ")} {show(shared.record.domain)}</h2>}
        <Problem error={lookup.problem.value} />
        <p class="announcement" role="status">{show(lookup.status.value)}</p>
        <div class="progress" hidden={isIdle}>
          <progress
            max={Math.max(1, pace.total)}
            value={pace.done}
            aria-label="Progress"
            hidden={phase === "done"}
          />
          <p class="pace">
            {paceOf(lookup).map((part, at) => <span key={at}>{at > 0 && " · "}{part}</span>)}
          </p>
          {tools}
          {shared === null && <ResultLinks lookup={lookup} />}
        </div>
        {!isIdle && gapsOf(rows, pace.total).map((gap) => <p key={gap} class="gaps">{gap}</p>)}
      </div>
      {phase === "opening" && <p class="waiting">Opening the result …</p>}
      {shared === null && (
        <div class="intro" hidden={!props.isIdle || phase === "opening"}>
          {readsOnly.value ? <ForReaders /> : (
            <>
              <h2>{props.question}</h2>
              {props.children}
            </>
          )}
        </div>
      )}
    </>
  );
}

function ForReaders(): JSX.Element {
  return (
    <>
      <h2>Results of your team</h2>
      <p>
        You may read here: open one of the{" "}
        <a href="#results">results</a>. An admin of your team can give you a role that looks names up.
      </p>
    </>
  );
}

function Form({ lookup, label, example, action, brandLabel }: LookupFrameProps): JSX.Element {
  const { run, name, brand, isInvalid } = lookup;
  const state = run.state.value;
  const { phase, domain } = state;
  const isRunning = phase === "running";
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Focus goes from a button that has hidden itself to the one in its place.
  useLayoutEffect(() => {
    if (form.current!.querySelector("button:focus[hidden]") === null) return;
    form.current!.querySelector<HTMLElement>(isRunning ? ".stop" : ".start")!.focus();
  }, [phase]);
  const problem = lookup.problem.value;
  useLayoutEffect(() => {
    if (problem !== null && isInvalid.value) field.current!.focus();
  }, [problem]);
  // The service cannot be reached, or cannot answer.
  const isDown = phase === "refused" && (state.status === 0 || state.status >= 500);
  const mayRetry = domain !== "" && (isDown || phase === "failed" || phase === "incomplete");
  const mayTry = demoBrand !== "" && !isRunning && run.plan !== "analyze" && domain !== demoBrand;
  return (
    <form
      class="lookup-form"
      role="search"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        lookup.submit(name.value);
      }}
    >
      <Labelled label={label}>
        <input
          {...NAME_FIELD}
          placeholder={example}
          aria-invalid={isInvalid.value || undefined}
          ref={field}
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
            isInvalid.value = false;
          }}
        />
      </Labelled>
      {brandLabel !== undefined && (
        <Labelled label={brandLabel}>
          <input
            {...NAME_FIELD}
            value={brand.value}
            onInput={({ currentTarget }) => brand.value = currentTarget.value}
          />
        </Labelled>
      )}
      <button type="submit" class="primary start" hidden={isRunning}>{action}</button>
      <button type="button" class="stop" hidden={!isRunning} onClick={() => run.stop()}>Stop</button>
      <button type="button" class="resume" hidden={!isResumable(state)} onClick={() => void run.resume()}>
        Resume
      </button>
      <button
        type="button"
        class="retry"
        hidden={!mayRetry}
        onClick={() => void run.start(domain, state.brand)}
      >
        Retry
      </button>
      <button type="button" hidden={!mayTry} onClick={() => lookup.submit(demoBrand)}>Try {demoBrand}</button>
    </form>
  );
}

/** What can be done with the link to a result. */
function ResultLinks({ lookup }: { lookup: CurrentLookup }): JSX.Element | null {
  const { uuid, domain, phase } = lookup.run.state.value;
  if (uuid === null || phase === "incomplete" || phase === "failed") return null;
  return (
    <>
      <CopyButton
        label="Copy link"
        text={() => location.href}
        otherwise="Copy it from the address bar"
        ended={(isDone) => isDone && lookup.announce("The link was copied")}
      />
      {phase === "done" && !readsOnly.value &&
        pageParts().map(({ besideResult }) => besideResult?.({ uuid, domain }))}
    </>
  );
}

/** How far a lookup is, and since when and until when its result is stored. */
function paceOf(lookup: CurrentLookup): ComponentChildren[] {
  const { phase, rows, stored, pace } = lookup.run.state.value;
  const { done, total } = pace;
  const checked = `${count(done)} of ${nameCount(total)} checked`;
  if (phase === "running") {
    if (total === 0) return ["starting"];
    const studied = studiedWords(rows.all, done, total);
    if (studied.length > 0) return studied;
    const rate = pace.rate();
    const looking = `looking at ${count(done)} of ${count(total)}`;
    // The last names take what they take: too few a second say nothing of the rest.
    if (rate < 1 || done >= total) return [looking];
    const leftSeconds = (total - done) / rate;
    const left = leftSeconds < 1 ? [] : [`${clock(leftSeconds)} left`];
    return [looking, `${count(Math.round(rate))} a second`, ...left];
  }
  const reached = phase === "stopped" || phase === "cut"
    ? ["stopped", checked]
    : [phase === "done" ? `${found(lookup.run.plan, rows)} of ${count(total)}` : checked];
  if (stored === null) return [...reached, lookup.elapsed()];
  const until = `${lookup.shared === null ? "stored" : "shared"} until ${day(stored.ttl)}`;
  return [
    ...reached,
    <Fragment key="started">
      started <Ago at={stored.created_at * 1000} />
    </Fragment>,
    until,
  ];
}
