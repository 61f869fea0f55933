/**
 * Throughput of one PostgreSQL: keys and limits, results, lines of workers, LISTEN/NOTIFY. Its files are in the folder
 * for temporary ones, flushed as in service. Run: `node test/server/extras/postgres/bench/postgres.ts`.
 * @module
 */
import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import process from "node:process";
import { createHandler } from "../../../../../server/http/app.ts";
import { readConfig } from "../../../../../server/config/mod.ts";
import { createKey } from "../../../../../server/auth/keys.ts";
import { SCOPES } from "../../../../../server/wire/scopes.ts";
import { openDatabase } from "../../../../../server/extras/postgres/database.ts";
import { postgresStores } from "../../../../../server/extras/postgres/storage.ts";
import { startPostgres } from "../../../../postgres_server.ts";
import { assembled, storesInMemory, withTurns } from "../../../service.ts";

const SECONDS = 3;
const server = await startPostgres({ fsync: "on" });
if (server === null) process.exit(0);
const database = await openDatabase(await server.database(), { connections: 20 });
const stores = await postgresStores(database);

/** Runs `work` in so many concurrent loops and returns the rate per second. */
async function rate(
  name: string,
  loops: number,
  work: (loop: number, turn: number) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  const cpu = process.cpuUsage();
  let count = 0;
  await Promise.all(Array.from({ length: loops }, async (_, loop) => {
    for (let turn = 0; performance.now() < end; turn++, count++) await work(loop, turn);
  }));
  const { user, system } = process.cpuUsage(cpu);
  const own = Math.round((user + system) / count);
  console.log(`${name}, ${loops} at a time: ${Math.round(count / SECONDS)}/s, ${own} us of this process`);
  return count / SECONDS;
}

const keys = Array.from(
  { length: 100 },
  () => createKey({ owner: "a", scopes: SCOPES, expires_at: null }, 1),
);
for (const { record } of keys) await stores.keys.add(record);
const hashes = keys.map(({ record }) => record.hash);
for (const loops of [1, 16]) {
  await rate("key", loops, (_, turn) => stores.keys.find(hashes[turn % 100]!));
  await rate("limit, one key", loops, () => stores.limits.take("one", 60_000));
  await rate("limit, 100 keys", loops, (loop, turn) => stores.limits.take(`k${(loop + turn) % 100}`, 60_000));
  await rate("place taken and freed", loops, async (loop, turn) => {
    await stores.limits.hold(`k${turn % 100}`, `p${loop}`, 100, 1);
    await stores.limits.free(`p${loop}`);
  });
  await rate("result of one chunk of 16 KiB, on the disk", loops, async (loop, turn) => {
    const uuid = `${loops} ${loop} ${turn}`;
    await stores.results.begin({
      uuid,
      owner: "a",
      scope: "ct",
      domain: "a",
      created_at: 1,
      expires_at: 9e15,
    });
    await stores.results.append(uuid, { first: 0, lines: 1, bytes: randomBytes(16_384) }, {
      expires_at: 9e15,
      names: 1,
    });
  });
}

/** Lines of a worker: 32 KiB of about 200 bytes each. */
const PIECE = Buffer.alloc(32_768, "x");
const LINES = Math.floor(PIECE.length / 200);
for (const loops of [1, 8]) {
  const lookups = Array.from({ length: loops }, (_, i) => `${loops}-${i}`);
  for (const lookup of lookups) {
    await database.query("INSERT INTO deadringer.lookups VALUES ($1, now() + interval '1 hour')", [lookup]);
    await database.query("INSERT INTO deadringer.batches (lookup, nr) VALUES ($1, 0)", [lookup]);
  }
  const pieces = await rate("piece of lines, through the table and out", loops, async (loop, turn) => {
    await database.query("SELECT deadringer.take($1, 0, 0, 0, '{}', $2)", [lookups[loop], PIECE]);
    if (turn % 8 !== 7) return;
    await database.query(
      "DELETE FROM deadringer.found WHERE id = ANY (ARRAY(SELECT id FROM deadringer.found WHERE lookup = $1)) RETURNING id, lines",
      [lookups[loop]],
    );
  });
  console.log(`  = ${Math.round(pieces * LINES)} lines/s`);
}

const config = readConfig({ DEADRINGER_RATE_LIMIT: "1000000" });
const service = assembled({
  ...storesInMemory(),
  config,
  stores,
  io: withTurns({ now: () => Date.now() }),
  log: () => {},
});
const handle = createHandler(service, () => {});
const headers = { authorization: `Bearer ${keys[0]!.key}` };
const request = () => handle(new Request("http://x/v1/ct/search?pattern=a", { headers }));
for (const loops of [1, 16]) await rate("JSON request", loops, request);

const listener = await database.pool.connect();
await listener.query("LISTEN bench");
for (const loops of [1, 16]) {
  await rate(
    "statement that changes a row of no log",
    loops,
    (loop) => stores.limits.take(`n${loop}`, 60_000),
  );
  await rate("the same with NOTIFY", loops, (loop) =>
    database.query(
      `WITH notified AS (SELECT pg_notify('bench', $1)) INSERT INTO deadringer.windows SELECT $1, 1, 1 FROM notified
       ON CONFLICT (id) DO UPDATE SET count = windows.count + 1`,
      [`n${loop}`],
    ));
}
listener.release(true);
await stores.close();
await server.close();
