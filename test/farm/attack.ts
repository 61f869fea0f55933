/**
 * Looks up names of which most are served by the farm: `node test/farm/attack.ts [NAMES]` prints
 * what came of it, with the memory that the command-line tool would take.
 * @module
 */
import { lookupLines } from "../lib/lookup_lines.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createIo } from "../../mod.ts";
import { TLS_MISDEEDS } from "./addresses.ts";
import { DNS_MISDEEDS } from "./dns.ts";
import { MAIL_MISDEEDS } from "./lines.ts";
import type { FarmDescription } from "./serve.ts";
import { MISDEEDS } from "./web.ts";

/** What a lookup over the farm came to. */
export interface AttackReport {
  /** Names looked up. */
  names: number;
  /** Kind of the last line: `Done` or `Timeout`. */
  end: string;
  /** Seconds it took. */
  seconds: number;
  /** Lines. */
  lines: number;
  /** Honest names without a full report, which there must not be. */
  missed: string[];
  /** How many names are honest. */
  honest: number;
  /** Growth of the process's resident memory at its peak, MB. */
  grownMb: number;
  /** Errors that nobody caught. */
  uncaught: string[];
}

const SUFFIXES = ["com", "net", "org", "info"];

/** Names of the farm, in a fixed mix: one of eight is honest. */
export function farmNames(count: number): { name: string; honest: boolean }[] {
  const misdeeds = [
    ...Object.keys(MISDEEDS),
    ...DNS_MISDEEDS,
    ...TLS_MISDEEDS,
    ...Object.keys(MAIL_MISDEEDS).map((mail) => `:${mail}`),
  ];
  return Array.from({ length: count }, (_, i) => {
    const suffix = SUFFIXES[i % SUFFIXES.length]!;
    if (i % 8 === 0) return { name: `honest-${i}.${suffix}`, honest: true };
    const misdeed = misdeeds[i % misdeeds.length]!;
    return misdeed.startsWith(":")
      ? { name: `honest-${i}-${misdeed.slice(1)}.${suffix}`, honest: true }
      : { name: `${misdeed}-${i}.${suffix}`, honest: false };
  });
}

/** Starts the farm in a process of its own. */
export async function startFarm(): Promise<{ farm: FarmDescription; child: ChildProcess }> {
  const child = spawn("node", [fileURLToPath(new URL("serve.ts", import.meta.url))], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    return { farm: JSON.parse(line), child };
  }
  throw new Error("The farm did not start");
}

/**
 * Looks up so many names.
 *
 * @param count Names.
 * @param deadlineMs The lookup's deadline.
 */
export async function attack(count: number, deadlineMs: number): Promise<AttackReport> {
  const { farm, child } = await startFarm();
  const uncaught: string[] = [];
  const note = (error: unknown): void => void uncaught.push(String(error));
  process.on("uncaughtException", note).on("unhandledRejection", note);
  const io = createIo({
    resolvers: [farm.resolver],
    timeoutMs: 500,
    geo: false,
    net: { allow: ["127.0.0.0/8"], portMap: farm.portMap, ca: [farm.root] },
  });
  const names = farmNames(count);
  const waiting = new Map(names.filter((n) => n.honest).map((n) => [n.name, new Set(["Dns", "HttpBanner"])]));
  const honest = waiting.size;
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => peak = Math.max(peak, process.memoryUsage().rss), 50);
  const start = performance.now();
  const options = { io, names: names.map((n) => n.name), permutations: false, deadlineMs };
  let lines = 0;
  let end = "";
  try {
    for await (const line of lookupLines("kestrel.com", options)) {
      lines++;
      if (line.op === "Meta") end = (line.data as { kind: string }).kind;
      else {
        const name = (line as { permutation: { domain: { fqdn: string } } }).permutation.domain.fqdn;
        const wanted = waiting.get(name);
        if (wanted?.delete(line.op) && wanted.size === 0) waiting.delete(name);
      }
    }
  } finally {
    clearInterval(timer);
    await io.dns.close();
    process.off("uncaughtException", note).off("unhandledRejection", note);
    child.kill("SIGKILL");
  }
  return {
    names: count,
    end,
    seconds: (performance.now() - start) / 1000,
    lines,
    missed: [...waiting.keys()],
    honest,
    grownMb: (peak - before) / 1e6,
    uncaught,
  };
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 500);
  console.log(JSON.stringify(await attack(count, 300_000), null, 1));
}
