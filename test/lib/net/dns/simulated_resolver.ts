/**
 * A resolver and a client in simulated time, so that what a limit costs is a figure and not a matter of the machine.
 * @module
 */
import { AdaptiveWindow } from "../../../../lib/net/dns/adaptive_window.ts";

/** Whether a question is within a limit. */
export type SimulatedLimit = (nowMs: number, inFlight: number) => boolean;

/** So many questions whose answers are not there yet. */
export function atOnce(count: number): SimulatedLimit {
  return (_, inFlight) => inFlight < count;
}

/** So many questions a second, and at most `burst` at once. */
export function perSecond(rate: number, burst: number): SimulatedLimit {
  let tokens = burst;
  let atMs = 0;
  return (nowMs) => {
    tokens = Math.min(burst, tokens + rate * (nowMs - atMs) / 1000);
    atMs = nowMs;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}

/**
 * So many questions in each window of time, refused ones included.
 *
 * @param isStrict Whether a client over the limit stays refused until the end of a window below it: Pi-hole's FTL.
 */
export function perWindow(count: number, ms: number, isStrict = false): SimulatedLimit {
  let window = 0;
  let received = 0;
  let isRefused = false;
  return (nowMs) => {
    const current = Math.floor(nowMs / ms);
    if (current !== window) {
      isRefused = isStrict && current === window + 1 && received > count;
      window = current;
      received = 0;
    }
    if (++received > count) isRefused = true;
    return !isRefused;
  };
}

/** So many questions in a window that starts again with each question beyond it. */
export function perPenalty(count: number, ms: number): SimulatedLimit {
  let untilMs = 0;
  let received = 0;
  return (nowMs) => {
    if (nowMs >= untilMs) {
      untilMs = nowMs + ms;
      received = 0;
    }
    if (++received <= count) return true;
    untilMs = nowMs + ms;
    return false;
  };
}

/** What became of a simulated run. */
export interface Run {
  /** Seconds until all were answered, or until it was ended. */
  seconds: number;
  /** Questions sent for each that was answered. */
  effort: number;
  /** Questions that were answered. */
  answered: number;
  /** Most questions that were in flight, and in the first 100 ms sent. */
  mostInFlight: number;
  sentAtFirst: number;
}

/**
 * Asks `questions` queries; refused ones are sent again after the others.
 *
 * @param refusalMs Milliseconds that a refusal takes, at most the round trip. @default the round trip
 * @param maxSeconds Ends it.
 * @param busy Milliseconds of each half second in which the client's machine is busy: it neither reads nor sends.
 * @param broken Share of names that are always refused, up to four times each.
 */
export function simulate(
  questions: number,
  rttMs: number,
  limit: SimulatedLimit,
  { maxSeconds = 600, broken = 0, maxWindow = 2_048, patienceMs = 150_000, busy = 0, refusalMs = rttMs } = {},
): Run {
  const control = new AdaptiveWindow(maxWindow, () => 0.5);
  interface Reply {
    atMs: number;
    sentAtMs: number;
    ahead: number;
    isAnswer: boolean;
    question: { calmRefusals: number; isBroken: boolean };
  }
  const replies: Reply[] = [];
  const again: { atMs: number; question: Reply["question"] }[] = [];
  let fresh = questions;
  let done = 0;
  let inFlight = 0;
  let served = 0;
  /** When the answers under way leave the resolver. */
  const leaving: number[] = [];
  const run: Run = { seconds: 0, effort: 0, answered: 0, mostInFlight: 0, sentAtFirst: 0 };
  let sent = 0;
  let nowMs = 0;
  let answeredAtMs = 0;
  let isClosed = false;
  control.tick(0, 0);
  const refuse = (sentAtMs: number, ahead: number, question: Reply["question"]) => {
    control.refused(nowMs, sentAtMs, ahead, question.calmRefusals > 0);
    if (isClosed) question.calmRefusals = 4;
    else if (!control.isOverloaded(nowMs)) question.calmRefusals++;
  };
  for (; done < questions && nowMs < maxSeconds * 1000; nowMs++) {
    for (; leaving.length > 0 && leaving[0]! <= nowMs; served--) leaving.shift();
    if (nowMs % 500 >= 500 - busy) continue;
    while (replies.length > 0 && replies[0]!.atMs <= nowMs) {
      const { sentAtMs, ahead, isAnswer, question } = replies.shift()!;
      inFlight--;
      if (isAnswer) {
        if (question.isBroken) refuse(sentAtMs, ahead, question);
        else {
          answeredAtMs = nowMs;
          isClosed = false;
          control.answered(nowMs, sentAtMs, inFlight);
        }
        if (question.isBroken && question.calmRefusals < 4) again.push({ atMs: nowMs + 100, question });
        else {
          done++;
          if (!question.isBroken) run.answered++;
        }
      } else {
        refuse(sentAtMs, ahead, question);
        again.push({ atMs: nowMs + 100, question });
      }
    }
    if (nowMs % 10 === 0) control.tick(nowMs, rttMs);
    if (control.isPaused && nowMs - answeredAtMs > patienceMs) {
      control.giveUpPause();
      isClosed = true;
    }
    for (;;) {
      const isAgain = fresh === 0 && again.length > 0 && again[0]!.atMs <= nowMs;
      if ((!isAgain && fresh === 0) || !control.admit(nowMs, inFlight)) break;
      const isBroken = !isAgain && broken > 0 &&
        Math.floor(fresh * broken) !== Math.floor((fresh - 1) * broken);
      const question = isAgain ? again.shift()!.question : { calmRefusals: 0, isBroken };
      if (!isAgain) fresh--;
      sent++;
      const isAnswer = limit(nowMs, served);
      if (isAnswer) {
        served++;
        leaving.push(nowMs + rttMs);
      }
      const ahead = inFlight++;
      run.mostInFlight = Math.max(run.mostInFlight, inFlight);
      if (nowMs < 100) run.sentAtFirst++;
      const reply = {
        atMs: nowMs + (isAnswer ? rttMs : refusalMs),
        sentAtMs: nowMs,
        ahead,
        isAnswer,
        question,
      };
      const later = refusalMs === rttMs || isAnswer ? -1 : replies.findIndex(({ atMs }) => atMs > reply.atMs);
      if (later < 0) replies.push(reply);
      else replies.splice(later, 0, reply);
    }
  }
  return { ...run, seconds: nowMs / 1000, effort: sent / Math.max(1, done) };
}
