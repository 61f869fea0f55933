/**
 * One PostgreSQL database: its address, its connections, and how errors are reported.
 * @module
 */
import pg from "pg";
import { Semaphore } from "../../../lib/semaphore.ts";
import { SquatError } from "../../../lib/errors.ts";
import { readUrl } from "./url.ts";
import { InvalidParameter } from "../../checks.ts";

/** The result of a statement. */
export interface QueryAnswer<R> {
  /** The rows, `bigint` as numbers. */
  rows: R[];
  /** Rows that were returned or changed. */
  count: number;
}

/** A reachable database. */
export interface Database {
  /** Its address without the password, for messages. */
  readonly name: string;
  /** Its connections, for programs that take no other; this one's come by `connect`. */
  readonly pool: pg.Pool;
  /**
   * Resolves with a connection, which is to be released, once one is free: however many others wait, that the server is
   * busy does not make it unreachable.
   *
   * @throws {SquatError} `over_capacity`, as `query`.
   */
  connect(): Promise<pg.PoolClient>;
  /**
   * Runs one statement, prepared once per connection.
   *
   * @throws {SquatError} `over_capacity` with a time to wait, when the server cannot be reached.
   * @throws {Error} the server's, when it rejects the statement.
   */
  query<R = unknown>(text: string, values?: readonly unknown[]): Promise<QueryAnswer<R>>;
  /** Releases all connections. */
  close(): Promise<void>;
}

/** How to open a database. */
export interface DatabaseOptions {
  /** Password, if the URL has none. @default "" */
  password?: string;
  /** Most connections. @default 10 */
  connections?: number;
  /** Called when the server becomes unreachable, and when it is reachable again. */
  onState?: (state: "lost" | "found", why: string) => void;
}

/** The oldest version with the features that the schema and the job queue use. */
const OLDEST = 13;
/** `bigint` as numbers: every one stored here is a time or a count. */
const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => oid === 20 ? Number : pg.types.getTypeParser(oid, format),
};
/** As long as a statement: a process that starts on a busy machine reads an answer seconds late. */
const CONNECT_MS = 10_000;
/** Statements are short; a longer wait means that the server has a problem. */
const STATEMENT_MS = 10_000;
const FIRST_BACKOFF_MS = 100;
const LAST_BACKOFF_MS = 5_000;
/** SQLSTATE of a server that stops, starts, is full, rejects connections, or is read-only: it may recover soon. */
const AWAY = /^(08|28|53|57P|25006$)/;
/** SQLSTATE of a statement that took too long: others may not. */
const CANCELED = "57014";
/** SQLSTATE of a text that the server's encoding lacks: U+0000, which only a caller can have given. */
const NO_SUCH_CHARACTER = /^22(021|P05)$/;
const PROTOCOL_VIOLATION = "08P01";

/** Why a server cannot be used, in one line. */
function unusableReason(error: unknown): string {
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: Error[] };
  if (code === "28P01") return "it refuses the password";
  if (code === "ECONNREFUSED") return "nothing listens there";
  // An AggregateError has the error of each address, and no message of its own.
  return (message || errors?.[0]?.message || String(error)).split("\n")[0]!;
}

/** Whether the server answered with an error, after which its connection can be used. */
export function isAnswer(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError;
}

/** Whether an error is about the connection or the server, not about the statement or a mistake of this program. */
function isAway(error: unknown): boolean {
  if (!isAnswer(error)) return !(error instanceof TypeError || error instanceof RangeError);
  // Poolers use this code for servers that they cannot reach; the server itself, for a message that makes no sense.
  if (error.code === PROTOCOL_VIOLATION) return error.routine === undefined;
  return AWAY.test(error.code ?? "");
}

/** Returns the error for the caller: `over_capacity` when the server cannot be reached, or takes too long. */
export function meaningOf(cause: unknown): unknown {
  if (isAnswer(cause) && NO_SUCH_CHARACTER.test(cause.code ?? "")) {
    return new InvalidParameter("Cannot use a string with the character U+0000: leave it out");
  }
  const isLate = isAnswer(cause) && cause.code === CANCELED;
  if (cause instanceof SquatError || !isLate && !isAway(cause)) return cause;
  const what = isLate ? "takes too long" : "cannot be reached";
  return new SquatError("over_capacity", `The store ${what}: try again later`, {
    cause,
    retryAfterSeconds: 5,
  });
}

