/**
 * What the watch gives the core of a service: brands, severities, states, a row of the health page.
 * @module
 */
import { counted } from "../../../lib/lines/mod.ts";
import { bad, good, type HealthCheck, off, unknown } from "../../health/check.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import { pageBrands } from "./own_pages.ts";
import { coverageOf, readCoverage } from "./coverage.ts";
import { watchRoutes } from "./routes/brands.ts";
import { watchFeedRoutes } from "./routes/feed.ts";
import { watchHistoryRoutes, watchLiveRoutes } from "./routes/history.ts";
import { watchMailboxRoutes } from "./routes/mailbox.ts";
import { watchNameRoutes } from "./routes/names.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import type { ServicePart } from "../../extension.ts";
import { dropRetired, type ServiceWatch, serviceWatch, WATCHED } from "./service.ts";
import { WATCH_STORE } from "./store/mod.ts";
import { severityContext } from "./shown_name.ts";
import { triagedNames } from "./triaged.ts";

/** What it gives the service. */
export const watchPart: ServicePart = {
  routes: [
    ...watchRoutes,
    ...watchNameRoutes,
    ...watchHistoryRoutes,
    ...watchLiveRoutes,
    ...watchFeedRoutes,
    ...watchMailboxRoutes,
  ],
  schemas: ANSWER_SCHEMAS,
  stores: [WATCH_STORE],
  docs: { watch: "alerts when a look-alike appears, moves or gets mail" },
  assemble(service, around) {
    const watch = serviceWatch(service, around);
    const { store, watcher, sites, live, trigger } = watch;
    return {
      own: [WATCHED, watch],
      hooks: {
        async brandsOf(owner, most) {
          const brands = await store.list(owner);
          const pages = await pageBrands(brands, store, most);
          return brands.map(({ settings: { name, domains, owned, words } }, at) => ({
            ...{ name, domains, owned, words, page: pages[at]! },
          }));
        },
        brandScope: () => "watch",
        contextOf: (owner, domain) => severityContext(store, owner, domain),
        triageOf: (owner, domain, names) => triagedNames(store, owner, domain, names),
        async seen(owner, names) {
          const noted = await trigger.offer(names, owner);
          if (noted > 0 && watch.isAtWork) watcher.wake();
        },
        hasLater: async (time, owner) => (await store.runsSince(time, owner)).length > 0,
      },
      checks: [runsCheck(watch)],
      ready: () => watcherRow(watch),
      ended(ending) {
        live.endOf(ending);
        if ("owner" in ending && ending.person === undefined) watcher.endOf(ending.owner);
      },
      prune: () => watcher.prune(),
      open: () => dropRetired(store, around.log),
      demo: async (signal) => (await import("./demo/seed.ts")).seedDemo(service, signal),
      start() {
        if (!watch.isAtWork) return;
        watcher.start();
        sites.start();
      },
      async stop() {
        live.close();
        await watcher.close();
        await sites.close();
      },
    };
  },
};

const runsCheck = ({ store, isAtWork }: ServiceWatch): HealthCheck => ({
  id: "runs",
  title: "Runs of brands",
  group: "service",
  settings: ["watch"],
  async read({ now }, { owner }) {
    if (!isAtWork) return unknown("another process runs what is due");
    const at = now();
    const brands = await readCoverage(await store.list(owner ?? undefined), store, at);
    const { ok, brands: watched, states, text } = coverageOf(brands, at);
    if (watched === 0) return off("no brand is watched");
    if (ok) return good(text);
    return states.ok + states.never === watched ? unknown(text) : bad(text);
  },
});

/** A line about the watcher of this process; empty while it does not watch. A stalled brand is no reason to send requests elsewhere. */
function watcherRow({ watcher }: ServiceWatch): string {
  if (watcher.health.at === null) return "";
  const { at, brands, stalled, failing } = watcher.health;
  const state = stalled > 0 ? "stalled" : failing > 0 ? "failing" : "ok";
  const last = `last run of ${failing} failed or incomplete, last active ${rfc3339(at)}`;
  return `watcher ${state}: ${stalled} of ${counted(brands, "brand")} stalled, ${last}\n`;
}
