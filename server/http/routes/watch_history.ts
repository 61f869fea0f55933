import { integer, text } from "../../checks.ts";
import { readOne } from "../parameters.ts";
import { type Input, type Route, route } from "../route.ts";
import { brandId, brandOf, WATCH_ACCESS, watchOf } from "./watch.ts";
import { unlessKnown } from "./watch_revision.ts";

const LIMIT = { check: integer(1, 1_000), fallback: 100 };
const BEFORE = {
  check: integer(0, Number.MAX_SAFE_INTEGER),
  fallback: Number.MAX_SAFE_INTEGER,
  without: "milliseconds since 1970; without it, the newest",
};
const NAME = { check: text("a name", /^[^\s]{1,255}$/), fallback: "", without: "entries about any name" };
/** Maximum number of entries of the audit trail searched for one name. */
const LOOKED_THROUGH = 10_000;

interface Page {
  id: string;
  limit: number;
}

const page = (input: Input): Page => ({
  id: brandId(input),
  limit: readOne(input.query, "limit", LIMIT),
});

/** Runs, events and the audit trail of a brand. */
export const watchHistoryRoutes: readonly Route[] = [
  route<Page & { before: number }>({
    id: "watch_events",
    method: "GET",
    path: "/v1/watch/brands/{brand}/events",
    summary: "Lists the events of a brand, newest first",
    access: WATCH_ACCESS,
    query: { limit: LIMIT, before: BEFORE },
    answers: { "application/json": "WatchEvents" },
    statuses: [404],
    read: (input) => ({ ...page(input), before: readOne(input.query, "before", BEFORE) }),
    async run({ id, limit, before }, context) {
      const brand = await brandOf(id, context);
      return unlessKnown([brand], context, () => watchOf(context).store.events(id, limit, before));
    },
  }),
  route<Page>({
    id: "watch_runs",
    method: "GET",
    path: "/v1/watch/brands/{brand}/runs",
    summary: "Lists the runs of a brand, newest first, with their completeness",
    access: WATCH_ACCESS,
    query: { limit: LIMIT },
    answers: { "application/json": "WatchRuns" },
    statuses: [404],
    read: page,
    async run({ id, limit }, context) {
      const brand = await brandOf(id, context);
      return unlessKnown([brand], context, () => watchOf(context).store.runs(id, limit));
    },
  }),
  route<Page & { name: string }>({
    id: "watch_audit",
    method: "GET",
    path: "/v1/watch/brands/{brand}/audit",
    summary: "Lists who changed what about a brand or one of its names, newest first",
    access: WATCH_ACCESS,
    query: { limit: LIMIT, name: NAME },
    answers: { "application/json": "WatchAudit" },
    statuses: [404],
    read: (input) => ({ ...page(input), name: readOne(input.query, "name", NAME).toLowerCase() }),
    async run({ id, limit, name }, context) {
      const brand = await brandOf(id, context);
      const { store } = watchOf(context);
      return unlessKnown([brand], context, async () => {
        if (name === "") return await store.trail(id, limit);
        const trail = await store.trail(id, LOOKED_THROUGH);
        return trail.filter(({ subject }) => subject === name).slice(0, limit);
      });
    },
  }),
];
