/**
 * Stored watched brands. The comments are the contract; `test/server/extras/watch/store/suite.ts` checks it on every store.
 * @module
 */
import { CLOCK_SKEW_MS } from "../../../units/mod.ts";
import { CHANGES, FOUND_SOURCES, OWN_PAGES, RUN_TIMES, WATCH } from "../../../stores/data/tables.ts";
import { firstOf, insertion, isAny, raw, type Sql, sql, type StoreDefinition } from "../../../stores/sql.ts";
import { foundStore, runStore, storeState } from "./runs.ts";
import { countChange, mailboxStore, triageStore, visitStore } from "./triage.ts";
import { outboxStore } from "./outbox.ts";
import type { WatchState } from "../lib/mod.ts";
import type { BrandFigures, BrandRecord, BrandTimes, ClaimedBrand, DuePages, OwnPages } from "./records.ts";

export type * from "./records.ts";

const BRAND_COLUMNS = raw(
  "id, owner, settings, created_at, next_run_at, last_run_at, last_success_at, last_heartbeat_at, " +
    "feed_secret, webhook_secret, pages_at",
);

/** The turns after which that of an owner without brands is forgotten. */
const MAX_TURNS = 1_000;

/** A row of a brand, with what else a statement returns. */
type BrandRow<More = unknown> = Omit<BrandRecord, "settings"> & { settings: string } & More;

/** What earlier versions stored with settings. They knew cron expressions too, which are days now. */
const RETIRED_SETTINGS = ["first_result", "managed", "alert_on_first", "jitter", "rules", "timezone"];
const INTERVAL = /^\d+[mhd]$/;
/** Channels of earlier versions: of a configuration file, and in the JSON of Discord. */
const RETIRED_CHANNEL = /^(?:channel:|discord\+)/;

const brandRecord = <Brand extends { settings: string }>(
  row: Brand,
): Omit<Brand, "settings"> & BrandRecord => {
  const settings = JSON.parse(row.settings);
  for (const name of RETIRED_SETTINGS) delete settings[name];
  if (!INTERVAL.test(settings.schedule)) settings.schedule = "1d";
  return { ...row, settings } as never;
};

/** Returns sentences about stored settings that have another effect than in earlier versions, or none. */
function retiredOf(row: BrandRow): string[] {
  const { alert_on_first, rules = [], schedule, channels } = JSON.parse(row.settings);
  const said: string[] = [];
  if (!INTERVAL.test(schedule)) said.push(`"${schedule}" is one run a day now: give it an interval`);
  if (rules.length > 0) said.push("severities follow the rules of the product, not those of the brand");
  if (alert_on_first === true) said.push("the first run is one alert");
  if (channels.some((url: string) => RETIRED_CHANNEL.test(url))) {
    said.push(
      "a channel of the configuration file or of Discord is gone with what waited for it: give it one on the page Channels",
    );
  }
  return said;
}

/** Watched brands. Every change is seen by the next read, also from another process on the same store. */
export interface WatchStore extends ReturnType<typeof watchParts> {
  /**
   * The same store, which leases that brand alone, by the times that calls give, also where the database has a clock: to
   * write what happened to it earlier. Not for a brand that another process may lease meanwhile.
   */
  pastOf(id: string): WatchStore;
  /** Releases the resources of the store. Idempotent. */
  close(): Promise<void>;
}

function watchStore(db: Sql, close: () => Promise<void>, only?: string): WatchStore {
  return { ...watchParts(db, only), pastOf: (id) => watchStore({ ...db, clock: db.time }, close, id), close };
}

