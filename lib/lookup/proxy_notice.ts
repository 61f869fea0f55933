import type { ProxyState } from "../dial.ts";
import type { Notice } from "./options.ts";

/** Maximum number of reasons in a notice. */
const MAX_PROXY_REASONS = 3;

/**
 * The notice about connections that a proxy did not open since the lookup began.
 *
 * @param before Its failures by then.
 * @returns Null when it opened all of them.
 */
export function proxyNotice(proxy: ProxyState, before: ReadonlyMap<string, number>): Notice | null {
  const added = [...proxy.failures].map(([why, count]) => [why, count - (before.get(why) ?? 0)] as const)
    .filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
  if (added.length === 0) return null;
  const all = added.reduce((sum, [, count]) => sum + count, 0);
  const reasons = added.length === 1
    ? added[0]![0]
    : added.slice(0, MAX_PROXY_REASONS).map(([why, count]) => `${why}, ${count} times`).join("; ");
  return { code: "proxy", message: `The proxy ${proxy.label} did not open ${all} connections: ${reasons}` };
}
