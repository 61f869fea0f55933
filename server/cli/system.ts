import { once } from "node:events";
import process from "node:process";
import { EXIT, UsageError } from "./exit.ts";
import { fileFault } from "../io/file_fault.ts";
import type { Screen } from "./terminal.ts";
import { visible } from "../../lib/page/hidden_text.ts";

/** Why a command line stops early: the abort reason of {@link System.signal}. */
export class Interrupt extends Error {
  override readonly name = "AbortError";
  /** 128 and the number of the signal, as shells count. */
  readonly exitCode: number;

  constructor(signal: "SIGINT" | "SIGTERM") {
    super(signal === "SIGINT" ? "Interrupted" : "Terminated");
    this.exitCode = signal === "SIGINT" ? EXIT.interrupted : EXIT.terminated;
  }
}

/** The exit code of a command line that was interrupted. */
export function interruptCode({ signal }: System): number {
  return signal.reason instanceof Interrupt ? signal.reason.exitCode : EXIT.interrupted;
}

/** The message for a person about the interrupt. */
export function interruptText({ signal }: System): string {
  return signal.reason instanceof Interrupt ? signal.reason.message : "Interrupted";
}

/** Resolves when the command line is interrupted. */
export async function interrupted({ signal }: System): Promise<void> {
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  }
}

/** What the command line needs from the machine. */
export interface System {
  /** Writes to stdout and waits while its reader is behind. On a terminal, hidden characters are escaped. */
  print(text: string): Promise<void>;
  /** Writes to stderr. */
  warn(text: string): void;
  /** The terminal behind stdout. */
  readonly screen: Screen;
  /** The terminal behind stderr, for progress; absent when stderr is not a terminal. */
  readonly statusScreen?: Screen;
  /** Whether stdout is a terminal. */
  readonly interactive: boolean;
  /** The lines of a file; `-` is stdin. */
  readLines(path: string): AsyncIterable<string>;
  /** The bytes of a file, unpacked; `-` is stdin. */
  readBytes(path: string): AsyncIterable<Uint8Array>;
  /** Aborts on the first interrupt. */
  readonly signal: AbortSignal;
  /** Whether a list broke off, or nothing in it was read: a command that is done then ends as incomplete. */
  hasUnreadList?: boolean;
}

/** The terminal behind a stream of this process. */
function screenOf(
  stream: NodeJS.WriteStream,
  write: (text: string) => void = (text) => void stream.write(text),
): Screen {
  const live = stream.isTTY === true && process.env["TERM"] !== "dumb";
  return {
    write,
    get columns() {
      return stream.columns || 80;
    },
    get rows() {
      return stream.rows || 24;
    },
    color: live && !process.env["NO_COLOR"],
    live,
    now: () => performance.now(),
  };
}

/** Milliseconds after which output pauses, so that signals are handled. */
const SIGNAL_CHECK_MS = 50;

/** The longest line of a saved lookup, in characters. */
const MAX_SAVED_LINE = 8_388_608;

/** This process. It ends quietly when the reader of its output goes away, as `head` does. */
export function processSystem(): System {
  const { stdout, stderr } = process;
  const fail = (error: NodeJS.ErrnoException): never => {
    if (error.code === "EPIPE") process.exit(0);
    stderr.write(`deadringer: Cannot write to stdout: ${fileFault(error)}\n`);
    process.exit(1);
  };
  stdout.on("error", fail);
  // When a file cannot be written, Node emits the event and Deno throws.
  const write = (text: string): boolean => {
    try {
      return stdout.write(text);
    } catch (error) {
      return fail(error as NodeJS.ErrnoException);
    }
  };
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.on(name, () => {
      const reason = new Interrupt(name);
      if (controller.signal.aborted) process.exit(reason.exitCode);
      controller.abort(reason);
    });
  }
  let stdinUsed = false;
  const onceOnly = (path: string): void => {
    if (path === "-" && stdinUsed) {
      throw new UsageError("Cannot read stdin twice: only one file may be -");
    }
    if (path === "-") stdinUsed = true;
  };
  let checkedAt = performance.now();
  return {
    async print(text) {
      // Formats for programs have what strangers wrote as it is; no escape of JSON changes its meaning.
      const shown = stdout.isTTY === true ? visible(text.replaceAll("\r\n", "\n"), "\t\n") : text;
      if (!write(shown)) await once(stdout, "drain");
      // Writes to a file complete at once, so nothing else would run in between.
      if (performance.now() - checkedAt < SIGNAL_CHECK_MS) return;
      await new Promise((resolve) => setImmediate(resolve));
      checkedAt = performance.now();
    },
    warn: (text) => void stderr.write(text),
    interactive: stdout.isTTY === true,
    signal: controller.signal,
    screen: screenOf(stdout, (text) => void write(text)),
    ...(screenOf(stderr).live ? { statusScreen: screenOf(stderr) } : {}),
    async *readBytes(path) {
      onceOnly(path);
      const { unpackedBytes } = await import("../io/unpacked.ts");
      yield* unpackedBytes(path, controller.signal);
    },
    async *readLines(path) {
      onceOnly(path);
      const { linesOf } = await import("./match/lines.ts");
      yield* linesOf(path, controller.signal, MAX_SAVED_LINE);
    },
  };
}
