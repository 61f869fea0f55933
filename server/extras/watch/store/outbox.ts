import { jsonOf, type Sql, sql } from "../../../stores/sql.ts";
import type { BrandChannel, OutboxRecord } from "./records.ts";

/** Most alerts of a brand that are kept for a replay after delivery was given up. */
const MAX_GIVEN_UP = 1_000;

/** The part of a store of watched brands that holds undelivered alerts. */
export function outboxStore(db: Sql) {
  const one = (brand_id: string, { event, channel }: OutboxRecord) =>
    sql`brand_id = ${brand_id} AND event_id = ${event.id} AND channel = ${channel}`;
  /** Stores the outcome of an attempt that failed. Of alerts given up, the newest 1,000 of a brand stay. Atomic. */
  const keepAlerts = (brand_id: string, alerts: readonly OutboxRecord[]) =>
    db.transaction(async ({ query }): Promise<void> => {
      for (const { channel, event, attempts, nextAt, error } of alerts) {
        const alert = { channel, event, attempts, nextAt, error };
        await query(sql`UPDATE watch_outbox SET alert = ${JSON.stringify(alert)}, next_at = ${nextAt}
          WHERE ${one(brand_id, alert)}`);
      }
      if (alerts.every(({ nextAt }) => nextAt !== null)) return;
      const given_up = sql`brand_id = ${brand_id} AND next_at IS NULL`;
      await query(sql`DELETE FROM watch_outbox WHERE ${given_up} AND (event_id, channel) NOT IN (
        SELECT event_id, channel FROM watch_outbox WHERE ${given_up}
        ORDER BY created_at DESC, event_id LIMIT ${MAX_GIVEN_UP})`);
    });
  return {
    keepAlerts,
    /**
     * The channels that have due alerts, at most so many: of each owner the one that has waited longest first, then of
     * each the second, and so on. The clock is that of `claim`.
     */
    dueChannels: (now: number, limit: number) =>
      db.read<BrandChannel>(sql`SELECT b.owner, o.brand_id, o.channel
          FROM (SELECT brand_id, channel, min(next_at) AS due_at FROM watch_outbox
                WHERE next_at <= ${db.clock(now)} GROUP BY brand_id, channel) o
          JOIN watch_brands b ON b.id = o.brand_id
        ORDER BY row_number() OVER (PARTITION BY b.owner ORDER BY o.due_at, o.brand_id, o.channel), o.due_at
        LIMIT ${limit}`),
    /** Takes due alerts of a channel, in the order in which they became due, and hides them from others for that time. */
    takeAlerts: (
      { brand_id, channel }: Pick<BrandChannel, "brand_id" | "channel">,
      now: number,
      hide_ms: number,
      limit: number,
    ) =>
      jsonOf<OutboxRecord>(db.query(
        sql`UPDATE watch_outbox SET next_at = ${
          db.clock(now)
        } + ${hide_ms} WHERE (brand_id, event_id, channel) IN (
          SELECT brand_id, event_id, channel FROM watch_outbox
          WHERE brand_id = ${brand_id} AND channel = ${channel} AND next_at <= ${db.clock(now)}
          ORDER BY next_at, created_at, event_id LIMIT ${limit} ${db.skipLocked}) RETURNING alert`,
      )),
    /** Deletes alerts that the channel has accepted. Atomic. */
    async removeAlerts(brand_id: string, alerts: readonly OutboxRecord[]): Promise<void> {
      await db.batch(alerts.map((alert) => sql`DELETE FROM watch_outbox WHERE ${one(brand_id, alert)}`));
    },
    /** Makes alerts whose delivery was given up due again; resolves with their number. */
    async replayAlerts(id: string, now: number): Promise<number> {
      const given_up = await jsonOf<OutboxRecord>(
        db.read(sql`SELECT alert FROM watch_outbox WHERE brand_id = ${id} AND next_at IS NULL`),
      );
      await keepAlerts(id, given_up.map((alert) => ({ ...alert, attempts: 0, nextAt: now })));
      return given_up.length;
    },
  };
}
