/**
 * The serving side: splits a lookup into batches and merges what workers find into its stream.
 * @module
 */
import { makeWorkerUtils, type WorkerUtils } from "graphile-worker";
import {
  type CandidateList,
  type Io,
  listCandidates,
  Reporter,
  SquatError,
  type SquatErrorCode,
  type StreamMessage,
} from "../../mod.ts";
import type { Config } from "../config/mod.ts";
import { uuidV7 } from "../ids.ts";
import type { Log } from "../log.ts";
import { candidateOptions, type LookupRequest } from "../results/lookup_request.ts";
import type { Service } from "../service.ts";
import type { Database } from "../stores/postgres/database.ts";
import { beat, BEAT_MS, loggerOf, openLookup } from "./batch.ts";
import { Split } from "./split.ts";

/** A lookup asks for what was found that soon after it got something, and twice as late each time there is nothing. */
const [POLL_MS, LAZY_POLL_MS] = [20, 160];
/** Pieces that are taken from the table at once, each about 32 KiB. */
const PIECES = 32;
/** How long workers have after the deadline to report which names they did not finish. */
const REPORT_MS = 2_000;
/** How long a lookup waits for a worker to come up. */
const NOBODY_MS = 20_000;

/** Distributes lookups to workers. */
export interface Dispatcher {
  /** Like the one of a service; an analysis stays here. */
  readonly lookup: Service["lookup"];
  /** Stops saying that this instance is alive. The database stays open. */
  close(): Promise<void>;
}

/** What a dispatcher is made of. */
export interface DispatchParts {
  /** The database of jobs and lines. */
  database: Database;
  /** The settings. */
  config: Pick<Config, "batch" | "deadline" | "permutations">;
  /** The I/O for planning. */
  io: Io;
  /** Does what is not shared. */
  local: Service["lookup"];
  /** The log. */
  log: Log;
}

interface Standing {
  batches: number;
  ended: number;
  done: number;
  /** Batches that a worker has started and not reported on. */
  unreported: number;
  problem: { code: SquatErrorCode; message: string } | null;
  workers: number;
}

/** Opens the queue of jobs, whose schema `graphile_worker` is made if need be. */
export async function startDispatcher(parts: DispatchParts): Promise<Dispatcher> {
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
        : share(request, signal, parts, jobs, running),
    async close() {
      clearInterval(timer);
      await jobs.release();
    },
  };
}

async function* share(
  request: LookupRequest,
  signal: AbortSignal,
  { database, config, io }: DispatchParts,
  jobs: WorkerUtils,
  running: Set<string>,
): AsyncGenerator<StreamMessage> {
  const startedAt = io.now();
  const limit = Math.min(request.limit ?? Infinity, config.permutations);
  const candidates = await listCandidates(request.domain, {
    plan: request.plan,
    ...candidateOptions(request),
    io,
    limit,
    signal,
  });
  const reporter = new Reporter(candidates.expected, config.deadline * 1000);
  yield reporter.start();
  const lookup = uuidV7(startedAt);
  const over = new AbortController();
  const leftMs = () => config.deadline * 1000 - (io.now() - startedAt);
  const split = new Split(database, jobs, request, lookup, candidates, config.batch, leftMs);
  running.add(lookup);
  try {
    await openLookup(database, lookup);
    // Batches go out while the next ones are made.
    split.run(AbortSignal.any([signal, over.signal])).catch(() => {});
    let pause = POLL_MS;
    let [tickedAt, workerAt] = [startedAt, startedAt];
    let reportMs = REPORT_MS;
    for (;;) {
      signal.throwIfAborted();
      if (split.failure !== undefined) throw split.failure;
      const { whole, total } = split;
      // Read before the lines: a batch that has ended by now has all its lines in the table.
      const { batches, done, ended, unreported, problem, workers } = await standing(database, lookup);
      for (let pieces = [""]; pieces.length > 0;) {
        pieces = await takeFound(database, lookup);
        for (const piece of pieces) {
          for (const text of piece.split("\n")) {
            if (text === "") continue;
            const line = JSON.parse(text) as StreamMessage;
            if (line.op === "Meta") reporter.absorb(line);
            else yield line;
          }
        }
        if (pieces.length > 0) {
          reporter.sent();
          pause = POLL_MS;
        }
      }
      const now = io.now();
      reporter.total = total;
      reporter.completed = done;
      if (whole && ended === batches) {
        reporter.completed = total;
        return yield* reporter.done();
      }
      const isLate = leftMs() < 0 || problem?.code === "deadline";
      if (isLate && (unreported === 0 || reportMs <= 0)) {
        over.abort(new DOMException("The time is over", "AbortError"));
        await listMissing(database, lookup, candidates, config.batch, reporter);
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
  } finally {
    over.abort(new DOMException("The lookup ended", "AbortError"));
    running.delete(lookup);
    // Workers notice that the row is gone. Without a connection it expires, as its heartbeat stops.
    await Promise.allSettled([
      database.query("DELETE FROM deadringer.lookups WHERE id = $1", [lookup]),
      jobs.completeJobs(split.jobs),
    ]);
  }
}

/** Progress of a lookup. */
async function standing(database: Database, lookup: string): Promise<Standing> {
  const { rows } = await database.query<Standing>(
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
async function listMissing(
  database: Database,
  lookup: string,
  candidates: CandidateList,
  size: number,
  reporter: Reporter,
): Promise<void> {
  const { rows } = await database.query<{ nr: number; isReported: boolean; studied: number[] }>(
    `SELECT nr, ended OR problem IS NOT NULL AS "isReported", studied FROM deadringer.batches WHERE lookup = $1`,
    [lookup],
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

/** Takes the oldest pieces that wait; their lines are NDJSON. */
async function takeFound(database: Database, lookup: string): Promise<string[]> {
  const { rows } = await database.query<{ id: number; lines: Uint8Array }>(
    `DELETE FROM deadringer.found WHERE id = ANY (ARRAY(
       SELECT id FROM deadringer.found WHERE lookup = $1 ORDER BY id LIMIT ${PIECES})) RETURNING id, lines`,
    [lookup],
  );
  const decoder = new TextDecoder();
  return rows.sort((a, b) => a.id - b.id).map(({ lines }) => decoder.decode(lines));
}
