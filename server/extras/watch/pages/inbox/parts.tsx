import { type ComponentChildren, Fragment, type JSX } from "preact";
import type { BrandCoverage, BrandName, TriageState, WatchedBrand } from "../../../../client.ts";
import { useAttempt, useLoaded } from "../../../../web/page/parts/attempt.ts";
import { copyText } from "../../../../web/page/parts/copy.tsx";
import { count, forReader, show } from "../../../../web/page/parts/dom.ts";
import { Select } from "../../../../web/page/parts/form.tsx";
import { Folded } from "../../../../web/page/parts/narrow.tsx";
import { Problem } from "../../../../web/page/parts/problem.tsx";
import { service } from "../../../../web/page/service/service.ts";
import { demoBrands } from "../../../../web/page/shell/demo.ts";
import { announce, brands, coverage, live, message, names, problem, refresh, snooze, undo } from "./store.ts";
import { brandParts } from "../slots.ts";
import { causesOf } from "../../client/words.ts";
import { STATES } from "./words.ts";
import { isTeamAdmin, readsOnly } from "../../../../web/page/shell/store.ts";

/** How much a name or an event matters, as a pill of fixed width. */
export function Severity({ value }: { value: string | undefined }): JSX.Element {
  const word = value === undefined || value === "none" ? "–" : value;
  return <span class={`severity ${word}`}>{word}</span>;
}

/** What stands above all brands and above their names: what went wrong, and which were looked at. */
export function Head({ title, lead, children }: {
  title: string;
  /** What is there, in words; null before it is known. */
  lead: string | null;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <div class="titled">
        <h1>{title}</h1>
        <p class="lead" role="status">{lead ?? (problem.value === null ? "Loading …" : "")}</p>
        {children}
      </div>
      <Problem error={problem.value} retry={() => void refresh()} />
      <CoverageLine />
      {brandParts().map(({ name, AboveBrands }) => AboveBrands && <AboveBrands key={name} />)}
    </>
  );
}

/** What a new service needs. It comes after the names: few see it often. */
export function Evening(): JSX.Element | null {
  const isWanted = isTeamAdmin.value && names.value !== null;
  const Steps = useLoaded(isWanted, async () => (await import("./first_evening.tsx")).FirstEvening);
  return isWanted && Steps !== null ? <Steps /> : null;
}

/** Shows that the stream of events is connected, and whether one may only read. */
export function Live(): JSX.Element {
  return (
    <>
      {readsOnly.value && <span class="tag" title="Your role in the team is viewer">view only</span>}
      {live.value && <span class="tag live" title="Events appear as they happen">live</span>}
    </>
  );
}

/** Causes, and brands of one, that are shown before somebody asks for the others. */
const MAX_NAMED = 3;

/** Which brands were looked at: what every list of names stands on. Each that was not leads to its runs. */
function CoverageLine(): JSX.Element | null {
  const known = coverage.value;
  if (known === null || known.brands + known.states.paused === 0) return null;
  const { ok, states, problems } = known;
  const causes = causesOf(problems);
  const isData = states.failed + states.incomplete + states.late > 0;
  return (
    <div class={`coverage ${ok ? "ok" : isData ? "failed" : "none"}`} role={isData ? "alert" : "status"}>
      {demoComes(brands.value) ?? show(forReader(ok ? known.text : known.headline))}
      {problems.length > 0 && (
        <Folded title="Why, and what to do">
          <ul>
            {causes.slice(0, MAX_NAMED).map(({ cause, advice, of }) => (
              <li key={of[0]!.brand}>
                {of.slice(0, MAX_NAMED).map(({ brand, name }, at) => (
                  <Fragment key={brand}>
                    {at > 0 && ", "}
                    <a href={`#brands/${brand}?tab=runs`}>{show(name)}</a>
                  </Fragment>
                ))}
                {of.length > MAX_NAMED && (
                  <>
                    {" and "}
                    <a href="#brands">{count(of.length - MAX_NAMED)} more</a>
                  </>
                )}: {show(forReader(cause))}. {advice}
              </li>
            ))}
            {causes.length > MAX_NAMED && (
              <li>
                <a href="#brands">
                  {count(causes.slice(MAX_NAMED).reduce((sum, { of }) => sum + of.length, 0))} more
                </a>
              </li>
            )}
          </ul>
          <RunAgain of={problems} />
        </Folded>
      )}
    </div>
  );
}

