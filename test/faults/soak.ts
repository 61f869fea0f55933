/**
 * Mixed load for a while: `node test/faults/soak.ts [--minutes 30]`.
 *
 * Lookups over the hostile farm, searches in names, results read again, keys made and revoked, all at once, over
 * HTTP. Prints the requests and the figures: the slope of resident memory after a fifth of the time, the event
 * loop's delay, open files. Exit code 1 when a request was answered wrongly or an error was not caught.
 * @module
 */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import type { SoakFigures } from "./soak_server.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const endAt = Date.now() + Number(values.minutes) * 60_000;
const root = fileURLToPath(new URL("../../", import.meta.url));
const dir = mkdtempSync(join(tmpdir(), "deadringer-soak-"));
const run = promisify(execFile);
const cli = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, ["--no-warnings", join(root, "server/cli.ts"), ...args], { cwd: root }))
    .stdout;

const words = ["mail", "login", "secure", "pay", "bank", "shop", "kestrel", "cloud"];
const names = Array.from({ length: 200_000 }, (_, i) => `${words[i % 8]}${i}.${words[(i >> 3) % 8]}.com`);
writeFileSync(join(dir, "names.txt"), names.join("\n"));
await cli("ct", "import", join(dir, "names.txt"), "--data", dir);
const newKey = async (): Promise<{ key: string; id: string }> =>
  JSON.parse(await cli("key", "create", "--owner", "soak", "--scopes", "all", "--data", dir, "--json"));
const { key } = await newKey();

const server = spawn(
  process.execPath,
  ["--heap-growing-percent=50", "--no-warnings", join(root, "test/faults/soak_server.ts"), dir],
  // As server/deploy runs it.
  { cwd: root, stdio: ["pipe", "pipe", "inherit"], env: { ...process.env, MALLOC_ARENA_MAX: "2" } },
);
const figures: (SoakFigures & { at: number })[] = [];
const failed: unknown[] = [];
let url = "";
const ready = Promise.withResolvers<void>();
createInterface({ input: server.stdout }).on("line", (line) => {
  const row = JSON.parse(line);
  if (row.url !== undefined) {
    url = row.url;
    return ready.resolve();
  }
  failed.push(...row.failed);
  figures.push({ ...row, at: Date.now() });
});
await ready.promise;

const counts = { lookups: 0, lines: 0, searches: 0, retrieved: 0, keys: 0, refused: 0 };
const results: string[] = [];
const ask = (path: string, bearer = key): Promise<Response> =>
  fetch(url + path, { headers: { authorization: `Bearer ${bearer}` } });
const expectStatus = (response: Response, status: number, what: string): void => {
  if (response.status !== status) failed.push(`${what}: ${response.status} instead of ${status}`);
};

async function lookups(): Promise<void> {
  const response = await ask("/v2/squat/kestrel.com");
  expectStatus(response, 200, "lookup");
  const lines = (await response.text()).trimEnd().split("\n");
  counts.lookups++;
  counts.lines += lines.length;
  const stored = lines.map((line) => JSON.parse(line)).find((line) => line.data?.kind === "StoredResult");
  if (stored === undefined) failed.push(`a lookup ended with ${lines.at(-1)}`);
  else results.push(stored.data.data);
  if (results.length > 20) results.shift();
}

const PATTERNS = ["^mail", "bank$", "login.*shop", "kestrel", "[0-9]{5}", "(a|b|c)+d", "pay[0-9]+.bank"];
async function searches(): Promise<void> {
  const pattern = PATTERNS[counts.searches % PATTERNS.length]!;
  const response = await ask(`/v1/ct/search?pattern=${encodeURIComponent(pattern)}&limit=100`);
  expectStatus(response, 200, `search for ${pattern}`);
  await response.text();
  counts.searches++;
}

async function retrieves(): Promise<void> {
  const uuid = results[counts.retrieved % Math.max(1, results.length)];
  if (uuid === undefined) return;
  const response = await ask(`/v1/retrieve/${uuid}`);
  expectStatus(response, 200, "retrieve");
  await response.text();
  counts.retrieved++;
}

async function keys(): Promise<void> {
  const made = await newKey();
  expectStatus(await ask("/v1/ct/search?pattern=mail&limit=1", made.key), 200, "a new key");
  await cli("key", "revoke", made.id, "--data", dir);
  expectStatus(await ask("/v1/ct/search?pattern=mail&limit=1", made.key), 401, "a revoked key");
  counts.keys++;
  counts.refused++;
}

async function loop(work: () => Promise<void>, pauseMs: number): Promise<void> {
  while (Date.now() < endAt) {
    await work().catch((error) => failed.push(String(error)));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

await Promise.all([
  loop(lookups, 100),
  loop(lookups, 100),
  loop(lookups, 100),
  loop(searches, 20),
  loop(searches, 20),
  loop(retrieves, 100),
  loop(keys, 5_000),
]);

const warm = figures.slice(Math.floor(figures.length / 5));
const mean = (of: (f: typeof warm[number]) => number): number =>
  warm.reduce((s, f) => s + of(f), 0) / warm.length;
const [at, rss] = [mean((f) => f.at), mean((f) => f.rss)];
const slope = warm.reduce((s, f) => s + (f.at - at) * (f.rss - rss), 0) /
  warm.reduce((s, f) => s + (f.at - at) ** 2, 0);
/** The least of each minute: what is not garbage of the moment. */
function byMinute(): number[] {
  const least: number[] = [];
  for (const { at, rss } of figures) {
    const minute = Math.floor((at - figures[0]!.at) / 60_000);
    least[minute] = Math.min(least[minute] ?? Infinity, Math.round(rss / 1e6));
  }
  return least;
}
const delays = warm.map((f) => f.delayMs).sort((a, b) => a - b);
console.log(JSON.stringify(
  {
    minutes: Number(values.minutes),
    ...counts,
    rss_mb: Math.round(rss / 1e6),
    rss_slope_mb_per_10_min: Number((slope * 600_000 / 1e6).toFixed(2)),
    rss_mb_by_minute: byMinute(),
    delay_p99_ms: {
      all: warm.at(-1)?.delayAllMs,
      median_second: delays[delays.length >> 1],
      worst_second: delays.at(-1),
    },
    files: { first: warm[0]?.files, last: warm.at(-1)?.files, most: Math.max(...warm.map((f) => f.files)) },
    failed: failed.slice(0, 10),
    failures: failed.length,
  },
  null,
  1,
));
server.stdin.end();
server.kill();
rmSync(dir, { recursive: true, force: true });
process.exit(failed.length === 0 ? 0 : 1);
