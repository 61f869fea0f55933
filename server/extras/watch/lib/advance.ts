import type { StreamMessage } from "../../../../lib/model.ts";
import { type Draft, foundNames, type WatchEvent, withIds } from "./events.ts";
import { type Ending, filteredNames, foldLook, judgeEnding, type Look, totalOf } from "./look.ts";
import { isProof, type ListedNames, type OwnershipEvidence } from "../../../../lib/assess/ownership.ts";
import { assessWatched, isDisproved, ownedBy, seenAfter, titled } from "./seen.ts";
import { type EventType, severityOf } from "../../../../lib/assess/rules.ts";
import { isDenied, type Sighting } from "./sighting.ts";
import { seenOf } from "../../../../lib/assess/mod.ts";
import { SIGNALS } from "./signals.ts";
import { FORGET_AFTER_MS, MAX_NAMES, readState, type WatchedName, type WatchState } from "./state.ts";
import { accepted, type Change, CONFIRM_MS, firstSignals, step } from "./step.ts";

/** How a run is added to the state. */
export interface AdvanceOptions {
  /** When the run was, milliseconds since 1970. */
  at: number;
  /** Which names are listed as the brand's own, besides those that prove it. @default none */
  owned?: ListedNames;
  /** Names that make no events until a time (milliseconds since 1970), by FQDN. @default none */
  muted?: Readonly<Record<string, number>>;
  /** Whether a good run makes an event too. @default false */
  runOk?: boolean;
  /**
   * Whether the run covers some names only, such as new ones from certificates: then a name without a line was not
   * denied, and nothing is added before the first full run. @default false
   */
  partial?: boolean;
}

/** How a run went. */
export interface RunSummary {
  /** How it ended; `complete` is the only good end. */
  ending: Ending;
  /** Why it failed or what is missing; a complete one may lack pages. Empty when nothing is. */
  detail: string;
  /** Names looked up, as far as the lines say; null for a run that failed: it ended somewhere among them. */
  total: number | null;
  /** Names without a usable answer; null for a run that failed: nobody knows what its names would have got. */
  unanswered: number | null;
  /** Id of the stored result; null when none was stored. */
  result: string | null;
}

/** The result of a run. */
export interface Advanced {
  /** The state after it; the input is not changed. */
  state: WatchState;
  /** What happened, usually nothing: events of names in the order of their names, then those of the run. */
  events: WatchEvent[];
  /** How the run went. */
  run: RunSummary;
  /** Names without a usable answer. */
  unanswered: ReadonlySet<string>;
}

/**
 * A name that came back is gone only after a wait that doubles each time, so that a flapping name stops making events.
 */
const MAX_DOUBLINGS = 5;

/**
 * Adds one run of a brand to the state of its watch, and returns what happened since the previous run.
 *
 * A name without a line in a run that ended in Done, and not among its unanswered or blocked names, was denied: so a
 * run must look up `namesToAsk(state)` beside its candidates. A run that failed, broke off or got no usable answer for
 * too many names does not change any name; it is an event of its own.
 *
 * @param state What {@link emptyState} or the last call returned; checked, never changed.
 * @param lines The lines of one `squat` lookup; where an op has several for a name, the last one counts.
 * @throws {RangeError} When it is not a valid state.
 * @example
 * ```ts
 * import { advance, emptyState } from "./mod.ts";
 * const done = { op: "Meta" as const, data: { kind: "Done" as const } };
 * const { state, events } = await advance(emptyState("kestrelbank.com"), [done], { at: Date.UTC(2026, 0, 1) });
 * console.assert(events.length === 0 && state.runs.lastCompleteAt === Date.UTC(2026, 0, 1));
 * ```
 */
export async function advance(
  state: WatchState,
  lines: Iterable<StreamMessage> | AsyncIterable<StreamMessage>,
  options: AdvanceOptions,
): Promise<Advanced> {
  const { runs, names, unanswered, filters } = readState(state);
  const next: WatchState = {
    ...state,
    runs: { ...runs },
    names,
    unanswered: [...unanswered],
    filters: { ...filters },
  };
  const look = await foldLook(lines, state.brand);
  judgeEnding(look, next);
  const run = new Run(next, look, options);
  const isEarly = options.partial === true && runs.lastCompleteAt === null;
  if (look.ending === "complete" && !isEarly) run.takeIn();
  run.close();
  const { ending, detail, result } = look;
  const [total, silent] = ending === "failed" ? [null, null] : [totalOf(look), look.unanswered.size];
  return {
    state: next,
    events: await withIds(run.drafts.sort(byName)),
    run: { ending, detail, total, unanswered: silent, result },
    unanswered: look.unanswered,
  };
}

/** Events of names in the order of their names, those of the run last. */
function byName({ name: one }: Draft, { name: other }: Draft): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : 1;
}

/** Adds one run to the state. */
class Run {
  readonly drafts: Draft[] = [];
  readonly state: WatchState;
  readonly look: Look;
  readonly options: AdvanceOptions;
  readonly #isBaseline: boolean;
  readonly #silent: string[] = [];