/** @throws {SquatError} when that version, as in `server_version_num`, is too old. */
export function checkVersion(number: number, name: string): void {
  if (number >= OLDEST * 10_000) return;
  throw new InvalidParameter(
    `Cannot use ${name}: PostgreSQL ${Math.floor(number / 10_000)} is too old, ${OLDEST} or later is needed`,
  );
}

/** Returns a pool of so many connections to a server. */
function poolOf(config: pg.PoolConfig, connections: number): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types: COLUMN_TYPES,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "deadringer",
    // Not among the options below: a pooler between may leave them out.
    onConnect: (client) =>
      client.query(
        "SELECT set_config('search_path', 'deadringer, ' || current_setting('search_path'), false)",
      ),
    // A result that is reported as stored must be on the disk, whatever the server's own setting.
    options: `-c synchronous_commit=on -c statement_timeout=${STATEMENT_MS}`,
  });
  // A broken connection has left the pool already; its user gets the error from its statement.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/**
 * Opens a database and checks its version.
 *
 * While the server is unreachable, statements fail at once; after 0.1 s, doubling up to 5 s, one statement tries again.
 *
 * @throws {SquatError} `invalid_parameter`, one line: unreachable, wrong password, no such database, too old.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { name, ...config } = readUrl(url, options.password);
  const { connections = 10 } = options;
  const pool = poolOf(config, connections);
  const statements = new Map<string, string>();
  let backoff = 0;
  let closedUntil = 0;
  let last: unknown;
  let answers = 0;
  const places = new Semaphore(connections);
  const failIfAway = (): void => {
    if (Date.now() < closedUntil) throw meaningOf(last);
  };
  // The pool's own wait for a free connection would count as that for the server, and end as soon.
  const connect = async (): Promise<pg.PoolClient> => {
    failIfAway();
    const leave = await places.acquire();
    try {
      failIfAway();
      const client = await pool.connect();
      const { release } = client;
      client.release = (broken) => {
        release.call(client, broken);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  };
  async function run<R>(text: string, values: readonly unknown[]): Promise<QueryAnswer<R>> {
    if (!statements.has(text)) statements.set(text, `deadringer_${statements.size}`);
    const client = await connect();
    let broken = false;
    try {
      const { rows, rowCount } = await client.query({
        name: statements.get(text)!,
        text,
        values: [...values],
      });
      return { rows, count: rowCount ?? 0 };
    } catch (error) {
      broken = !isAnswer(error) || isAway(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  const database: Database = {
    name,
    pool,
    connect: () =>
      connect().catch((error) => {
        throw meaningOf(error);
      }),
    async query<R>(text: string, values: readonly unknown[] = []): Promise<QueryAnswer<R>> {
      const before = answers;
      try {
        const answer = await run<R>(text, values);
        answers++;
        if (backoff > 0) {
          backoff = closedUntil = 0;
          options.onState?.("found", name);
        }
        return answer;
      } catch (error) {
        // The server has answered since this was asked: it is there.
        if (!isAway(error) || answers > before) throw meaningOf(error);
        if (backoff === 0) options.onState?.("lost", unusableReason(error));
        // Statements in flight when the server became unreachable count once.
        if (Date.now() >= closedUntil) {
          backoff = Math.min(LAST_BACKOFF_MS, Math.max(FIRST_BACKOFF_MS, backoff * 2));
          closedUntil = Date.now() + backoff * (0.5 + Math.random() / 2);
        }
        last = error;
        throw meaningOf(error);
      }
    },
    close: () => pool.end(),
  };
  try {
    const { rows } = await run<{ version: number }>(
      "SELECT current_setting('server_version_num')::int AS version",
      [],
    );
    checkVersion(rows[0]!.version, name);
    return database;
  } catch (cause) {
    await pool.end();
    if (cause instanceof SquatError) throw cause;
    throw new InvalidParameter(`Cannot use ${name}: ${unusableReason(cause)}`, { cause });
  }
}
