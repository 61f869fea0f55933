/**
 * The working side: takes batches and studies their names.
 * @module
 */
import { EventEmitter } from "node:events";
import { type JobHelpers, run, type Runner, type WorkerEvents } from "graphile-worker";
import { encodeLine } from "../../../lib/lines/mod.ts";
import type { Io } from "../../../lib/io.ts";
import { lookup } from "../../../mod.ts";
import type { SquatErrorCode } from "../../../lib/errors.ts";
import { errorOf, problemOf } from "../../../lib/problem.ts";
import type { Permutation, Problem } from "../../../lib/model.ts";
import type { WorkerSettings } from "./settings.ts";
import type { Log } from "../../io/log.ts";
import type { Database } from "../postgres/database.ts";
import { type Batch, beat, BEAT_MS, loggerOf, MAX_ATTEMPTS, TASK } from "./batch.ts";
import { batchFindings, GIVE_UP } from "./findings.ts";

/** Milliseconds between checks whether the worker's lookups still run. */
const WANTED_MS = 500;
/** Milliseconds before a failed runner is started again, so that an unreachable database is not flooded. */
const RESTART_MS = 2_000;
/** Milliseconds between attempts to register: below BEAT_MS, so that a worker is seen within a heartbeat. */
const REGISTER_MS = 500;
/** Milliseconds for graphile-worker to stop; 0.18 hangs after two consecutive failures to report a job. */
const STOP_MS = 5_000;

/** Dependencies of a worker. */
export interface WorkerParts {
  /** The database of jobs and lines. */
  database: Database;
  /** The settings. */
  config: Pick<WorkerSettings, "work">;
  /** The I/O for studies. */
  io: Io;
  log: Log;
}

/**
 * Starts a worker. When the database becomes unreachable, it waits for it. `close` takes no new batch and returns unfinished
 * ones to the queue; it is idempotent.
 */
export async function startWorker(parts: WorkerParts): Promise<{ close(): Promise<void> }> {
  const { database, config, log } = parts;
  const stop = new AbortController();
  const active = new Map<AbortController, string>();
  const timers = [
    setInterval(() => {
      if (id !== undefined) beat(database, { worker: id }).catch(() => {});
    }, BEAT_MS),
    setInterval(() => void dropUnwanted(database, active).catch(() => {}), WANTED_MS),
  ];
  let id: string | undefined;
  let runner: Runner;
  let registered = false;
  /** A worker takes no batch before its first heartbeat, so that its death can be detected. */
  const register = async () => {
    while (!registered) {
      stop.signal.throwIfAborted();
      registered = await beat(database, { worker: id! }).then(() => true, () => false);
      if (!registered) await new Promise((resolve) => setTimeout(resolve, REGISTER_MS));
    }
  };
  const start = async () => {
    const events = new EventEmitter() as WorkerEvents;
    const ended = Promise.withResolvers<void>();
    for (const event of ["pool:gracefulShutdown", "pool:forcefulShutdown"] as const) {
      events.once(event, () => void setTimeout(ended.resolve, STOP_MS));
    }
    events.on("pool:create", ({ workerPool }) => {
      id = workerPool.id;
      registered = false;
    });
    runner = await run({
      pgPool: database.pool,
      concurrency: config.work,
      noHandleSignals: true,
      pollInterval: 1_000,
      logger: loggerOf(log),
      events,
      parsedCronItems: [],
      // Without a delay graphile-worker 0.18 awaits neither: an unreachable database would end this process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: {
        [TASK]: async (payload, helpers) => {
          await register();
          const batch = payload as Batch, controller = new AbortController();
          active.set(controller, batch.lookup);
          const signal = AbortSignal.any([stop.signal, controller.signal]);
          await work(batch, helpers, parts, controller, signal).finally(() => active.delete(controller));
        },
      },
    });
    runner.promise.catch(() => {}).then(ended.resolve);
    ended.promise.then(restart);
  };
  const restart = async () => {
    while (!stop.signal.aborted) {
      log("warn", "The worker starts again");
      await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
      if (stop.signal.aborted) return;
      try {
        return await start();
      } catch (error) {
        log("error", "The worker could not start", { error: String(error) });
      }
    }
  };
  const close = async () => {
    stop.abort(new DOMException("The worker stops", "AbortError"));
    timers.forEach(clearInterval);
    const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([runner.stop().catch(() => {}), late]);
    if (id !== undefined) {
      await database.query("DELETE FROM deadringer.workers WHERE id = $1", [id]).catch(() => {});
    }
  };
  await start();
  let closing: Promise<void> | undefined;
  return { close: () => closing ??= close() };
}

