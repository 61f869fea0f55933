/**
 * The serving side: splits a lookup into batches and merges what workers find into its stream.
 * @module
 */
import { brandDomain } from "../../../lib/domain.ts";
import { makeWorkerUtils, type WorkerUtils } from "graphile-worker";
import { SquatError, type SquatErrorCode } from "../../../lib/errors.ts";
import type { StreamMessage } from "../../../lib/model.ts";
import { type CandidateList, listCandidates } from "../../../lib/lookup/mod.ts";
import { Reporter } from "../../../lib/lookup/reporter.ts";
import type { Config } from "../../config/mod.ts";
import { uuidV7 } from "../../units/ids.ts";
import { candidateOptions, type LookupRequest } from "../../results/lookup_request.ts";
import { type Database, meaningOf } from "../postgres/database.ts";
import {
  type Batch,
  beat,
  BEAT_MS,
  DEAD_SEC,
  type ListedCandidate,
  loggerOf,
  MAX_ATTEMPTS,
  TASK,
} from "./batch.ts";
import type { LookupParts, LookupRunner } from "../../extension.ts";
import type { WorkerSettings } from "./settings.ts";

/** Milliseconds until a lookup polls again after it found lines, doubled after each poll without any, and their maximum. */
const [POLL_MS, LAZY_POLL_MS] = [20, 160];
/** Pieces read from the table at a time, each about 32 KiB: bounds the memory of a lookup to 1 MiB. */
const BATCHES_AT_ONCE = 32;
/** Milliseconds that workers have after the deadline to report their unfinished names. */
const REPORT_MS = 2_000;
/** Milliseconds that a lookup waits for a worker: longer than a worker takes to restart. */
const NOBODY_MS = 20_000;

/** Dependencies of a dispatcher. */
export interface DispatchParts extends Pick<LookupParts, "io" | "local" | "log" | "paces"> {
  /** The database of jobs and lines. */
  database: Database;
  /** The settings. */
  config: Pick<Config & WorkerSettings, "batch" | "deadline" | "permutations">;
}

interface BatchProgress {
  batches: number;
  ended: number;
  done: number;
  /** Batches that a worker has started but not reported on. */
  unreported: number;
  problem: { code: SquatErrorCode; message: string } | null;
  workers: number;
}

/** Opens the queue of jobs, whose schema `graphile_worker` is created if necessary. */
export async function startDispatcher(parts: DispatchParts): Promise<LookupRunner> {
  const { database, log } = parts;
  const jobs = await makeWorkerUtils({ pgPool: database.pool, logger: loggerOf(log) });
  await jobs.migrate();
  const running = new Set<string>();
  // A failure is retried with the next heartbeat; the store logs that it is unavailable.
  const timer = setInterval(() => {
    if (running.size > 0) beat(database, { lookups: [...running] }).catch(() => {});
  }, BEAT_MS);
  return {
    lookup: (request, signal) =>
      request.plan === "analyze"
        ? parts.local(request, signal)
        : sharedLookup(request, signal, parts, jobs, running),
    async close() {
      clearInterval(timer);
      await jobs.release();
    },
  };
}

/** A lookup whose batches workers study. */
interface SharedLookup extends DispatchParts {
  readonly id: string;
  readonly request: LookupRequest;
  readonly candidates: CandidateList;
  readonly reporter: Reporter;
  readonly queue: WorkerUtils;
  /** The jobs so far, for cancellation. */
  readonly jobs: string[];
  /** Why no more batches are made; undefined while they are. */
  failure: unknown;
  /** Candidates in batches so far, and whether these are all. */
  made: number;
  isWhole: boolean;
  readonly startedAt: number;
  /** Milliseconds until the deadline. */
  leftMs(): number;
}

