import { counted } from "../../../lib/lines/mod.ts";
import type { ServicePart } from "../../extension.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import { WATCHED } from "../watch/service.ts";
import { canaryRoutes } from "./canary_routes.ts";
import { sourceChecks } from "./checks.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { startFeeds } from "./feed_rounds.ts";
import { sourceRoutes } from "./routes.ts";
import { ELSEWHERE, serviceSources, type Sources } from "./service.ts";
import { sourceConfig } from "./settings.ts";
import { SOURCE_STORE } from "./store/mod.ts";

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
      start() {
        sources.visitor.start();
        ends.push(sources.certificates.start({ logs: io.tables?.logs, contact: config.contact, request }));
      },
      async stop() {
        for (const end of ends.splice(0)) await end();
        await sources.visitor.close();
      },
    };
  },
};

/** One line about names from doors in this process; empty while it visits none. It names no feed: anybody may read it. */
function readyRow({ health }: Sources): string {
  const { ticked_at, visits, feeds, failing_feeds } = health;
  if (ticked_at === null) return "";
  return `doors ${failing_feeds > 0 ? "failing" : "ok"}: ${failing_feeds} of ${
    counted(feeds, "feed")
  } with a problem, ` +
    `${counted(visits, "name")} visited, last active ${rfc3339(ticked_at)}\n`;
}