/** Returns what stands for the coverage while the history of a demo comes; null otherwise. */
function demoComes(
  brands: readonly WatchedBrand[] | null,
): string | null {
  // Only its days run while a brand is paused.
  const isComing = demoBrands.length > 0 && !!brands?.length &&
    brands.every(({ paused, next_run_at }) => paused && next_run_at !== null);
  return isComing
    ? `The thirty days of this demo are coming in: ${brands.length} of ${demoBrands.length} brands so far`
    : null;
}

/** Runs again what failed, for those who may. */
function RunAgain({ of: problems }: { of: readonly BrandCoverage[] }): JSX.Element | null {
  const { error, isBusy, attempt } = useAttempt();
  const failed = problems.filter(({ state }) => state !== "never").map(({ brand }) => brand);
  if (failed.length === 0 || readsOnly.value) return null;
  const run = async () => {
    for (const brand of failed) await service().watch.run(brand);
    await announce(failed.length === 1 ? "The run starts now" : `${count(failed.length)} runs start now`);
  };
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void attempt(run)}>
        {failed.length === 1 ? "Run it again" : `Run all ${count(failed.length)} again`}
      </button>
      <Problem error={error} />
    </>
  );
}

/** The last action, with an offer to undo it. */
export function Toast(): JSX.Element {
  const now = message.value;
  return (
    <div class="toast" hidden={now === null}>
      <span role="status">{show(now?.text ?? "")}</span>
      {now?.undo && <button type="button" onClick={() => void undo()}>Undo</button>}
      {now !== null && (
        <button
          type="button"
          class="quiet"
          aria-label="Dismiss"
          onClick={() => message.value = null}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** For how long names can be put off, in days. */
const SNOOZES = [["", "Snooze …"], ["1", "for a day"], ["7", "for a week"], ["30", "for 30 days"]] as const;

/** Puts names off. */
export function Snooze({ names, done }: { names: readonly BrandName[]; done?: () => void }): JSX.Element {
  return (
    <Select
      aria-label="Snooze"
      choices={SNOOZES}
      chosen=""
      choose={(days) => {
        if (days === "") return;
        void snooze(names, Number(days));
        done?.();
      }}
    />
  );
}

/** Asks whether another name is meant by one with letters of another script. */
export function Meant({ domain, instead, take }: {
  domain: string;
  instead: string;
  /** Takes the other one. */
  take: () => void;
}): JSX.Element {
  return (
    <p class="problem" role="status">
      {show(domain)} has letters of another script. Did you mean{" "}
      <button type="button" onClick={take}>{instead}</button>?
    </p>
  );
}

/** Copies a text, and announces the outcome. */
export async function copy(text: string, what?: string): Promise<void> {
  message.value = { text: await copyText(text, what), undo: false };
}

/** What can be done with the chosen names; nothing is shown without any. */
export function Bulk({ size, all, set, chooseAll, clear, children }: {
  /** How many are chosen. */
  size: number;
  /** How many are shown. */
  all: number;
  set(state: TriageState): void;
  chooseAll(): void;
  /** Chooses none. */
  clear(): void;
  /** Other buttons. */
  children?: ComponentChildren;
}): JSX.Element | null {
  if (size === 0) return null;
  return (
    <div class="bulk" role="group" aria-label="Change the chosen names">
      <b>{count(size)} chosen</b>
      {size < all && <button type="button" class="quiet" onClick={chooseAll}>All {count(all)}</button>}
      <button type="button" class="quiet" onClick={clear}>Clear</button>
      {STATES.map(({ state, title }) => (
        <button key={state} type="button" onClick={() => set(state)}>{title}</button>
      ))}
      {children}
    </div>
  );
}

/** Gives the chosen names to somebody; to nobody by an empty field. */
export function Assign({ give }: { give(assignee: string): void }): JSX.Element {
  return (
    <form
      class="assign"
      onSubmit={(event) => {
        event.preventDefault();
        give(new FormData(event.currentTarget).get("assignee") as string);
        event.currentTarget.reset();
      }}
    >
      <input
        name="assignee"
        type="text"
        maxLength={100}
        list="assignees"
        aria-label="Assignee"
        placeholder="Assignee"
      />
      <button type="submit">Assign</button>
    </form>
  );
}
