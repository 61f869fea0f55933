/**
 * Rate limits and leases, shared by all instances where the store is. Time is that of the store's clock, so that
 * instances whose clocks differ count alike.
 */
export interface LimitStore {
  /**
   * Counts a request and resolves with the window after it. Atomic.
   *
   * @param window_ms How long the window lasts when this request starts it.
   * @param amount What the request counts as. @default 1
   */
  take(id: string, window_ms: number, amount?: number): Promise<WindowState>;
  /** The same in several windows, of different ids, at once; resolves with each in that order. */
  takeAll(ids: readonly string[], window_ms: number, amount: number): Promise<WindowState[]>;
  /** Takes one of the `most` leases of `id`; resolves with false when all are taken. Atomic. */
  hold(id: string, lease: string, most: number, lease_ms: number): Promise<boolean>;
  /** Those of the ids of which a lease is taken. */
  held(ids: readonly string[]): Promise<Set<string>>;
  /** Makes leases end that many milliseconds from now. Returned leases stay free. */
  renew(leases: readonly string[], lease_ms: number): Promise<void>;
  /** Returns a lease. Idempotent. */
  free(lease: string): Promise<void>;
  /** Deletes windows and leases that have ended. */
  sweep(): Promise<void>;
}

/**
 * Windows and leases of this process.
 *
 * @param clock Returns milliseconds. @default a monotonic clock
 */
export function memoryLimits(clock: () => number = () => performance.now()): LimitStore {
  const windows = new Map<string, { count: number; ends_at: number }>();
  const leases = new Map<string, { id: string; until: number }>();
  const held = () => {
    const now = clock();
    return leases.values().filter(({ until }) => until > now).map(({ id }) => id).toArray();
  };
  const take = (id: string, window_ms: number, amount: number = 1): WindowState => {
    const now = clock();
    let window = windows.get(id);
    // One starts with the first request after the last one ended.
    if (window === undefined || window.ends_at <= now) {
      windows.set(id, window = { count: 0, ends_at: now + window_ms });
    }
    window.count += amount;
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

/** A window as its store reports it. Readers need no clock. */
export interface WindowState {
  /** Requests so far, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  left_ms: number;
}
