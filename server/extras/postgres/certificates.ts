/**
 * Names in certificates in PostgreSQL, shared by all instances: candidates by pg_trgm there, held against the pattern
 * here. Source: PostgreSQL 15, F.35 (pg_trgm) and 70 (GIN).
 *
 * Names are stored reversed: a suffix is then a range of the primary key, and its order is that of `compareNames`.
 * @module
 */
import {
  type GramQuery,
  gramText,
  NAME_CHARS,
  type NameSorter,
  type RemoteIndex,
} from "../../../lib/ct/index/mod.ts";
import { Semaphore } from "../../../lib/semaphore.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { Database } from "./database.ts";
import { postgresSql } from "./sql.ts";
import { type Sql, sql } from "../../stores/sql.ts";
import { CtBackend, type ImportedNames } from "../../ct/backend.ts";
import { CERTIFICATE_TABLES } from "./data/tables.ts";
import { InvalidParameter } from "../../checks.ts";

/** Settings of such a store. */
interface PostgresCtOptions {
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

  constructor(database: Database, db: Sql, { searchMs = 5_000 }: PostgresCtOptions) {
    super(db, SORT);
    this.#searchMs = searchMs;
    this.#database = database;
    this.#searches = new Semaphore(Math.floor(database.pool.options.max / 2));
    this.#sql = db;
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

/** Trigrams of one text in a condition: more of them narrow little, and each costs a lookup. */
const MAX_GRAMS = 12;
/** Trigrams in all, shared by the alternatives; when they get fewer than two each, all names of the database are read. */
const MAX_IN_ALL = 256;

/** At most that many elements of a list, spread over its length. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor(i * list.length / most)]!);
}

/** A trigram as a pattern of LIKE over reversed names; an edge is where there is no `%`. */
function like(gram: number): string {
  const text = gramText(gram);
  const inner = text.replaceAll("\0", "").replaceAll("_", "\\_");
  return `${text.startsWith("\0") ? "" : "%"}${inner}${text.endsWith("\0") ? "" : "%"}`;
}

/**
 * Returns a condition that holds at least for the names with what is needed; null when it holds for all.
 *
 * @param need What a search asks for.
 * @param column Holds names, reversed.
 * @param values Gets the values of the condition's parameters, `$1` being the first.
 * @param most Trigrams in it.
 * @example
 * ```ts
 * import { nameMatcher } from "../../../lib/ct/mod.ts";
 * import { likeCondition } from "./certificates.ts";
 * const values: string[] = [];
 * likeCondition(nameMatcher({ pattern: "^abc" }).need, "name", values);
 * console.assert(values.join() === "%ba,%cba%");
 * ```
 */
export function likeCondition(
  need: GramQuery,
  column: string,
  values: string[],
  most: number = MAX_IN_ALL,
): string | null {
  if (need.type === "gram") {
    values.push(like(need.gram));
    return `${column} LIKE $${values.length}`;
  }
  if (need.list.length === 0) return need.type === "and" ? null : "false";
  if (need.type === "and") {
    const grams = spread(need.list.filter(({ type }) => type === "gram"), Math.min(most, MAX_GRAMS));
    const others = need.list.filter(({ type }) => type !== "gram");
    const share = Math.floor((most - grams.length) / Math.max(1, others.length));
    const parts = [...grams, ...others].map((inner) => likeCondition(inner, column, values, share))
      .filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(" AND ");
  }
  const share = Math.floor(most / need.list.length);
  if (share < 2) return null;
  const before = values.length;
  const parts = need.list.map((inner) => likeCondition(inner, column, values, share));
  if (!parts.includes(null)) return `(${parts.map((part) => `(${part})`).join(" OR ")})`;
  // A statement must not have values that it does not use.
  values.length = before;
  return null;
}
