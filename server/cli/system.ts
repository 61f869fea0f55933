import { once } from "node:events";
import { createReadStream } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { SquatError } from "../../mod.ts";
import { fileFault } from "./output.ts";
import type { Screen } from "./table.ts";

/** What the command line needs of the machine. */
export interface System {
  /** Writes to stdout and waits while its reader is behind. */
  print(text: string): Promise<void>;
  /** Writes to stderr. */
  warn(text: string): void;
  /** The terminal behind stdout. */
  readonly screen: Screen;
  /** Whether stdout is a terminal. */
  readonly interactive: boolean;
  /** The lines of a file; `-` is stdin. */
  readLines(path: string): AsyncIterable<string>;
  /** Aborts on the first interrupt. */
  readonly signal: AbortSignal;
}

/** The entries of a list, one a line; what begins with `#` is none. */
export async function listed(system: System, path: string): Promise<string[]> {
  const entries: string[] = [];
  for await (const line of system.readLines(path)) {
    const entry = line.trim();
    if (entry !== "" && !entry.startsWith("#")) entries.push(entry);
  }
  return entries;
}

/** For so long nothing but output happens at most. */
const HEARING_MS = 50;

/** This process. A reader that goes away, as `head` does, ends it quietly. */
export function processSystem(): System {
  const { stdout, stderr } = process;
  const lost = (error: NodeJS.ErrnoException): never => {
    if (error.code === "EPIPE") process.exit(0);
    stderr.write(`deadringer: Cannot write to stdout: ${error.message}\n`);
    process.exit(1);
  };
  stdout.on("error", lost);
  // Node tells of a file that cannot be written by the event, Deno throws.
  const write = (text: string): boolean => {
    try {
      return stdout.write(text);
    } catch (error) {
      return lost(error as NodeJS.ErrnoException);
    }
  };
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(new DOMException("Interrupted", "AbortError"));
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  const live = stdout.isTTY === true && process.env["TERM"] !== "dumb";
  let stdinTaken = false;
  let heardAt = performance.now();
  return {
    async print(text) {
      if (!write(text)) await once(stdout, "drain");
      // A file takes everything at once: signals have to be heard between.
      if (performance.now() - heardAt < HEARING_MS) return;
      await new Promise((resolve) => setImmediate(resolve));
      heardAt = performance.now();
    },
    warn: (text) => void stderr.write(text),
    interactive: stdout.isTTY === true,
    signal: controller.signal,
    screen: {
      write: (text) => void write(text),
      get columns() {
        return stdout.columns ?? 80;
      },
      get rows() {
        return stdout.rows ?? 24;
      },
      color: live && !process.env["NO_COLOR"],
      live,
      now: () => Date.now(),
    },
    async *readLines(path) {
      if (path === "-" && stdinTaken) {
        throw new SquatError("invalid_parameter", "Cannot read stdin twice: only one file may be -");
      }
      if (path === "-") stdinTaken = true;
      const input = path === "-" ? process.stdin : createReadStream(path);
      try {
        yield* createInterface({ input, crlfDelay: Infinity, signal: controller.signal });
        controller.signal.throwIfAborted();
      } catch (cause) {
        controller.signal.throwIfAborted();
        const why = fileFault(cause as NodeJS.ErrnoException);
        throw new SquatError("invalid_parameter", `Cannot read ${path}: ${why}`, { cause });
      }
    },
  };
}
