/**
 * The store for several machines, in the schema `deadringer` of a PostgreSQL database.
 * @module
 */
import { Buffer } from "node:buffer";
import type { KeyRecord, Scope } from "../../auth/keys.ts";
import type { WindowState } from "../../auth/rate_limit.ts";
import type {
  HourCount,
  KeyStore,
  LimitStore,
  ResultChunk,
  ResultRecord,
  ResultStore,
  Stores,
  UsageStore,
} from "../store.ts";
import { pack, unpack } from "../pack.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import { postgresOwners } from "./owners.ts";

/**
 * Brings the schema up to date and returns the stores in it. Any number of instances may share them. Closing them
 * closes the database.
 *
 * @throws {SquatError} as `migrate`.
 */
export async function postgresStores(database: Database): Promise<Stores> {
  await migrate(database);
  return {
    shared: true,
    ...postgresOwners(database),
    keys: keys(database),
    usage: usage(database),
    results: results(database),
    limits: limits(database),
    async ping() {
      await database.query("SELECT 1");
    },
    close: () => database.close(),
  };
}

/** Milliseconds by which a window may end later than a new one would: the clock may be set back a little. */
const CLOCK_SLACK_MS = 15_000;

type KeyRow = Omit<KeyRecord, "scopes"> & { scopes: string };
const keyOf = (row: KeyRow): KeyRecord => ({ ...row, scopes: row.scopes.split(",") as Scope[] });

function keys(database: Database): KeyStore {
  return {
    async add(key, most) {
      const { count } = await database.query(
        `INSERT INTO deadringer.keys SELECT $1, $2, $3::text, $4, $5, $6, $7::bigint, $8, $9, $10
         WHERE $11::bigint IS NULL OR deadringer.count_keys($3, $7) < $11`,
        [
          key.id,
          key.hash,
          key.owner,
          key.name,
          key.hint,
          key.scopes.join(","),
          key.created_at,
          key.expires_at,
          key.revoked_at,
          key.last_used_at,
          most ?? null,
        ],
      );
      return count > 0;
    },
    async find(hash) {
      const { rows } = await database.query<KeyRow>("SELECT * FROM deadringer.keys WHERE hash = $1", [hash]);
      return rows[0] === undefined ? null : keyOf(rows[0]);
    },
    async list(owner) {
      const { rows } = await database.query<KeyRow>(
        "SELECT * FROM deadringer.keys WHERE owner = coalesce($1, owner) ORDER BY created_at, id",
        [owner ?? null],
      );
      return rows.map(keyOf);
    },
    async revoke(id, now) {
      const { count } = await database.query(
        "UPDATE deadringer.keys SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1",
        [id, now],
      );
      return count > 0;
    },
    async touch(uses) {
      // Locked in one order, so that instances that update the same keys do not deadlock.
      await database.query(
        `WITH used AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS used (id, time)),
              mine AS (SELECT id FROM deadringer.keys WHERE id = ANY ($1) ORDER BY id FOR UPDATE)
         UPDATE deadringer.keys SET last_used_at = greatest(last_used_at, used.time)
         FROM used, mine WHERE keys.id = used.id AND mine.id = used.id`,
        [[...uses.keys()], [...uses.values()]],
      );
    },
  };
}

function usage(database: Database): UsageStore {
  return {
    async add(counts) {
      await database.query(
        `INSERT INTO deadringer.usage
         SELECT key_id, hour, sum(lookups), sum(cts)
         FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS added (key_id, hour, lookups, cts)
         GROUP BY key_id, hour ORDER BY key_id, hour
         ON CONFLICT (key_id, hour) DO UPDATE SET
         lookup_requests = usage.lookup_requests + excluded.lookup_requests,
         ct_requests = usage.ct_requests + excluded.ct_requests`,
        [
          counts.map((each) => each.key_id),
          counts.map((each) => each.hour),
          counts.map((each) => each.lookup_requests),
          counts.map((each) => each.ct_requests),
        ],
      );
    },
    async read(key_id, from) {
      const { rows } = await database.query<HourCount>(
        `SELECT hour, lookup_requests, ct_requests FROM deadringer.usage
         WHERE key_id = $1 AND hour >= $2 ORDER BY hour`,
        [key_id, from],
      );
      return rows;
    },
    async prune(before) {
      await database.query("DELETE FROM deadringer.usage WHERE hour < $1", [before]);
    },
  };
}

