import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Ago } from "../parts/ago.tsx";
import { CopyButton } from "../parts/copy_button.tsx";
import { count, day, names as nameCount, show } from "../parts/dom.ts";
import { Problem } from "../parts/problem.tsx";
import { demoBrand } from "../shell/demo.ts";
import type { LookupBar } from "./lookup_bar.ts";
import { found, gapsOf } from "./outcome.ts";
import { clock } from "./progress_rate.ts";
import type { Plan } from "./run.ts";

/** What a shared result is, before its domain. */
const SHARED: Readonly<Record<Plan, string>> = {
  squat: "Look-alikes of",
  nxdomain: "Available names like",
  analyze: "Analysis of",
};

/** What a page with a lookup consists of. */
interface LookupFrameProps {
  bar: LookupBar;
  /** Title of the page, for those who cannot see it. */
  title: string;
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
  /** Heading and text before the first lookup. */
  intro: readonly [heading: string, ...paragraphs: string[]];
  /** Whether there is no lookup to show. */
  isIdle: boolean;
  /** What was found. */
  children: ComponentChildren;
}

/** The page of a kind of lookup: field and buttons, progress, what it is for, what was found. */
export function LookupFrame(
  { bar, title, tools, intro, isIdle, children, ...form }: LookupFrameProps,
): JSX.Element {
  const [heading, ...paragraphs] = intro;
  return (
    <>
      <h1 class="hush">{title}</h1>
      <div class="lookup-bar">
        {bar.shared === null
          ? <LookupForm bar={bar} {...form} />
          : <h2 class="sharedof">{show(`${SHARED[bar.run.plan]} ${bar.shared.record.domain}`)}</h2>}
        <Problem error={bar.problem.value} />
        <p class="announcement" role="status">{show(bar.announced.value)}</p>
        <LookupProgress bar={bar} tools={tools} />
      </div>
      {isIdle && bar.shared === null && (
        <div class="intro">
          <h2>{heading}</h2>
          {paragraphs.map((text) => <p key={text}>{text}</p>)}
        </div>
      )}
      {children}
    </>
  );
}

type FormProps = Pick<LookupFrameProps, "bar" | "label" | "example" | "action" | "brandLabel">;

function LookupForm({ bar, label, example, action, brandLabel }: FormProps): JSX.Element {
  const { run, domain, brand, isInvalid } = bar;
  void bar.version.value;
  const { phase } = run;
  const isRunning = phase === "running";
  // The service cannot be reached, or cannot answer.
  const isDown = phase === "refused" && (run.status === 0 || run.status >= 500);
  const form = useRef<HTMLFormElement>(null);
  // A button that goes hands its focus on.
  useLayoutEffect(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (focused?.hidden !== true || !form.current!.contains(focused)) return;
    form.current!.querySelector<HTMLElement>(isRunning ? ".stop" : ".start")!.focus();
  });
  return (
    <form
      class="lookup-form"
      role="search"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        bar.submit(domain.value);
      }}
    >
      <label class="field">
        <span>{label}</span>
        <input
          {...NAME_FIELD}
          ref={bar.field}
          placeholder={example}
          value={domain.value}
          aria-invalid={isInvalid.value ? "true" : undefined}
          onInput={({ currentTarget }) => {
            domain.value = currentTarget.value;
            isInvalid.value = false;
          }}
        />
      </label>
      {brandLabel !== undefined && (
        <label class="field">
          <span>{brandLabel}</span>
          <input
            {...NAME_FIELD}
            value={brand.value}
            onInput={({ currentTarget }) => brand.value = currentTarget.value}
          />
        </label>
      )}
      <button type="submit" class="primary start" hidden={isRunning}>{action}</button>
      <button type="button" class="stop" hidden={!isRunning} onClick={() => run.stop()}>Stop</button>
      <button type="button" class="resume" hidden={!run.resumable} onClick={() => void run.resume()}>
        Resume
      </button>
      <button
        type="button"
        class="retry"
        hidden={run.domain === "" || !(isDown || phase === "failed" || phase === "incomplete")}
        onClick={() => void run.start(run.domain, run.brand)}
      >
        Retry
      </button>
      <button
        type="button"
        hidden={demoBrand === "" || isRunning || run.plan === "analyze" || run.domain === demoBrand}
        onClick={() => bar.submit(demoBrand)}
      >
        Try {demoBrand}
      </button>
    </form>
  );
}

const NAME_FIELD = {
  type: "text",
  inputMode: "url",
  autoComplete: "off",
  autoCapitalize: "none",
  spellcheck: false,
} as const;

/** How far a lookup is, or what it found; what can be done with the whole of it. */
function LookupProgress({ bar, tools }: Pick<LookupFrameProps, "bar" | "tools">): JSX.Element | null {
  void bar.version.value;
  const { uuid, phase, pace: { done, total }, unanswered, domain } = bar.run;
  if (phase === "idle" || phase === "refused") return null;
  const most = Math.max(1, total);
  const isKept = bar.shared === null && uuid !== null;
  return (
    <>
      <div class="progress">
        {phase !== "done" && <progress aria-label="Progress" max={most} value={done} />}
        <p class="pace">
          <Pace bar={bar} />
        </p>
        {tools}
        {bar.last.value !== null && (
          <a class="button last" href={`#compare/${bar.last.value}/${uuid}`}>Compare with the last</a>
        )}
        {isKept && phase !== "incomplete" && phase !== "failed" && (
          <CopyButton
            label="Copy link"
            text={() => location.href}
            otherwise="Copy it from the address bar"
            copied={() => bar.announce("The link was copied")}
          />
        )}
        {isKept && phase === "done" && (
          <button type="button" onClick={() => void openShare(uuid, domain)}>Share</button>
        )}
      </div>
      {unanswered > 0 && <p class="gaps">{gapsOf(unanswered, total)}</p>}
    </>
  );
}

function Pace({ bar }: { bar: LookupBar }): JSX.Element {
  void bar.version.value;
  const { plan, phase, rows, pace, stored } = bar.run;
  const { done, total } = pace;
  const rate = pace.rate();
  const checked = `${count(done)} of ${nameCount(total)} checked`;
  const parts: string[] = [];
  if (phase === "running") {
    parts.push(total === 0 ? "starting" : checked);
    if (rate > 0 && done < total) {
      parts.push(`${count(Math.round(rate))} a second`, `${clock((total - done) / rate)} left`);
    }
    return <>{parts.join(" · ")}</>;
  }
  if (phase === "stopped" || phase === "cut") parts.push("stopped", checked);
  else parts.push(phase === "done" ? `${found(plan, rows)} of ${count(total)}` : checked);
  if (stored === null) return <>{[...parts, bar.elapsed].join(" · ")}</>;
  return (
    <>
      {parts.join(" · ")} ·{" "}
      <span>
        started <Ago at={stored.created_at * 1000} />
      </span>{" "}
      · {bar.shared === null ? "stored" : "shared"} until {day(stored.ttl)}
    </>
  );
}

/** Links that others may open without signing in. */
async function openShare(uuid: string, domain: string): Promise<void> {
  const { openShareDialog } = await import("../share/share_dialog.tsx");
  openShareDialog({
    what: `this result of ${domain}`,
    subject: uuid,
    make: (client, hours) => client.shares.result(uuid, hours),
  });
}
