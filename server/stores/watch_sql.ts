import { firstOf, insertion, isAny, type Sql, type StoreDefinition } from "./sql.ts";
import { FOUND_SOURCES, OWN_PAGES, WATCH } from "./schemas.ts";
import type { OwnPages } from "./own_pages.ts";
import type { BrandFigures, BrandRecord, WatchStore } from "./watch.ts";
import { foundStore } from "./watch_found.ts";
import { mailboxStore } from "./watch_mailboxes.ts";
import { outboxStore } from "./watch_outbox.ts";
import { runStore, storeAlerts, storeState } from "./watch_runs.ts";
import { triageStore } from "./watch_triage.ts";
import { visitStore } from "./watch_visits.ts";
import { CLOCK_SKEW_MS } from "../units/mod.ts";

const BRAND_COLUMNS =
  "id, owner, settings, created_at, next_run_at, last_run_at, last_success_at, last_heartbeat_at, " +
  "feed_secret, webhook_secret, pages_at";

/** The turns after which that of an owner without brands is forgotten. */
const MOST_TURNS = 1_000;

/** A row of a brand, with what else a statement returns. */
type BrandRow<More = unknown> = Omit<BrandRecord, "settings"> & { settings: string } & More;

const brandRecord = <Brand extends { settings: string }>(row: Brand): Omit<Brand, "settings"> & BrandRecord =>
  ({ ...row, settings: JSON.parse(row.settings) }) as never;

function watchStore(sql: Sql, close: () => Promise<void>): WatchStore {
  return {
    ...brandStore(sql),
    ...figureStore(sql),
    ...leaseStore(sql),
    ...ownPagesStore(sql),
    ...runStore(sql),
    ...triageStore(sql),
    ...foundStore(sql),
    ...outboxStore(sql),
    ...mailboxStore(sql),
    ...visitStore(sql),

    byGivenTimes: () => watchStore({ ...sql, clock: sql.time }, close),
    async prune(before, studied) {
      for (
        const old of [
          "runs WHERE started_at",
          "events WHERE at",
          "outbox WHERE next_at IS NULL AND created_at",
        ]
      ) {
        await sql.query(`DELETE FROM watch_${old} < $1`, [before]);
      }
      await sql.query(`DELETE FROM watch_found WHERE studied_at < $1`, [studied]);
      await sql.query(
        `DELETE FROM watch_turns WHERE owner NOT IN (SELECT owner FROM watch_brands)
           AND turn < (SELECT max(turn) FROM watch_turns) - $1`,
        [MOST_TURNS],
      );
    },
    close,
  };
}

/** The brands themselves. */
function brandStore(sql: Sql): Pick<WatchStore, "add" | "get" | "byFeed" | "list" | "update" | "remove"> {
  const select = `SELECT ${BRAND_COLUMNS} FROM watch_brands`;
  const one = async (column: string, value: string): Promise<BrandRecord | null> => {
    const row = await firstOf(sql.read<BrandRow>(`${select} WHERE ${column} = $1`, [value]));
    return row === null ? null : brandRecord(row);
  };
  return {
    add: (brand, { states, alerts = [] } = { states: [] }) =>
      sql.transaction(async ({ query }) => {
        const row = { ...brand, settings: JSON.stringify(brand.settings) };
        await query(...insertion("watch_brands", row));
        for (const state of states) await storeState(query, brand.id, state);
        await storeAlerts(query, brand.id, alerts, brand.created_at);
      }),
    get: (id) => one("id", id),
    byFeed: (secret) => one("feed_secret", secret),
    async list(owner) {
      const [where, values] = owner === undefined ? ["", []] : ["WHERE owner = $1", [owner]];
      return (await sql.read<BrandRow>(`${select} ${where} ORDER BY created_at, id`, values)).map(
        brandRecord,
      );
    },
    update: ({ id, settings, next_run_at, feed_secret }) =>
      isAny(sql.query(
        `UPDATE watch_brands SET settings = $2, next_run_at = $3, feed_secret = $4, pages_due = 0
         WHERE id = $1 RETURNING id`,
        [id, JSON.stringify(settings), next_run_at, feed_secret],
      )),
    async remove(id) {
      await sql.query(`DELETE FROM watch_brands WHERE id = $1`, [id]);
    },
  };
}

/** Figures of brands: one statement, however many brands. */
function figureStore(sql: Sql): Pick<WatchStore, "figures"> {
  const of = (value: string, table: string, more: string = "") =>
    `(SELECT ${value} FROM ${table} AS each WHERE each.brand_id = b.id ${more})`;
  const queued = "AND each.studied_at IS NULL";
  const text = `SELECT b.id,
    ${of("each.id", "watch_runs", "ORDER BY each.started_at DESC, each.id DESC LIMIT 1")} AS last_run,
    ${of("count(*)", "watch_audit")} AS trail,
    ${of("count(each.next_at)", "watch_outbox")} AS alerts_waiting,
    ${of("count(*) - count(each.next_at)", "watch_outbox")} AS alerts_given_up,
    ${of("count(*)", "watch_found", queued)} AS names_waiting,
    ${of("min(each.at)", "watch_found", queued)} AS names_next_at
    FROM watch_brands AS b WHERE ${sql.among("b.id", "$1")}`;
  return {
    async figures(ids) {
      const rows = await sql.read<BrandFigures & { id: string }>(text, [JSON.stringify(ids)]);
      return new Map(rows.map(({ id, ...figures }) => [id, figures]));
    },
  };
}

