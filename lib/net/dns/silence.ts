import type { Attempt, Question, Silence } from "./question.ts";
import { MIN_PATIENCE_MS } from "./resolver.ts";

/** Probability that all attempts were lost, below which silence is due to the name: one name in 10,000. */
const CHANCE = 1e-4;
/** Assumed loss of a path without measured losses. */
const LEAST_LOSS = 0.05;
/** Milliseconds before a query in which losses count for it: a short lookup measures few of its own. */
const BEFORE_MS = 3_000;
/** Attempts that establish silence on such a path. */
const ENOUGH_ATTEMPTS = 4;

/** Fewest attempts before a query times out: at a loss of 5 % each way all of them fail once in a million. */
const FAIR_ATTEMPTS = 6;

/** Milliseconds that a name has, whatever is asked about it, and those that each question has at least. */
const NAME_MS = 8_000;
const LEAST_MS = 2_000;

/** Whether silence means nothing yet: cheaper to know than `judgeSilence`, and true for most queries. */
export function isFresh({ attempts, deadlineMs, silence }: Question, nowMs: number): boolean {
  const leastMs = silence === undefined ? MIN_PATIENCE_MS : LEAST_MS;
  return nowMs < attempts[0]!.sentAtMs + leastMs && nowMs < deadlineMs;
}

/** The meaning of silence: `wait`, `unanswered`, or `final`, which is unanswered due to the name. */
export function judgeSilence(
  { attempts, deadlineMs, silence }: Question,
  nowMs: number,
  timeoutMs: number,
): "wait" | "unanswered" | "final" {
  const { sentAtMs, resolver } = attempts[0]!;
  // What a resolver learns of a slow name while nobody waits for it any more, the next question gets.
  const patientUntilMs = silence === undefined
    ? sentAtMs + resolver.patienceMs
    : Math.max(sentAtMs + LEAST_MS, silence.sinceMs + NAME_MS);
  if (nowMs < Math.min(deadlineMs, patientUntilMs)) return "wait";
  const chance = chanceOfLoss(attempts, nowMs);
  if (chance !== null && chance * (silence?.chance ?? 1) <= CHANCE) return "final";
  // While resolvers accept no more queries, silence proves nothing; twice the timeout is the end all the same.
  const isTried = attempts.length >= FAIR_ATTEMPTS || nowMs >= deadlineMs + timeoutMs;
  return isTried && nowMs >= deadlineMs ? "unanswered" : "wait";
}

/**
 * Probability that all attempts were lost, where silence may be due to the name (mostly lame servers): those that a
 * resolver did not reply to, though it answered queries that were sent later, at the share of losses of this time. The
 * latest share is no measure: at the end of a lookup little is answered, and little shows. Null for an overloaded
 * resolver.
 */
function chanceOfLoss(attempts: readonly Attempt[], nowMs: number): number | null {
  const sinceMs = attempts[0]!.sentAtMs - BEFORE_MS;
  let chance = 1;
  for (const { resolver, sentAtMs } of attempts) {
    if (resolver.control.isOverloaded(nowMs)) return null;
    if (!resolver.liveness.respondedAt(sentAtMs)) continue;
    // A connection retransmits by itself.
    chance *= resolver.stream === null
      ? Math.max(LEAST_LOSS, resolver.control.losses.shareSince(sinceMs))
      : CHANCE;
  }
  return chance;
}

/**
 * Whether every resolver of a query that ever answered is in doubt or silent, or has replied to nothing since the
 * query's last attempt but one: then a check has to show first whose silence it is.
 */
export function areAllSilent({ attempts, resolvers }: Question): boolean {
  const { sentAtMs } = attempts.at(-2) ?? attempts[0]!;
  const alive = resolvers.filter(({ liveness }) => liveness.hasAnswered);
  return alive.length > 0 &&
    alive.every(({ liveness }) =>
      liveness.isDoubted || liveness.isSilent || liveness.isSilentSince(sentAtMs)
    );
}

/** Whether the resolver of the last attempt may be silent: it has replied to nothing since the attempt before. */
export function isDoubtful(attempts: readonly Attempt[]): boolean {
  return attempts.length > ENOUGH_ATTEMPTS &&
    attempts.at(-1)!.resolver.liveness.isSilentSince(attempts.at(-2)!.sentAtMs);
}

/** Whether the resolvers of a query have been silent for longer than it waits for them, or want to be left alone for longer. */
export function isGivenUp(
  { askedAtMs, isFresh, state, resolvers }: Question,
  nowMs: number,
  timeoutMs: number,
  silenceMs: number,
): boolean {
  if (resolvers.every((each) => each.isBarredUntil(askedAtMs + silenceMs, nowMs))) return true;
  return state !== "tcp" && nowMs >= askedAtMs + (isFresh ? timeoutMs : silenceMs) &&
    resolvers.some(({ isSilent }) => isSilent) &&
    resolvers.every(({ isSilent, liveness }) => isSilent || !liveness.hasAnswered);
}

/** Milliseconds for which a name counts as broken: longer than all that a lookup asks about one name. */
const BROKEN_MS = 60_000;
/** Most names; the oldest go first. */
const MAX_NAMES = 10_000;

/** Names whose servers are broken: what else is asked about them fails as well, and says nothing about a resolver. */
export class BrokenNames {
  readonly #known = new Map<string, { silence: Silence | null; untilMs: number }>();

  /** Adds a name that resolvers refused for good. */
  add(name: string, nowMs: number): void {
    this.#note(name, null, nowMs);
  }

  /** Adds the name of a query that got no reply, unless a resolver is at fault. */
  wasSilent({ name, attempts, silence }: Question, nowMs: number): void {
    const chance = chanceOfLoss(attempts, nowMs);
    if (chance === null) return;
    const sinceMs = silence?.sinceMs ?? attempts[0]!.sentAtMs;
    this.#note(name, { sinceMs, chance: chance * (silence?.chance ?? 1) }, nowMs);
  }

  /** A name was answered for. */
  answered(name: string): void {
    if (this.#known.size > 0) this.#known.delete(name);
  }

  /** Whether resolvers refused the name for good. */
  has(name: string, nowMs: number): boolean {
    return this.#of(name, nowMs)?.silence === null;
  }

  /** The silence about a name, where it was last asked for in vain. */
  silenceOf(name: string, nowMs: number): Silence | undefined {
    return this.#of(name, nowMs)?.silence ?? undefined;
  }

  #of(name: string, nowMs: number) {
    const known = this.#known.get(name);
    return known !== undefined && nowMs < known.untilMs ? known : undefined;
  }

  #note(name: string, silence: Silence | null, nowMs: number): void {
    this.#known.delete(name);
    this.#known.set(name, { silence, untilMs: nowMs + BROKEN_MS });
    if (this.#known.size > MAX_NAMES) this.#known.delete(this.#known.keys().next().value!);
  }
}
