import { integer, text } from "../../checks.ts";
import { type Route, route } from "../route.ts";
import { brandOf, WATCH_ACCESS, watchOf } from "./watch.ts";
import { unlessKnown } from "./watch_revision.ts";

const HISTORY_LIMIT = { check: integer(1, 1_000), fallback: 100 };
const BEFORE_TIME = {
  check: integer(0, Number.MAX_SAFE_INTEGER),
  fallback: Number.MAX_SAFE_INTEGER,
  without: "milliseconds since 1970; without it, the newest",
};
const SUBJECT_NAME = {
  check: text("a name", /^[^\s]{1,255}$/),
  fallback: "",
  without: "entries about any name",
};
/** Maximum number of entries of the audit trail searched for one name. */
const LOOKED_THROUGH = 10_000;

/** Runs, events and the audit trail of a brand. */
export const watchHistoryRoutes: readonly Route[] = [
  route("GET /v1/watch/brands/{brand}/events", {
    id: "watch_events",
    summary: "Lists the events of a brand, newest first",
    access: WATCH_ACCESS,
    query: { limit: HISTORY_LIMIT, before: BEFORE_TIME },
    answers: { "application/json": "WatchEvents" },
    async run({ brand: id, limit, before }, context) {
      const brand = await brandOf(id, context);
      return unlessKnown([brand], context, () => watchOf(context).store.events(id, limit, before));
    },
  }),
  route("GET /v1/watch/brands/{brand}/runs", {
    id: "watch_runs",
    summary: "Lists the runs of a brand, newest first, with their completeness",
    access: WATCH_ACCESS,
    query: { limit: HISTORY_LIMIT },
    answers: { "application/json": "WatchRuns" },
    async run({ brand: id, limit }, context) {
      const brand = await brandOf(id, context);
      return unlessKnown([brand], context, () => watchOf(context).store.runs(id, limit));
    },
  }),
  route("GET /v1/watch/brands/{brand}/audit", {
    id: "watch_audit",
    summary: "Lists who changed what about a brand or one of its names, newest first",
    access: WATCH_ACCESS,
    query: { limit: HISTORY_LIMIT, name: SUBJECT_NAME },
    answers: { "application/json": "WatchAudit" },
    async run({ brand: id, limit, name: given }, context) {
      const name = given.toLowerCase();
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
