/**
 * Stored names from doors. The comments are the contract; `test/server/extras/sources/store/suite.ts` checks it on every store.
 * @module
 */
import * as tables from "../../../stores/data/tables.ts";
import type { VisitOutcome } from "../client.ts";
import {
  insertion,
  isAny,
  raw,
  replacement,
  type Sql,
  sql,
  type Statement,
  type StoreDefinition,
} from "../../../stores/sql.ts";
import { CLOCK_SKEW_MS, DAY_MS } from "../../../units/mod.ts";

/** A name that a door brings. */
export interface NewSourceName {
  /** Host, A-labels, lower case. */
  name: string;
  /** Why the door brings it, in words. */
  reason: string;
  /** The page to visit beside the front page; null for none. */
  page: string | null;
  /** 0 to 9; higher ones are visited first. */
  rank: number;
}

/** A name that is due for a visit. */
export interface SourceName extends NewSourceName {
  /** Whose brands it is compared with; empty for those of all owners. */
  owner: string;
  /** The door that brought it. */
  door: string;
  /** When, milliseconds since 1970. */
  added_at: number;
}

/** What a visit said, and when the next one is. */
export interface SourceVisit extends Pick<SourceName, "owner" | "name" | "door"> {
  /** What it saw. */
  outcome: VisitOutcome;
  /** The next visit, milliseconds since 1970; null when there is none. */
  next_at: number | null;
}

/** What became of names that a door brought. */
export interface AddedNames {
  /** Names that are visited: new ones, and known ones for which this door is a better reason. */
  queued: number;
  /** Names that were there already. */
  seen: number;
  /** Names that were left out, as the door had its number of the day. */
  over_budget: number;
  /** Names of low rank that were left out, as the door had the number that they share. */
  unlikely: number;
}

/** A number of a door and day. */
export interface SourceCount {
  /** Owner of the names; empty for all. */
  owner: string;
  door: string;
  /** Days since 1970, UTC. */
  day: number;
  /** What is counted. */
  what: string;
  /** How many. */
  count: number;
  /** When it last grew, milliseconds since 1970. */
  at: number;
}

/** Names of a door that wait. */
export interface WaitingNames {
  /** Owner of the names; empty for all. */
  owner: string;
  door: string;
  /** Names with a visit to come. */
  waiting: number;
  /** Those of them whose visit is due. */
  due: number;
  /** When the one that has been due for longest was due, milliseconds since 1970; null when none is. */
  due_since: number | null;
}

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
      await db.query(sql`DELETE FROM source_values WHERE key = ${alarmsKey(owner)}`);
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
  schema: {
    first: 1,
    steps: [
      tables.SOURCES,
      tables.SOURCE_FEEDS,
      tables.SOURCE_VALUES,
      tables.SOURCE_TURNS,
      tables.SOURCE_LISTS,
    ],
  },
  create: sourceStore,
  async removed(store, { what, owner }) {
    if (what === "owner") await store.forgetOwner(owner);
  },
};

/** Under which value it is from which probability on pages alarm an owner. */
export const alarmsKey = (owner: string): string => `alarms from ${owner}`;

/** The ranks, the highest first. */
const RANKS = raw(Array.from({ length: 10 }, (_, i) => `SELECT ${9 - i} AS rank`).join(" UNION ALL "));

