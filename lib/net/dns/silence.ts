import type { Attempt, Question } from "./question.ts";
import { MIN_PATIENCE_MS, type Resolver } from "./resolver.ts";

/** Probability that all attempts were lost, below which silence is due to the name: one name in 10,000. */
const CHANCE = 1e-4;
/** Assumed loss of a path without measured losses. */
const LEAST_LOSS = 0.05;
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
 * resolver answered queries that were sent later, and lost so few that all attempts are unlikely to be lost.
 */
function isOwn(attempts: readonly Attempt[], nowMs: number): boolean {
  if (attempts.some(({ resolver }) => resolver.control.isOverloaded(nowMs))) return false;
  const counted = attempts.filter(({ resolver, sentAtMs }) => resolver.liveness.respondedAt(sentAtMs));
  return counted.reduce((chance, { resolver }) => chance * lossWhile(counted, resolver), 1) <= CHANCE;
}

/**
 * The largest share of losses that a resolver had during these attempts. The share of now is smaller where little is
 * answered any more, as at the end of a lookup; that of the first attempts, where losses do not show yet.
 */
function lossWhile(attempts: readonly Attempt[], { stream, control }: Resolver): number {
  // A connection retransmits by itself.
  if (stream !== null) return CHANCE;
  const shares = attempts.map(({ resolver, lossShare }) => resolver.control === control ? lossShare : 0);
  return Math.max(LEAST_LOSS, control.lossShare, ...shares);
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
