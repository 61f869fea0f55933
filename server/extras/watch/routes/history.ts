import { WATCHED } from "../service.ts";
import { integer, text } from "../../../checks.ts";
import type { Route } from "../../../http/route.ts";
import { brandsRoute, WATCH_ACCESS, watchRoute } from "./brand_route.ts";
import { READ } from "../../../wire/roles.ts";
import { answer } from "../../../wire/answer.ts";
import { startedBy } from "../../../wire/request.ts";

const HISTORY_LIMIT = { check: integer(1, 1_000), fallback: 100 };
const SUBJECT_NAME = {
  check: text("a name", /^[^\s]{1,255}$/),
  fallback: "",
  without: "entries about any name",
};
/** Maximum number of entries of the audit trail searched for one name. */
const LOOKED_THROUGH = 10_000;

/** Runs, events and the audit trail of a brand. */
export const watchHistoryRoutes: readonly Route[] = [
  brandsRoute("GET /v1/watch/brands/{brand}/events", {
    id: "watch_events",
    does: READ,
    summary: "Lists the events of a brand, newest first",
    query: { limit: HISTORY_LIMIT },
    json: "WatchEvents",
    show: (_, { brand, limit }, context) => context.service.extras.use(WATCHED).store.events(brand, limit),
  }),
  brandsRoute("GET /v1/watch/brands/{brand}/runs", {
    id: "watch_runs",
    does: READ,
    summary: "Lists the runs of a brand, newest first, with their completeness",
    query: { limit: HISTORY_LIMIT },
    json: "WatchRuns",
    show: (_, { brand, limit }, context) => context.service.extras.use(WATCHED).store.runs(brand, limit),
  }),
  brandsRoute("GET /v1/watch/brands/{brand}/audit", {
    id: "watch_audit",
    does: READ,
    summary: "Lists who changed what about a brand or one of its names, newest first",
    query: { limit: HISTORY_LIMIT, name: SUBJECT_NAME },
    json: "WatchAudit",
    async show(_, { brand, limit, name: given }, context) {
      const { store } = context.service.extras.use(WATCHED);
      if (given === "") return await store.trail(brand, limit);
      const name = given.toLowerCase();
      const trail = await store.trail(brand, LOOKED_THROUGH);
      return trail.filter(({ subject }) => subject === name).slice(0, limit);
    },
  }),
];

/** Proxies that know it, such as nginx, hand each piece on at once. */
const STREAM_HEADERS = { "content-type": "text/event-stream" };
/** Changes of watched brands as they happen. */
export const watchLiveRoutes: readonly Route[] = [
  watchRoute("GET /v1/watch/events/stream", {
    id: "live_watch_events",
    does: READ,
    summary:
      "Sends `changed` whenever a run or somebody has changed something about brands of the caller (text/event-stream); the " +
      "stream ends after ten minutes, to be opened again",
    access: WATCH_ACCESS,
    answers: { "text/event-stream": "Text" },
    head: () => answer(null, { ...STREAM_HEADERS }),
    async run(_, context) {
      const { request, session, service: { signIn, extras } } = context;
      const of = {
        owner: context.caller!.owner,
        by: startedBy(context.caller!),
        // A session may end while its stream is open. Removed people and keys end theirs.
        ...session === null ? {} : { isAdmitted: async () => await signIn.session(request) !== null },
      };
      return answer(await extras.use(WATCHED).live.stream(of), { ...STREAM_HEADERS });
    },
  }),
];
