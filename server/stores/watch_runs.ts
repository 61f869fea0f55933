import type { WatchEvent, WatchState } from "../../lib/watch/mod.ts";
import { insertion, isAny, jsonOf, replacement, type Sql } from "./sql.ts";
import type { BrandRun } from "../client/watch_types.ts";
import type { LookOutcome, OutboxRecord, PositionedEvent, WatchStore } from "./watch.ts";

type Query = Sql["query"];

/** The part of a store of watched brands that holds what runs have seen: states, runs and events. */
export function runStore(
  sql: Sql,
): Pick<
  WatchStore,
  "commit" | "state" | "states" | "runs" | "runsOf" | "runsSince" | "events" | "position" | "eventsAfter"
> {
  const states = `SELECT state FROM watch_states WHERE brand_id = $1`;
  return {
    ...eventStore(sql),
    commit: (id, lease, outcome) =>
      sql.transaction(async ({ query }) => {
        // The row stays locked until the end: no other process can claim the brand in between.
        const held = `UPDATE watch_brands SET lease = lease WHERE id = $1 AND lease = $2 RETURNING id`;
        if (!await isAny(query(held, [id, lease]))) return false;
        await storeOutcome(query, id, outcome);
        return true;
      }),
    state: async (id, domain) =>
      (await jsonOf<WatchState>(sql.read(`${states} AND domain = $2`, [id, domain])))[0],
    states: async (id) =>
      new Map((await jsonOf<WatchState>(sql.read(states, [id]))).map((state) => [state.brand, state])),
    runs: (id, limit) =>
      jsonOf<BrandRun>(sql.read(
        `SELECT run FROM watch_runs WHERE brand_id = $1 ORDER BY started_at DESC, id DESC LIMIT $2`,
        [id, limit],
      )),
    async runsOf(ids, limit) {
      const rows = await sql.read<{ brand_id: string; run: string }>(
        `SELECT brand_id, run FROM (
           SELECT brand_id, run, row_number() OVER (PARTITION BY brand_id ORDER BY started_at DESC, id DESC) AS place
           FROM watch_runs WHERE ${sql.among("brand_id", "$1")}) AS newest
         WHERE place <= $2 ORDER BY brand_id, place`,
        [JSON.stringify(ids), limit],
      );
      const byBrand = Map.groupBy(rows, ({ brand_id }) => brand_id);
      return new Map(
        [...byBrand].map(([id, own]) => [id, own.map(({ run }) => JSON.parse(run) as BrandRun)]),
      );
    },
    runsSince: (at, owner) =>
      jsonOf<BrandRun>(sql.read(
        `SELECT r.run FROM watch_runs AS r JOIN watch_brands AS b ON b.id = r.brand_id
         WHERE r.started_at >= $1 AND b.owner = coalesce($2, b.owner)`,
        [at, owner],
      )),
  };
}

/** Events: of a brand, and of all in their order. */
function eventStore(sql: Sql): Pick<WatchStore, "events" | "position" | "eventsAfter"> {
  return {
    events: (id, limit, before = Number.MAX_SAFE_INTEGER) =>
      jsonOf<WatchEvent>(sql.read(
        `SELECT event FROM watch_events WHERE brand_id = $1 AND at < $3 ORDER BY at DESC, id LIMIT $2`,
        [id, limit, before],
      )),
    async position() {
      const [row] = await sql.read<{ value: number }>(`SELECT value FROM watch_position`);
      return row!.value;
    },
    async eventsAfter(position, limit, { owner, brand } = {}) {
      const where = ["e.position > $1"];
      const values: unknown[] = [position, limit];
      if (owner !== undefined) where.push(`b.owner = $${values.push(owner)}`);
      if (brand !== undefined) where.push(`b.id = $${values.push(brand)}`);
      const rows = await sql.read<Omit<PositionedEvent, "event"> & { event: string }>(
        `SELECT e.position, e.brand_id, b.owner, e.event FROM watch_events e
         JOIN watch_brands b ON b.id = e.brand_id
         WHERE ${where.join(" AND ")} ORDER BY e.position LIMIT $2`,
        values,
      );
      return rows.map((row) => ({ ...row, event: JSON.parse(row.event) as WatchEvent }));
    },
  };
}

/** Stores the state of a domain. */
export async function storeState(
  query: Query,
  id: string,
  state: WatchState,
): Promise<void> {
  const row = { brand_id: id, domain: state.brand, state: JSON.stringify(state) };
  await query(...replacement("watch_states", "brand_id, domain", row));
}

/** Stores alerts of a brand; those that are stored already stay as they are. */
export async function storeAlerts(
  query: Query,
  id: string,
  alerts: readonly OutboxRecord[],
  created_at: number,
): Promise<void> {
  for (const alert of alerts) {
    const { event, channel, nextAt: next_at } = alert;
    const row = {
      brand_id: id,
      event_id: event.id,
      channel,
      alert: JSON.stringify(alert),
      next_at,
      created_at,
    };
    await query(...insertion("watch_outbox", row, "ON CONFLICT DO NOTHING"));
  }
}

async function storeOutcome(
  query: Query,
  id: string,
  { state, events, alerts, run, studied }: LookOutcome,
): Promise<void> {
  await storeState(query, id, state);
  const seen = { brand_id: id, id: run.id, started_at: run.started_at, run: JSON.stringify(run) };
  await query(...insertion("watch_runs", seen));
  if (events.length > 0) {
    // Locked until the end of the transaction, so that positions become visible in their order.
    const [row] = await query<{ value: number }>(
      `UPDATE watch_position SET value = value + $1 RETURNING value`,
      [events.length],
    );
    const first = row!.value - events.length + 1;
    // A repeated run makes the same ids.
    for (const [i, event] of events.entries()) {
      const row = {
        ...{ brand_id: id, id: event.id, at: event.at },
        ...{ event: JSON.stringify(event), position: first + i },
      };
      await query(...insertion("watch_events", row, "ON CONFLICT DO NOTHING"));
    }
  }
  await storeAlerts(query, id, alerts, run.ended_at);
  for (const { name, again_at } of studied ?? []) {
    const [change, at] = again_at === null
      ? ["studied_at = $3", run.ended_at]
      : ["at = $3, attempts = attempts + 1", again_at];
    await query(`UPDATE watch_found SET ${change} WHERE brand_id = $1 AND name = $2`, [id, name, at]);
  }
}
