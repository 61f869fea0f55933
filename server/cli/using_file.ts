import { fileFault } from "../io/file_fault.ts";
import { UsageError } from "./usage_error.ts";

/**
 * Returns what `work` makes of a file.
 *
 * @param what What it does, for the message: `write FILE`.
 * @throws {UsageError} with the reason, when the system refuses it.
 */
export function usingFile<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined || !("syscall" in (cause as Error))) throw cause;
    throw new UsageError(`Cannot ${what}: ${fileFault(cause as NodeJS.ErrnoException)}`, { cause });
  }
}