  constructor(state: WatchState, look: Look, options: AdvanceOptions) {
    this.state = state;
    this.look = look;
    this.options = options;
    this.#isBaseline = state.runs.lastCompleteAt === null;
  }

  /** Adds a complete run, name by name. */
  takeIn(): void {
    const { state, look, options: { partial: isPartial = false } } = this;
    const original = look.names[state.brand];
    const filtered = filteredNames(look, state, this.options.at);
    const unsaid = (fqdn: string) =>
      look.unanswered.has(fqdn) || look.blocked.has(fqdn) || filtered.has(fqdn);
    const waiting = new Set(state.unanswered);
    // The input state is not changed: the names go into a new record, changed ones as copies. Names come from outside:
    // none may reach inherited members of an object.
    const before = state.names;
    state.names = Object.create(null) as WatchState["names"];
    for (const fqdn of Object.keys(before)) {
      const name = before[fqdn]!;
      const sighting = look.names[fqdn];
      if (sighting?.exists && !isDenied(sighting) && !filtered.has(fqdn)) {
        this.#meetAgain(fqdn, { ...name }, sighting, original);
        // A line without a trusted denial does not deny the name: its ops failed, or the denial is untrusted.
      } else if (sighting !== undefined && !isDenied(sighting) || unsaid(fqdn) || isPartial) {
        state.names[fqdn] = name;
      } else this.#miss(fqdn, name);
    }
    const found: string[] = [];
    for (const [fqdn, sighting] of Object.entries(look.names)) {
      if (!sighting.exists || isDenied(sighting) || fqdn === state.brand) continue;
      if (!Object.hasOwn(before, fqdn) && !filtered.has(fqdn)) found.push(fqdn);
    }
    for (const fqdn of found.sort()) this.#meet(fqdn, look.names[fqdn]!, original, waiting.has(fqdn));
    this.#summarize();
    if (isPartial) return;
    state.unanswered = [
      ...new Set([
        ...state.unanswered.filter((fqdn) => unsaid(fqdn)),
        ...[...look.unanswered, ...look.blocked, ...filtered].filter((fqdn) =>
          !Object.hasOwn(state.names, fqdn) && (this.#isBaseline || waiting.has(fqdn))
        ),
      ]),
    ].sort().slice(0, MAX_NAMES);
  }

  /** A name that no run has found before. */
  #meet(fqdn: string, sighting: Sighting, original: Sighting | undefined, waited: boolean): void {
    const { state, options: { at } } = this;
    const silent = waited || this.#isBaseline;
    const owned = ownedBy(fqdn, sighting, state.brand, original, this.options.owned ?? {});
    const name: WatchedName = {
      phase: silent ? "active" : "new",
      kind: sighting.permutation!.kind,
      firstSeenAt: at,
      lastSeenAt: at,
      events: 0,
      signals: firstSignals(sighting, at, !silent),
    };
    name.seen = seenAfter(name, sighting, at);
    this.#setOwned(name, owned);
    state.names[fqdn] = name;
    if (silent) this.#silent.push(fqdn);
    else this.#emit("new", fqdn, name, sighting, introduction(name, sighting));
  }

