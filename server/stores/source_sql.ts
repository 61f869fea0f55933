import type { Sql, Statement, StoreDefinition } from "./sql.ts";
import { SOURCE_FEEDS, SOURCE_TURNS, SOURCE_VALUES, SOURCES } from "./schemas.ts";
import { sourceClaims } from "./source_claims.ts";
import { sourceValueStore } from "./source_values.ts";
import type { NewSourceName, SourceCount, SourceStore, WaitingNames } from "./sources.ts";
import { DAY_MS } from "../units/mod.ts";

/** Names of one statement: their parameters stay below what both databases take. */
const NAMES_AT_ONCE = 500;

/** `$1, $2 …` for a list of values, from a number on. */
const places = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, i) => `$${from + i}`).join(", ");

/** Adds to a number of a door, and returns it. */
function countStatement(
  { owner, door }: { owner: string; door: string },
  what: string,
  count: number,
  now: number,
): Statement {
  return [
    `INSERT INTO source_counts (owner, door, day, what, count, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (owner, door, day, what) DO UPDATE SET count = source_counts.count + excluded.count, at = excluded.at
     RETURNING count`,
    [owner, door, Math.floor(now / DAY_MS), what, count, now],
  ];
}

function sourceStore(sql: Sql, close: () => Promise<void>): SourceStore {
  return {
    ...sourceIntake(sql),
    ...sourceClaims(sql),
    ...sourceCountStore(sql),
    ...sourceValueStore(sql),
    async prune(before) {
      await sql.query(`DELETE FROM source_names WHERE next_at IS NULL AND visited_at < $1`, [before]);
      await sql.query(`DELETE FROM source_counts WHERE day < $1`, [Math.floor(before / DAY_MS)]);
    },
    async forgetOwner(owner) {
      for (const table of ["source_names", "source_counts"]) {
        await sql.query(`DELETE FROM ${table} WHERE owner = $1`, [owner]);
      }
    },
    close,
  };
}

/** How names come in, and what their visits say. */
function sourceIntake(sql: Sql): Pick<SourceStore, "add" | "count" | "settle"> {
  return {
    add: (of, offered, { now, budget, spare = { upTo: -1, budget } }) =>
      sql.transaction(async ({ query }) => {
        // The row stays locked until the end: all processes share the budget.
        const [row] = await query<{ count: number }>(...countStatement(of, "queued", 0, now));
        const before = row!.count;
        const added = { queued: 0, seen: 0, over_budget: 0, unlikely: 0 };
        const sorted = offered.toSorted((a, b) => b.rank - a.rank);
        for (let from = 0; from < sorted.length; from += NAMES_AT_ONCE) {
          const part = sorted.slice(from, from + NAMES_AT_ONCE);
          const rows = await query<{ name: string; rank: number }>(
            `SELECT name, rank FROM source_names WHERE owner = $1 AND name IN (${places(part.length, 2)})`,
            [of.owner, ...part.map(({ name }) => name)],
          );
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
          if (taken.length > 0) await query(...namesInsertion(of, taken, now));
        }
        for (const [what, count] of Object.entries(added)) {
          if (count > 0) await query(...countStatement(of, what, count, now));
        }
        return added;
      }),
    async count(of, counts, now) {
      const grown = Object.entries(counts).filter(([, count]) => count > 0);
      if (grown.length > 0) {
        await sql.batch(grown.map(([what, count]) => countStatement(of, what, count, now)));
      }
    },
    async settle(visits, now) {
      if (visits.length === 0) return;
      const statements: Statement[] = visits.map(({ owner, name, outcome, next_at }) => [
        `UPDATE source_names SET outcome = $3, next_at = $4, visited_at = $5, visits = visits + 1
         WHERE owner = $1 AND name = $2`,
        [owner, name, outcome, next_at, now],
      ]);
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
      await sql.batch(statements, { lasting: false });
    },
  };
}

/** Adds names, due at once; of a known one the visits begin again. */
function namesInsertion(
  { owner, door }: { owner: string; door: string },
  taken: readonly NewSourceName[],
  now: number,
): Statement {
  const rows = taken.map((_, i) => `($1, $${4 + 4 * i}, $2, ${places(3, 5 + 4 * i)}, $3, $3)`);
  return [
    `INSERT INTO source_names (owner, name, door, reason, page, rank, added_at, next_at) VALUES ${
      rows.join(", ")
    }
     ON CONFLICT (owner, name) DO UPDATE SET door = excluded.door, reason = excluded.reason, page = excluded.page,
       rank = excluded.rank, added_at = excluded.added_at, next_at = excluded.next_at`,
    [owner, door, now, ...taken.flatMap(({ name, reason, page, rank }) => [name, reason, page, rank])],
  ];
}

/** What doors have brought, and what waits. */
function sourceCountStore(sql: Sql): Pick<SourceStore, "counts" | "waiting"> {
  const ofOwners = (owners: readonly string[] | undefined): string =>
    owners === undefined ? "" : `AND owner IN (${places(owners.length, 2)})`;
  return {
    counts: (since_day, owners) =>
      sql.read<SourceCount>(
        `SELECT * FROM source_counts WHERE day >= $1 ${ofOwners(owners)} ORDER BY owner, door, day, what`,
        [since_day, ...owners ?? []],
      ),
    async waiting(now, owners) {
      const rows = await sql.read<Omit<WaitingNames, "due_since"> & { first: number }>(
        `SELECT owner, door, count(*) AS waiting, sum(CASE WHEN next_at <= $1 THEN 1 ELSE 0 END) AS due,
           min(next_at) AS first FROM source_names WHERE next_at IS NOT NULL ${ofOwners(owners)}
         GROUP BY owner, door ORDER BY owner, door`,
        [now, ...owners ?? []],
      );
      return rows.map(({ first, ...each }) => ({ ...each, due_since: each.due === 0 ? null : first }));
    },
  };
}

/** Names from doors. */
export const SOURCE_STORE: StoreDefinition<SourceStore> = {
  file: "sources.sqlite",
  what: "names from doors",
  schema: { first: 1, steps: [SOURCES, SOURCE_FEEDS, SOURCE_VALUES, SOURCE_TURNS] },
  create: sourceStore,
};
