import type { WatchEvent, WatchState } from "../../lib/watch/mod.ts";
import type { Sql } from "./sql.ts";
import type { BrandRun } from "../client/watch_types.ts";
import type { LookOutcome, OutboxRecord, PositionedEvent, WatchStore } from "./watch.ts";
import { jsonOf } from "./watch_rows.ts";

/** The part of a store of watched brands that holds what runs have seen: states, runs and events. */
export function runStore(
  sql: Sql,
): Pick<
  WatchStore,
  "commit" | "state" | "states" | "runs" | "runsOf" | "runsSince" | "events" | "position" | "eventsAfter"
> {
  const { schema } = sql;
  return {
    ...eventStore(sql),
    commit: (id, lease, outcome) =>
      sql.transaction(async ({ query }) => {
        // The row stays locked until the end: no other process can claim the brand in between.
        const held = await query(
          `UPDATE ${schema}watch_brands SET lease = lease WHERE id = $1 AND lease = $2 RETURNING id`,
          [id, lease],
        );
        if (held.length === 0) return false;
        await storeOutcome(sql, query, id, outcome);
        return true;
      }),
    async state(id, domain) {
      const [state] = await jsonOf<WatchState>(
        sql,
        "state",
        `SELECT state FROM ${schema}watch_states WHERE brand_id = $1 AND domain = $2`,
        [id, domain],
      );
      return state;
    },
    async states(id) {
      const states = await jsonOf<WatchState>(
        sql,
        "state",
        `SELECT state FROM ${schema}watch_states WHERE brand_id = $1`,
        [id],
      );
      return new Map(states.map((state) => [state.brand, state]));
    },
    runs: (id, limit) =>
      jsonOf<BrandRun>(
        sql,
        "run",
        `SELECT run FROM ${schema}watch_runs WHERE brand_id = $1 ORDER BY started_at DESC, id DESC LIMIT $2`,
        [id, limit],
      ),
    async runsOf(ids, limit) {
      const rows = await sql.read<{ brand_id: string; run: string }>(
        `SELECT brand_id, run FROM (
           SELECT brand_id, run, row_number() OVER (PARTITION BY brand_id ORDER BY started_at DESC, id DESC) AS place
           FROM ${schema}watch_runs WHERE ${sql.among("brand_id", "$1")}) AS newest
         WHERE place <= $2 ORDER BY brand_id, place`,
        [JSON.stringify(ids), limit],
      );
      const byBrand = Map.groupBy(rows, ({ brand_id }) => brand_id);
      return new Map(
        [...byBrand].map(([id, own]) => [id, own.map(({ run }) => JSON.parse(run) as BrandRun)]),
      );
    },
    runsSince: (at, owner) =>
      jsonOf<BrandRun>(
        sql,
        "run",
        `SELECT r.run FROM ${schema}watch_runs AS r JOIN ${schema}watch_brands AS b ON b.id = r.brand_id
         WHERE r.started_at >= $1 AND b.owner = coalesce($2, b.owner)`,
        [at, owner],
      ),
  };
}

/** Events: of a brand, and of all in their order. */
function eventStore(sql: Sql): Pick<WatchStore, "events" | "position" | "eventsAfter"> {
  const { schema } = sql;
  return {
    events: (id, limit, before = Number.MAX_SAFE_INTEGER) =>
      jsonOf<WatchEvent>(
        sql,
        "event",
        `SELECT event FROM ${schema}watch_events WHERE brand_id = $1 AND at < $3 ORDER BY at DESC, id LIMIT $2`,
        [id, limit, before],
      ),
    async position() {
      const [row] = await sql.read<{ value: number }>(`SELECT value FROM ${schema}watch_position`);
      return row!.value;
    },
    async eventsAfter(position, limit, { owner, brand } = {}) {
      const where = ["e.position > $1"];
      const values: unknown[] = [position, limit];
      if (owner !== undefined) where.push(`b.owner = $${values.push(owner)}`);
      if (brand !== undefined) where.push(`b.id = $${values.push(brand)}`);
      const rows = await sql.read<Omit<PositionedEvent, "event"> & { event: string }>(
        `SELECT e.position, e.brand_id, b.owner, e.event FROM ${schema}watch_events e
         JOIN ${schema}watch_brands b ON b.id = e.brand_id
         WHERE ${where.join(" AND ")} ORDER BY e.position LIMIT $2`,
        values,
      );
      return rows.map((row) => ({ ...row, event: JSON.parse(row.event) as WatchEvent }));
    },
  };
}

/** Stores the state of a domain. */
export async function storeState(
  { schema }: Sql,
  query: Sql["query"],
  id: string,
  state: WatchState,
): Promise<void> {
  await query(
    `INSERT INTO ${schema}watch_states VALUES ($1, $2, $3)
     ON CONFLICT (brand_id, domain) DO UPDATE SET state = excluded.state`,
    [id, state.brand, JSON.stringify(state)],
  );
}

/** Stores alerts of a brand; those that are stored already stay as they are. */
export async function storeAlerts(
  { schema }: Sql,
  query: Sql["query"],
  id: string,
  alerts: readonly OutboxRecord[],
  created_at: number,
): Promise<void> {
  for (const alert of alerts) {
    await query(
      `INSERT INTO ${schema}watch_outbox VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (brand_id, event_id, channel) DO NOTHING`,
      [id, alert.event.id, alert.channel, JSON.stringify(alert), alert.nextAt, created_at],
    );
  }
}

async function storeOutcome(
  sql: Sql,
  query: Sql["query"],
  id: string,
  { state, events, alerts, run, studied }: LookOutcome,
): Promise<void> {
  const { schema } = sql;
  await storeState(sql, query, id, state);
  await query(`INSERT INTO ${schema}watch_runs VALUES ($1, $2, $3, $4)`, [
    id,
    run.id,
    run.started_at,
    JSON.stringify(run),
  ]);
  if (events.length > 0) {
    // Locked until the end of the transaction, so that positions become visible in their order.
    const [row] = await query<{ value: number }>(
      `UPDATE ${schema}watch_position SET value = value + $1 RETURNING value`,
      [events.length],
    );
    const first = row!.value - events.length + 1;
    // A repeated run makes the same ids.
    for (const [i, event] of events.entries()) {
      await query(
        `INSERT INTO ${schema}watch_events (brand_id, id, at, event, position) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (brand_id, id) DO NOTHING`,
        [id, event.id, event.at, JSON.stringify(event), first + i],
      );
    }
  }
  await storeAlerts(sql, query, id, alerts, run.ended_at);
  for (const { name, again_at } of studied ?? []) {
    const [change, at] = again_at === null
      ? ["studied_at = $3", run.ended_at]
      : ["at = $3, attempts = attempts + 1", again_at];
    await query(
      `UPDATE ${schema}watch_found SET ${change} WHERE brand_id = $1 AND name = $2`,
      [id, name, at],
    );
  }
}
