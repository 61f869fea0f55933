import { expect, test } from "vitest";
import { SOURCE_STORE } from "../../../../../server/extras/sources/store/mod.ts";
import { onPostgres, server, sqlOn } from "../../../../on_postgres.ts";
import { openStore } from "../../../../whole/whole.ts";
import { temporaryFolder } from "../../../cli/command_line.ts";

const folder = temporaryFolder();

if (server === null) onPostgres("names from doors on PostgreSQL", () => {});
else {
  test("few of many due names are read for a claim, whatever the planner knows of them", async () => {
    const url = await server!.database();
    await (await openStore(url, folder)).close();
    await sqlOn(url, "ALTER TABLE deadringer.source_names SET (autovacuum_enabled = off)");
    await sqlOn(
      url,
      `INSERT INTO deadringer.source_names (owner, name, door, reason, rank, added_at, next_at)
      SELECT 'o' || i % 3, 'n' || i || '.com', 'feed', '', i % 2, i, i FROM generate_series(1, 40000) i`,
    );
    const read = async (): Promise<number> =>
      Number(
        await sqlOn(
          url,
          "SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'source_names'",
        ),
      );
    const before = await read();
    const claimer = await openStore(url, folder);
    expect((await (await claimer.open(SOURCE_STORE)).claim(1e9, 60_000, 64)).length).toBe(64);
    // What a session read is counted when it ends.
    await claimer.close();
    await expect.poll(read).toBeGreaterThan(before);
    expect(await read() - before).toBeLessThan(5_000);
  });
}