async function* sharedLookup(
  request: LookupRequest,
  signal: AbortSignal,
  parts: DispatchParts,
  queue: WorkerUtils,
  running: Set<string>,
): AsyncGenerator<StreamMessage> {
  const { database, config, io, paces } = parts;
  const startedAt = io.now(), id = uuidV7(startedAt);
  const candidates = await listCandidates(request.domain, {
    plan: request.plan,
    ...candidateOptions(request),
    pace: paces.of(request.owner ?? ""),
    io,
    limit: Math.min(request.limit ?? Infinity, config.permutations),
    signal,
  });
  const reporter = new Reporter(candidates.expected, config.deadline * 1000);
  yield reporter.start(request.plan === "squat" ? brandDomain(request.domain).registrable : undefined);
  const over = new AbortController();
  const lookup: SharedLookup = {
    ...{ ...parts, id, request, candidates, reporter, queue, startedAt },
    ...{ jobs: [], failure: undefined, made: 0, isWhole: false },
    leftMs: () => config.deadline * 1000 - (io.now() - startedAt),
  };
  running.add(id);
  try {
    // It expires unless this process sends heartbeats.
    await database.query(
      `INSERT INTO deadringer.lookups VALUES ($1, now() + interval '${DEAD_SEC} seconds')`,
      [id],
    );
    // The first batches are studied while the next ones are made.
    splitUp(lookup, AbortSignal.any([signal, over.signal]));
    yield* followLookup(lookup, over, signal);
  } finally {
    over.abort(new DOMException("The lookup ended", "AbortError"));
    running.delete(id);
    // Workers notice that the row is gone. Without a connection it expires, as its heartbeat stops.
    await Promise.allSettled([
      database.query("DELETE FROM deadringer.lookups WHERE id = $1", [id]),
      queue.completeJobs(lookup.jobs),
    ]);
  }
}

/** Adds batches until all candidates are in one. What ends that is the lookup's `failure`. */
async function splitUp(lookup: SharedLookup, signal: AbortSignal): Promise<void> {
  const { id, database, queue, candidates, request: { plan, domain, brands }, config: { batch } } = lookup;
  let nr = 0;
  const add = async (permutations: ListedCandidate[]): Promise<void> => {
    lookup.made += permutations.length;
    await database.query("INSERT INTO deadringer.batches (lookup, nr) VALUES ($1, $2)", [id, nr]);
    const payload: Batch = {
      ...{ lookup: id, nr, domain, permutations, leftMs: lookup.leftMs() },
      plan: plan as Batch["plan"],
      ...brands === undefined ? {} : { brands },
    };
    // The first batches of all lookups go before the second ones: a small lookup does not wait for a large one.
    const job = await queue.addJob(TASK, payload, { maxAttempts: MAX_ATTEMPTS, priority: nr++ });
    lookup.jobs.push(job.id);
  };
  try {
    let part: ListedCandidate[] = [];
    for await (const permutation of candidates) {
      signal.throwIfAborted();
      part.push(permutation);
      if (part.length < batch) continue;
      await add(part);
      part = [];
    }
    if (part.length > 0) await add(part);
    signal.throwIfAborted();
    lookup.isWhole = true;
  } catch (error) {
    lookup.failure = signal.aborted ? signal.reason : meaningOf(error);
  }
}

/** The stream of a lookup: lines of workers, with Progress and Heartbeat, up to the last line. */
async function* followLookup(
  lookup: SharedLookup,
  over: AbortController,
  signal: AbortSignal,
): AsyncGenerator<StreamMessage> {
  const { id, database, io, reporter, startedAt } = lookup;
  let pause = POLL_MS;
  let [tickedAt, workerAt] = [startedAt, startedAt];
  let reportMs = REPORT_MS;
  for (;;) {
    signal.throwIfAborted();
    if (lookup.failure !== undefined) throw lookup.failure;
    const { isWhole } = lookup;
    const total = isWhole ? lookup.made : lookup.candidates.expected;
    // Read before the lines: a batch that has ended by now has all its lines in the table.
    const { batches, done, ended, unreported, problem, workers } = await readProgress(database, id);
    if (yield* foundLines(database, id, reporter)) pause = POLL_MS;
    const now = io.now();
    reporter.total = total;
    reporter.completed = done;
    if (isWhole && ended === batches) {
      reporter.completed = total;
      return yield* reporter.done();
    }
    const isLate = lookup.leftMs() < 0 || problem?.code === "deadline";
    if (isLate && (unreported === 0 || reportMs <= 0)) {
      over.abort(new DOMException("The lookup is out of time", "AbortError"));
      await unknownNames(lookup);
      return yield* reporter.timeout(now - startedAt);
    }
    if (isLate) {
      pause = POLL_MS;
      reportMs -= POLL_MS;
    } else if (problem !== null) throw new SquatError(problem.code, problem.message);
    if (workers > 0) workerAt = now;
    else if (now - workerAt > NOBODY_MS) {
      throw new SquatError("over_capacity", "No worker runs: start one with deadringer work", {
        retryAfterSeconds: 60,
      });
    }
    // The clock may have been set back.
    const line = reporter.tick(Math.max(0, now - tickedAt));
    tickedAt = now;
    if (line !== null) yield line;
    await io.sleep(pause, signal);
    pause = Math.min(LAZY_POLL_MS, pause * 2);
  }
}

