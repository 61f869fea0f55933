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

/** The days of a database whose table exists. */
export function diskStore(sql: Sql): DiskStore {
  return {
    async record({ day, bytes }, oldest) {
      await sql.batch([
        replacement("disk_days", "day", { day, bytes }),
        [`DELETE FROM disk_days WHERE day < $1`, [oldest]],
      ]);
    },
    days: (from) => sql.read<DiskDay>(`SELECT * FROM disk_days WHERE day >= $1 ORDER BY day`, [from]),
  };
}
