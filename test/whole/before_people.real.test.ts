import pg from "pg";
import { expect } from "vitest";
import { onPostgres, server } from "../on_postgres.ts";
import { beforePeopleSuite, oldFile } from "./before_people_suite.ts";

if (server === null) onPostgres("postgres: data of before there were people", () => {});
else {
  const url = await server.database();
  const old = new pg.Client({ connectionString: url });
  await old.connect();
  await old.query(oldFile("postgres/deadringer.sql"));
  await old.end();

  beforePeopleSuite("postgres", () => Promise.resolve({ DEADRINGER_STORE: url }), async (logged) => {
    const tables = logged.flatMap(({ tables }) => typeof tables === "string" ? tables.split(", ") : []);
    expect(tables).toContain("deadringer.owners_before_people");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const table of tables) {
      const { rows } = await client.query(`SELECT count(*) AS rows FROM ${table}`);
      expect([table, Number(rows[0].rows) >= 0]).toEqual([table, true]);
    }
    const { rows } = await client.query("SELECT name FROM deadringer.owners_before_people");
    expect(rows).toEqual([{ name: "ann" }]);
    await client.end();
  });
}
