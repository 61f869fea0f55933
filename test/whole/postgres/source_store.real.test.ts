import { expect, test } from "vitest";
import { openDatabase } from "../../../server/extras/postgres/database.ts";
import { migrate } from "../../../server/extras/postgres/migrations.ts";
import { postgresStore } from "../../../server/extras/postgres/sql.ts";
import { SOURCE_STORE } from "../../../server/extras/sources/store/mod.ts";
import { onPostgres, server } from "../../server/extras/postgres/instances.ts";

if (server === null) onPostgres("names from doors on PostgreSQL", () => {});
else {
  test("few of many due names are read for a claim, whatever the planner knows of them", async () => {
    const own = await server!.database();
    const filler = await openDatabase(own);
    await migrate(filler);
    await filler.query("ALTER TABLE source_names SET (autovacuum_enabled = off)");
    await filler.query(`INSERT INTO source_names (owner, name, door, reason, rank, added_at, next_at)
      SELECT 'o' || i % 3, 'n' || i || '.com', 'feed', '', i % 2, i, i FROM generate_series(1, 40000) i`);
    const read = async (): Promise<number> => {
      const text =
        "SELECT sum(idx_tup_read)::text AS n FROM pg_stat_user_indexes WHERE relname = 'source_names'";
      return Number((await filler.query<{ n: string }>(text)).rows[0]!.n);
    };
    const before = await read();
    const claimer = await openDatabase(own);
    expect((await postgresStore(SOURCE_STORE, claimer).claim(1e9, 60_000, 64)).length).toBe(64);
    // What a session read is counted when it ends.
    await claimer.close();
    await expect.poll(read).toBeGreaterThan(before);
    expect(await read() - before).toBeLessThan(5_000);
    await filler.close();
  });
}
