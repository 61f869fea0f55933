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

/** Whether silence means nothing yet: cheaper to know than `judgeSilence`, and true for most queries. */
export function isFresh({ attempts, deadlineMs }: Question, nowMs: number): boolean {
  return nowMs < attempts[0]!.sentAtMs + MIN_PATIENCE_MS && nowMs < deadlineMs;
}

/** The meaning of silence: `wait`, `unanswered`, or `final`, which is unanswered due to the name. */
export function judgeSilence(
  { attempts, deadlineMs }: Question,
  nowMs: number,
  timeoutMs: number,
): "wait" | "unanswered" | "final" {
  const { sentAtMs, resolver } = attempts[0]!;
  if (nowMs < Math.min(deadlineMs, sentAtMs + resolver.patienceMs)) return "wait";
  if (isOwn(attempts, nowMs)) return "final";
  // While resolvers accept no more queries, silence proves nothing; twice the timeout is the end all the same.
  const isTried = attempts.length >= FAIR_ATTEMPTS || nowMs >= deadlineMs + timeoutMs;
  return isTried && nowMs >= deadlineMs ? "unanswered" : "wait";
}

/**
 * Whether silence is due to the name (mostly lame servers) and not to an overloaded resolver or a lossy path: the
 * resolver answered queries that were sent later, and lost so few at this time that all attempts are unlikely to be
 * lost. The latest share is no measure: at the end of a lookup little is answered, and little shows.
 */
function isOwn(attempts: readonly Attempt[], nowMs: number): boolean {
  const sinceMs = attempts[0]!.sentAtMs - BEFORE_MS;
  let chance = 1;
  for (const { resolver, sentAtMs } of attempts) {
    if (resolver.control.isOverloaded(nowMs)) return false;
    if (!resolver.liveness.respondedAt(sentAtMs)) continue;
    // A connection retransmits by itself.
    chance *= resolver.stream === null ? Math.max(LEAST_LOSS, resolver.control.lossSince(sinceMs)) : CHANCE;
  }
  return chance <= CHANCE;
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
