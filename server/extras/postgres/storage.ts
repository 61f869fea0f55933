/**
 * The store for several machines, in the schema `deadringer` of a PostgreSQL database.
 * @module
 */
import type { LimitStore, WindowState } from "../../stores/memory_limits.ts";
import { InvalidParameter } from "../../checks.ts";
import type { Log } from "../../io/log.ts";
import { newestOf } from "../../stores/sql.ts";
import { sqlStores, type Stores } from "../../stores/store.ts";
import type { IndexedDatabase, IndexedStorage } from "../../ct/open_store.ts";
import { makeFolder } from "../../io/folder.ts";
import { HISTORY_STORE } from "../../stores/history.ts";
import type { OpenStore } from "../../stores/owned.ts";
import type { Storage } from "../../stores/storage.ts";
import { openPostgresCt } from "./certificates.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./database.ts";
import { migrate, POSTGRES } from "./migrations.ts";
import { postgresSql, postgresStore } from "./sql.ts";
import { dumpCommand } from "./url.ts";

/**
 * Brings the schema up to date and returns the stores in it. Any number of instances may share them. Closing them
 * closes the database.
 *
 * @param onCopies Gets the tables with what an older version had stored. @default none
 * @throws {SquatError} as `migrate`.
 */
export async function postgresStores(
  database: Database,
  onCopies?: (tables: string[]) => void,
): Promise<Stores> {
  const copies = await migrate(database);
  if (copies.length > 0) onCopies?.(copies);
  return {
    shared: true,
    ...sqlStores(postgresSql(database)),
    limits: limits(database),
    async ping() {
      await database.query("SELECT 1");
    },
    async schema() {
      const { rows } = await database.query<{ version: number }>(
        "SELECT max(version) AS version FROM schema_version",
      );
      return { version: Number(rows[0]!.version), newest: newestOf(POSTGRES) };
    },
    close: () => database.close(),
  };
}

/** How to open a database and what is beside it. */
export interface PostgresOptions extends Pick<DatabaseOptions, "password" | "connections"> {
  /** Folder for files: screenshots, and downloaded tables. @default none is written */
  files?: string;
  /** Gets an event when the database becomes unreachable, and when it is reachable again. @default none */
  log?: Log;
}

/** The connections to the database of a storage; null for storage of another kind. */
export function postgresOf(storage: Pick<Storage, "kind" | "database"> | null): Database | null {
  return storage?.kind === "postgres" ? storage.database as IndexedDatabase & Database : null;
}

/**
 * Opens a PostgreSQL database as storage, its schema brought up to date. Closing it closes the connections.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export async function openPostgresStorage(
  url: string,
  { log, files, ...options }: PostgresOptions = {},
): Promise<IndexedStorage> {
  const database = await openDatabase(url, {
    ...options,
    onState: (state, why) =>
      state === "lost"
        ? log?.("error", "PostgreSQL cannot be reached", { why })
        : log?.("warn", "PostgreSQL is reached again", { why }),
  });
  try {
    const stores = await postgresStores(
      database,
      (tables) =>
        log?.("warn", "The schema was brought up to date; what was changed was copied first", {
          tables: tables.join(", "),
        }),
    );
    if (files !== undefined) makeFolder(files);
    // deno-lint-ignore require-await
    const open: OpenStore = async (definition) => postgresStore(definition, database);
    return {
      ...stores,
      kind: "postgres",
      database: {
        ...database,
        backup: dumpCommand("deadringer.dump", '"$DATABASE_URL"'),
        certificates: () => openPostgresCt(database),
      } satisfies IndexedDatabase & Database,
      files: files ?? null,
      claim: (isDemo) => claimDatabase(database, isDemo),
      open,
      history: () => open(HISTORY_STORE),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Claims a database for the demo or for a real service: simulated results never mix with real ones. Accounts and keys
 * alone do not make a database a real one. The first to start decides, also when several start at once.
 *
 * @throws {SquatError} `invalid_parameter` when the other of the two has used it.
 */
async function claimDatabase(database: Database, isDemo: boolean): Promise<void> {
  await database.query("INSERT INTO demo (is_demo) VALUES ($1) ON CONFLICT DO NOTHING", [isDemo]);
  const { rows } = await database.query<{ is_demo: boolean }>("SELECT is_demo FROM demo");
  if (rows[0]!.is_demo === isDemo) return;
  const [wanted, has] = isDemo ? ["the demo", "a real service"] : ["a real service", "the demo"];
  throw new InvalidParameter(
    `Cannot run ${wanted} on ${database.name}, which has the results of ${has}: give another database`,
  );
}

/** Milliseconds by which a window may end later than a new one would: the clock may be set back a little. */
const CLOCK_SLACK_MS = 15_000;

function limits(database: Database): LimitStore {
  const takeAll: LimitStore["takeAll"] = async (ids, window_ms, amount) => {
    const { rows } = await database.query<WindowState & { id: string }>(
      // The clock is read after the row is locked. A window that ends too late started before the clock was set back.
      `INSERT INTO windows SELECT id, $4::bigint, clock() + $2::bigint FROM unnest($1::text[]) AS given (id)
       ON CONFLICT (id) DO UPDATE SET (count, ends_at) = (
         SELECT CASE WHEN ended THEN $4 ELSE windows.count + $4 END,
                CASE WHEN ended THEN now + $2 ELSE windows.ends_at END
         FROM (SELECT now, windows.ends_at <= now OR windows.ends_at > now + $2 + $3 AS ended
               FROM (SELECT clock() AS now OFFSET 0) AS clock OFFSET 0) AS state)
       RETURNING id, count, greatest(0, ends_at - clock()) AS left_ms`,
      [ids, window_ms, CLOCK_SLACK_MS, amount],
    );
    const states = new Map(rows.map(({ id, ...state }) => [id, state]));
    return ids.map((id) => states.get(id)!);
  };
  return {
    take: async (id, window_ms, amount = 1) => (await takeAll([id], window_ms, amount))[0]!,
    takeAll,
    async hold(id, lease, most, lease_ms) {
      const { rows } = await database.query<{ held: boolean }>(
        "SELECT hold($1, $2, $3, $4) AS held",
        [id, lease, most, lease_ms],
      );
      return rows[0]!.held;
    },
    async held(ids) {
      const { rows } = await database.query<{ id: string }>(
        "SELECT DISTINCT id FROM leases WHERE id = ANY ($1) AND until > clock()",
        [ids],
      );
      return new Set(rows.map(({ id }) => id));
    },
    async renew(leases, lease_ms) {
      await database.query(
        "UPDATE leases SET until = clock() + $2 WHERE place = ANY ($1)",
        [leases, lease_ms],
      );
    },
    async free(lease) {
      await database.query("DELETE FROM leases WHERE place = $1", [lease]);
    },
    async sweep() {
      await database.query("DELETE FROM leases WHERE until <= clock()");
      await database.query("DELETE FROM windows WHERE ends_at <= clock()");
    },
  };
}
