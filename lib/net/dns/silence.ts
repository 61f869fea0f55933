import type { Silence } from "./broken_names.ts";
import type { Attempt, Question } from "./question.ts";
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

/** The silence about the name of a query that got no reply, with what was known before; null where a resolver is at fault. */
export function silenceOf({ attempts, silence }: Question, nowMs: number): Silence | null {
  const chance = chanceOfLoss(attempts, nowMs);
  if (chance === null) return null;
  return { sinceMs: silence?.sinceMs ?? attempts[0]!.sentAtMs, chance: chance * (silence?.chance ?? 1) };
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
    chance *= resolver.stream === null ? Math.max(LEAST_LOSS, resolver.control.lossSince(sinceMs)) : CHANCE;
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
