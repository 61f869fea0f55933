/**
 * The state of a guard without a service: one JSON file.
 * @module
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import process from "node:process";
import { readState, type WatchState } from "../../lib/watch/mod.ts";
import { SquatError } from "../../mod.ts";
import { fileFault } from "../io/file_fault.ts";
import type { OutboxRecord } from "../stores/watch.ts";

/** The content of the file. */
export interface GuardState {
  /** Version of this shape. */
  version: 1;
  /** The state of each brand. */
  brands: Record<string, WatchState>;
  /** Undelivered events, oldest first. */
  outbox: OutboxRecord[];
}

/** An open file; nobody else can open it until it is closed. */
export interface GuardFile {
  /** Its content when it was opened, or an empty state. */
  readonly state: GuardState;
  /** Replaces the content: after a crash the file holds the old state or the new one. */
  save(state: GuardState): void;
  /** Closes it, so that others can open it. */
  close(): void;
}

/** Most bytes of a file that are read. */
const MAX_BYTES = 512 * 1024 * 1024;

function refuse(path: string, why: string): never {
  throw new SquatError("invalid_parameter", `Cannot use the state file ${path}: ${why}`);
}

/** Reads the file without locking it. */
export function readGuardFile(path: string): GuardState {
  if (!existsSync(path)) return { version: 1, brands: {}, outbox: [] };
  let value: GuardState;
  try {
    const text = readFileSync(path, "utf8");
    if (text.length > MAX_BYTES) refuse(path, "it is too large");
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SquatError) throw error;
    refuse(path, error instanceof SyntaxError ? "it is not JSON" : (error as Error).message);
  }
  if (value?.version !== 1 || typeof value.brands !== "object" || !Array.isArray(value.outbox)) {
    refuse(path, "it is not a state file of this version");
  }
  try {
    for (const state of Object.values(value.brands)) readState(state);
  } catch (error) {
    refuse(path, (error as Error).message);
  }
  return value;
}

/** Refuses a file because the system does. */
function refuseFault(path: string, error: NodeJS.ErrnoException): never {
  if (!["EACCES", "EPERM", "EROFS"].includes(error.code ?? "")) refuse(path, fileFault(error));
  refuse(
    path,
    `${fileFault(error)} in ${dirname(resolve(path))}, where watch keeps what it has seen and a lock; give ` +
      "--state FILE in a folder that this user may write to",
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Opens the file, or a new one, for one process.
 *
 * @throws {SquatError} `invalid_parameter` when it is not a state file, or another process has it open.
 */
export function openGuardFile(path: string): GuardFile {
  const lock = `${path}.lock`;
  for (let attempt = 0;; attempt++) {
    try {
      const file = openSync(lock, "wx", 0o600);
      writeSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        refuseFault(path, error as NodeJS.ErrnoException);
      }
      const pid = Number(readFileSync(lock, "utf8"));
      // The lock of a killed process is stale.
      if (attempt > 0 || (Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid))) {
        refuse(
          path,
          `process ${pid} has it open; wait for it, or remove ${lock} when there is no such process`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
  try {
    return {
      state: readGuardFile(path),
      save(state) {
        const next = `${path}.new`;
        const file = openSync(next, "w", 0o600);
        try {
          writeSync(file, JSON.stringify(state));
          fsyncSync(file);
        } finally {
          closeSync(file);
        }
        renameSync(next, path);
      },
      close: () => rmSync(lock, { force: true }),
    };
  } catch (error) {
    rmSync(lock, { force: true });
    throw error;
  }
}
