import type { KeyRecord } from "../auth/keys.ts";
import { isGood } from "../auth/keys.ts";
import { count, type Window } from "../auth/rate_limit.ts";
import { memoryOwners } from "./memory_owners.ts";
import { pack, unpack } from "./pack.ts";
import type {
  HourCount,
  KeyStore,
  LimitStore,
  ResultChunk,
  ResultRecord,
  ResultStore,
  Stores,
  UsageStore,
} from "./store.ts";

/**
 * Windows and leases of this process.
 *
 * @param clock Returns milliseconds. @default a monotonic clock
 */
export function memoryLimits(clock: () => number = () => performance.now()): LimitStore {
  const windows = new Map<string, Window>();
  const leases = new Map<string, { id: string; until: number }>();
  const held = (id: string) => {
    const now = clock();
    return [...leases.values()].filter((lease) => lease.id === id && lease.until > now).length;
  };
  return {
    take(id, window_ms, amount) {
      const now = clock();
      const window = count(windows.get(id), now, window_ms, amount);
      windows.set(id, window);
      return Promise.resolve({ count: window.count, left_ms: window.ends_at - now });
    },
    hold(id, lease, most, lease_ms) {
      const free = held(id) < most;
      if (free) leases.set(lease, { id, until: clock() + lease_ms });
      return Promise.resolve(free);
    },
    held: (id) => Promise.resolve(held(id)),
    renew(names, lease_ms) {
      const until = clock() + lease_ms;
      for (const name of names) {
        const lease = leases.get(name);
        if (lease !== undefined) lease.until = until;
      }
      return Promise.resolve();
    },
    free(lease) {
      leases.delete(lease);
      return Promise.resolve();
    },
    sweep() {
      const now = clock();
      for (const [id, { ends_at }] of windows) if (ends_at <= now) windows.delete(id);
      for (const [lease, { until }] of leases) if (until <= now) leases.delete(lease);
      return Promise.resolve();
    },
  };
}

/**
 * The reference implementation: every store behaves like it. Nothing outlives the process.
 *
 * @param clock For limits, as for `memoryLimits`.
 */
export function memoryStores(clock?: () => number): Stores {
  const keys = memoryKeys();
  return {
    ...memoryOwners(keys),
    shared: false,
    keys,
    usage: memoryUsage(),
    results: memoryResults(),
    limits: memoryLimits(clock),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function memoryKeys(): KeyStore {
  const keys = new Map<string, KeyRecord>();
  const copy = (key: KeyRecord): KeyRecord => ({ ...key, scopes: [...key.scopes] });
  return {
    async add(key, most = Infinity) {
      await undefined;
      let good = 0;
      for (const other of keys.values()) {
        if (other.id === key.id || other.hash === key.hash) {
          throw new Error(`There is a key ${key.id} already`);
        }
        if (other.owner === key.owner && isGood(other, key.created_at)) good++;
      }
      if (good >= most) return false;
      keys.set(key.id, copy(key));
      return true;
    },
    async find(hash) {
      await undefined;
      for (const key of keys.values()) if (key.hash === hash) return copy(key);
      return null;
    },
    list: (owner) =>
      Promise.resolve(
        [...keys.values()].filter((key) => owner === undefined || key.owner === owner)
          .sort((a, b) => a.created_at - b.created_at).map(copy),
      ),
    revoke(id, now) {
      const key = keys.get(id);
      if (key !== undefined) key.revoked_at ??= now;
      return Promise.resolve(key !== undefined);
    },
    touch(uses) {
      for (const [id, time] of uses) {
        const key = keys.get(id);
        if (key !== undefined) key.last_used_at = time;
      }
      return Promise.resolve();
    },
  };
}

function memoryUsage(): UsageStore {
  const hours = new Map<string, HourCount & { key_id: string }>();
  return {
    add(counts) {
      for (const each of counts) {
        const id = `${each.hour} ${each.key_id}`;
        const sum = hours.get(id) ?? { ...each, lookup_requests: 0, ct_requests: 0 };
        sum.lookup_requests += each.lookup_requests;
        sum.ct_requests += each.ct_requests;
        hours.set(id, sum);
      }
      return Promise.resolve();
    },
    read: (key_id, from) =>
      Promise.resolve(
        [...hours.values()].filter((each) => each.key_id === key_id && each.hour >= from)
          .sort((a, b) => a.hour - b.hour)
          .map(({ hour, lookup_requests, ct_requests }) => ({ hour, lookup_requests, ct_requests })),
      ),
    prune(before) {
      for (const [id, { hour }] of hours) if (hour < before) hours.delete(id);
      return Promise.resolve();
    },
  };
}

function memoryResults(): ResultStore {
  const results = new Map<string, { record: ResultRecord; chunks: ResultChunk[] }>();
  return {
    async begin(result) {
      await undefined;
      if (results.has(result.uuid)) throw new Error(`There is a result ${result.uuid} already`);
      results.set(result.uuid, { record: { ...result, lines: 0, names: 0, done: false }, chunks: [] });
    },
    async append(uuid, chunk, finish) {
      const bytes = await pack(chunk.bytes);
      const result = results.get(uuid);
      if (result === undefined || result.record.done || result.record.lines !== chunk.first) {
        throw new Error(`Cannot append line ${chunk.first} to result ${uuid}`);
      }
      result.chunks.push({ ...chunk, bytes });
      result.record.lines += chunk.lines;
      if (finish !== undefined) Object.assign(result.record, finish, { done: true });
    },
    get(uuid, now) {
      const record = results.get(uuid)?.record;
      return Promise.resolve(record === undefined || record.expires_at <= now ? null : { ...record });
    },
    list: (owner, now, limit) =>
      Promise.resolve(
        [...results.values()].map(({ record }) => record)
          .filter((record) => record.owner === owner && record.expires_at > now)
          .sort((a, b) => b.created_at - a.created_at || (a.uuid < b.uuid ? 1 : -1))
          .slice(0, limit)
          .map((record) => ({ ...record })),
      ),
    async *chunks(uuid, from) {
      for (let i = 0;; i++) {
        const chunk = results.get(uuid)?.chunks[i];
        if (chunk === undefined) return;
        if (chunk.first + chunk.lines > from) yield { ...chunk, bytes: await unpack(chunk.bytes) };
      }
    },
    extend(uuid, expires_at) {
      const record = results.get(uuid)?.record;
      if (record?.done !== true) return Promise.resolve(false);
      record.expires_at = expires_at;
      return Promise.resolve(true);
    },
    remove(uuid) {
      results.delete(uuid);
      return Promise.resolve();
    },
    expire(owner) {
      for (const { record } of results.values()) if (record.owner === owner) record.expires_at = 0;
      return Promise.resolve();
    },
    sweep(now) {
      let swept = 0;
      for (const [uuid, { record }] of results) {
        if (record.expires_at <= now && results.delete(uuid)) swept++;
      }
      return Promise.resolve(swept);
    },
  };
}
