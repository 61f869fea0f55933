/** The file of a data folder that says when it was last backed up, and to where. */
export const BACKUP_MARK = "last-backup.json";

/**
 * What pg_dump copies. With a choice of schemas it leaves out extensions, and the index of certificate names needs
 * pg_trgm. Without that index there is none: plpgsql, which every database has and which is never created again, keeps
 * pg_dump from failing because no extension matches.
 */
const DUMPED = "--schema=deadringer --schema=graphile_worker --extension=pg_trgm --extension=plpgsql";

/** The command that backs a PostgreSQL database up. Both arguments are words of a shell. */
export function dumpCommand(file: string, url: string): string {
  return `pg_dump ${DUMPED} --format=custom --file=${file} ${url}`;
}