function watchParts(db: Sql, only?: string) {
  return {
    ...brandStore(db),
    ...figureStore(db),
    ...leaseStore(db, only),
    ...ownPagesStore(db),
    ...runStore(db),
    ...triageStore(db),
    ...foundStore(db),
    ...outboxStore(db),
    ...mailboxStore(db),
    ...visitStore(db),
    /** Deletes runs and events from before a time, alerts given up before it, and found names studied before `studied`. */
    async prune(before: number, studied: number): Promise<void> {
      const olds = [
        "runs WHERE started_at",
        "events WHERE at",
        "outbox WHERE next_at IS NULL AND created_at",
      ];
      for (const old of olds) await db.query(sql`DELETE FROM watch_${raw(old)} < ${before}`);
      await db.query(sql`DELETE FROM watch_found WHERE studied_at < ${studied}`);
      await db.query(sql`DELETE FROM watch_turns WHERE owner NOT IN (SELECT owner FROM watch_brands)
        AND turn < (SELECT max(turn) FROM watch_turns) - ${MAX_TURNS}`);
    },
  };
}

/** The brands themselves. */
function brandStore(db: Sql) {
  const select = sql`SELECT ${BRAND_COLUMNS} FROM watch_brands`;
  const one = async (column: string, value: string): Promise<BrandRecord | null> => {
    const row = await firstOf(db.read<BrandRow>(sql`${select} WHERE ${raw(column)} = ${value}`));
    return row === null ? null : brandRecord(row);
  };
  return {
    /** Stores a new brand, with what is known of its domains. Rejects when its id exists already. Atomic. */
    add: (brand: BrandRecord, states: readonly WatchState[] = []) =>
      db.transaction(async ({ query }): Promise<void> => {
        await query(insertion("watch_brands", { ...brand, settings: JSON.stringify(brand.settings) }));
        for (const state of states) await storeState(query, brand.id, state);
      }),
    /** The brand; null when there is none. */
    get: (id: string) => one("id", id),
    /** The brand with that secret in the URL of its blocklists; null when there is none. */
    byFeed: (secret: string) => one("feed_secret", secret),
    /** The brands of an owner, or all, oldest first. */
    async list(owner?: string): Promise<BrandRecord[]> {
      const where = owner === undefined ? sql`` : sql`WHERE owner = ${owner}`;
      return (await db.read<BrandRow>(sql`${select} ${where} ORDER BY created_at, id`)).map(brandRecord);
    },
    /** Takes from brands what earlier versions stored and nothing heeds, with alerts to it, and resolves with sentences about each. */
    async dropRetired(): Promise<{ owner: string; name: string; said: string[] }[]> {
      const rows = await db.read<BrandRow>(sql`${select} ORDER BY created_at, id`);
      const found = rows.map((row) => ({ row, said: retiredOf(row) })).filter(({ said }) => said.length > 0);
      for (const { row } of found) {
        const { settings } = brandRecord(row);
        const channels = settings.channels.filter((url) => !RETIRED_CHANNEL.test(url));
        await db.query(sql`UPDATE watch_brands SET settings = ${JSON.stringify({ ...settings, channels })}
          WHERE id = ${row.id} AND settings = ${row.settings}`);
        await db.query(sql`DELETE FROM watch_outbox WHERE brand_id = ${row.id}
          AND (channel LIKE 'channel:%' OR channel LIKE 'discord+%')`);
      }
      return found.map(({ row, said }) => ({ owner: row.owner, name: JSON.parse(row.settings).name, said }));
    },
    /** Replaces settings, next run and feed secret; its own pages are due. Resolves with whether there is such a brand. */
    update: (brand: Pick<BrandRecord, "id" | "settings" | "next_run_at" | "feed_secret">) =>
      isAny(db.query(
        sql`UPDATE watch_brands SET settings = ${
          JSON.stringify(brand.settings)
        }, next_run_at = ${brand.next_run_at},
          feed_secret = ${brand.feed_secret}, pages_due = 0 WHERE id = ${brand.id} RETURNING id`,
      )),
    /** Deletes a brand and everything that belongs to it. Idempotent. */
    async remove(id: string): Promise<void> {
      await db.query(sql`DELETE FROM watch_brands WHERE id = ${id}`);
      await countChange(db.query);
    },
  };
}

