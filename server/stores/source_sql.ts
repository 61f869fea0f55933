import type { Sql, Statement, StoreDefinition } from "./sql.ts";
import { sourceClaims } from "./source_claims.ts";
import { sourceValueStore } from "./source_values.ts";
import type { NewSourceName, SourceCount, SourceStore, WaitingNames } from "./sources.ts";
import { DAY_MS } from "../units/mod.ts";

/** Names of one statement: their parameters stay below what both databases take. */
const NAMES_AT_ONCE = 500;

/** The statements that create the tables, for a schema such as `deadringer.`; released ones never change. */
export function sourceTables(schema: string): string {
  return `
  CREATE TABLE ${schema}source_names (
    owner text NOT NULL, name text NOT NULL, door text NOT NULL, reason text NOT NULL, page text,
    rank bigint NOT NULL, added_at bigint NOT NULL, next_at bigint, visits bigint NOT NULL DEFAULT 0,
    outcome text, visited_at bigint, PRIMARY KEY (owner, name)
  );
  CREATE INDEX source_names_due ON ${schema}source_names (rank, next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX source_names_settled ON ${schema}source_names (visited_at) WHERE next_at IS NULL;
  CREATE TABLE ${schema}source_counts (
    owner text NOT NULL, door text NOT NULL, day bigint NOT NULL, what text NOT NULL,
    count bigint NOT NULL, at bigint NOT NULL, PRIMARY KEY (owner, door, day, what)
  );
  `;
}

/** Later statements: what is known of feeds. */
export function sourceFeeds(schema: string): string {
  return `
  CREATE INDEX source_names_waiting ON ${schema}source_names (owner, door, next_at) WHERE next_at IS NOT NULL;
  CREATE TABLE ${schema}source_feeds (key text PRIMARY KEY, state text NOT NULL);
  `;
}

/** Later statements: secrets and versions of canaries. */
export function sourceValues(schema: string): string {
  return `
  CREATE TABLE ${schema}source_values (key text PRIMARY KEY, value text NOT NULL);
  `;
}

/** Later statements: an index by which owners take turns. */
export function sourceTurns(schema: string): string {
  return `
  CREATE INDEX source_names_turns ON ${schema}source_names (rank, owner, next_at) WHERE next_at IS NOT NULL;
  `;
}

/** `$1, $2 …` for a list of values, from a number on. */
const places = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, i) => `$${from + i}`).join(", ");

/** Adds to a number of a door, and returns it. */
function countStatement(
  { schema }: Sql,
  { owner, door }: { owner: string; door: string },
  what: string,
  count: number,
  now: number,
): Statement {
  const numbers = `${schema}source_counts`;
  return [
    `INSERT INTO ${numbers} (owner, door, day, what, count, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (owner, door, day, what) DO UPDATE SET count = ${numbers}.count + excluded.count, at = excluded.at
     RETURNING count`,
    [owner, door, Math.floor(now / DAY_MS), what, count, now],
  ];
}

function sourceStore(sql: Sql, close: () => Promise<void>): SourceStore {
  const names = `${sql.schema}source_names`;
  const numbers = `${sql.schema}source_counts`;
  return {
    ...sourceIntake(sql),
    ...sourceClaims(sql),
    ...sourceCountStore(sql),
    ...sourceValueStore(sql),
    async prune(before) {
      await sql.query(`DELETE FROM ${names} WHERE next_at IS NULL AND visited_at < $1`, [before]);
      await sql.query(`DELETE FROM ${numbers} WHERE day < $1`, [Math.floor(before / DAY_MS)]);
    },
    async forgetOwner(owner) {
      for (const table of [names, numbers]) {
        await sql.query(`DELETE FROM ${table} WHERE owner = $1`, [owner]);
      }
    },
    close,
  };
}

/** How names come in, and what their visits say. */
function sourceIntake(sql: Sql): Pick<SourceStore, "add" | "count" | "settle"> {
  const names = `${sql.schema}source_names`;
  return {
    add: (of, offered, { now, budget, spare = { upTo: -1, budget } }) =>
      sql.transaction(async ({ query }) => {
        // The row stays locked until the end: all processes share the budget.
        const [row] = await query<{ count: number }>(...countStatement(sql, of, "queued", 0, now));
        const before = row!.count;
        const added = { queued: 0, seen: 0, over_budget: 0, unlikely: 0 };
        const sorted = offered.toSorted((a, b) => b.rank - a.rank);
        for (let from = 0; from < sorted.length; from += NAMES_AT_ONCE) {
          const part = sorted.slice(from, from + NAMES_AT_ONCE);
          const rows = await query<{ name: string; rank: number }>(
            `SELECT name, rank FROM ${names} WHERE owner = $1 AND name IN (${places(part.length, 2)})`,
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
          if (taken.length > 0) await query(...namesInsertion(sql, of, taken, now));
        }
        for (const [what, count] of Object.entries(added)) {
          if (count > 0) await query(...countStatement(sql, of, what, count, now));
        }
        return added;
      }),
    async count(of, counts, now) {
      const grown = Object.entries(counts).filter(([, count]) => count > 0);
      if (grown.length > 0) {
        await sql.batch(grown.map(([what, count]) => countStatement(sql, of, what, count, now)));
      }
    },
    async settle(visits, now) {
      if (visits.length === 0) return;
      const statements: Statement[] = visits.map(({ owner, name, outcome, next_at }) => [
        `UPDATE ${names} SET outcome = $3, next_at = $4, visited_at = $5, visits = visits + 1
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
        statements.push(countStatement(sql, { owner, door }, outcome, group.length, now));
      }
      // A visit that a power cut takes back is made again.
      await sql.batch(statements, { lasting: false });
    },
  };
}

/** Adds names, due at once; of a known one the visits begin again. */
function namesInsertion(
  { schema }: Sql,
  { owner, door }: { owner: string; door: string },
  taken: readonly NewSourceName[],
  now: number,
): Statement {
  const rows = taken.map((_, i) => `($1, $${4 + 4 * i}, $2, ${places(3, 5 + 4 * i)}, $3, $3)`);
  return [
    `INSERT INTO ${schema}source_names (owner, name, door, reason, page, rank, added_at, next_at) VALUES ${
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
        `SELECT * FROM ${sql.schema}source_counts WHERE day >= $1 ${
          ofOwners(owners)
        } ORDER BY owner, door, day, what`,
        [since_day, ...owners ?? []],
      ),
    async waiting(now, owners) {
      const rows = await sql.read<Omit<WaitingNames, "due_since"> & { first: number }>(
        `SELECT owner, door, count(*) AS waiting, sum(CASE WHEN next_at <= $1 THEN 1 ELSE 0 END) AS due,
           min(next_at) AS first FROM ${sql.schema}source_names WHERE next_at IS NOT NULL ${ofOwners(owners)}
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
  migrations: [sourceTables(""), sourceFeeds(""), sourceValues(""), sourceTurns("")],
  create: sourceStore,
};
