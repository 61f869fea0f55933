import { countRequest, type RateWindow, type WindowState } from "./rate_window.ts";
import type { LimitStore } from "./store.ts";

/**
 * Windows and leases of this process.
 *
 * @param clock Returns milliseconds. @default a monotonic clock
 */
export function memoryLimits(clock: () => number = () => performance.now()): LimitStore {
  const windows = new Map<string, RateWindow>();
  const leases = new Map<string, { id: string; until: number }>();
  const held = () => {
    const now = clock();
    return leases.values().filter(({ until }) => until > now).map(({ id }) => id).toArray();
  };
  const take = (id: string, window_ms: number, amount?: number): WindowState => {
    const now = clock();
    const window = countRequest(windows.get(id), now, window_ms, amount);
    windows.set(id, window);
    return { count: window.count, left_ms: window.ends_at - now };
  };
  return {
    take: (...request) => Promise.resolve(take(...request)),
    takeAll: (ids, ...request) => Promise.resolve(ids.map((id) => take(id, ...request))),
    hold(id, lease, most, lease_ms) {
      const free = held().filter((each) => each === id).length < most;
      if (free) leases.set(lease, { id, until: clock() + lease_ms });
      return Promise.resolve(free);
    },
    held: (ids) => Promise.resolve(new Set(held().filter((each) => ids.includes(each)))),
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
