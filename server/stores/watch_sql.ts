import type { WatchEvent, WatchState } from "../../lib/watch/mod.ts";
import type {
  AuditRecord,
  BrandRecord,
  DueName,
  LookOutcome,
  RunRecord,
  TriageRecord,
  WatchStore,
} from "./watch.ts";
import type { Sql } from "./sql.ts";
import { mailboxStore } from "./watch_mailboxes.ts";
import { outboxStore } from "./watch_outbox.ts";
import { visitStore } from "./watch_visits.ts";

type Row = Record<string, unknown>;

const COLUMNS =
  "id, owner, settings, created_at, next_run_at, last_run_at, last_success_at, last_heartbeat_at, " +
  "feed_secret, webhook_secret";

const DAY_MS = 86_400_000;
/** The turns after which that of an owner without brands is forgotten. */
const MOST_TURNS = 1_000;

const numberOf = (value: unknown): number | null => value === null ? null : Number(value);

function brandOf(row: Row): BrandRecord {
  return {
    id: row["id"] as string,
    owner: row["owner"] as string,
    settings: JSON.parse(row["settings"] as string),
    created_at: Number(row["created_at"]),
    next_run_at: numberOf(row["next_run_at"]),
    last_run_at: numberOf(row["last_run_at"]),
    last_success_at: numberOf(row["last_success_at"]),
    last_heartbeat_at: numberOf(row["last_heartbeat_at"]),
    feed_secret: row["feed_secret"] as string,
    webhook_secret: row["webhook_secret"] as string,
  };
}

