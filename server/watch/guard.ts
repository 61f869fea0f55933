import {
  advance,
  type AdvanceOptions,
  atLeast,
  emptyState,
  type Severity,
  type WatchEvent,
} from "../../lib/watch/mod.ts";
import { listedNames } from "../../lib/lines/mod.ts";
import { type LookupOptions, SquatError, type StreamMessage } from "../../mod.ts";
import type { OutboxRecord } from "../stores/watch.ts";
import type { Channel } from "./channel.ts";
import { deliver, type Delivery } from "./deliver.ts";
import type { GuardFile } from "./guard_file.ts";
import { candidateOf, candidatesOf } from "./candidates.ts";
import type { FeedNames } from "./feed_names.ts";
import { intervalMs } from "./schedule.ts";

/** Number of alerts given up that are stored for a replay, the newest ones. */
const MAX_GIVEN_UP = 1_000;

/** Dependencies of a guard. */
export interface GuardParts {
  /** Its state file. */
  file: Pick<GuardFile, "state" | "save">;
  /** Runs one lookup. */
  lookup(
    domain: string,
    options: Pick<LookupOptions, "names" | "permutations" | "signal">,
  ): AsyncIterable<StreamMessage>;
  /** Names of a feed. */
  feed: FeedNames | null;
  /** Open channels by URL. */
  channels: ReadonlyMap<string, Channel>;
  /** Events below this are recorded and not sent. */
  alertFrom: Severity;
  /** Options for comparing a run with the state. */
  advance: Omit<AdvanceOptions, "at" | "failed">;
  /** Milliseconds since 1970. */
  now(): number;
  /** Is called with each line of a lookup, for progress. */
  onLine?: (brand: string, line: StreamMessage) => void;
}

/** The outcome of one round over all brands. */
export interface Round {
  /** Every event, sent or not. */
  events: WatchEvent[];
  /** The outcome of the alerts. */
  deliveries: Delivery[];
}

/**
 * Checks one brand: the new state and the events are in the file before anything is sent.
 *
 * @param partial Whether only names of the feed are studied.
 */
async function lookAt(
  brand: string,
  parts: GuardParts,
  partial: boolean,
  signal: AbortSignal,
): Promise<WatchEvent[]> {
  const { file, lookup, channels, alertFrom, now, onLine, feed } = parts;
  const state = file.state;
  const found = feed?.due(brand) ?? [];
  const fromFeed = found.flatMap(({ name, kind }) => candidateOf(name, kind));
  const names = partial ? fromFeed : [...candidatesOf(state.brands[brand]), ...fromFeed];
  const unanswered = new Set<string>();
  async function* lines(): AsyncGenerator<StreamMessage> {
    for await (const line of lookup(brand, { names, permutations: !partial, signal })) {
      for (const name of listedNames(line, "unanswered")) unanswered.add(name);
      onLine?.(brand, line);
      yield line;
    }
  }
  const next = await advance(state.brands[brand] ?? emptyState(brand), lines(), {
    ...parts.advance,
    at: now(),
    partial,
  });
  // A stop by the user is not a failure of the watch.
  signal.throwIfAborted();
  state.brands[brand] = next.state;
  for (const event of next.events.filter(({ severity }) => atLeast(severity, alertFrom))) {
    for (const channel of channels.keys()) {
      state.outbox.push({ channel, event, attempts: 0, nextAt: 0, error: "" });
    }
  }
  file.save(state);
  const isTakenIn = next.run.ending === "complete" && next.state.runs.lastCompleteAt !== null;
  feed?.settle(found, (name) => isTakenIn && !unanswered.has(name));
  return next.events;
}

/**
 * Checks every brand once, one after the other, and sends the due alerts. Alerts that cannot be sent now are sent in a
 * later round.
 *
 * @throws The signal's reason when it aborts; the state of completed brands is saved.
 */
export function guardOnce(
  brands: readonly string[],
  parts: GuardParts,
  signal: AbortSignal,
): Promise<Round> {
  return rounds(brands, parts, false, signal);
}

/**
 * Studies the due names of the feed that imitate these domains, and sends the due alerts.
 *
 * @throws The signal's reason when it aborts; the state of completed brands is saved.
 */
export function guardFeed(
  brands: readonly string[],
  parts: GuardParts,
  signal: AbortSignal,
): Promise<Round> {
  const due = parts.feed?.dueDomains() ?? [];
  return rounds(due.filter((domain) => brands.includes(domain)), parts, true, signal);
}

async function rounds(
  brands: readonly string[],
  parts: GuardParts,
  partial: boolean,
  signal: AbortSignal,
): Promise<Round> {
  const { file, channels, now } = parts;
  const events: WatchEvent[] = [];
  const deliveries: Delivery[] = [];
  for (const brand of brands) {
    events.push(...await lookAt(brand, parts, partial, signal));
    deliveries.push(...await sendDue({ file, channels, now }, signal));
  }
  return { events, deliveries };
}

/**
 * Sends the due alerts of the file, to all channels side by side; alerts of other channels stay. Each accepted alert
 * leaves the file at once.
 *
 * @throws The signal's reason when it aborts.
 */
export async function sendDue(
  { file, channels, now }: Pick<GuardParts, "file" | "channels" | "now">,
  signal: AbortSignal,
): Promise<Delivery[]> {
  const { state } = file;
  const replace = (alerts: readonly OutboxRecord[], left: readonly OutboxRecord[] = []) => {
    const gone = new Set(alerts.map(({ channel, event }) => `${event.id} ${channel}`));
    state.outbox = [
      ...state.outbox.filter(({ channel, event }) => !gone.has(`${event.id} ${channel}`)),
      ...left,
    ];
    file.save(state);
    return Promise.resolve();
  };
  const deliveries = await Promise.all([...channels].map(async ([url, channel]) => {
    const due = state.outbox.filter(({ channel, nextAt }) =>
      channel === url && nextAt !== null && nextAt <= now()
    );
    const delivery = await deliver(channel, due, { now, signal, onAccepted: replace });
    await replace(delivery.left, delivery.left);
    return delivery;
  }));
  signal.throwIfAborted();
  const givenUp = state.outbox.filter(({ nextAt }) => nextAt === null);
  if (givenUp.length > MAX_GIVEN_UP) await replace(givenUp.slice(0, givenUp.length - MAX_GIVEN_UP));
  return deliveries.filter(({ sent, error }) => sent > 0 || error !== "");
}

/** Parses `90m`, `6h`, `1d` as milliseconds. */
export function readInterval(text: string): number {
  const ms = intervalMs(text) ?? 0;
  if (ms >= 300_000 && ms <= 31 * 86_400_000) return ms;
  throw new SquatError(
    "invalid_parameter",
    `Cannot use interval ${JSON.stringify(text)}: give minutes, hours or days from 5m to 31d, such as 6h`,
  );
}