function results(database: Database): ResultStore {
  return {
    async begin({ uuid, owner, scope, domain, created_at, expires_at }) {
      await database.query("INSERT INTO deadringer.results VALUES ($1, $2, $3, $4, $5, $6, 0, false, 0)", [
        uuid,
        owner,
        scope,
        domain,
        created_at,
        expires_at,
      ]);
    },
    async append(uuid, chunk, finish) {
      const { count } = await database.query(
        `WITH grown AS (
           UPDATE deadringer.results SET lines = lines + $3, done = $5::bigint IS NOT NULL,
           expires_at = coalesce($5, expires_at), names = coalesce($6, names)
           WHERE uuid = $1 AND lines = $2 AND NOT done RETURNING uuid)
         INSERT INTO deadringer.chunks SELECT uuid, $2, $3, $4 FROM grown`,
        [
          uuid,
          chunk.first,
          chunk.lines,
          Buffer.from(await pack(chunk.bytes)),
          finish?.expires_at ?? null,
          finish?.names ?? null,
        ],
      );
      if (count !== 1) throw new Error(`Cannot append line ${chunk.first} to result ${uuid}`);
    },
    async get(uuid, now) {
      const { rows } = await database.query<ResultRecord>(
        "SELECT * FROM deadringer.results WHERE uuid = $1 AND expires_at > $2",
        [uuid, now],
      );
      return rows[0] ?? null;
    },
    async list(owner, now, limit) {
      const { rows } = await database.query<ResultRecord>(
        `SELECT * FROM deadringer.results WHERE owner = $1 AND expires_at > $2
         ORDER BY created_at DESC, uuid DESC LIMIT $3`,
        [owner, now, limit],
      );
      return rows;
    },
    async *chunks(uuid, from) {
      for (let line = from;;) {
        const { rows } = await database.query<ResultChunk>(
          // The last chunk that starts at or before the line has it, if any: the index finds it directly.
          `SELECT first, lines, bytes FROM deadringer.chunks
           WHERE uuid = $1 AND first + lines > $2 AND first >= coalesce(
             (SELECT max(first) FROM deadringer.chunks WHERE uuid = $1 AND first <= $2), 0)
           ORDER BY first LIMIT 1`,
          [uuid, line],
        );
        const chunk = rows[0];
        if (chunk === undefined) return;
        yield { ...chunk, bytes: await unpack(chunk.bytes) };
        line = chunk.first + chunk.lines;
      }
    },
    async extend(uuid, expires_at) {
      const { count } = await database.query(
        "UPDATE deadringer.results SET expires_at = $2 WHERE uuid = $1 AND done",
        [uuid, expires_at],
      );
      return count > 0;
    },
    async remove(uuid) {
      await database.query("DELETE FROM deadringer.results WHERE uuid = $1", [uuid]);
    },
    async expire(owner) {
      await database.query("UPDATE deadringer.results SET expires_at = 0 WHERE owner = $1", [owner]);
    },
    async sweep(now) {
      for (let swept = 0;;) {
        // Instances that sweep at the same time delete different rows.
        const { count } = await database.query(
          `DELETE FROM deadringer.results WHERE uuid IN (
             SELECT uuid FROM deadringer.results WHERE expires_at <= $1
             ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
          [now],
        );
        swept += count;
        if (count < 100) return swept;
      }
    },
  };
}

function limits(database: Database): LimitStore {
  return {
    async take(id, window_ms, amount = 1) {
      const { rows } = await database.query<WindowState>(
        // The clock is read after the row is locked. A window that ends too late started before the clock was set back.
        `INSERT INTO deadringer.windows VALUES ($1, $4, deadringer.clock() + $2)
         ON CONFLICT (id) DO UPDATE SET (count, ends_at) = (
           SELECT CASE WHEN ended THEN $4 ELSE windows.count + $4 END,
                  CASE WHEN ended THEN now + $2 ELSE windows.ends_at END
           FROM (SELECT now, windows.ends_at <= now OR windows.ends_at > now + $2 + $3 AS ended
                 FROM (SELECT deadringer.clock() AS now OFFSET 0) AS clock OFFSET 0) AS state)
         RETURNING count, greatest(0, ends_at - deadringer.clock()) AS left_ms`,
        [id, window_ms, CLOCK_SLACK_MS, amount],
      );
      return rows[0]!;
    },
    async hold(id, lease, most, lease_ms) {
      const { rows } = await database.query<{ held: boolean }>(
        "SELECT deadringer.hold($1, $2, $3, $4) AS held",
        [id, lease, most, lease_ms],
      );
      return rows[0]!.held;
    },
    async held(id) {
      const { rows } = await database.query<{ leases: number }>(
        "SELECT count(*) AS leases FROM deadringer.leases WHERE id = $1 AND until > deadringer.clock()",
        [id],
      );
      return rows[0]!.leases;
    },
    async renew(leases, lease_ms) {
      await database.query(
        "UPDATE deadringer.leases SET until = deadringer.clock() + $2 WHERE place = ANY ($1)",
        [leases, lease_ms],
      );
    },
    async free(lease) {
      await database.query("DELETE FROM deadringer.leases WHERE place = $1", [lease]);
    },
    async sweep() {
      await database.query("DELETE FROM deadringer.leases WHERE until <= deadringer.clock()");
      await database.query("DELETE FROM deadringer.windows WHERE ends_at <= deadringer.clock()");
    },
  };
}