/** Yields the lines that workers have stored; their Meta lines go to the reporter. Returns whether there were any. */
async function* foundLines(
  database: Database,
  lookup: string,
  reporter: Reporter,
): AsyncGenerator<StreamMessage, boolean> {
  for (let isAny = false;; isAny = true) {
    const pieces = await takePieces(database, lookup);
    if (pieces.length === 0) return isAny;
    for (const piece of pieces) {
      for (const text of piece.split("\n")) {
        if (text === "") continue;
        const line = JSON.parse(text) as StreamMessage;
        if (line.op === "Meta") reporter.absorb(line);
        else yield line;
      }
    }
    reporter.sent();
  }
}

/** Progress of a lookup. */
async function readProgress(database: Database, lookup: string): Promise<BatchProgress> {
  const { rows } = await database.query<BatchProgress>(
    `SELECT count(nr) AS batches, count(*) FILTER (WHERE ended) AS ended, coalesce(sum(done), 0) AS done,
     count(*) FILTER (WHERE attempt > 0 AND NOT ended AND problem IS NULL) AS unreported,
     (array_agg(problem) FILTER (WHERE problem IS NOT NULL))[1] AS problem,
     (SELECT count(*) FROM deadringer.workers WHERE workers.until > now()) AS workers
     FROM deadringer.lookups LEFT JOIN deadringer.batches ON lookup = id WHERE id = $1 GROUP BY id`,
    [lookup],
  );
  if (rows[0] === undefined) {
    throw new SquatError("over_capacity", "The store lost the lookup: start it again", {
      retryAfterSeconds: 5,
    });
  }
  return rows[0];
}

/** Lists the names of batches that no worker has reported on. */
async function unknownNames(
  { id, database, candidates, config: { batch: size }, reporter }: SharedLookup,
): Promise<void> {
  const { rows } = await database.query<{ nr: number; isReported: boolean; studied: number[] }>(
    `SELECT nr, ended OR problem IS NOT NULL AS "isReported", studied FROM deadringer.batches WHERE lookup = $1`,
    [id],
  );
  const batches = new Map(
    rows.map(({ nr, isReported, studied }) => [nr, { isReported, studied: new Set(studied) }]),
  );
  let index = 0;
  for await (const { domain } of candidates) {
    const batch = batches.get(Math.floor(index / size));
    const isKnown = batch?.isReported === true || batch?.studied.has(index % size) === true;
    index++;
    if (!isKnown && !reporter.missing(domain.fqdn)) break;
  }
}

/** Deletes and returns the oldest pieces; their lines are NDJSON. */
async function takePieces(database: Database, lookup: string): Promise<string[]> {
  const { rows } = await database.query<{ id: number; lines: Uint8Array }>(
    `DELETE FROM deadringer.found WHERE id = ANY (ARRAY(
       SELECT id FROM deadringer.found WHERE lookup = $1 ORDER BY id LIMIT ${BATCHES_AT_ONCE})) RETURNING id, lines`,
    [lookup],
  );
  const decoder = new TextDecoder();
  return rows.sort((a, b) => a.id - b.id).map(({ lines }) => decoder.decode(lines));
}
