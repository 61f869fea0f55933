import { replacement, type Sql, sql } from "./sql.ts";

/** What the service took on the disk on one day, as of its last measurement. */
export interface DiskDay {
  /** Days since 1970, UTC. */
  day: number;
  bytes: number;
}

/** What the service takes on the disk, day by day. */
export function diskStore(db: Sql) {
  return {
    /** Stores a day, in place of an earlier measurement; deletes days before `oldest`. */
    async record({ day, bytes }: DiskDay, oldest: number): Promise<void> {
      await db.batch([
        replacement("disk_days", "day", { day, bytes }),
        sql`DELETE FROM disk_days WHERE day < ${oldest}`,
      ]);
    },
    /** The days from `from` on, oldest first. */
    days: (from: number) => db.read<DiskDay>(sql`SELECT * FROM disk_days WHERE day >= ${from} ORDER BY day`),
  };
}
