import { jsonAnswer } from "../answer.ts";
import { integer } from "../../checks.ts";
import { ANY_KEY, type Route, route } from "../route.ts";

const T = { check: integer(1, 129_600), fallback: 1_440 };

/** Usage of the caller's key. */
export const usageRoutes: readonly Route[] = [
  route("GET /v1/meta/usage", {
    id: "usage",
    summary: "Counts the requests of this key by hour; the hour in which the window begins counts as a whole",
    access: ANY_KEY,
    query: { t: T },
    answers: { "application/json": "UsageResponse" },
    async run({ t: minutes }, { service, caller }) {
      const end = service.now();
      const start = end - minutes * 60_000;
      const hours = await service.usage.read(caller!.id, start, end);
      const hourly = hours.map(({ hour, lookup_requests, ct_requests }) => ({
        timestamp: new Date(hour).toISOString(),
        lookup_requests,
        ct_requests,
      }));
      const sum = (what: "lookup_requests" | "ct_requests") =>
        hours.reduce((total, hour) => total + hour[what], 0);
      const [lookup_requests, ct_requests] = [sum("lookup_requests"), sum("ct_requests")];
      return jsonAnswer({
        period: { start: new Date(start).toISOString(), end: new Date(end).toISOString() },
        totals: { lookup_requests, ct_requests, total_requests: lookup_requests + ct_requests },
        hourly,
        disk: await service.disk.usage(caller!.owner),
      });
    },
  }),
];
