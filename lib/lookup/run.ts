import type { Io } from "../io.ts";
import type { MetaLine, StreamMessage } from "../model.ts";
import type { Candidate } from "./candidates.ts";
import { Examiner } from "./examine.ts";
import { checkNetwork, silenceNotice } from "./network.ts";
import type { LookupOptions } from "./options.ts";
import type { Work } from "./plan.ts";
import { proxyNotice } from "./proxy_notice.ts";
import { Queue } from "./queue.ts";
import { PROGRESS_MS, Reporter } from "./reporter.ts";
import { Shortfall } from "./shortfall.ts";
import { Window } from "./window.ts";

/** Lines queued for a slow reader before the work pauses. */
const QUEUE_LINES = 64;
/** Names under way at a time: asked for, under study, or waiting for it. Of a squat lookup most end with one question. */
const WINDOW = 2_048;
/** The same where every name has lines, all of which wait when the reader stalls. */
const STUDIED_WINDOW = 512;
const DEFAULT_DEADLINE_MS = 600_000;

/**
 * Starts the work of a lookup: candidates → existence → study. Returns the queue of its lines, which is closed after
 * exactly one of Done, Timeout and Error, and what aborts it all.
 */
export function startRun(
  work: Work,
  options: LookupOptions & { io: Io },
): { queue: Queue<StreamMessage>; stop: () => void } {
  const { io, deadlineMs = DEFAULT_DEADLINE_MS, onNotice } = options;
  const startedAt = io.now();
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(new DOMException("The lookup ended", "AbortError"));
  const reporter = new Reporter(work.candidates.expected, deadlineMs);
  const shortfall = new Shortfall();
  const queue = new Queue<StreamMessage>(QUEUE_LINES);
  const emit = (line: StreamMessage) => {
    reporter.sent();
    queue.push(line);
  };
  const size = work.plan === "squat" ? WINDOW : STUDIED_WINDOW;
  const window = new Window({ io, owner: options.owner, size, queue, signal });
  const fail = (error: unknown) => end(() => reporter.error(error), false);
  const parts = { work, options, deadlineMs, signal, reporter, shortfall, emit, fail, window, queue };
  const examiner = new Examiner(parts);
  const candidates = work.candidates[Symbol.iterator]();
  const proxy = io.net?.proxy;
  const proxyFailures = new Map(proxy?.failures);

  const end = (last: () => MetaLine[], notices: boolean) => {
    if (signal.aborted) return;
    let lines: MetaLine[];
    try {
      if (notices) giveNotices();
      lines = last();
    } catch (error) {
      // A callback that throws at a notice ends the lookup with Error.
      lines = reporter.error(error);
    }
    for (const line of lines) queue.push(line);
    queue.close();
    stop();
  };
  const giveNotices = () => {
    const { total } = reporter;
    const isPassive = options.passive === true;
    const { isBrandVisited } = examiner;
    for (const each of shortfall.notices(total, isPassive, isBrandVisited)) onNotice?.(each);
    if (!isPassive) reporter.visited(...shortfall.pages(isBrandVisited));
    const inTheWay = proxy === undefined ? null : proxyNotice(proxy, proxyFailures);
    if (inTheWay !== null) onNotice?.(inTheWay);
  };
  const outOfTime = (): MetaLine[] => {
    listMissing(reporter, window.unfinished(), candidates);
    return reporter.timeout(io.now() - startedAt);
  };
  Promise.all([
    checkNetwork(io, work.original.ascii, () => examiner.isAnswered, signal, onNotice),
    examiner.examineAll(candidates),
  ]).then(() => end(() => reporter.done(), true), fail);
  tick({ io, queue, reporter, onNotice }, signal).catch(() => {});
  io.sleep(deadlineMs, signal).then(() => end(outOfTime, true), () => {});
  return { queue, stop };
}

/** Lists every name that is not finished as unanswered, those that were not taken yet included. */
function listMissing(reporter: Reporter, unfinished: Iterable<Candidate>, left: Iterator<Candidate>): void {
  for (const { permutation } of unfinished) reporter.missing(permutation.domain.fqdn);
  for (let next = left.next(); next.done !== true; next = left.next()) {
    if (!reporter.missing(next.value.permutation.domain.fqdn)) break;
  }
}

/** What sends Meta lines. */
interface TickParts {
  io: Io;
  queue: Queue<StreamMessage>;
  reporter: Reporter;
  onNotice: LookupOptions["onNotice"];
}

/** Pushes Meta lines when they are due, until the signal aborts; notes once that no resolver answers any more. */
async function tick({ io, queue, reporter, onNotice }: TickParts, signal: AbortSignal): Promise<void> {
  let isSilent = false;
  for (;;) {
    await io.sleep(PROGRESS_MS, signal);
    const notice = isSilent ? null : silenceNotice(io);
    if (notice !== null) {
      isSilent = true;
      onNotice?.(notice);
    }
    // Meta lines must not pile up for a stalled reader.
    const line = queue.isBehind ? null : reporter.tick(PROGRESS_MS);
    if (line !== null) queue.push(line);
  }
}
