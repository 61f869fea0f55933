import { replacement, type Sql } from "./sql.ts";

/** What the service took on the disk on one day, as of its last measurement. */
export interface DiskDay {
  /** Days since 1970, UTC. */
  day: number;
  /** Bytes. */
  bytes: number;
}

/** What the service takes on the disk, day by day. */
export interface DiskStore {
  /** Stores a day, in place of an earlier measurement; deletes days before `oldest`. */
  record(day: DiskDay, oldest: number): Promise<void>;
  /** The days from `from` on, oldest first. */
  days(from: number): Promise<DiskDay[]>;
}

/** The statements that create the table, for a schema such as `deadringer.`; released ones never change. */
export function diskTable(schema: string): string {
  return `CREATE TABLE ${schema}disk_days (day bigint PRIMARY KEY, bytes bigint NOT NULL);`;
}

/** The days of a database whose table exists. */
export function diskStore(sql: Sql): DiskStore {
  const table = `${sql.schema}disk_days`;
  return {
    async record({ day, bytes }, oldest) {
      await sql.batch([
        replacement(table, "day", { day, bytes }),
        [`DELETE FROM ${table} WHERE day < $1`, [oldest]],
      ]);
    },
    days: (from) => sql.read<DiskDay>(`SELECT * FROM ${table} WHERE day >= $1 ORDER BY day`, [from]),
  };
}
