/** A demo as a visitor reads it: through the API that the pages use. */
import { expect } from "vitest";
import type { WatchEvent } from "../../../../../server/extras/watch/lib/mod.ts";
import type {
  AuditEntry,
  BrandName,
  BrandRun,
  WatchedBrand,
} from "../../../../../server/extras/watch/client/types.ts";
import { ACTIONS } from "../../../../../server/extras/watch/demo/data/actions.ts";
import { DAYS } from "../../../../../server/extras/watch/demo/observed_days.ts";
import type { RunningServer } from "../../../../../server/main.ts";
import { BRAND, QUIET } from "../../../../../server/mini/data/names.ts";
import { firstKey } from "../../../../web/browser.ts";
import { bearer } from "../../../service.ts";
import { SHOWN, type ShownBrand } from "./shown.ts";

/** Settings of a demo that is read: as few names as all of its look-alikes are found with, and no limit of requests. */
export const READ_DEMO = {
  DEADRINGER_DEMO: "1",
  DEADRINGER_PORT: "0",
  DEADRINGER_LOG: "off",
  DEADRINGER_PERMUTATIONS: "200",
  DEADRINGER_RATE_LIMIT: "10000",
  DEADRINGER_OWNER_RATE_LIMIT: "10000",
};

const sorted = (names: readonly string[]) => [...names].sort();

/**
 * Waits until the demo has its thirty days, today's runs and what its sources bring, and compares all that it shows with
 * {@link SHOWN}. It needs a folder: without one no list is fetched.
 */
export async function readDemo(running: RunningServer): Promise<void> {
  const startedAt = Date.now();
  const key = await firstKey(running);
  const get = async <T>(path: string): Promise<T> =>
    await (await fetch(`${running.url}/v1/watch/${path}`, { headers: bearer(key) })).json();
  // Names from sources are studied by runs of their own: one for all or one for each, as they come.
  const runsOf = async (id: string) =>
    (await get<BrandRun[]>(`brands/${id}/runs?limit=500`)).filter(({ trigger }) => trigger === "schedule");
  const brands = () => get<WatchedBrand[]>("brands");
  const ranToday = async () =>
    (await Promise.all((await brands()).map(({ id }) => runsOf(id))))
      .filter((runs) => runs.some(({ started_at }) => started_at >= startedAt)).length;
  await expect.poll(ranToday, { timeout: 150_000, interval: 250 }).toBe(Object.keys(SHOWN).length);
  const quiet = Object.values(QUIET).flatMap(Object.keys);
  const missing = async () => {
    const names = new Set((await get<BrandName[]>("names")).map(({ name }) => name));
    return quiet.filter((name) => !names.has(name));
  };
  await expect.poll(missing, { timeout: 150_000, interval: 250 }).toEqual([]);

  const shown: Record<string, ShownBrand> = {};
  for (const brand of await brands()) {
    const [domain] = brand.domains as [string];
    const runs = await runsOf(brand.id);
    expect(new Set(runs.map((run) => run.domain))).toEqual(new Set([domain]));
    expect(new Set(runs.map(({ started_at }) => Math.floor(started_at / 86_400_000))).size)
      .toBeGreaterThanOrEqual(DAYS);
    const names = await get<BrandName[]>(`brands/${brand.id}/names`);
    const yours = names.filter(({ owned }) => owned !== null);
    const others = names.filter(({ owned }) => owned === null);
    const groups = Object.groupBy(
      others,
      ({ phase, state, assessment }) =>
        `${phase === "gone" ? "gone" : assessment.severity} ${state}` as const,
    );
    shown[domain] = {
      runs: {
        complete: runs.filter(({ ending, detail }) => ending === "complete" && detail === "").length,
        failed: runs.filter(({ ending }) => ending === "failed").length,
      },
      yours: sorted(yours.map(({ unicode }) => unicode)),
      names: Object.fromEntries(
        Object.entries(groups).map(([group, own]) => [group, sorted(own!.map(({ unicode }) => unicode))]),
      ),
    };
    // What counts them says the same.
    const of = (wanted: string) =>
      Object.entries(SHOWN[domain]!.names).filter(([group]) => `${group} `.startsWith(`${wanted} `))
        .reduce((sum, [, each]) => sum + each.length, 0);
    expect(brand.counts).toMatchObject({
      yours: yours.length,
      severities: { high: of("high"), medium: of("medium"), low: of("low"), none: of("none") },
      to_review: { high: of("high new"), medium: of("medium new"), low: of("low new"), none: of("none new") },
    });
    // No event is of a name that the brand does not have.
    const events = await get<WatchEvent[]>(`brands/${brand.id}/events?limit=500`);
    const known = new Set(names.map(({ name }) => name));
    expect(events.filter(({ name }) => name !== null && !known.has(name))).toEqual([]);
    // Everything that people did is in the trail.
    const trail = await get<AuditEntry[]>(`brands/${brand.id}/audit?limit=500`);
    const acted = ACTIONS.filter((action) => action.brand === domain);
    const handled = new Set(trail.map(({ subject }) => subject));
    const named = acted.flatMap((action) => action.names === "rest" ? [] : action.names);
    expect(named.filter((name) => !handled.has(name))).toEqual([]);
    // Only certificates have one name, and the lookup of today has lines about certificates.
    if (domain !== BRAND) continue;
    expect(names.find(({ name }) => name === "kestrel.bank")?.kind).toBe("CertificateTransparency");
    const { result } = runs.find(({ started_at }) => started_at >= startedAt)!;
    const lines = await fetch(`${running.url}/v1/retrieve/${result}`, { headers: bearer(key) });
    expect(await lines.text()).toContain('"op":"CertificateTransparency"');
  }
  expect(shown).toEqual(SHOWN);
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(ACTIONS.map(({ brand }) => brand)));
  expect(await get("coverage")).toMatchObject({
    ok: true,
    brands: 4,
    covered: 4,
    states: { ok: 4, failed: 0 },
  });
}