/** Aborts batches of lookups that have ended. */
async function dropUnwanted(database: Database, active: Map<AbortController, string>): Promise<void> {
  if (active.size === 0) return;
  const running = [...active];
  const { rows } = await database.query<{ id: string }>(
    "SELECT id FROM deadringer.lookups WHERE id = ANY ($1)",
    [[...new Set(running.map(([, lookup]) => lookup))]],
  );
  const live = new Set(rows.map((row) => row.id));
  for (const [controller, lookup] of running) if (!live.has(lookup)) controller.abort(GIVE_UP);
}

async function work(
  batch: Batch,
  { job }: JobHelpers,
  { database, io, log }: WorkerParts,
  controller: AbortController,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await database.query<{ attempt: number; studied: number[]; waited_ms: number }>(
    `UPDATE deadringer.batches SET attempt = attempt + 1 WHERE lookup = $1 AND nr = $2 AND NOT ended
     RETURNING attempt, studied, (extract(epoch FROM now() - $3::timestamptz) * 1000)::int AS waited_ms`,
    [batch.lookup, batch.nr, job.created_at],
  );
  // The lookup has ended, or a worker that seemed dead has finished the batch after all.
  if (rows[0] === undefined) return;
  const { attempt, studied, waited_ms } = rows[0];
  const findings = batchFindings(database, batch, attempt, controller, signal);
  try {
    const known = new Set(studied);
    const guesses = new Set<Permutation>();
    const left = batch.permutations.map(({ guessed, ...permutation }, nr) => {
      if (guessed) guesses.add(permutation);
      return { permutation, nr };
    }).filter(({ nr }) => !known.has(nr));
    findings.done(known.size);
    const numbers = new Map(left.map(({ permutation, nr }) => [permutation, nr]));
    const lines = left.length === 0 ? [] : lookup(batch.domain, {
      plan: batch.plan,
      ...batch.brands === undefined ? {} : { brands: batch.brands },
      names: numbers.keys(),
      guesses,
      permutations: false,
      io,
      signal,
      deadlineMs: Math.max(1, batch.leftMs - waited_ms),
      onStudied: (permutation, lines) =>
        findings.add(numbers.get(permutation)!, lines.map(encodeLine).join("")),
    });
    for await (const line of lines) {
      if (line.op !== "Meta") continue;
      const { data } = line;
      if (data.kind === "Progress") findings.done(known.size + data.data[0]);
      if (
        data.kind === "Progress" &&
        (data.unanswered ?? data.blocked ?? data.wildcard ?? data.failed) !== undefined
      ) {
        findings.addLine(encodeLine(line));
      }
      // Another worker, or a later attempt, may be better off.
      if (data.kind === "Timeout") return await findings.fail(batchError({ problem: data.data }));
      if (data.kind === "Error") throw Object.assign(new Error(data.data.detail), { problem: data.data });
    }
    await findings.end();
  } catch (error) {
    // A job that returns is deleted: right when its lookup has ended, wrong when another attempt is running.
    if (signal.reason === GIVE_UP && !await isOpen(database, batch.lookup)) return;
    signal.throwIfAborted();
    if (job.attempts >= MAX_ATTEMPTS) await findings.fail(batchError(error));
    log("warn", "A batch failed", { lookup: batch.lookup, nr: batch.nr, attempt, error: String(error) });
    throw error;
  } finally {
    findings.close();
  }
}

async function isOpen(database: Database, lookup: string): Promise<boolean> {
  return (await database.query("SELECT FROM deadringer.lookups WHERE id = $1", [lookup])).count > 0;
}

/** The error of a lookup whose batch failed on every attempt. */
function batchError(error: unknown): { code: SquatErrorCode; message: string } {
  const { code, message } = errorOf((error as { problem?: Problem }).problem ?? problemOf(error));
  return { code, message };
}
