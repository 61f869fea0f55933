import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SquatError } from "../../lib/errors.ts";
import { InvalidParameter } from "../checks.ts";

/**
 * Takes the write lock of a folder until it is closed; the system releases it when the process ends.
 *
 * @throws {SquatError} `over_capacity` when another process or store has it, `invalid_parameter` when nobody can write there.
 */
export function lockFolder(dir: string): DatabaseSync {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(dir, "lock.db"));
    // SQLite also opens read-only files, and fails at the first write.
    lock.exec("BEGIN EXCLUSIVE; PRAGMA user_version = 1");
    return lock;
  } catch (cause) {
    lock?.close();
    const { message } = cause as Error;
    throw /locked/.test(message)
      ? new SquatError(
        "over_capacity",
        `Cannot write to ${dir}: another process does; try again when it has ended`,
        { cause },
      )
      : new InvalidParameter(`Cannot write to ${dir}: ${message}`, { cause });
  }
}
