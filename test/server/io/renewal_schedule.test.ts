import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { renewOnSchedule } from "../../../server/io/renewal_schedule.ts";
import { storedTables } from "../../../server/io/tables.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const DAY = 86_400_000;
const bootstrap = (suffixes: number, publication: string) => ({
  version: "1.0",
  publication,
  services: [[Array.from({ length: suffixes }, (_, i) => `tld${i}`), ["https://rdap.example.com/"]]],
});

/** Runs a schedule whose sleeps are over at once, until it has slept `rounds` times. `answer` is what the server has. */
async function run(rounds: number, answer: (round: number) => unknown) {
  const slept: number[] = [];
  const logged: unknown[][] = [];
  const folder = mkdtempSync(join(tmpdir(), "deadringer-renewal-"));
  const server = createServer((_, response) => {
    const body = answer(slept.length);
    response.writeHead(body === null ? 503 : 200).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)), () => rmSync(folder, { recursive: true }));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
  const stopping = new AbortController();
  let renewed = 0;
  let clock = Date.now();
  await renewOnSchedule({
    folder,
    everyMs: DAY,
    log: (level, message, fields) => void logged.push([level, message, fields]),
    onRenewed: () => void renewed++,
    sleep: (ms) => {
      if (slept.push(ms) > rounds) stopping.abort();
      clock += ms;
      return stopping.signal.aborted ? Promise.reject(new Error("over")) : Promise.resolve();
    },
    now: () => clock,
    random: () => 0.5,
    sources: { rdap: `${url}rdap`, logs: `${url}logs` },
    resolver: ["127.0.0.1:9"],
  }, stopping.signal);
  return { slept, logged, folder, renewed };
}

test("tables are renewed once an interval, spread, and what is not that table is not taken", async () => {
  const { slept, logged, folder, renewed } = await run(
    2,
    (round) => round === 1 ? bootstrap(600, "2026-11-01T00:00:00Z") : "<title>Sign in</title>",
  );
  expect(renewed).toBe(1);
  expect(storedTables(folder).rdap?.size).toBe(600);
  // The first after a tenth of the interval at most; the list of logs failed, so an hour later again.
  expect(slept).toEqual([DAY * 0.05, DAY / 24, DAY / 24]);
  expect(logged.map(([level, , fields]) => [level, (fields as { table: string }).table])).toEqual([
    ["info", "rdap"],
    ["warn", "logs"],
    // Half an interval has not passed: RDAP is not downloaded again.
    ["warn", "logs"],
  ]);
  expect(JSON.stringify(logged)).toContain("is not JSON");
});

test("a list that is cut, and a server that fails, leave the older table", async () => {
  let published: unknown = bootstrap(600, "2026-11-01T00:00:00Z");
  const { folder, logged } = await run(40, (round) => {
    if (round === 20) published = bootstrap(3, "2026-11-02T00:00:00Z");
    if (round === 30) published = null;
    return published;
  });
  expect(storedTables(folder).rdap?.size).toBe(600);
  const said = JSON.stringify(logged);
  expect(said).toContain("it has 3 entries, not 500 or more");
  expect(said).toContain("status 503");
});
