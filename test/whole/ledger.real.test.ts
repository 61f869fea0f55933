import { expect, test } from "vitest";
import { openDatabase } from "../../server/extras/postgres/database.ts";
import { migrate } from "../../server/extras/postgres/migrations.ts";
import { postgresSql } from "../../server/extras/postgres/sql.ts";
import { insertion } from "../../server/stores/sql.ts";
import { onPostgres, server } from "../on_postgres.ts";
import { KEYS, LEDGER, ledgerSuite, WATCHED } from "../server/extras/takedown/report/ledger_suite.ts";

/** The version of the schema that had the ledger. */
const WITH_LEDGER = 29;

if (server === null) onPostgres("the ledger of reports on PostgreSQL", () => {});
else {
  const url = await server.database();
  ledgerSuite("postgres", async () => {
    const database = await openDatabase(url);
    await migrate(database, WITH_LEDGER);
    for (const [table, rows] of Object.entries({ ...KEYS, ...WATCHED, ...LEDGER })) {
      for (const row of rows) await postgresSql(database).query(insertion(table, row));
    }
    await database.close();
    return { DEADRINGER_STORE: url };
  });

  test("the ledger stays under another name, with what nobody sent; without one nothing stays", async () => {
    const tablesOf = async (url: string) => {
      const database = await openDatabase(url);
      await migrate(database);
      const { rows } = await database.query<{ name: string }>(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'deadringer' AND tablename LIKE '%report%'",
      );
      const kept = rows.map(({ name }) => name).sort();
      const count = kept.includes("reports_before_triage")
        ? await database.query<{ count: string }>("SELECT count(*) FROM reports_before_triage")
        : null;
      await database.close();
      return [kept, count && Number(count.rows[0]!.count)];
    };
    const own = ["report_reporters", "sent_reports"];
    const kept = ["report_contents", "report_entries", "report_files", "reports"];
    expect(await tablesOf(url)).toEqual([[...kept.map((name) => `${name}_before_triage`), ...own].sort(), 4]);
    expect(await tablesOf(await server!.database())).toEqual([own, null]);
  });
}
