/**
 * Stored names from doors. The comments are the contract; `test/server/stores/sources_suite.ts` checks it on every store.
 * @module
 */
import { SOURCE_FEEDS, SOURCE_LISTS, SOURCE_TURNS, SOURCE_VALUES, SOURCES } from "../../../stores/schemas.ts";
import { sourceClaims } from "./claims.ts";
import type { AddedNames, NewSourceName, SourceCount, SourceVisit, WaitingNames } from "./records.ts";
import { sourceValueStore } from "./values.ts";
import { raw, type Sql, sql, type Statement, type StoreDefinition } from "../../../stores/sql.ts";
import { DAY_MS } from "../../../units/mod.ts";

export type * from "./records.ts";

/** Whose names, and the door that brought them. */
type OwnerDoor = Readonly<{ owner: string; door: string }>;

/** Names of one statement: it must not become too large. */
const NAMES_AT_ONCE = 500;

/** Adds to a number of a door, and returns it. */
function countStatement({ owner, door }: OwnerDoor, what: string, count: number, now: number): Statement {
  const day = Math.floor(now / DAY_MS);
  return sql`INSERT INTO source_counts (owner, door, day, what, count, at)
    VALUES (${owner}, ${door}, ${day}, ${what}, ${count}, ${now}) ON CONFLICT (owner, door, day, what)
    DO UPDATE SET count = source_counts.count + excluded.count, at = excluded.at RETURNING count`;
}

/** Names from doors. Every change is seen by the next read, also from another process on the same store. */
export type SourceStore = ReturnType<typeof sourceStore>;

function sourceStore(db: Sql, close: () => Promise<void>) {
  return {
    ...sourceIntake(db),
    ...sourceClaims(db),
    ...sourceCountStore(db),
    ...sourceValueStore(db),
    /** Forgets names that have had their last visit before a time, and numbers of days before it. */
    async prune(before: number): Promise<void> {
      await db.query(sql`DELETE FROM source_names WHERE next_at IS NULL AND visited_at < ${before}`);
      await db.query(sql`DELETE FROM source_counts WHERE day < ${Math.floor(before / DAY_MS)}`);
    },
    /** Forgets the names and numbers of an owner. */
    async forgetOwner(owner: string): Promise<void> {
      for (const table of ["source_names", "source_counts"].map(raw)) {
        await db.query(sql`DELETE FROM ${table} WHERE owner = ${owner}`);
      }
    },
    /** Releases the resources of the store. Idempotent. */
    close,
  };
}

/** How names come in, and what their visits say. */
function sourceIntake(db: Sql) {
  return {
    /**
     * Adds names, due at once, and counts what became of them; of too many for the day those of higher rank are taken.
     * Atomic; all processes share the budget.
     *
     * @param budget Names that the door may queue in a day (UTC).
     * @param spare Names up to that rank are queued only while the door has queued fewer today. @default none
     */
    add: (
      of: OwnerDoor,
      offered: readonly NewSourceName[],
      { now, budget, spare = { upTo: -1, budget } }: {
        now: number;
        budget: number;
        spare?: { upTo: number; budget: number };
      },
    ) =>
      db.transaction(async ({ query }): Promise<AddedNames> => {
        // The row stays locked until the end: all processes share the budget.
        const [row] = await query<{ count: number }>(countStatement(of, "queued", 0, now));
        const before = row!.count;
        const added = { queued: 0, seen: 0, over_budget: 0, unlikely: 0 };
        const sorted = offered.toSorted((a, b) => b.rank - a.rank);
        for (let from = 0; from < sorted.length; from += NAMES_AT_ONCE) {
          const part = sorted.slice(from, from + NAMES_AT_ONCE);
          const rows = await query<{ name: string; rank: number }>(sql`SELECT name, rank FROM source_names
            WHERE owner = ${of.owner} AND ${db.among("name", part.map(({ name }) => name))}`);
          const known = new Map(rows.map(({ name, rank }) => [name, rank]));
          const taken: NewSourceName[] = [];
          for (const each of part) {
            const isSpare = each.rank <= spare.upTo;
            const most = isSpare ? Math.min(budget, spare.budget) : budget;
            if (each.rank <= (known.get(each.name) ?? -1)) added.seen++;
            else if (before + added.queued >= most) added[isSpare ? "unlikely" : "over_budget"]++;
            else {
              taken.push(each);
              added.queued++;
            }
          }
          if (taken.length > 0) await query(namesInsertion(db, of, taken, now));
        }
        for (const [what, count] of Object.entries(added)) {
          if (count > 0) await query(countStatement(of, what, count, now));
        }
        return added;
      }),
    /** Adds to the numbers of a door. */
    async count(of: OwnerDoor, counts: Readonly<Record<string, number>>, now: number): Promise<void> {
      const grown = Object.entries(counts).filter(([, count]) => count > 0);
      if (grown.length > 0) {
        await db.batch(grown.map(([what, count]) => countStatement(of, what, count, now)));
      }
    },
    /** Stores what visits said, and counts it. */
    async settle(visits: readonly SourceVisit[], now: number): Promise<void> {
      if (visits.length === 0) return;
      const statements = visits.map(({ owner, name, outcome, next_at }) =>
        sql`UPDATE source_names SET outcome = ${outcome}, next_at = ${next_at}, visited_at = ${now}, visits = visits + 1
          WHERE owner = ${owner} AND name = ${name}`
      );
      const groups = Map.groupBy(
        visits,
        ({ owner, door, outcome }) => JSON.stringify([owner, door, outcome]),
      );
      // One order for all processes: those that count at the same time do not wait for each other in a circle.
      for (const [key, group] of [...groups].sort(([a], [b]) => a < b ? -1 : 1)) {
        const [owner, door, outcome] = JSON.parse(key);
        statements.push(countStatement({ owner, door }, outcome, group.length, now));
      }
      // A visit that a power cut takes back is made again.
      await db.batch(statements, { lasting: false });
    },
  };
}

