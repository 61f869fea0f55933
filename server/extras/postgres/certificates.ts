/**
 * Names in certificates in PostgreSQL, shared by all instances: candidates by pg_trgm there, held against the pattern
 * here. Source: PostgreSQL 15, F.35 (pg_trgm) and 70 (GIN).
 *
 * Names are stored reversed: a suffix is then a range of the primary key, and its order is that of `compareNames`.
 * @module
 */
import { NAME_CHARS, type NameSorter, type RemoteIndex } from "../../../lib/ct/index/mod.ts";
import { Semaphore } from "../../../lib/semaphore.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { Database } from "./database.ts";
import { postgresSql } from "./sql.ts";
import { type Sql, sql } from "../../stores/sql.ts";
import { CtBackend, type ImportedNames } from "../../ct/backend.ts";
import { CERTIFICATE_TABLES } from "./data/tables.ts";
import { likeCondition } from "./like.ts";
import { InvalidParameter } from "../../checks.ts";

/** Settings of such a store. */
export interface PostgresCtOptions {
  /** Whether certificates are stored with their names. @default false */
  storeCertificates?: boolean;
  /** Milliseconds that one statement of a search may take. @default 5000 */
  searchMs?: number;
}

/** Names fetched at first, and then. */
const FETCH = [200, 2000] as const;
/** Names inserted by one statement. */
const INSERT = 20_000;
/** Lines sorted at once when a list is imported. */
const SORT = 500_000;
/** SQLSTATE of a statement that took too long. */
const TIMEOUT = "57014";

function reversed(name: string): string {
  let text = "";
  for (let i = name.length - 1; i >= 0; i--) text += name[i];
  return text;
}

/**
 * Returns a store in a database, its tables made when they are not there. Closing it leaves the database open.
 *
 * @throws {SquatError} `invalid_parameter` when the database has no pg_trgm or lets nobody make tables.
 */
export async function openPostgresCt(
  database: Database,
  options: PostgresCtOptions = {},
): Promise<PostgresCt> {
  try {
    await database.pool.query(CERTIFICATE_TABLES);
  } catch (cause) {
    throw new InvalidParameter(
      `Cannot store names of certificates in ${database.name}: ${(cause as Error).message}`,
      { cause },
    );
  }
  return new PostgresCt(database, postgresSql(database), options);
}

/** The store. */
class PostgresCt extends CtBackend {
  protected readonly namesTable = "ct_names";
  readonly #database: Database;
  readonly #sql: Sql;
  readonly #searchMs: number;
  /** A search has a connection until its end, and needs others meanwhile: half of them are left. */
  readonly #searches: Semaphore;

  constructor(
    database: Database,
    db: Sql,
    { storeCertificates = false, searchMs = 5000 }: PostgresCtOptions,
  ) {
    super(db, { storeCertificates, sortNames: SORT });
    this.#database = database;
    this.#searches = new Semaphore(Math.floor(database.pool.options.max / 2));
    this.#sql = db;
    this.#searchMs = searchMs;
  }

  protected spelled(name: string): string {
    return reversed(name);
  }

  protected async store(sorter: NameSorter): Promise<ImportedNames> {
    sorter.finish();
    const names: string[] = [];
    sorter.drain((ranks, length) => {
      let name = "";
      for (let i = 1; i <= length; i++) name += NAME_CHARS[ranks[i]! - 1];
      names.push(name);
    });
    for (let from = 0; from < names.length; from += INSERT) {
      await this.#sql.query([
        "INSERT INTO ct_names SELECT unnest($1::text[]) ON CONFLICT DO NOTHING",
        [names.slice(from, from + INSERT)],
      ]);
    }
    return { names: names.length, rejected: sorter.rejected };
  }

  /** Whether it has no name. */
  async isEmpty(): Promise<boolean> {
    const rows = await this.#sql.read(sql`SELECT 1 AS one FROM ct_names LIMIT 1`);
    return rows.length === 0;
  }

  index(): RemoteIndex {
    return {
      candidates: (need, signal) => this.#candidates(need, signal),
      present: async (names) => {
        const rows = await this.#sql.read<{ name: string }>(
          sql`SELECT name FROM ct_names WHERE ${this.#sql.among("name", names.map(reversed))}`,
        );
        const there = new Set(rows.map(({ name }) => reversed(name)));
        return names.filter((name) => there.has(name));
      },
      facts: (names) => this.facts(names),
    };
  }

  async *#candidates(
    need: Parameters<RemoteIndex["candidates"]>[0],
    signal?: AbortSignal,
  ): AsyncGenerator<string[]> {
    const values: string[] = [];
    const condition = likeCondition(need, "name", values) ?? "true";
    const leave = await this.#searches.acquire(signal);
    try {
      yield* this.#fetched(condition, values, signal);
    } finally {
      leave();
    }
  }

  /** The names for which a condition holds, some at a time. */
  async *#fetched(
    condition: string,
    values: readonly string[],
    signal?: AbortSignal,
  ): AsyncGenerator<string[]> {
    const client = await this.#database.connect();
    let broken = true;
    try {
      await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${this.#searchMs}`);
      await client.query(
        `DECLARE found NO SCROLL CURSOR FOR SELECT name FROM deadringer.ct_names WHERE ${condition} ORDER BY name`,
        [...values],
      );
      for (let round = 0;; round++) {
        signal?.throwIfAborted();
        const size = FETCH[Math.min(round, 1)]!;
        const { rows } = await client.query<{ name: string }>(`FETCH ${size} FROM found`);
        if (rows.length > 0) yield rows.map(({ name }) => reversed(name));
        if (rows.length < size) break;
      }
    } catch (error) {
      if ((error as { code?: string }).code !== TIMEOUT) throw error;
      throw new SquatError(
        "invalid_pattern",
        "Cannot finish this search: the database takes too long to find candidates, add literal text",
        { cause: error },
      );
    } finally {
      await client.query("ROLLBACK").then(() => broken = false, () => {});
      client.release(broken);
    }
  }

  /** Lets the planner know the table, and puts new names where the index finds them at once. */
  async merge(): Promise<void> {
    await this.#sql.query(["SELECT gin_clean_pending_list('deadringer.ct_names_trgm')"]);
    await this.#sql.query(["ANALYZE deadringer.ct_names"]);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
