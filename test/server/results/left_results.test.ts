import { EXTENSIONS } from "../../../server/extras/mod.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createKey } from "../../../server/auth/keys.ts";
import { SCOPES } from "../../../server/wire/scopes.ts";
import { readConfig } from "../../../server/config/mod.ts";
import { openService } from "../../../server/open.ts";
import { Job } from "../../../server/results/job.ts";
import { endLeftResults } from "../../../server/results/jobs.ts";
import { memoryStores, sqliteStores } from "../../../server/stores/sqlite_stores.ts";
import { emptyWorld } from "../empty_world.ts";
import { get } from "../requests.ts";
import { bearer } from "../service.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-left-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const UUID = "01890a5d-ac96-774b-bcce-b302099a8057";
const LINES = [
  { op: "Meta", data: { kind: "Progress", data: [0, 2] } },
  {
    permutation: { domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" }, kind: "Omission" },
    op: "Levenshtein",
    data: 1,
  },
].map((line) => `${JSON.stringify(line)}\n`);
const record = (uuid: string, created_at: number) => ({
  uuid,
  owner: "ann",
  scope: "lookup:squat" as const,
  domain: "example.com",
  created_at,
  expires_at: created_at + 1_000_000,
});
const chunk = { first: 0, lines: LINES.length, bytes: new TextEncoder().encode(LINES.join("")) };

test("what a killed service had of a result is kept, as incomplete", async () => {
  const before = sqliteStores(folder);
  const { key, record: keyRecord } = createKey(
    { owner: "ann", scopes: SCOPES, expires_at: null },
    Date.now(),
  );
  await before.keys.add(keyRecord);
  await before.results.begin(record(UUID, Date.now() - 5_000));
  await before.results.append(UUID, chunk);
  await before.close();
  const { fetch, close } = await openService(
    readConfig({ DEADRINGER_STORE: "sqlite", DEADRINGER_DATA: folder }),
    {
      extensions: EXTENSIONS,
      log: () => {},
      io: emptyWorld(0),
      url: () => "http://127.0.0.1",
    },
  );
  const ask = (path: string) => fetch(get(path, bearer(key)));
  await expect.poll(async () => (await ask(`/v1/retrieve/${UUID}`)).status).toBe(200);
  const lines = (await (await ask(`/v1/retrieve/${UUID}`)).text()).trimEnd().split("\n");
  expect(lines.slice(0, 2)).toEqual(LINES.map((line) => line.trimEnd()));
  expect(lines.slice(2).map((line) => JSON.parse(line))).toMatchObject([
    { op: "Meta", data: { kind: "StoredResult", data: UUID } },
    { op: "Meta", data: { kind: "Error", data: { status: 503 } } },
  ]);
  const csv = await ask(`/v1/retrieve/${UUID}/csv`);
  expect(csv.headers.get("x-deadringer-incomplete")).not.toBeNull();
  expect(await csv.text()).toContain("exmple.com");
  expect(await (await ask("/v1/retrieve")).json()).toMatchObject([{
    uuid: UUID,
    ended: true,
    done: false,
    names: 1,
  }]);
  await close();
});

test("results that are made here or at another instance go on", async () => {
  const { results } = memoryStores();
  const ids = ["here", "there", "young", "left"];
  for (const id of ids) await results.begin(record(id, id === "young" ? 100_000 : 1_000));
  const ended = await endLeftResults({
    results,
    now: () => 100_000,
    startedAt: 100_000,
    isHere: (uuid) => uuid === "here",
    marked: (flags) => Promise.resolve(new Set(flags.filter((flag) => flag === "run there"))),
    expiresAt: () => 200_000,
  });
  expect(ended).toBe(1);
  const states = await Promise.all(ids.map(async (id) => (await results.get(id, 0))!.ended));
  expect(states).toEqual([false, false, false, true]);
});

test("the lines of a running result are in the store a while after they came", async () => {
  const { results } = memoryStores();
  const job = new Job(record(UUID, 0), results, async function* (signal) {
    yield JSON.parse(LINES[1]!);
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  }, { lingerMs: 0, expiresAt: () => 1, others: { flushMs: 20, follow: () => Promise.resolve(false) } });
  await expect.poll(async () => (await results.get(UUID, -1))?.lines, { timeout: 20_000 }).toBe(1);
  await job.drop();
});

test("lookups that come one in a round all have their first line before any of them works", async () => {
  const { results } = memoryStores();
  const order: string[] = [];
  const jobs: Job[] = [];
  for (let nth = 0; nth < 32; nth++) {
    const uuid = UUID.replace(/..$/, String(nth).padStart(2, "0"));
    jobs.push(
      new Job(record(uuid, 0), results, async function* () {
        order.push("line");
        yield JSON.parse(LINES[0]!);
        order.push("work");
        yield { op: "Meta", data: { kind: "Done" } };
      }, { lingerMs: 0, expiresAt: () => 1 }),
    );
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(jobs.map((job) => job.ended));
  expect(order).toEqual([...Array(32).fill("line"), ...Array(32).fill("work")]);
});

test("a result that cannot be read is told, and holds up no other", async () => {
  const { results } = memoryStores();
  for (const id of ["damaged", "left"]) await results.begin(record(id, id === "left" ? 2_000 : 1_000));
  await results.append("damaged", { ...chunk, bytes: new TextEncoder().encode("{no line\n{none\n") });
  const ending = endLeftResults({
    results,
    now: () => 100_000,
    startedAt: 100_000,
    isHere: () => false,
    marked: null,
    expiresAt: () => 200_000,
  });
  await expect(ending).rejects.toThrow();
  expect((await results.get("left", 0))!.ended).toBe(true);
});