/** Figures of brands: one statement, however many brands. */
function figureStore(db: Sql) {
  const of = (value: string, table: string, more: string = "") =>
    `(SELECT ${value} FROM ${table} AS each WHERE each.brand_id = b.id ${more})`;
  const queued = "AND each.studied_at IS NULL";
  const select = raw(`SELECT b.id,
    ${of("each.id", "watch_runs", "ORDER BY each.started_at DESC, each.id DESC LIMIT 1")} AS last_run,
    ${of("count(*)", "watch_audit")} AS trail,
    ${of("count(each.next_at)", "watch_outbox")} AS alerts_waiting,
    ${of("count(*) - count(each.next_at)", "watch_outbox")} AS alerts_given_up,
    ${of("count(*)", "watch_found", queued)} AS names_waiting,
    ${of("min(each.at)", "watch_found", queued)} AS names_next_at
    FROM watch_brands AS b`);
  return {
    /** Figures of brands, by id. */
    async figures(ids: readonly string[]): Promise<Map<string, BrandFigures>> {
      const rows = await db.read<BrandFigures & { id: string }>(
        sql`${select} WHERE ${db.among("b.id", ids)}`,
      );
      return new Map(rows.map(({ id, ...figures }) => [id, figures]));
    },
  };
}

/** What the own pages of brands show. */
function ownPagesStore(db: Sql) {
  return {
    /**
     * A brand whose own pages are due, hidden from others for that time; null when there is none. New brands are due at
     * once, changed ones too, paused ones never. The clock is that of `claim`.
     */
    async duePages(now: number, hide_ms: number): Promise<DuePages | null> {
      const clock = db.clock(now);
      const row = await firstOf(db.query<BrandRow<{ pages_due: number }>>(
        sql`UPDATE watch_brands SET pages_due = ${clock} + ${hide_ms} WHERE id = (
            SELECT b.id FROM watch_brands b WHERE b.pages_due <= ${clock} AND b.next_run_at IS NOT NULL
            ORDER BY b.pages_due, b.id LIMIT 1 ${db.skipLocked}) RETURNING ${BRAND_COLUMNS}, pages_due`,
      ));
      if (row === null) return null;
      const { pages_due, ...brand } = brandRecord(row);
      return { brand, hidden_until: pages_due };
    },
    /** Stores what a brand's own pages show; they are due again then, or at once if its settings have changed meanwhile. */
    async keepPages(
      { brand: { id }, hidden_until }: Pick<DuePages, "hidden_until"> & { brand: Pick<BrandRecord, "id"> },
      pages: OwnPages,
      at: number,
      due_at: number,
    ): Promise<void> {
      await db.query(sql`UPDATE watch_brands SET pages = ${JSON.stringify(pages)}, pages_at = ${at},
        pages_due = CASE WHEN pages_due = ${hidden_until} THEN ${due_at} ELSE pages_due END WHERE id = ${id}`);
    },
    /** What the own pages of brands show, by id: of those that were looked at. */
    async pages(ids: readonly string[]): Promise<Map<string, OwnPages>> {
      const rows = await db.read<{ id: string; pages: string }>(
        sql`SELECT id, pages FROM watch_brands WHERE pages IS NOT NULL AND ${db.among("id", ids)}`,
      );
      return new Map(rows.map(({ id, pages }) => [id, JSON.parse(pages) as OwnPages]));
    },
  };
}