/** What the own pages of brands show. */
function ownPagesStore(sql: Sql): Pick<WatchStore, "duePages" | "keepPages" | "pages"> {
  const { clock } = sql;
  return {
    async duePages(now, hide_ms) {
      const row = await firstOf(sql.query<BrandRow<{ pages_due: number }>>(
        `UPDATE watch_brands SET pages_due = ${clock("$1")} + $2
           WHERE id = (
             SELECT b.id FROM watch_brands b
             WHERE b.pages_due <= ${clock("$1")} AND b.next_run_at IS NOT NULL
             ORDER BY b.pages_due, b.id LIMIT 1 ${sql.skipLocked}) RETURNING ${BRAND_COLUMNS}, pages_due`,
        [now, hide_ms],
      ));
      if (row === null) return null;
      const { pages_due, ...brand } = brandRecord(row);
      return { brand, hidden_until: pages_due };
    },
    async keepPages({ brand: { id }, hidden_until }, pages, at, due_at) {
      await sql.query(
        `UPDATE watch_brands SET pages = $2, pages_at = $3,
           pages_due = CASE WHEN pages_due = $4 THEN $5 ELSE pages_due END WHERE id = $1`,
        [id, JSON.stringify(pages), at, hidden_until, due_at],
      );
    },
    async pages(ids) {
      const rows = await sql.read<{ id: string; pages: string }>(
        `SELECT id, pages FROM watch_brands WHERE pages IS NOT NULL AND ${sql.among("id", "$1")}`,
        [JSON.stringify(ids)],
      );
      return new Map(rows.map(({ id, pages }) => [id, JSON.parse(pages) as OwnPages]));
    },
  };
}

/** Leases of brands. */
function leaseStore(sql: Sql): Pick<WatchStore, "claim" | "renew" | "release"> {
  const { clock } = sql;
  return {
    async claim(lease, now, lease_ms, except = []) {
      const isSetBack = `b.next_run_at IS NOT NULL AND b.last_run_at > ${clock("$2")} + ${CLOCK_SKEW_MS}`;
      const due = `(b.next_run_at <= ${clock("$2")} OR ${isSetBack} OR b.found_at <= ${clock("$2")})`;
      const [row] = await sql.query<BrandRow<{ round: string | null; claimed_at: number }>>(
        `UPDATE watch_brands SET lease = $1, lease_until = ${clock("$2")} + $3
           WHERE id = (
             SELECT b.id FROM watch_brands b WHERE ${due} AND b.lease_until <= ${clock("$2")} AND NOT ${
          sql.among("b.owner", "$4")
        }
             ORDER BY (SELECT coalesce(max(t.turn), 0) FROM watch_turns t WHERE t.owner = b.owner),
               b.round IS NULL, coalesce(b.next_run_at, b.found_at), b.id
             LIMIT 1 ${sql.skipLocked}) RETURNING ${BRAND_COLUMNS}, round, ${clock("$2")} AS claimed_at`,
        [lease, now, lease_ms, JSON.stringify(except)],
      );
      if (row === undefined) return null;
      // By itself: a process that dies here leaves its owner one turn more, and nobody waits for a transaction.
      await sql.query(
        `INSERT INTO watch_turns (owner, turn)
           VALUES ($1, (SELECT coalesce(max(turn), 0) + 1 FROM watch_turns))
           ON CONFLICT (owner) DO UPDATE SET turn = excluded.turn`,
        [row.owner],
      );
      return { ...brandRecord(row), lease, round: JSON.parse(row.round ?? "null") };
    },
    renew: (id, lease, now, lease_ms) =>
      isAny(sql.query(
        `UPDATE watch_brands SET lease_until = ${clock("$3")} + $4
         WHERE id = $1 AND lease = $2 RETURNING id`,
        [id, lease, now, lease_ms],
      )),
    release: ({ id, lease, next_run_at }, times) =>
      isAny(sql.query(
        `UPDATE watch_brands SET lease = NULL, lease_until = 0, last_run_at = $5,
           next_run_at = CASE WHEN coalesce(next_run_at, -1) = $3 THEN $4 ELSE next_run_at END,
           last_success_at = $6, last_heartbeat_at = $7, round = $8,
           found_at = (SELECT min(at) FROM watch_found WHERE brand_id = $1 AND studied_at IS NULL)
         WHERE id = $1 AND lease = $2 RETURNING id`,
        [
          ...[id, lease, next_run_at ?? -1, times.next_run_at, times.last_run_at, times.last_success_at],
          ...[times.last_heartbeat_at, times.round === null ? null : JSON.stringify(times.round)],
        ],
      )),
  };
}

/** Watched brands. */
export const WATCH_STORE: StoreDefinition<WatchStore> = {
  file: "watch.sqlite",
  what: "watched brands",
  schema: { first: 6, steps: [WATCH, FOUND_SOURCES, OWN_PAGES] },
  create: watchStore,
};
