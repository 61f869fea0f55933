import type { Database } from "./database.ts";
import * as tables from "../../stores/data/tables.ts";
import { newestOf, type Schema, stepsBetween, versionFault } from "../../stores/sql.ts";
import { KEEP_LEDGER, REFERENCES, SHARED_BY_MACHINES } from "./data/tables.ts";
import { SquatError } from "../../../lib/errors.ts";
import { InvalidParameter } from "../../checks.ts";

/** The tables of all stores. */
export const POSTGRES: Schema = {
  first: 15,
  steps: [
    tables.BEFORE_PEOPLE + SHARED_BY_MACHINES + tables.WATCH + tables.REPORTS + tables.SHARES,
    REFERENCES,
    tables.resultSizes("bigint"),
    tables.ACTIONS,
    tables.FOUND_SOURCES + tables.SOURCES,
    ...[tables.SOURCE_FEEDS, tables.SOURCE_VALUES, tables.REMOVED_KEYS, tables.IDENTITIES],
    ...[tables.REPORT_CONTENTS, tables.REPORTERS, tables.OWN_PAGES],
    ...[tables.SOURCE_TURNS, tables.DISK_DAYS, tables.SENT_ACTIONS, tables.DROP_SENT_ACTIONS],
    tables.SENT_REPORTS + KEEP_LEDGER,
    tables.endedResults("bigint"),
    ...[tables.CHANGES, tables.SOURCE_LISTS, tables.givenResults("bigint")],
    tables.RUN_TIMES,
  ],
};

/** The tables that are copied before they are those of people, as NAME_before_people. */
const COPIED = ["owners", "keys", "links", "sessions"];

/** Any number that no other program uses: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 4_152_726_851;

/**
 * Brings the schema `deadringer` up to date, all or nothing.
 *
 * @param to The version to bring it to. @default the newest
 * @returns The tables with what an older version had stored; none when nothing of it was changed.
 * @throws {SquatError} `invalid_parameter` when the schema is of an unknown version, or may not be created.
 */
export async function migrate(database: Database, to: number = newestOf(POSTGRES)): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query("CREATE SCHEMA IF NOT EXISTS deadringer");
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)");
    const { rows } = await client.query("SELECT coalesce(max(version), 0) AS version FROM schema_version");
    const version = rows[0].version as number;
    const fault = versionFault(version, POSTGRES);
    if (fault !== null) throw new InvalidParameter(`Cannot use ${database.name}: its schema ${fault}`);
    const copies = version === POSTGRES.first && to > version ? COPIED : [];
    for (const name of copies) await client.query(`CREATE TABLE ${name}_before_people AS TABLE ${name}`);
    for (const sql of stepsBetween(version, to, POSTGRES)) await client.query(sql);
    if (version < to) await client.query("INSERT INTO schema_version VALUES ($1)", [to]);
    const { rows: kept } = await client.query(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'deadringer' AND tablename LIKE '%\\_before\\_triage'",
    );
    await client.query("COMMIT");
    return version === to ? [] : [
      ...copies.map((name) => `${name}_before_people`),
      ...kept.map(({ name }) => name as string),
    ].map((name) => `deadringer.${name}`);
  } catch (cause) {
    await client.query("ROLLBACK").catch(() => {});
    if (cause instanceof SquatError) throw cause;
    throw new InvalidParameter(`Cannot make the schema in ${database.name}: ${(cause as Error).message}`, {
      cause,
    });
  } finally {
    client.release();
  }
}
