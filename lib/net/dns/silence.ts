import type { Attempt, Question } from "./question.ts";

/** The chance that all attempts were lost on the way, below which silence is the name's own: one name of 10,000. */
const CHANCE = 1e-4;
/** A path of which no loss is known may lose as much. */
const LEAST_LOSS = 0.05;
/** So many attempts show silence on such a path. */
const ENOUGH_ATTEMPTS = 4;

/** So many attempts a question gets before its time counts as up: at a loss of 5 % each way all fail once in a million. */
const FAIR_ATTEMPTS = 6;

/**
 * What the silence about a question means: `wait` on, `unanswered`, or `final`, unanswered for a reason of the name's
 * own.
 */
export function judgeSilence(
  { attempts, deadlineMs }: Question,
  nowMs: number,
  timeoutMs: number,
): "wait" | "unanswered" | "final" {
  const [{ sentAtMs, resolver }] = attempts as [Attempt];
  if (nowMs < Math.min(deadlineMs, sentAtMs + resolver.patienceMs)) return "wait";
  if (isOwn(attempts, nowMs)) return "final";
  // While resolvers take no more, silence proves nothing yet; twice the time is the end all the same.
  const isTried = attempts.length >= FAIR_ATTEMPTS || nowMs >= deadlineMs + timeoutMs;
  return isTried && nowMs >= deadlineMs ? "unanswered" : "wait";
}

/**
 * Whether silence is the name's own (lame servers, mostly) and not that of an overloaded resolver or a lossy path:
 * the resolver answered other questions that were sent later, and loses so few that not all attempts can be lost.
 */
function isOwn(attempts: readonly Attempt[], nowMs: number): boolean {
  let chance = 1;
  for (const { resolver, sentAtMs } of attempts) {
    if (resolver.control.isOverloaded(nowMs)) return false;
    if (sentAtMs > resolver.lastAnsweredSentAtMs) continue;
    // A connection repeats what is lost by itself.
    chance *= resolver.stream === null ? Math.max(LEAST_LOSS, resolver.control.lossShare) : CHANCE;
  }
  return chance <= CHANCE;
}

/** Whether nothing else shows that the resolver is there: since the last attempt but one it has answered nothing. */
export function needsControl(attempts: readonly Attempt[]): boolean {
  const { resolver } = attempts.at(-1)!;
  return attempts.length > ENOUGH_ATTEMPTS && !resolver.isControlled &&
    resolver.lastAnsweredSentAtMs < attempts.at(-2)!.sentAtMs;
}