/** Watched brands in a database whose tables exist. */
export function watchStore(sql: Sql, close: () => Promise<void>): WatchStore {
  const { clock } = sql;
  const table = (name: string): string => `${sql.schema}watch_${name}`;
  const all = async <T>(column: string, text: string, values: unknown[]): Promise<T[]> =>
    (await sql.read(text, values)).map((row) => JSON.parse(row[column] as string) as T);
  const one = async (where: string, value: string): Promise<BrandRecord | null> => {
    const [row] = await sql.read(`SELECT ${COLUMNS} FROM ${table("brands")} WHERE ${where} = $1`, [value]);
    return row === undefined ? null : brandOf(row);
  };
  const addEntry = async (query: Sql["query"], id: string, entry: AuditRecord): Promise<void> => {
    await query(`INSERT INTO ${table("audit")} VALUES ($1, $2, $3, $4)`, [
      id,
      entry.id,
      entry.at,
      JSON.stringify(entry),
    ]);
  };
  const triageOf = async (query: Sql["query"], id: string): Promise<Map<string, TriageRecord>> => {
    const rows = await query(`SELECT triage FROM ${table("triage")} WHERE brand_id = $1`, [id]);
    const records = rows.map((row) => JSON.parse(row["triage"] as string) as TriageRecord);
    return new Map(records.map((record) => [record.name, record]));
  };
  return {
    async add(brand) {
      await sql.query(
        `INSERT INTO ${table("brands")} (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          brand.id,
          brand.owner,
          JSON.stringify(brand.settings),
          brand.created_at,
          brand.next_run_at,
          brand.last_run_at,
          brand.last_success_at,
          brand.last_heartbeat_at,
          brand.feed_secret,
          brand.webhook_secret,
        ],
      );
    },
    get: (id) => one("id", id),
    byFeed: (secret) => one("feed_secret", secret),
    async list(owner) {
      const rows = owner === undefined
        ? await sql.read(`SELECT ${COLUMNS} FROM ${table("brands")} ORDER BY created_at, id`)
        : await sql.read(
          `SELECT ${COLUMNS} FROM ${table("brands")} WHERE owner = $1 ORDER BY created_at, id`,
          [owner],
        );
      return rows.map(brandOf);
    },
    async update({ id, settings, next_run_at, feed_secret }) {
      const rows = await sql.query(
        `UPDATE ${
          table("brands")
        } SET settings = $2, next_run_at = $3, feed_secret = $4 WHERE id = $1 RETURNING id`,
        [id, JSON.stringify(settings), next_run_at, feed_secret],
      );
      return rows.length > 0;
    },
    async remove(id) {
      await sql.query(`DELETE FROM ${table("brands")} WHERE id = $1`, [id]);
    },

    async claim(lease, now, lease_ms, except = []) {
      const due = `(b.next_run_at <= ${clock("$2")} OR b.found_at <= ${clock("$2")})`;
      const others = except.length === 0
        ? ""
        : `AND b.owner NOT IN (${except.map((_, i) => `$${i + 4}`).join(", ")})`;
      const [row] = await sql.query(
        `UPDATE ${table("brands")} SET lease = $1, lease_until = ${clock("$2")} + $3
           WHERE id = (
             SELECT b.id FROM ${table("brands")} b WHERE ${due} AND b.lease_until <= ${clock("$2")} ${others}
             ORDER BY (SELECT coalesce(max(t.turn), 0) FROM ${table("turns")} t WHERE t.owner = b.owner),
               b.round IS NULL, coalesce(b.next_run_at, b.found_at), b.id
             LIMIT 1 ${sql.skipLocked}) RETURNING ${COLUMNS}, round, ${clock("$2")} AS claimed_at`,
        [lease, now, lease_ms, ...except],
      );
      if (row === undefined) return null;
      // By itself: a process that dies here leaves its owner one turn more, and nobody waits for a transaction.
      await sql.query(
        `INSERT INTO ${table("turns")} (owner, turn)
           VALUES ($1, (SELECT coalesce(max(turn), 0) + 1 FROM ${table("turns")}))
           ON CONFLICT (owner) DO UPDATE SET turn = excluded.turn`,
        [row["owner"]],
      );
      const round = JSON.parse((row["round"] as string | null) ?? "null");
      return { ...brandOf(row), lease, claimed_at: Number(row["claimed_at"]), round };
    },
    async renew(id, lease, now, lease_ms) {
      const rows = await sql.query(
        `UPDATE ${table("brands")} SET lease_until = ${
          clock("$3")
        } + $4 WHERE id = $1 AND lease = $2 RETURNING id`,
        [id, lease, now, lease_ms],
      );
      return rows.length > 0;
    },
    commit: (id, lease, outcome) =>
      sql.transaction(async ({ query }) => {
        // The row stays locked until the end: no other process can claim the brand in between.
        const held = await query(
          `UPDATE ${table("brands")} SET lease = lease WHERE id = $1 AND lease = $2 RETURNING id`,
          [id, lease],
        );
        if (held.length === 0) return false;
        await storeOutcome(query, table, id, outcome);
        return true;
      }),
    async release(brand, times) {
      const rows = await sql.query(
        `UPDATE ${table("brands")} SET lease = NULL, lease_until = 0, last_run_at = $5,
           next_run_at = CASE WHEN coalesce(next_run_at, -1) = $3 THEN $4 ELSE next_run_at END,
           last_success_at = $6, last_heartbeat_at = $7, round = $8,
           found_at = (SELECT min(at) FROM ${table("found")} WHERE brand_id = $1 AND studied_at IS NULL)
         WHERE id = $1 AND lease = $2 RETURNING id`,
        [
          brand.id,
          brand.lease,
          brand.next_run_at ?? -1,
          times.next_run_at,
          times.last_run_at,
          times.last_success_at,
          times.last_heartbeat_at,
          times.round === null ? null : JSON.stringify(times.round),
        ],
      );
      return rows.length > 0;
    },

    async state(id, domain) {
      const [row] = await sql.read(
        `SELECT state FROM ${table("states")} WHERE brand_id = $1 AND domain = $2`,
        [
          id,
          domain,
        ],
      );
      return row === undefined ? undefined : JSON.parse(row["state"] as string) as WatchState;
    },
    async states(id) {
      const rows = await sql.read(`SELECT domain, state FROM ${table("states")} WHERE brand_id = $1`, [id]);
      return new Map(
        rows.map((row) => [row["domain"] as string, JSON.parse(row["state"] as string) as WatchState]),
      );
    },
    runs: (id, limit) =>
      all<RunRecord>(
        "run",
        `SELECT run FROM ${table("runs")} WHERE brand_id = $1 ORDER BY started_at DESC, id DESC LIMIT $2`,
        [id, limit],
      ),
    events: (id, limit, before = Number.MAX_SAFE_INTEGER) =>
      all<WatchEvent>(
        "event",
        `SELECT event FROM ${table("events")} WHERE brand_id = $1 AND at < $3 ORDER BY at DESC, id LIMIT $2`,
        [id, limit, before],
      ),
    async position() {
      const [row] = await sql.read(`SELECT value FROM ${table("position")}`);
      return Number(row!["value"]);
    },
    async eventsAfter(position, limit, { owner, brand } = {}) {
      const where = ["e.position > $1"];
      const values: unknown[] = [position, limit];
      if (owner !== undefined) where.push(`b.owner = $${values.push(owner)}`);
      if (brand !== undefined) where.push(`b.id = $${values.push(brand)}`);
      const rows = await sql.read(
        `SELECT e.position, e.brand_id, b.owner, e.event FROM ${table("events")} e
         JOIN ${table("brands")} b ON b.id = e.brand_id
         WHERE ${where.join(" AND ")} ORDER BY e.position LIMIT $2`,
        values,
      );
      return rows.map((row) => ({
        position: Number(row["position"]),
        brand_id: row["brand_id"] as string,
        owner: row["owner"] as string,
        event: JSON.parse(row["event"] as string) as WatchEvent,
      }));
    },
    triage: (id) => triageOf(sql.read, id),
    changeTriage: (id, names, change) =>
      sql.transaction(async ({ query }) => {
        // Locks the brand until the end: others read what this one has written.
        await query(`UPDATE ${table("brands")} SET id = id WHERE id = $1`, [id]);
        const triage = await triageOf(query, id);
        for (const name of names) {
          const { record, entry } = change(name, triage.get(name));
          await query(
            `INSERT INTO ${table("triage")} VALUES ($1, $2, $3)
             ON CONFLICT (brand_id, name) DO UPDATE SET triage = excluded.triage`,
            [id, name, JSON.stringify(record)],
          );
          if (entry !== undefined) await addEntry(query, id, entry);
        }
      }),
    audit: (id, entry) => addEntry(sql.query, id, entry),
    trail: (id, limit) =>
      all<AuditRecord>(
        "entry",
        `SELECT entry FROM ${table("audit")} WHERE brand_id = $1 ORDER BY at DESC, id DESC LIMIT $2`,
        [id, limit],
      ),
    async countTrail(id) {
      const [row] = await sql.read(
        `SELECT count(*) AS entries FROM ${table("audit")} WHERE brand_id = $1`,
        [id],
      );
      return Number(row!["entries"]);
    },

    found: (id, names, { now, budget, again_ms }) =>
      sql.transaction(async ({ query }) => {
        const day = Math.floor(now / DAY_MS);
        // The row stays locked until the end: all processes share the budget.
        const [row] = await query(
          `UPDATE ${
            table("brands")
          } SET found_day = $2, found_today = CASE found_day WHEN $2 THEN found_today ELSE 0 END
           WHERE id = $1 RETURNING found_today`,
          [id, day],
        );
        if (row === undefined) return 0;
        const left = budget - Number(row["found_today"]);
        let added = 0;
        for (const { name, domain, kind, source } of names) {
          if (added >= left) break;
          const rows = await query(
            `INSERT INTO ${table("found")} (brand_id, name, domain, kind, at, door, reason)
             VALUES ($1, $2, $3, $4, $5, $7, $8)
             ON CONFLICT (brand_id, name) DO UPDATE SET domain = $3, kind = $4, at = $5, attempts = 0, studied_at = NULL,
               door = excluded.door, reason = excluded.reason
             WHERE ${table("found")}.studied_at <= $6 RETURNING name`,
            [id, name, domain, kind, now, now - again_ms, source?.door ?? null, source?.reason ?? null],
          );
          added += rows.length;
        }
        if (added > 0) {
          await query(
            `UPDATE ${
              table("brands")
            } SET found_at = CASE WHEN found_at < $2 THEN found_at ELSE $2 END, found_today = found_today + $3
             WHERE id = $1`,
            [id, now, added],
          );
        }
        return added;
      }),
    async dueFound(id, now, limit) {
      const rows = await sql.read(
        `SELECT domain, name, kind, attempts, door, reason FROM ${table("found")}
         WHERE brand_id = $1 AND at <= ${clock("$2")} AND studied_at IS NULL ORDER BY at, name LIMIT $3`,
        [id, now, limit],
      );
      return rows.map(({ domain, name, kind, attempts, door, reason }) =>
        ({
          ...{ domain, name, kind, attempts: Number(attempts) },
          ...door === null ? {} : { source: { door, reason } },
        }) as DueName
      );
    },
    async countFound(id) {
      const [row] = await sql.read(
        `SELECT count(*) AS waiting, min(at) AS next_at FROM ${table("found")}
         WHERE brand_id = $1 AND studied_at IS NULL`,
        [id],
      );
      return { waiting: Number(row!["waiting"]), next_at: numberOf(row!["next_at"]) };
    },

    ...outboxStore(sql),
    ...mailboxStore(sql),
    ...visitStore(sql),

    async prune(before, studied) {
      await sql.query(`DELETE FROM ${table("runs")} WHERE started_at < $1`, [before]);
      await sql.query(`DELETE FROM ${table("events")} WHERE at < $1`, [before]);
      await sql.query(`DELETE FROM ${table("outbox")} WHERE next_at IS NULL AND created_at < $1`, [before]);
      await sql.query(`DELETE FROM ${table("found")} WHERE studied_at < $1`, [studied]);
      await sql.query(
        `DELETE FROM ${table("turns")} WHERE owner NOT IN (SELECT owner FROM ${table("brands")})
           AND turn < (SELECT max(turn) FROM ${table("turns")}) - $1`,
        [MOST_TURNS],
      );
    },
    close,
  };
}

async function storeOutcome(
  query: Sql["query"],
  table: (name: string) => string,
  id: string,
  { state, events, alerts, run, studied }: LookOutcome,
): Promise<void> {
  await query(
    `INSERT INTO ${table("states")} VALUES ($1, $2, $3)
     ON CONFLICT (brand_id, domain) DO UPDATE SET state = excluded.state`,
    [id, state.brand, JSON.stringify(state)],
  );
  await query(`INSERT INTO ${table("runs")} VALUES ($1, $2, $3, $4)`, [
    id,
    run.id,
    run.started_at,
    JSON.stringify(run),
  ]);
  if (events.length > 0) {
    // Locked until the end of the transaction, so that positions become visible in their order.
    const [row] = await query(
      `UPDATE ${table("position")} SET value = value + $1 RETURNING value`,
      [events.length],
    );
    const first = Number(row!["value"]) - events.length + 1;
    // A repeated run makes the same ids.
    for (const [i, event] of events.entries()) {
      await query(
        `INSERT INTO ${table("events")} (brand_id, id, at, event, position) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (brand_id, id) DO NOTHING`,
        [id, event.id, event.at, JSON.stringify(event), first + i],
      );
    }
  }
  for (const alert of alerts) {
    await query(
      `INSERT INTO ${table("outbox")} VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (brand_id, event_id, channel) DO NOTHING`,
      [id, alert.event.id, alert.channel, JSON.stringify(alert), alert.nextAt, run.ended_at],
    );
  }
  for (const { name, again_at } of studied ?? []) {
    const key = [id, name];
    const where = "WHERE brand_id = $1 AND name = $2";
    if (again_at === null) {
      await query(`UPDATE ${table("found")} SET studied_at = $3 ${where}`, [...key, run.ended_at]);
    } else {await query(`UPDATE ${table("found")} SET at = $3, attempts = attempts + 1 ${where}`, [
        ...key,
        again_at,
      ]);}
  }
}
