import type { Io } from "../io.ts";
import type { MetaLine, StreamMessage } from "../model.ts";
import { Aborts } from "./aborts.ts";
import { Examiner } from "./examine.ts";
import { checkNetwork } from "./network.ts";
import type { LookupOptions } from "./options.ts";
import { type Candidate, SLICE } from "./candidates.ts";
import type { Work } from "./plan.ts";
import { pool } from "./pool.ts";
import { proxyNotice } from "./proxy_notice.ts";
import type { Queue } from "./queue.ts";
import { QuestionShare } from "./question_share.ts";
import { PROGRESS_MS, Reporter } from "./reporter.ts";
import { Shortfall } from "./shortfall.ts";

/** Maximum number of names in a query, under study, or waiting for it. */
const NAMES = 2_048;
const DEADLINE_MS = 600_000;
/** Interval at which the work checks whether a stalled reader has caught up, milliseconds. */
const STALL_MS = 20;

/**
 * Starts the work of a lookup: candidates → existence → study. It pushes its lines to the queue and closes it after
 * exactly one of Done, Timeout and Error. Returns what aborts it all.
 */
export function startRun(
  work: Work,
  options: LookupOptions & { io: Io },
  queue: Queue<StreamMessage>,
): () => void {
  const { io, deadlineMs = DEADLINE_MS, onNotice } = options;
  const startedAt = io.now();
  const aborts = new Aborts();
  const { signal } = aborts;
  const reporter = new Reporter(work.candidates.expected, deadlineMs);
  const shortfall = new Shortfall();
  const emit = (line: StreamMessage) => {
    reporter.sent();
    return queue.push(line);
  };
  const questions = new QuestionShare(io.dns);
  const examiner = new Examiner({
    work,
    options,
    deadlineMs,
    aborts,
    reporter,
    shortfall,
    emit,
    questions,
  });

  const candidates = work.candidates[Symbol.iterator]();
  const proxy = io.net?.proxy;
  const proxyFailures = new Map(proxy?.failures);

  const end = (last: (reporter: Reporter) => MetaLine[], notices: boolean) => {
    if (signal.aborted) return;
    let lines: MetaLine[];
    try {
      if (notices) giveNotices();
      lines = last(reporter);
    } catch (error) {
      // A callback that throws at a notice ends the lookup with Error.
      lines = reporter.error(error);
    }
    for (const line of lines) queue.push(line);
    queue.close();
    aborts.abort();
  };
  const giveNotices = () => {
    const { total } = reporter;
    const isPassive = options.passive === true;
    for (const each of shortfall.notices(total, isPassive, examiner.isBrandVisited)) onNotice?.(each);
    const inTheWay = proxy === undefined ? null : proxyNotice(proxy, proxyFailures);
    if (inTheWay !== null) onNotice?.(inTheWay);
  };
  /** Every name that is not finished is listed as unanswered. */
  const outOfTime = (reporter: Reporter): MetaLine[] => {
    for (const { permutation } of examiner.unfinished) reporter.missing(permutation.domain.fqdn);
    for (let next = candidates.next(); next.done !== true; next = candidates.next()) {
      if (!reporter.missing(next.value.permutation.domain.fqdn)) break;
    }
    return reporter.timeout(io.now() - startedAt);
  };

  const made = () => examiner.allKnown();
  const intake = paced(candidates, { io, queue, reporter, questions, made, signal });
  Promise.all([
    checkNetwork(io, work.original.ascii, () => examiner.isAnswered, signal, onNotice),
    pool(intake, NAMES, (candidate) => examiner.examine(candidate), signal),
    examiner.examineUnknown(),
  ]).then(
    () => end((reporter) => reporter.done(), true),
    (error) => end((reporter) => reporter.error(error), false),
  );
  tick(io, queue, reporter, signal).catch(() => {});
  io.sleep(deadlineMs, signal).then(() => end(outOfTime, true), () => {});
  return () => aborts.abort();
}

/** The candidates as they are generated, with pauses for incoming answers and other lookups. */
async function* paced(
  candidates: Iterator<Candidate>,
  { io, queue, reporter, questions, made, signal }: {
    io: Io;
    queue: Queue<StreamMessage>;
    reporter: Reporter;
    questions: QuestionShare;
    made: () => void;
    signal: AbortSignal;
  },
): AsyncGenerator<Candidate> {
  let count = 0;
  questions.join();
  try {
    for (;;) {
      if (count % SLICE === SLICE - 1) await io.sleep(0, signal);
      // While a reader stalls, no new candidate starts.
      if (queue.full) {
        questions.leave();
        while (queue.full) await io.sleep(STALL_MS, signal);
        questions.join();
      }
      await questions.ask();
      // Last, because those not started by the deadline are listed as missing.
      const { done, value: candidate } = candidates.next();
      if (done === true) {
        questions.answered();
        break;
      }
      count++;
      yield candidate;
    }
  } finally {
    questions.leave();
  }
  reporter.total = count;
  made();
}

/** Pushes Meta lines when they are due, until the signal aborts. */
async function tick(
  io: Io,
  queue: Queue<StreamMessage>,
  reporter: Reporter,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await io.sleep(PROGRESS_MS, signal);
    // Meta lines must not pile up for a stalled reader.
    const line = queue.full ? null : reporter.tick(PROGRESS_MS);
    if (line !== null) queue.push(line);
  }
}
