/**
 * How one signal of one name moves from run to run.
 * @module
 */
import type { Sighting } from "./sighting.ts";
import { type Signal, SIGNALS } from "./signals.ts";
import type { Change } from "../../../../lib/assess/rules.ts";

export type { Change } from "../../../../lib/assess/rules.ts";

/** The stored state of one signal of one name. */
export interface SignalState {
  /** The value that counts now. */
  value: string;
  /** Earlier values: rotation among them is not a change. At most {@link MAX_SEEN}. */
  seen?: string[];
  /** A value that waits for a second run. */
  pending?: {
    value: string;
    /** When it was first seen, milliseconds since 1970. */
    since: number;
  };
}

/** How far apart two runs must be to deny a name for good, or to confirm a change, milliseconds. */
export const CONFIRM_MS: number = 20 * 3_600_000;

/** Values of one signal that are stored beside the current one. */
const MAX_SEEN = 6;

/** How much longer than other changes "there is none" waits: as a first value, and as a loss. */
const FIRST_NONE = 2, LOSS = 4;

/** The effect of one run on one signal. */
export interface Step {
  /** The state after it. While a change is not accepted, the old value counts. */
  state: SignalState;
  /** What changes; null when nothing does. */
  change: Change | null;
  /** Whether the change is certain; otherwise it waits for a second run. */
  confirmed: boolean;
}

const settled = (state: SignalState): Step => ({ state, change: null, confirmed: false });

/**
 * Adds one value of a signal to its state.
 *
 * @param observed The value of this run; null when it has none.
 * @param at When the run was, milliseconds since 1970.
 * @returns Null when nothing moves.
 */
export function step(
  signal: Signal,
  state: SignalState,
  observed: string | null,
  at: number,
): Step | null {
  const { name, none, silence } = signal;
  const isSilent = observed === null;
  const value = isSilent && state.value === "" ? silence : observed;
  if (value === undefined || value === null) return null;
  const { pending, ...rest } = state;
  if (value === state.value) {
    // It came back, so it alternates with the other value.
    return pending === undefined ? null : settled(remember(rest, pending.value, name));
  }
  const waited = pending?.value === value ? at - pending.since : -1;
  const waiting = { ...rest, pending: pending?.value === value ? pending : { value, since: at } };
  if (state.value === "") {
    const isWeak = isSilent || value === none;
    return settled(!isWeak || waited >= FIRST_NONE * CONFIRM_MS ? { value } : waiting);
  }
  if (state.seen?.includes(value)) {
    return settled({ ...remember(rest, state.value, name), value });
  }
  const confirmed = signal.atOnce(state.value, value) || waited >= CONFIRM_MS * (value === none ? LOSS : 1);
  return {
    state: confirmed ? state : waiting,
    change: { signal: name, from: state.value, to: value },
    confirmed,
  };
}

/**
 * The signals of a name that is seen for the first time.
 *
 * @param isNew Whether "there is none" counts at once: what a new name does not have yet, it may get later.
 */
export function firstSignals(sighting: Sighting, at: number, isNew: boolean): Record<string, SignalState> {
  const states: Record<string, SignalState> = {};
  for (const { name, none, initial, silence, read, isUnknown } of SIGNALS) {
    if (isUnknown?.(sighting)) {
      states[name] = { value: "" };
      continue;
    }
    const value = read(sighting, undefined) ?? initial;
    const weak = value ?? silence;
    // An unknown value, and a "none" that may be a failed probe, are pending behind an empty value.
    if (value === undefined || value === none && !isNew) {
      states[name] = weak === undefined ? { value: "" } : { value: "", pending: { value: weak, since: at } };
    } else states[name] = { value };
  }
  return states;
}

/** The state of a signal after a change is accepted. */
export function accepted(state: SignalState, { signal, from, to }: Change): SignalState {
  const { pending: _, ...rest } = state;
  return { ...remember(rest, from, signal), value: to };
}

/** Signals whose values rotate on many names: networks of a CDN, certificates of its edges, rotating targets. */
const ROTATES: ReadonlySet<string> = new Set(["network", "nameservers", "certificate", "redirect"]);

function remember(state: SignalState, value: string, signal: string): SignalState {
  if (!ROTATES.has(signal) || value === "none" || value === "") return state;
  const seen = (state.seen ?? []).filter((each) => each !== value);
  return { ...state, seen: [...seen, value].slice(-MAX_SEEN) };
}