  /** Makes one event of the names that have none of their own, where one of them is of high severity. */
  #summarize(): void {
    const { state, options: { at, muted = {} } } = this;
    const names = this.#silent.filter((fqdn) => !(Object.hasOwn(muted, fqdn) && muted[fqdn]! > at))
      .map((fqdn) => [fqdn, assessWatched(state.names[fqdn]!)] as const)
      .filter(([, { ownership }]) => ownership !== "yours");
    const found = foundNames(names);
    if (found.counts.high > 0) this.#emitRun("run_first", { found, severity: "high" });
  }

  /** A name that was found before, alive or gone. */
  #meetAgain(fqdn: string, name: WatchedName, sighting: Sighting, original: Sighting | undefined): void {
    const { at } = this.options;
    this.state.names[fqdn] = name;
    const owned = ownedBy(fqdn, sighting, this.state.brand, original, this.options.owned ?? {});
    Object.assign(name, { kind: sighting.permutation!.kind, lastSeenAt: at });
    if (name.deniedAt !== undefined) delete name.deniedAt;
    if (name.phase === "gone") {
      name.phase = "returned";
      name.returns = (name.returns ?? 0) + 1;
      name.signals = firstSignals(sighting, at, true);
      name.seen = seenAfter(name, sighting, at);
      this.#setOwned(name, owned);
      this.#emit("returned", fqdn, name, sighting, introduction(name, sighting));
      return;
    }
    const found: { change: Change; confirmed: boolean }[] = [];
    let { signals } = name;
    for (const signal of SIGNALS) {
      if (signal.isUnknown?.(sighting)) continue;
      const state = signals[signal.name] ?? { value: "" };
      const stepped = step(
        signal,
        state,
        signal.read(sighting, state.value || undefined),
        at,
      );
      if (stepped === null) continue;
      // The input state is not changed: whatever moves is copied first.
      if (signals === name.signals) signals = { ...signals };
      signals[signal.name] = stepped.state;
      if (stepped.change !== null) found.push({ change: stepped.change, confirmed: stepped.confirmed });
    }
    name.signals = signals;
    name.seen = seenAfter(name, sighting, at);
    const isProved = name.owned !== undefined && isProof(name.owned);
    if (!found.some(({ confirmed }) => confirmed)) {
      name.phase = "active";
      // The proof of ownership may fail to answer: while nothing else moves, ownership stays.
      if (owned.proof !== null || !isProved) this.#setOwned(name, owned);
      return;
    }
    const changes = found.filter(({ confirmed, change }) => confirmed || arrives(change))
      .map(({ change }) => titled(change, name, sighting));
    for (const change of changes) {
      signals[change.signal] = accepted(signals[change.signal]!, change);
    }
    if (owned.proof !== null || !isProved) this.#setOwned(name, owned);
    else if (isDisproved(name.owned!, sighting, this.state.brand)) {
      changes.unshift({ signal: "owned", from: "yes", to: "no" });
      this.#setOwned(name, owned);
    }
    name.phase = this.#emit("changed", fqdn, name, sighting, changes) ? "changed" : "active";
  }

  /** A name that a complete run denied. */
  #miss(fqdn: string, known: WatchedName): void {
    const { at } = this.options;
    if (known.phase === "gone") {
      if (at - known.lastSeenAt <= FORGET_AFTER_MS) this.state.names[fqdn] = known;
      return;
    }
    const name = { ...known };
    this.state.names[fqdn] = name;
    if (name.deniedAt === undefined) {
      name.deniedAt = at;
      name.phase = "dormant";
    } else if (at - name.deniedAt >= CONFIRM_MS * 2 ** Math.min(name.returns ?? 0, MAX_DOUBLINGS)) {
      name.phase = "gone";
      this.#emit("gone", fqdn, name, undefined, []);
    }
  }

  /** Counts the run, and makes an event of its ending where that matters. */
  close(): void {
    const { look, state: { runs }, options: { at, runOk = false, partial = false } } = this;
    runs.count++;
    runs.lastAt = at;
    if (partial) return;
    if (look.ending === "failed") this.#emitRun("run_failed");
    else if (look.ending === "incomplete") this.#emitRun("run_incomplete");
    else {
      runs.lastCompleteAt = at;
      if (look.detail !== "") this.#emitRun("run_incomplete");
      else if (runOk) this.#emitRun("run_ok");
    }
  }

  #setOwned(name: WatchedName, { proof, claim }: OwnershipEvidence): void {
    delete name.owned;
    delete name.claim;
    if (proof !== null) name.owned = proof;
    else if (claim !== null) name.claim = claim;
  }

  /** Returns whether an event was made. */
  #emit(
    type: EventType,
    fqdn: string,
    name: WatchedName,
    sighting: Sighting | undefined,
    changes: Change[],
  ): boolean {
    const { at, muted = {} } = this.options;
    if (name.owned !== undefined) return false;
    const verdict = name.signals["verdict"]?.value || "unclear";
    const severity = severityOf(type, changes, verdict);
    if (severity === "none" || Object.hasOwn(muted, fqdn) && muted[fqdn]! > at) return false;
    const listed = type === "changed"
      ? changes.filter((each) => severityOf(type, [each], verdict) !== "none")
      : changes;
    name.severity = severity;
    this.drafts.push({
      key: String(++name.events),
      at,
      brand: this.state.brand,
      name: fqdn,
      type,
      severity,
      changes: listed,
      verdict: name.seen?.verdict ?? null,
      reasons: sighting === undefined ? [] : seenOf(sighting).reasons,
      result: this.look.result,
      kind: name.kind,
      since: name.firstSeenAt,
    });
    return true;
  }

  #emitRun(type: EventType, more: Pick<Draft, "severity" | "found"> | null = null): void {
    const { look, state, options: { at } } = this;
    const severity = more?.severity ?? severityOf(type, [], "");
    if (severity === "none") return;
    this.drafts.push({
      key: String(state.runs.count),
      at,
      brand: state.brand,
      name: null,
      type,
      changes: [],
      verdict: null,
      reasons: look.detail === "" ? [] : [look.detail],
      result: look.result,
      ...more,
      severity,
    });
  }
}

/** Whether a change that would wait is reported along with a confirmed one: something appeared, nothing was lost. */
function arrives({ signal, to }: Change): boolean {
  return to !== "none" && to !== "no" && to !== "unclear" && signal !== "registration_date";
}

/** What is known about a name that is new or returned. */
function introduction(name: WatchedName, sighting: Sighting): Change[] {
  return Object.entries(name.signals).flatMap(([signal, { value }]) =>
    value === "" ? [] : [titled({ signal, from: "", to: value }, name, sighting)]
  );
}
