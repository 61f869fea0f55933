/**
 * Servers in processes of their own, of the runtime that runs the test.
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Whether this is Deno. */
export const onDeno: boolean = "Deno" in globalThis;

/** Arguments of this runtime for a script of the project, with more of the runtime's own. */
export function scriptArgs(path: string, flags: readonly string[] = []): string[] {
  const script = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  // As server/deploy/README.md says.
  return onDeno
    ? ["run", "-A", "--v8-flags=--heap-growing-percent=50", ...flags, script]
    : ["--heap-growing-percent=50", "--disable-warning=ExperimentalWarning", ...flags, script];
}

/** A process under test. */
export interface Started {
  /** It. */
  child: ChildProcess;
  /** Its first line. */
  first: string;
  /** What it wrote to standard error so far. */
  errors: () => string;
  /** Resolves with its exit code, or the signal that ended it. */
  exited: Promise<number | string>;
}

/**
 * Starts a script and resolves with its first line.
 * @param before A command that runs it, such as `taskset`.
 * @param flags Further arguments of the runtime.
 */
export async function start(
  path: string,
  args: string[],
  env: Record<string, string> = {},
  before: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Started> {
  const [command, ...rest] = [...before, process.execPath, ...scriptArgs(path, flags), ...args];
  const child = spawn(command!, rest, {
    stdio: ["ignore", "pipe", "pipe"],
    // As server/deploy/README.md says.
    env: { ...process.env, MALLOC_ARENA_MAX: "2", DENO_TOKIO_EVENT_INTERVAL: "1", ...env },
  });
  let errors = "";
  child.stderr.on("data", (data) => errors += data);
  const exited = once(child, "exit").then(([code, signal]) => code ?? signal);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = (await lines.next()).value as string | undefined;
  if (first === undefined) throw new Error(`${path} ended with ${await exited}: ${errors}`);
  child.stdout.resume();
  return { child, first, errors: () => errors, exited };
}

/** A server with made-up lookups; see stream_server.ts. */
export async function startStreams(
  folder: string,
): Promise<Started & { base: string; key: string; port: number }> {
  const started = await start("test/faults/stream_server.ts", [folder]);
  const { port, key } = JSON.parse(started.first) as { port: number; key: string };
  return { ...started, port, key, base: `http://127.0.0.1:${port}` };
}

/** Kibibytes that a process has in memory. */
export function rssOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]);
}

/** Resolves once a process has done next to nothing for a second. */
export async function quiet(pid: number): Promise<void> {
  const ticks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
    return Number(fields[11]) + Number(fields[12]);
  };
  for (let before = ticks(), idle = 0; idle < 4;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const after = ticks();
    // A tick is 10 ms.
    idle = after - before <= 1 ? idle + 1 : 0;
    before = after;
  }
}
