import type { EventSource, WatchEvent, WatchState } from "../lib/mod.ts";
import type { BrandRun } from "../client/types.ts";
import { insertion, jsonOf, type Query, replacement, type Sql, sql } from "../../../stores/sql.ts";
import type { BrandSettings, DueName, FoundName, FoundOptions, LookOutcome } from "./records.ts";
import { DAY_MS } from "../../../units/mod.ts";
import { countChange } from "./triage.ts";

/** The part of a store of watched brands that holds what runs have seen: states, runs and events. */
export function runStore(db: Sql) {
  const states = (id: string) => sql`SELECT state FROM watch_states WHERE brand_id = ${id}`;
  return {
    /**
     * Stores the outcome of a run of one of the brand's domains while the lease is valid; otherwise stores nothing and
     * resolves with false. Atomic.
     */
    commit: (id: string, lease: string, outcome: LookOutcome) =>
      db.transaction(async ({ query }) => {
        // The row stays locked until the end: no other process can claim the brand in between.
        const held =
          sql`UPDATE watch_brands SET lease = lease WHERE id = ${id} AND lease = ${lease} RETURNING settings`;
        const [settings] = await jsonOf<Pick<BrandSettings, "domains">>(query(held));
        if (settings === undefined || !settings.domains.includes(outcome.state.brand)) return false;
        await storeOutcome(query, id, outcome);
        return true;
      }),
    /** The state of one domain of a brand; undefined before its first run. */
    state: async (id: string, domain: string): Promise<WatchState | undefined> =>
      (await jsonOf<WatchState>(db.read(sql`${states(id)} AND domain = ${domain}`)))[0],
    /** The states of a brand by domain. */
    states: async (id: string) =>
      new Map((await jsonOf<WatchState>(db.read(states(id)))).map((state) => [state.brand, state])),
    /** The newest runs, newest first. */
    runs: (id: string, limit: number) =>
      jsonOf<BrandRun>(db.read(sql`SELECT run FROM watch_runs WHERE brand_id = ${id}
        ORDER BY started_at DESC, id DESC LIMIT ${limit}`)),
    /** The same of each of several brands, by id; those without runs are absent. */
    async runsOf(ids: readonly string[], limit: number): Promise<Map<string, BrandRun[]>> {
      const rows = await db.read<{ brand_id: string; run: string }>(sql`SELECT brand_id, run FROM (
          SELECT brand_id, run, row_number() OVER (PARTITION BY brand_id ORDER BY started_at DESC, id DESC) AS place
          FROM watch_runs WHERE ${db.among("brand_id", ids)}) AS newest
        WHERE place <= ${limit} ORDER BY brand_id, place`);
      const byBrand = Map.groupBy(rows, ({ brand_id }) => brand_id);
      return new Map(
        [...byBrand].map(([id, own]) => [id, own.map(({ run }) => JSON.parse(run) as BrandRun)]),
      );
    },
    /** The runs that started at that time or later; of the brands of one owner, if given. */
    runsSince: (at: number, owner: string | null) =>
      jsonOf<BrandRun>(db.read(
        sql`SELECT r.run FROM watch_runs AS r JOIN watch_brands AS b ON b.id = r.brand_id
          WHERE r.started_at >= ${at} AND b.owner = coalesce(${owner}, b.owner)`,
      )),
    /** The newest events, newest first. */
    events: (id: string, limit: number) =>
      jsonOf<WatchEvent>(db.read(sql`SELECT event FROM watch_events WHERE brand_id = ${id}
        ORDER BY at DESC, id LIMIT ${limit}`)),
    /** How often anything has changed about any brand. */
    async news(): Promise<number> {
      return (await db.read<{ value: number }>(sql`SELECT value FROM watch_position WHERE id = 2`))[0]!.value;
    },
  };
}

/** Stores the state of a domain. */
export async function storeState(query: Query, id: string, state: WatchState): Promise<void> {
  const row = { brand_id: id, domain: state.brand, state: JSON.stringify(state) };
  await query(replacement("watch_states", "brand_id, domain", row));
}

async function storeOutcome(
  query: Query,
  id: string,
  { state, events, alerts, run, studied }: LookOutcome,
): Promise<void> {
  await storeState(query, id, state);
  const seen = { brand_id: id, id: run.id, started_at: run.started_at, run: JSON.stringify(run) };
  await query(insertion("watch_runs", seen));
  // A repeated run makes the same ids.
  for (const event of events) {
    const row = { brand_id: id, id: event.id, at: event.at, event: JSON.stringify(event) };
    await query(insertion("watch_events", row, sql`ON CONFLICT DO NOTHING`));
  }
  for (const alert of alerts) {
    const { event, channel, nextAt: next_at } = alert;
    const row = { brand_id: id, event_id: event.id, channel, alert: JSON.stringify(alert), next_at };
    await query(insertion("watch_outbox", { ...row, created_at: run.ended_at }, sql`ON CONFLICT DO NOTHING`));
  }
  for (const { name, again_at } of studied ?? []) {
    const change = again_at === null
      ? sql`studied_at = ${run.ended_at}`
      : sql`at = ${again_at}, attempts = attempts + 1`;
    await query(sql`UPDATE watch_found SET ${change} WHERE brand_id = ${id} AND name = ${name}`);
  }
  await countChange(query);
}

/** The part of a store of watched brands that queues found names. */
export function foundStore(db: Sql) {
  return {
    /** Queues names for an immediate study; the brand is due from then on. Resolves with the number of new names. */
    found: (id: string, names: readonly FoundName[], { now, budget, again_ms }: FoundOptions) =>
      db.transaction(async ({ query }) => {
        const day = Math.floor(now / DAY_MS);
        // The row stays locked until the end: all processes share the budget.
        const [row] = await query<{ found_today: number }>(
          sql`UPDATE watch_brands SET found_day = ${day},
            found_today = CASE found_day WHEN ${day} THEN found_today ELSE 0 END WHERE id = ${id} RETURNING found_today`,
        );
        if (row === undefined) return 0;
        const left = budget - row.found_today;
        const again =
          sql`ON CONFLICT (brand_id, name) DO UPDATE SET domain = excluded.domain, kind = excluded.kind,
          at = excluded.at, attempts = 0, studied_at = NULL, door = excluded.door, reason = excluded.reason
          WHERE watch_found.studied_at <= excluded.at - ${again_ms} RETURNING name`;
        let added = 0;
        for (const { name, domain, kind, source } of names) {
          if (added >= left) break;
          const { door = null, reason = null } = source ?? {};
          const found = { brand_id: id, name, domain, kind, at: now, door, reason };
          added += (await query(insertion("watch_found", found, again))).length;
        }
        if (added > 0) {
          await query(sql`UPDATE watch_brands SET found_today = found_today + ${added},
            found_at = CASE WHEN found_at < ${now} THEN found_at ELSE ${now} END WHERE id = ${id}`);
        }
        return added;
      }),
    /**
     * At most `limit` queued names that are due, oldest first. They stay queued until a `commit` marks them as studied.
     */
    async dueFound(id: string, now: number, limit: number): Promise<DueName[]> {
      const rows = await db.read<DueName & { door: string | null; reason: string }>(
        sql`SELECT domain, name, kind, attempts, door, reason FROM watch_found
          WHERE brand_id = ${id} AND at <= ${
          db.clock(now)
        } AND studied_at IS NULL ORDER BY at, name LIMIT ${limit}`,
      );
      return rows.map(({ door, reason, ...name }) =>
        door === null ? name : { ...name, source: { door, reason } as EventSource }
      );
    },
  };
}
