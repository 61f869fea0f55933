import { bad, good, type HealthCheck, off, unknown } from "../../health/check.ts";
import type { Sources } from "./service.ts";

/** Logs that a text names. */
const MAX_NAMED_LOGS = 5;

/** Rows of the health page about names from elsewhere. */
export const sourceChecks = (sources: Pick<Sources, "doors" | "certificates">): readonly HealthCheck[] => [
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
      const ages = [
        ...used.map(({ title, last_at }) => `${title} last at ${last_at ?? "no time"}`),
        ...feeds.map(({ feed, new_at, problem }) =>
          `${feed} new at ${new_at ?? "no time"}${problem && `: ${problem}`}`
        ),
      ];
      const all = [text, ...ages].filter((each) => each !== "").join("; ");
      return ok ? good(all) : bad(all);
    },
  },
  {
    id: "certificate_names",
    title: "Names in certificates",
    group: "service",
    settings: ["watch"],
    async read() {
      const { state, text, logs, gaps } = await sources.certificates.state();
      const failing = logs.filter(({ problem }) => problem !== "");
      const all = [
        text,
        ...failing.slice(0, MAX_NAMED_LOGS).map(({ log, problem }) => `${log}: ${problem}`),
        ...gaps.length === 0 ? [] : [`not read: ${gaps[0]}`],
      ].join("; ");
      if (state === "off") {
        return off("a phishing page that shows no brand in its name is not seen: see Sources");
      }
      if (state === "starts") return unknown(all);
      return failing.length > 0 ? bad(all) : good(all);
    },
  },
];
