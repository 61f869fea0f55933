/**
 * The URL of a PostgreSQL database, as `DEADRINGER_STORE` has it:
 * `postgres://user:password@host:port/database?sslmode=…&sslrootcert=FILE`. `host=/folder` in the query names a Unix
 * socket. `sslmode` is `disable` (default on this machine), `require` (any certificate) or `verify-full` (default
 * elsewhere).
 * @module
 */
import type pg from "pg";
import { readFileSync } from "node:fs";
import { InvalidParameter } from "../../checks.ts";

/**
 * Parses the URL for the client.
 *
 * @throws {SquatError} `invalid_parameter`; the message never contains the password.
 */
export function readUrl(text: string, password = ""): pg.ClientConfig & { name: string } {
  const { url, host, mode } = urlParts(text);
  const user = decoded(url.username);
  const database = decoded(url.pathname.slice(1)) || user;
  if (host === "" || user === "") refuseUrl("it names no host or no user");
  const port = Number(url.port || 5432);
  const file = url.searchParams.get("sslrootcert");
  let ca: string | undefined;
  try {
    ca = file === null ? undefined : readFileSync(file, "utf8");
  } catch (error) {
    refuseUrl((error as Error).message);
  }
  return {
    name: `postgres://${url.username}@${host}:${port}/${database}`,
    host,
    port,
    user,
    database,
    password: decoded(url.password) || password,
    ssl: mode === "disable"
      ? false
      : { rejectUnauthorized: mode === "verify-full", ...(ca === undefined ? {} : { ca }) },
  };
}

/**
 * Returns the URL for the programs of PostgreSQL, which connect as the service does: without `sslmode` they would
 * accept any certificate, and no encryption either. It has no password. `sslrootcert=system` needs version 16 of them;
 * older ones refuse it.
 *
 * @throws {SquatError} `invalid_parameter`, as `readUrl`.
 */
function libpqUrl(text: string): string {
  const { url, mode } = urlParts(text);
  url.password = "";
  url.searchParams.set("sslmode", mode);
  if (mode === "verify-full" && !url.searchParams.has("sslrootcert")) {
    url.searchParams.set("sslrootcert", "system");
  }
  return url.href;
}

/**
 * What pg_dump copies. With a choice of schemas it leaves out extensions, and the index of certificate names needs
 * pg_trgm. Without that index there is none: plpgsql, which every database has and which is never created again, keeps
 * pg_dump from failing because no extension matches.
 */
const DUMPED = "--schema=deadringer --schema=graphile_worker --extension=pg_trgm --extension=plpgsql";

/** The command that backs a database up. Both arguments are words of a shell. */
export function dumpCommand(file: string, url: string): string {
  return `pg_dump ${DUMPED} --format=custom --file=${file} ${url}`;
}

/** The command of PostgreSQL's own tools in place of one of this program. Its URL has no password. */
export function instead(command: "backup" | "restore", url: string, file: string): string {
  const [place, name] = [shellWord(libpqUrl(url)), shellWord(file)];
  return command === "backup" ? dumpCommand(name, place) : `pg_restore --dbname=${place} ${name}`;
}

/** The checked URL, with its host and effective `sslmode`. */
function urlParts(text: string): { url: URL; host: string; mode: string } {
  const url = URL.canParse(text) ? new URL(text) : refuseUrl("give postgres://user@host:port/database");
  for (const name of url.searchParams.keys()) {
    if (!["sslmode", "sslrootcert", "host"].includes(name)) refuseUrl(`it knows no ${JSON.stringify(name)}`);
  }
  const host = url.searchParams.get("host") ?? decoded(url.hostname).replace(/^\[|\]$/g, "");
  const isNear = host.startsWith("/") || ["localhost", "127.0.0.1", "::1"].includes(host);
  const mode = url.searchParams.get("sslmode") ?? (isNear ? "disable" : "verify-full");
  if (!["disable", "require", "verify-full"].includes(mode)) {
    refuseUrl(`sslmode is disable, require or verify-full, not ${JSON.stringify(mode)}`);
  }
  return { url, host, mode };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return refuseUrl("a % in it is followed by no two hexadecimal digits: write %25 for a %");
  }
}

function refuseUrl(why: string): never {
  throw new InvalidParameter(`Cannot use the PostgreSQL URL of DEADRINGER_STORE: ${why}`);
}

/** Returns a text as one word of a POSIX shell's command line: in quotes when a character of it means something there. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
