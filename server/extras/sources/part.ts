import { randomText } from "../../auth/keys.ts";
import type { ServicePart } from "../../extension.ts";
import { readTextFile } from "../../io/file_fault.ts";
import { minuteOf } from "../../units/rfc3339.ts";
import { type ServiceWatch, WATCHED } from "../watch/service.ts";
import { sourceRoutes } from "./routes.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { todaysLogs } from "./log_list.ts";
import { ELSEWHERE, serviceSources, type Sources } from "./service.ts";
import { sourceConfig } from "./settings.ts";
import { SOURCE_STORE, type SourceStore } from "./store/mod.ts";
import { bad, good, type HealthCheck, off, unknown } from "../../health/check.ts";

/** How often the log of a demo is asked for its length, milliseconds: somebody waits for what it brings. */
const DEMO_POLL_MS = 3_000;

/** What it gives the service. */
export const sourcesPart: ServicePart = {
  routes: sourceRoutes,
  schemas: ANSWER_SCHEMAS,
  stores: [SOURCE_STORE],
  docs: { doors: "copies whose names show no brand: where such names come from" },
  assemble(service, { log, files, request, renewLogs }) {
    const { io, now, thread, owned, extras } = service;
    const config = sourceConfig(service.config);
    const sources = serviceSources({
      ...{ io, now, thread, config, log, files },
      watch: extras.use(WATCHED),
      store: owned.of(SOURCE_STORE),
    });
    /** Ends of what was started. */
    const ends: (() => Promise<void>)[] = [];
    return {
      own: [ELSEWHERE, sources],
      checks: sourceChecks(sources),
      prune: () => sources.prune(),
      open() {
        const text = config.feeds === "" ? null : readTextFile(config.feeds);
        ends.push(sources.feeds.start(text, files, request));
      },
      demo: () => turnOnForDemo(sources, extras.use(WATCHED), owned.of(SOURCE_STORE)),
      start() {
        if (!extras.use(WATCHED).isAtWork) return;
        sources.visitor.start();
        const pollMs = config.demo ? DEMO_POLL_MS : undefined;
        const list = (signal: AbortSignal) => todaysLogs({ io, now, renewLogs }, signal);
        const reach = { list, contact: config.contact, request, pollMs };
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
async function turnOnForDemo(
  sources: Sources,
  { store: watch }: ServiceWatch,
  store: SourceStore,
): Promise<void> {
  const { NAMED_BY, QUIET, REPORTED_PAGES } = await import("../../mini/data/names.ts");
  const mine = randomText(16);
  if (await store.firstValue("demo", mine) !== mine) return;
  await sources.certificates.set({ is_on: true, choice: "all", of: 2 });
  await sources.feeds.form.add({ url: REPORTED_PAGES, hours: 1 });
  for (const brand of await watch.list()) {
    const token = await sources.canaries.token(brand);
    const [domain = ""] = brand.settings.domains;
    const copies = NAMED_BY.canary.filter((name) => Object.hasOwn(QUIET[domain] ?? {}, name));
    for (const host of [domain, ...copies]) {
      await sources.canaries.take({ token, page: "", referrer: `https://${host}/`, network: "127.0.0.0/24" });
    }
  }
}

/** Logs that a text names. */
const MAX_NAMED_LOGS = 5;

/** Rows of the health page about names from elsewhere. */
const sourceChecks = (sources: Pick<Sources, "doors" | "certificates">): readonly HealthCheck[] => [
  {
    id: "doors",
    title: "Names from elsewhere",
    group: "service",
    settings: ["feeds"],
    async read(_, { owner }) {
      const { ok, text, doors, feeds } = await sources.doors(owner === null ? undefined : [owner, ""]);
      const used = doors.filter(({ state }) => state !== "unused");
      if (used.length + feeds.length === 0) {
        return off("none came in by hand, from a log, a canary, a feed or certificates");
      }
      // Each with its own: one that fell silent is not hidden by another.
      const last = used.map(({ title, last_at }) =>
        `${title}: last name ${last_at === null ? "never" : minuteOf(Date.parse(last_at))}`
      );
      const all = [text, ...last].filter((each) => each !== "").join("; ");
      return ok ? good(all) : bad(all);
    },
  },
  {
    id: "certificate_names",
    title: "Names in certificates",
    group: "service",
    settings: ["watch"],
    async read() {
      const { state, text, logs, gaps, problem } = await sources.certificates.state();
      const failing = logs.filter(({ problem }) => problem !== "");
      const all = [
        text,
        ...problem === "" ? [] : [problem],
        ...failing.slice(0, MAX_NAMED_LOGS).map(({ log, problem }) => `${log}: ${problem}`),
        ...gaps.length === 0 ? [] : [`not read: ${gaps[0]}`],
      ].join("; ");
      if (state === "off") {
        return off("a phishing page that shows no brand in its name is not seen: see Sources");
      }
      if (state === "starts") return unknown(all);
      return failing.length > 0 || problem !== "" || state === "failing" ? bad(all) : good(all);
    },
  },
];