/** How due names are taken: by rank, and of each rank the owners in turn. */
function sourceClaims(db: Sql) {
  // Steps from owner to owner in the index: it may hold a million names of one. PostgreSQL would read all for EXISTS.
  const dueOwners = (rank: number, now: number) => {
    const first = sql`SELECT min(owner) FROM source_names WHERE rank = ${rank} AND next_at IS NOT NULL`;
    return sql`WITH RECURSIVE o (owner) AS (
        ${first} UNION ALL SELECT (${first} AND owner > o.owner) FROM o WHERE o.owner IS NOT NULL
      ) SELECT owner FROM o WHERE owner IS NOT NULL AND
        (SELECT min(next_at) FROM source_names n WHERE n.rank = ${rank} AND n.owner = o.owner) <= ${now}`;
  };

  return {
    /**
     * Takes due names, and hides them from others for that time: those of higher rank first, of each at most half of what
     * is left, so that no rank waits for another, and of each rank as many of every owner. May take fewer than are due, but
     * not none.
     */
    async claim(now: number, hide_ms: number, limit: number): Promise<SourceName[]> {
      // Mostly nothing is due: asking for that writes nothing, and costs a step in the index for each rank.
      const due = await db.read<{ rank: number }>(sql`SELECT r.rank FROM (${RANKS}) r WHERE
        (SELECT min(next_at) FROM source_names n WHERE n.rank = r.rank) <= ${now} ORDER BY r.rank DESC`);
      if (due.length === 0) return [];
      return await db.transaction(async ({ query }) => {
        const taken: SourceName[] = [];
        for (const [n, { rank }] of due.entries()) {
          // Half of what is left, so that names of lower ranks wait for no flood of others.
          const most = n === due.length - 1 ? limit - taken.length : Math.ceil((limit - taken.length) / 2);
          const owners = (await query<{ owner: string }>(dueOwners(rank, now))).map(({ owner }) => owner);
          // With more owners than names, others come first the next time.
          const first = taken.length + now % (owners.length || 1);
          let left = most;
          for (let i = 0; i < owners.length && left > 0; i++) {
            const rows = await query<SourceName>(
              sql`UPDATE source_names SET next_at = ${now + hide_ms} WHERE (owner, name) IN (
                  SELECT owner, name FROM source_names
                  WHERE rank = ${rank} AND owner = ${owners[
                (first + i) % owners.length
              ]!} AND next_at <= ${now}
                  ORDER BY next_at LIMIT ${Math.ceil(left / (owners.length - i))} ${db.skipLocked})
                RETURNING owner, name, door, reason, page, rank, added_at`,
            );
            left -= rows.length;
            taken.push(...rows);
          }
        }
        return taken;
      });
    },
  };
}

/** What is known of feeds, values that all processes share, and leases of tasks. */
function sourceValueStore(db: Sql) {
  return {
    /** Every feed by its key: what is asked for, empty where its file has not named it since; and what is known of it. */
    feeds: () =>
      db.read<Record<"key" | "listed" | "state", string>>(
        sql`SELECT key, listed, state FROM source_feeds ORDER BY key`,
      ),
    /** Stores what is asked for; `state` counts for a feed that is new. */
    async listFeed(key: string, listed: string, state: string): Promise<void> {
      const again = sql`ON CONFLICT (key) DO UPDATE SET listed = excluded.listed`;
      await db.query(insertion("source_feeds", { key, listed, state }, again));
    },
    /** Stores what is known of a feed that is listed still; null forgets it. Resolves with whether it was there. */
    setFeed: (key: string, state: string | null): Promise<boolean> =>
      isAny(db.query(
        state === null
          ? sql`DELETE FROM source_feeds WHERE key = ${key} RETURNING key`
          : sql`UPDATE source_feeds SET state = ${state} WHERE key = ${key} RETURNING key`,
      )),
    /**
     * Takes a task for one process until a time; it may take its own again, and one that another has for minutes longer,
     * as by a clock that was ahead. Atomic.
     *
     * @param until When others may take it, milliseconds since 1970; at or before `now`, it is given back.
     * @returns Whether it is this process's; false while another one has it.
     */
    lease(task: string, holder: string, now: number, until: number): Promise<boolean> {
      // Of equal length, so that texts compare as the times do.
      const text = (at: number): string => String(at).padStart(16, "0");
      return isAny(db.query(
        sql`INSERT INTO source_values (key, value) VALUES (${`lease ${task}`}, ${`${text(until)} ${holder}`})
          ON CONFLICT (key) DO UPDATE SET value = excluded.value
          WHERE substr(source_values.value, 1, 16) NOT BETWEEN ${text(now + 1)} AND ${
          text(until + CLOCK_SKEW_MS)
        } OR substr(source_values.value, 18) = ${holder}
          RETURNING key`,
      ));
    },
    /** A stored value; null when there is none. */
    value: async (key: string) =>
      (await db.read<{ value: string }>(sql`SELECT value FROM source_values WHERE key = ${key}`))[0]?.value ??
        null,
    /** Stores a value. */
    async setValue(key: string, value: string): Promise<void> {
      await db.query(replacement("source_values", "key", { key, value }));
    },
    /** Stores a value unless there is one; resolves with the one that is stored then, the same for all processes. */
    async firstValue(key: string, value: string): Promise<string> {
      const again = sql`ON CONFLICT (key) DO UPDATE SET value = source_values.value RETURNING value`;
      const [row] = await db.query<{ value: string }>(insertion("source_values", { key, value }, again));
      return row!.value;
    },
  };
}