/** Leases of brands; of one alone, if given. */
function leaseStore(db: Sql, only?: string) {
  const isLeased = only === undefined ? sql`` : sql`AND b.id = ${only}`;
  return {
    /**
     * Leases a due brand, by its schedule or because of found names; null when no brand is due. Owners take turns: the
     * owner whose last turn was longest ago comes first, also if the brand of that turn is deleted, with the brand that
     * has been due for longest. Only one process gets it; others can get it when the lease expires without a `release`,
     * or would last longer than one that begins now, as by a clock that was ahead.
     *
     * @param now Milliseconds since 1970. PostgreSQL reads its own clock instead, the same for all machines.
     * @param except Owners whose brands are left out. @default none
     * @param busy Owners with a run: a brand of theirs is due for found names alone, once it has had a whole run. @default none
     */
    async claim(
      lease: string,
      now: number,
      lease_ms: number,
      except: readonly string[] = [],
      busy: readonly string[] = [],
    ): Promise<ClaimedBrand | null> {
      const clock = db.clock(now);
      const isSetBack = sql`b.next_run_at IS NOT NULL AND b.last_run_at > ${clock} + ${CLOCK_SKEW_MS}`;
      const due = sql`(b.next_run_at <= ${clock} OR ${isSetBack} OR b.found_at <= ${clock})`;
      // No lease ends later than one that begins now: else it is of a clock that has been set back since.
      const isFree = sql`b.lease_until NOT BETWEEN ${clock} + 1 AND ${clock} + ${lease_ms + CLOCK_SKEW_MS}`;
      const [row] = await db.query<BrandRow<{ round: string | null; claimed_at: number }>>(
        sql`UPDATE watch_brands SET lease = ${lease}, lease_until = ${clock} + ${lease_ms} WHERE id = (
            SELECT b.id FROM watch_brands b
            WHERE ${due} AND ${isFree} AND NOT ${db.among("b.owner", except)} ${isLeased}
              AND (b.found_at <= ${clock} AND b.last_success_at IS NOT NULL OR NOT ${
          db.among("b.owner", busy)
        })
            ORDER BY (SELECT coalesce(max(t.turn), 0) FROM watch_turns t WHERE t.owner = b.owner),
              b.round IS NULL, coalesce(b.next_run_at, b.found_at), b.id
            LIMIT 1 ${db.skipLocked}) RETURNING ${BRAND_COLUMNS}, round, ${clock} AS claimed_at`,
      );
      if (row === undefined) return null;
      // By itself: a process that dies here leaves its owner one turn more, and nobody waits for a transaction.
      await db.query(sql`INSERT INTO watch_turns (owner, turn)
        VALUES (${row.owner}, (SELECT coalesce(max(turn), 0) + 1 FROM watch_turns))
        ON CONFLICT (owner) DO UPDATE SET turn = excluded.turn`);
      return { ...brandRecord(row), lease, round: JSON.parse(row.round ?? "null") };
    },
    /** Makes a lease end that many milliseconds from `now`. Resolves with false when it has expired. */
    renew: (id: string, lease: string, now: number, lease_ms: number) =>
      isAny(db.query(sql`UPDATE watch_brands SET lease_until = ${db.clock(now)} + ${lease_ms}
        WHERE id = ${id} AND lease = ${lease} RETURNING id`)),
    /** Ends a valid lease and sets the times of the brand. A `next_run_at` that `update` has set meanwhile stays. */
    release({ id, lease, next_run_at }: ClaimedBrand, times: BrandTimes): Promise<boolean> {
      const round = times.round === null ? null : JSON.stringify(times.round);
      return isAny(db.query(
        sql`UPDATE watch_brands SET lease = NULL, lease_until = 0, last_run_at = ${times.last_run_at}, round = ${round},
            next_run_at = CASE WHEN coalesce(next_run_at, -1) = ${next_run_at ?? -1}
              THEN ${times.next_run_at} ELSE next_run_at END,
            last_success_at = ${times.last_success_at}, last_heartbeat_at = ${times.last_heartbeat_at},
            found_at = (SELECT min(at) FROM watch_found WHERE brand_id = ${id} AND studied_at IS NULL)
          WHERE id = ${id} AND lease = ${lease} RETURNING id`,
      ));
    },
  };
}

/** Watched brands. */
export const WATCH_STORE: StoreDefinition<WatchStore> = {
  file: "watch.sqlite",
  what: "watched brands",
  schema: { first: 6, steps: [WATCH, FOUND_SOURCES, OWN_PAGES, CHANGES, RUN_TIMES] },
  create: watchStore,
  async removed(store, { what, owner }) {
    if (what !== "owner") return;
    const brands = await store.list(owner);
    for (const { id } of brands) await store.remove(id);
    await store.forgetOwner(owner);
    return brands.length > 0;
  },
};
