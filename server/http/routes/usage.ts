import { integer } from "../../checks.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import type { HourCount } from "../../auth/usage_meter.ts";
import type { RequestCounts, ShownUsage } from "../answers.ts";
import type { QueryParameter } from "../../wire/route.ts";
import { ANY_KEY, type Route, route } from "../route.ts";
import { READ } from "../../wire/roles.ts";

/** Minutes of usage that are counted. */
export const MINUTES: QueryParameter<number> = { check: integer(1, 129_600), fallback: 1_440 };

/** Returns counts of hours as answers have them. */
export function shownUsage(hours: readonly HourCount[]): ShownUsage {
  const sum = (what: keyof RequestCounts) => hours.reduce((total, hour) => total + hour[what], 0);
  const [lookup_requests, ct_requests] = [sum("lookup_requests"), sum("ct_requests")];
  return {
    totals: { lookup_requests, ct_requests, total_requests: lookup_requests + ct_requests },
    hourly: hours.map(({ hour, ...counts }) => ({ timestamp: rfc3339(hour), ...counts })),
  };
}

/** Usage of the caller's key. */
export const usageRoutes: readonly Route[] = [
  route("GET /v1/meta/usage", {
    id: "usage",
    does: READ,
    summary:
      "Counts the requests of this key by hour; the minute in which the window begins counts as a whole",
    access: ANY_KEY,
    query: { t: MINUTES },
    json: "UsageResponse",
    async run({ t: minutes }, { service, caller }) {
      const end = service.now();
      const start = end - minutes * 60_000;
      const hours = await service.usage.read(caller!.id, start, end);
      return {
        period: { start: rfc3339(start), end: rfc3339(end) },
        ...shownUsage(hours),
        disk: await service.disk.usage(caller!.owner),
      };
    },
  }),
];
