/**
 * Unit tests of several files run in one process: a file that does not leave it as it found it fails, itself and at
 * once. What it leaves is put right where that is possible, so that the files after it do not fail too.
 * @module
 */
import process from "node:process";
import { afterAll, expect, vi } from "vitest";

/** Milliseconds in which what a file closed must be gone. */
const CLOSING_MS = 5_000;

/** What tests replace, and what all others rely on. */
const replaceable = (): Record<string, unknown> => ({
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  queueMicrotask,
  fetch,
  Date,
  "Date.now": Date.now,
  "Math.random": Math.random,
  "performance.now": performance.now,
  "console.log": console.log,
  "console.error": console.error,
  "process.exit": process.exit,
  "process.stdout.write": process.stdout.write,
  "process.stderr.write": process.stderr.write,
});

/** Not counted on Deno: idle connections of `node:http` servers that were closed, and standard streams. */
const UNCOUNTED = "Deno" in globalThis ? ["TCPSocketWrap", "PipeWrap"] : [];

/** How many timers, servers, sockets, child processes and the like would keep the process alive, by name. */
function resources(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of process.getActiveResourcesInfo()) {
    if (!UNCOUNTED.includes(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Listeners of the process, by event. */
const listeners = (): Map<string, number> =>
  new Map(
    process.eventNames().map((
      name,
    ) => [`listener of ${String(name)}`, process.listenerCount(name as string)]),
  );

/** What there is more of than before. */
const more = (now: Map<string, number>, before: Map<string, number>): string[] =>
  [...now].flatMap(([name, count]) => count > (before.get(name) ?? 0) ? [name] : []);

/** Of this process: how many timers the files before this one left. */
const earlier: { timers?: number } = (globalThis as Record<symbol, object>)[Symbol.for("timers left")] ??= {};

const before = {
  cwd: process.cwd(),
  env: { ...process.env },
  originals: replaceable(),
  // Not those that there are now: one of Vitest's own ends while a file runs.
  resources: resources().set("Timeout", earlier.timers ?? 0),
  listeners: listeners(),
};
const umask = process.umask(0o022);
process.umask(umask);

afterAll(async () => {
  // A server that starts makes its files private to the user, and with them those of all tests after it.
  process.umask(umask);
  const left: string[] = [];
  if (vi.isFakeTimers()) {
    left.push("fake timers");
    vi.useRealTimers();
  }
  const now = replaceable();
  for (const [name, original] of Object.entries(before.originals)) {
    if (now[name] !== original) left.push(name);
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  left.push(...more(listeners(), before.listeners));
  let open = more(resources(), before.resources);
  for (let waited = 0; open.length > 0 && waited < CLOSING_MS; waited += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    open = more(resources(), before.resources);
  }
  earlier.timers = resources().get("Timeout") ?? 0;
  left.push(...open);
  if (process.cwd() !== before.cwd) left.push("working folder");
  for (const name of Object.keys({ ...before.env, ...process.env })) {
    if (process.env[name] !== before.env[name]) left.push(`$${name}`);
  }
  expect(left, "what a file must not leave to those after it").toEqual([]);
});
