/**
 * `node test/server/extras/postgres/bench/ct_postgres.ts NAMES.txt QUERIES.json [DIR]`: the same names in the embedded index and in a PostgreSQL
 * that is started for it; each query with limit 100 on both, and by PostgreSQL's own regular expressions.
 * @module
 */
import { createReadStream, readFileSync } from "node:fs";
import process from "node:process";
import type pg from "pg";
import { nameMatcher, searchNames } from "../../../../../lib/ct/mod.ts";
import { build as buildIndex } from "../../../../../bench/ct_adapter.ts";
import { openPostgresCt } from "../../../../../server/extras/postgres/certificates.ts";
import { openDatabase } from "../../../../../server/extras/postgres/database.ts";
import { SquatError } from "../../../../../mod.ts";
import { startPostgres } from "../../../../postgres_server.ts";

const [namesFile, queriesFile, dir = "/tmp/deadringer-bench-pg"] = process.argv.slice(2);
if (namesFile === undefined || queriesFile === undefined) {
  throw new Error("Give a file of names and one of queries");
}
const LIMIT = 100;
/** Time limit of one query to PostgreSQL. */
const PATIENCE_MS = 8000;

const server = await startPostgres({
  shared_buffers: "1GB",
  maintenance_work_mem: "512MB",
  work_mem: "64MB",
  max_wal_size: "4GB",
  synchronous_commit: "off",
});
if (server === null) process.exit(0);
const database = await openDatabase(await server.database());
const shared = await openPostgresCt(database, { searchMs: PATIENCE_MS });
const embedded = buildIndex(namesFile, { dir });
try {
  const lines = () => createReadStream(namesFile, { highWaterMark: 1 << 20 });
  const time = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  /** Runs a statement that may take minutes. */
  const build = async (text: string) => {
    const client = await database.pool.connect();
    try {
      await client.query("SET statement_timeout = 0");
      await client.query({ text, query_timeout: 900_000 } as pg.QueryConfig);
    } finally {
      client.release(true);
    }
  };
  // The index is created after the names are inserted, as in a migration of a large index.
  await build("DROP INDEX deadringer.ct_names_trgm");
  const ms = await time(() => shared.importLines(lines()));
  const made = await time(() =>
    build("CREATE INDEX ct_names_trgm ON deadringer.ct_names USING gin (name gin_trgm_ops)")
  );
  await build("ANALYZE deadringer.ct_names");
  const { rows: [size] } = await database.pool.query(
    "SELECT count(*)::int AS names, pg_total_relation_size('deadringer.ct_names')::float8 AS bytes FROM deadringer.ct_names",
  );
  console.log(
    `PostgreSQL: ${size.names} names, ${(ms / 1000).toFixed(1)} s and ${
      (made / 1000).toFixed(1)
    } s for the index, ` +
      `${(size.bytes / size.names).toFixed(0)} bytes a name`,
  );
  const queries = JSON.parse(readFileSync(queriesFile, "utf8")) as { id: string; pattern: string }[];
  const all: Record<"embedded" | "shared" | "regex", number[]> = { embedded: [], shared: [], regex: [] };
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1]!;
  /** Names alone, as the others give them. */
  const remote = async (pattern: string) => {
    let count = 0;
    try {
      for await (const names of searchNames(shared.index(), nameMatcher({ pattern }))) {
        count += names?.length ?? 0;
        if (count > LIMIT) break;
      }
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
    }
  };
  const regex = async (pattern: string) => {
    const client = await database.pool.connect();
    try {
      await client.query(`SET statement_timeout = ${PATIENCE_MS}`);
      // Names lie reversed there: this table has them as they are.
      await client.query("SELECT name FROM plain WHERE name ~* $1 LIMIT 101", [pattern]);
    } catch (error) {
      if ((error as { code?: string }).code !== "57014") throw error;
    } finally {
      client.release();
    }
  };
  await build("CREATE TABLE plain AS SELECT reverse(name) AS name FROM deadringer.ct_names");
  await build("CREATE INDEX plain_trgm ON plain USING gin (name gin_trgm_ops)");
  await build("VACUUM ANALYZE plain");
  for (const { id, pattern } of queries) {
    const own: Record<string, number[]> = { embedded: [], shared: [], regex: [] };
    for (let turn = 0; turn < 5; turn++) {
      own["embedded"]!.push(await time(() => Promise.resolve(embedded.search(pattern, { limit: LIMIT }))));
      own["shared"]!.push(
        await time(() => remote(pattern)),
      );
      own["regex"]!.push(await time(() => regex(pattern)));
    }
    for (const [name, times] of Object.entries(own)) all[name as keyof typeof all].push(...times.slice(1));
    console.log(
      `${id.padEnd(18)} embedded ${median(own["embedded"]!).toFixed(2).padStart(8)} ms  shared ${
        median(own["shared"]!).toFixed(1).padStart(8)
      } ms  name ~ pattern ${median(own["regex"]!).toFixed(1).padStart(8)} ms`,
    );
  }
  const at = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)]!;
  for (const share of [0.5, 0.99]) {
    const [own, theirs, regexes] = [at(all.embedded, share), at(all.shared, share), at(all.regex, share)];
    console.log(
      `p${share * 100}: embedded ${own.toFixed(2)} ms, shared ${theirs.toFixed(1)} ms, name ~ pattern ${
        regexes.toFixed(1)
      } ms: ${(regexes / own).toFixed(0)} x`,
    );
  }
} finally {
  await database.close();
  await server.close();
}