const NAME_COLUMNS = { name: "text", reason: "text", page: "text", rank: "bigint" } as const;

/** Adds names, due at once; of a known one the visits begin again. */
function namesInsertion(
  db: Sql,
  { owner, door }: OwnerDoor,
  taken: readonly NewSourceName[],
  now: number,
): Statement {
  return sql`INSERT INTO source_names (owner, name, door, reason, page, rank, added_at, next_at)
    SELECT ${owner}, name, ${door}, reason, page, rank, ${now}, ${now} FROM ${
    db.rows(taken, NAME_COLUMNS)
  } WHERE TRUE
    ON CONFLICT (owner, name) DO UPDATE SET door = excluded.door, reason = excluded.reason, page = excluded.page,
      rank = excluded.rank, added_at = excluded.added_at, next_at = excluded.next_at`;
}

/** What doors have brought, and what waits. */
function sourceCountStore(db: Sql) {
  const ofOwners = (owners: readonly string[] | undefined): Statement =>
    owners === undefined ? sql`` : sql`AND ${db.among("owner", owners)}`;
  return {
    /** The numbers since a day, of all owners or of these. */
    counts: (since_day: number, owners?: readonly string[]) =>
      db.read<SourceCount>(sql`SELECT * FROM source_counts WHERE day >= ${since_day} ${ofOwners(owners)}
        ORDER BY owner, door, day, what`),
    /** What waits, by owner and door. */
    async waiting(now: number, owners?: readonly string[]): Promise<WaitingNames[]> {
      const rows = await db.read<Omit<WaitingNames, "due_since"> & { first: number }>(
        sql`SELECT owner, door, count(*) AS waiting, sum(CASE WHEN next_at <= ${now} THEN 1 ELSE 0 END) AS due,
          min(next_at) AS first FROM source_names WHERE next_at IS NOT NULL ${ofOwners(owners)}
          GROUP BY owner, door ORDER BY owner, door`,
      );
      return rows.map(({ first, ...each }) => ({ ...each, due_since: each.due === 0 ? null : first }));
    },
  };
}

/** Names from doors. */
export const SOURCE_STORE: StoreDefinition<SourceStore> = {
  file: "sources.sqlite",
  what: "names from doors",
  schema: { first: 1, steps: [SOURCES, SOURCE_FEEDS, SOURCE_VALUES, SOURCE_TURNS, SOURCE_LISTS] },
  create: sourceStore,
  async removed(store, { what, owner }) {
    if (what === "owner") await store.forgetOwner(owner);
  },
};
