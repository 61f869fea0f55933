import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import { SCOPES } from "../whole/whole.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { start } from "./server.ts";

/** The process gets a quarter of a processor: its timers are late by this much, milliseconds. */
const STOPPED_MS = 750;
const RUNNING_MS = 250;
/** So many that a lookup lasts until the process is known to be late, and what nobody reads yet fits into no buffer. */
const NAMES = 10_000;
/** Share of lines that may be missing or different: some answers come too late. */
const TOLERATED = 0.02;

test(
  "a service whose timers are late refuses new lookups with Retry-After, and finishes those that run",
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
    const stores = sqliteStores(folder);
    const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
    await stores.keys.add(record);
    await stores.close();
    const { child, first, errors, exited } = await start("server/cli.ts", [
      ...["serve", "--demo", "--port", "0", "--data", folder],
    ], { DEADRINGER_RATE_LIMIT: "100000", DEADRINGER_OWNER_RATE_LIMIT: "100000" });
    const base = /Listening on (\S+)/.exec(first)![1]!;
    const headers = { authorization: `Bearer ${key}` };
    const look = (name: string, limit: number) =>
      fetch(`${base}/v1/lookup/nxdomain/${name}?limit=${limit}`, { headers });
    const linesOf = (text: string) =>
      text.split("\n").filter((line) => line !== "" && !line.includes('"op":"Meta"')).sort();
    const again = AbortSignal.timeout(180_000);
    let pulses: ReturnType<typeof setTimeout> | undefined;
    // On Deno, a child's own `kill` sends one signal only.
    const signal = (name: NodeJS.Signals) => child.exitCode === null && process.kill(child.pid!, name);
    const pulse = () => {
      signal("SIGSTOP");
      pulses = setTimeout(() => {
        signal("SIGCONT");
        pulses = setTimeout(pulse, RUNNING_MS);
      }, STOPPED_MS);
    };
    try {
      const quiet = await (await look("kestrelbank.com", NAMES)).text();
      const running = await look("kestrelbank.com", NAMES);
      expect(running.status).toBe(200);
      pulse();
      let refused = await look("example.com", 1);
      while (refused.status !== 503) {
        again.throwIfAborted();
        await refused.text();
        refused = await look("example.com", 1);
      }
      expect(refused.headers.get("retry-after")).toBe("10");
      expect((await refused.json()).detail).toMatch(/^This server is busy, its timers are \d{3,} ms late/);
      // The first lookup still runs.
      expect(await (await fetch(`${base}/metrics`, { headers })).text()).toMatch(
        /^deadringer_streams [1-9]/m,
      );
      // All else is answered, and the lookup that runs ends with the same lines.
      expect((await fetch(`${base}/healthz`)).status).toBe(200);
      const busy = await running.text();
      expect(busy).toMatch(/"kind":"Done"\}\}\n$/);
      const expected = new Set(linesOf(quiet));
      const found = linesOf(busy);
      const same = found.filter((line) => expected.has(line)).length;
      expect(same).toBeGreaterThan((1 - TOLERATED) * expected.size);
      expect(found.length - same).toBeLessThan(TOLERATED * expected.size);
      clearTimeout(pulses);
      signal("SIGCONT");
      let accepted = await look("example.com", 1);
      while (accepted.status !== 200) {
        again.throwIfAborted();
        await accepted.text();
        accepted = await look("example.com", 1);
      }
      expect(await accepted.text()).toMatch(/"kind":"Done"\}\}\n$/);
      expect(errors()).not.toMatch(/Unhandled|Uncaught/);
    } finally {
      clearTimeout(pulses);
      signal("SIGCONT");
      signal("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
