import { jsonOf, type Sql } from "./sql.ts";
import type { BrandChannel, OutboxRecord, WatchStore } from "./watch.ts";

/** Most alerts of a brand that are kept for a replay after delivery was given up. */
const MAX_GIVEN_UP = 1_000;

/** The part of a store of watched brands that holds undelivered alerts. */
export function outboxStore(
  sql: Sql,
): Pick<
  WatchStore,
  "dueChannels" | "takeAlerts" | "postponeAlerts" | "removeAlerts" | "keepAlerts" | "replayAlerts"
> {
  const { clock } = sql;
  return {
    dueChannels: (now, most_of_owner, limit) =>
      sql.read<BrandChannel>(
        `SELECT owner, brand_id, channel FROM (
           SELECT b.owner, o.brand_id, o.channel, o.due_at,
             row_number() OVER (PARTITION BY b.owner ORDER BY o.due_at, o.brand_id, o.channel) AS place
           FROM (SELECT brand_id, channel, min(next_at) AS due_at FROM watch_outbox
                 WHERE next_at <= ${clock("$1")} GROUP BY brand_id, channel) o
           JOIN watch_brands b ON b.id = o.brand_id) AS due
         WHERE place <= $2 ORDER BY place, due_at LIMIT $3`,
        [now, most_of_owner, limit],
      ),
    takeAlerts: ({ brand_id, channel }, now, hide_ms, limit) =>
      jsonOf<OutboxRecord>(sql.query(
        `UPDATE watch_outbox SET next_at = ${clock("$3")} + $4 WHERE (brand_id, event_id, channel) IN (
           SELECT brand_id, event_id, channel FROM watch_outbox
           WHERE brand_id = $1 AND channel = $2 AND next_at <= ${clock("$3")}
           ORDER BY next_at, created_at, event_id LIMIT $5 ${sql.skipLocked}) RETURNING alert`,
        [brand_id, channel, now, hide_ms, limit],
      )),
    async postponeAlerts({ brand_id, channel }, now, until) {
      await sql.query(
        `UPDATE watch_outbox SET next_at = $4
         WHERE brand_id = $1 AND channel = $2 AND next_at <= ${clock("$3")}`,
        [brand_id, channel, now, until],
      );
    },
    removeAlerts: (brand_id, alerts) =>
      sql.transaction(async ({ query }) => {
        for (const { event, channel } of alerts) {
          await query(
            `DELETE FROM watch_outbox WHERE brand_id = $1 AND event_id = $2 AND channel = $3`,
            [brand_id, event.id, channel],
          );
        }
      }),
    keepAlerts: (brand_id, alerts) => keepAlerts(sql, brand_id, alerts),
    async replayAlerts(id, now) {
      const given_up = await jsonOf<OutboxRecord>(
        sql.read(`SELECT alert FROM watch_outbox WHERE brand_id = $1 AND next_at IS NULL`, [id]),
      );
      await keepAlerts(sql, id, given_up.map((alert) => ({ ...alert, attempts: 0, nextAt: now })));
      return given_up.length;
    },
  };
}

/** Stores when alerts are sent again; of those that were given up, the newest stay. */
function keepAlerts(sql: Sql, brand_id: string, alerts: readonly OutboxRecord[]): Promise<void> {
  return sql.transaction(async ({ query }) => {
    for (const { channel, event, attempts, nextAt, error } of alerts) {
      const alert = JSON.stringify({ channel, event, attempts, nextAt, error });
      await query(
        `UPDATE watch_outbox SET alert = $4, next_at = $5 WHERE brand_id = $1 AND event_id = $2 AND channel = $3`,
        [brand_id, event.id, channel, alert, nextAt],
      );
    }
    if (alerts.every(({ nextAt }) => nextAt !== null)) return;
    await query(
      `DELETE FROM watch_outbox WHERE brand_id = $1 AND next_at IS NULL AND (event_id, channel) NOT IN (
             SELECT event_id, channel FROM watch_outbox WHERE brand_id = $1 AND next_at IS NULL
             ORDER BY created_at DESC, event_id LIMIT $2)`,
      [brand_id, MAX_GIVEN_UP],
    );
  });
}
