import { randomText } from "../../auth/keys.ts";
import { NAMED_BY, QUIET, REPORTED_PAGES } from "../../mini/data/names.ts";
import { counted } from "../../../lib/lines/mod.ts";
import type { ServicePart } from "../../extension.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import { type ServiceWatch, WATCHED } from "../watch/service.ts";
import { canaryRoutes } from "./canary_routes.ts";
import { sourceChecks } from "./checks.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { startFeeds } from "./feed_rounds.ts";
import { sourceRoutes } from "./routes.ts";
import { ELSEWHERE, serviceSources, type Sources } from "./service.ts";
import { sourceConfig } from "./settings.ts";
import { SOURCE_STORE, type SourceStore } from "./store/mod.ts";

/** How often the log of a demo is asked for its length, milliseconds: somebody waits for what it brings. */
const DEMO_POLL_MS = 3_000;

/** What it gives the service. */
export const sourcesPart: ServicePart = {
  routes: [...sourceRoutes, ...canaryRoutes],
  schemas: ANSWER_SCHEMAS,
  stores: [SOURCE_STORE],
  docs: { doors: "copies whose names show no brand: where such names come from" },
  assemble(service, { log, files, readFile, request }) {
    const { io, now, metrics, thread, owned, extras } = service;
    const config = sourceConfig(service.config);
    const sources = serviceSources({
      ...{ io, now, metrics, thread, config, log, files },
      watch: extras.use(WATCHED),
      store: owned.of(SOURCE_STORE),
    });
    /** Ends of what was started. */
    const ends: (() => Promise<void>)[] = [];
    return {
      own: [ELSEWHERE, sources],
      checks: sourceChecks(sources),
      ready: () => readyRow(sources),
      prune: () => sources.prune(),
      open() {
        const text = config.feeds === "" ? null : readFile(config.feeds);
        ends.push(startFeeds({ config, sources }, { text, folder: files, fetch: request, log }));
      },
      demo: () => startDemo(sources, extras.use(WATCHED), owned.of(SOURCE_STORE)),
      start() {
        sources.visitor.start();
        const pollMs = config.demo ? DEMO_POLL_MS : undefined;
        const reach = { logs: io.tables?.logs, contact: config.contact, request, pollMs };
        ends.push(sources.certificates.start(reach));
      },
      async stop() {
        for (const end of ends.splice(0)) await end();
        await sources.visitor.close();
      },
    };
  },
};

/** Turns on certificates, a list and canaries in a new demo: each brings names that show no brand. */
async function startDemo(
  sources: Sources,
  { store: watch }: ServiceWatch,
  store: SourceStore,
): Promise<void> {
  const mine = randomText(16);
  if (await store.firstValue("demo", mine) !== mine) return;
  await sources.certificates.set({ is_on: true, choice: "all", of: 2 });
  await sources.feeds.form.add({ url: REPORTED_PAGES, hours: 1 });
  for (const brand of await watch.list()) {
    const { token } = await sources.canaries.token(brand);
    const [domain = ""] = brand.settings.domains;
    const copies = NAMED_BY.canary.filter((name) => Object.hasOwn(QUIET[domain] ?? {}, name));
    for (const host of [domain, ...copies]) {
      await sources.canaries.take({ token, page: "", referrer: `https://${host}/`, network: "127.0.0.0/24" });
    }
  }
}

/** One line about names from doors in this process; empty while it visits none. It names no feed: anybody may read it. */
function readyRow({ health }: Sources): string {
  const { ticked_at, visits, feeds, failing_feeds } = health;
  if (ticked_at === null) return "";
  return `doors ${failing_feeds > 0 ? "failing" : "ok"}: ${failing_feeds} of ${
    counted(feeds, "feed")
  } with a problem, ` +
    `${counted(visits, "name")} visited, last active ${rfc3339(ticked_at)}\n`;
}
