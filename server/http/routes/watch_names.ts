import type { WatchedName } from "../../../lib/watch/mod.ts";
import { integer } from "../../checks.ts";
import type { TriageRecord } from "../../stores/watch.ts";
import { imitationFinder } from "../../watch/candidates.ts";
import { jsonAnswer } from "../answer.ts";
import { decodeSegment, readBody, readOne } from "../parameters.ts";
import { HttpError } from "../problem.ts";
import { type Context, type Input, type Route, route } from "../route.ts";
import { brandId, brandOf, note, WATCH_ACCESS, watchOf } from "./watch.ts";
import { FOUND, TRIAGE_BODY } from "./watch_body.ts";

const LIMIT = { check: integer(1, 1_000), fallback: 100 };
const BEFORE = {
  check: integer(0, Number.MAX_SAFE_INTEGER),
  fallback: Number.MAX_SAFE_INTEGER,
  without: "milliseconds since 1970; without it, the newest",
};

const UNTOUCHED: Omit<TriageRecord, "name"> = { state: "new", note: "", assignee: "", muted_until: null };
const text = (ms: number | null): string | null => ms === null ? null : new Date(ms).toISOString();

function shownName(
  name: string,
  domain: string,
  known: WatchedName,
  said: TriageRecord | undefined,
): unknown {
  const { state, note, assignee, muted_until } = said ?? UNTOUCHED;
  return {
    name,
    domain,
    phase: known.phase,
    kind: known.kind,
    owned: known.owned ?? null,
    first_seen_at: text(known.firstSeenAt),
    last_seen_at: text(known.lastSeenAt),
    signals: Object.fromEntries(Object.entries(known.signals).map(([signal, { value }]) => [signal, value])),
    state,
    note,
    assignee,
    muted_until: text(muted_until),
  };
}

/** @throws {HttpError} 404 when the name is not known for the brand. */
async function findName(id: string, name: string, context: Context): Promise<[string, WatchedName]> {
  for (const [domain, { names }] of await watchOf(context).store.states(id)) {
    if (Object.hasOwn(names, name)) return [domain, names[name]!];
  }
  throw new HttpError(404, "The brand has no such look-alike");
}

interface Page {
  id: string;
  limit: number;
  before: number;
}

const page = (input: Input): Page => ({
  id: brandId(input),
  limit: readOne(input.query, "limit", LIMIT),
  before: Number.MAX_SAFE_INTEGER,
});

/** Look-alikes, runs, events and the audit trail of a brand. */
export const watchNameRoutes: readonly Route[] = [
  route<string>({
    id: "watched_names",
    method: "GET",
    path: "/v1/watch/brands/{brand}/names",
    summary: "Lists the look-alikes of a brand with their signals and what people said of them",
    access: WATCH_ACCESS,
    answers: { "application/json": "WatchNames" },
    statuses: [404],
    read: brandId,
    async run(id, context) {
      await brandOf(id, context);
      const { store } = watchOf(context);
      const [states, triage] = [await store.states(id), await store.triage(id)];
      const names = [...states].flatMap(([domain, state]) =>
        Object.entries(state.names).map(([name, known]) => shownName(name, domain, known, triage.get(name)))
      );
      return jsonAnswer(names);
    },
  }),
  route<{ id: string; name: string }>({
    id: "triage_name",
    method: "PUT",
    path: "/v1/watch/brands/{brand}/names/{name}",
    summary: "Sets where the handling of a look-alike is: state, note, assignee, muted until; the rest stays",
    access: WATCH_ACCESS,
    body: TRIAGE_BODY,
    answers: { "application/json": "WatchName" },
    statuses: [404],
    read: (input) => ({ id: brandId(input), name: decodeSegment("name", input.path["name"]!).toLowerCase() }),
    async run({ id, name }, context) {
      await brandOf(id, context);
      const [domain, known] = await findName(id, name, context);
      const { store } = watchOf(context);
      const { muted_until, ...change } = await readBody(context.request, TRIAGE_BODY);
      const before = (await store.triage(id)).get(name) ?? { name, ...UNTOUCHED };
      const after: TriageRecord = {
        ...before,
        ...change,
        ...muted_until === undefined
          ? {}
          : { muted_until: muted_until === null ? null : Date.parse(muted_until) },
      };
      await store.setTriage(id, after);
      const { name: _, ...from } = before;
      const { name: __, ...to } = after;
      await note(context, id, "name.triage", name, { from, to });
      return jsonAnswer(shownName(name, domain, known, after));
    },
  }),
  route<string>({
    id: "study_names",
    method: "POST",
    path: "/v1/watch/brands/{brand}/names",
    summary:
      "Has names from certificates or a feed studied at once; those that imitate no domain of the brand are left out",
    access: WATCH_ACCESS,
    body: FOUND,
    answers: { "application/json": "WatchCount" },
    statuses: [404],
    read: brandId,
    async run(id, context) {
      const { settings } = await brandOf(id, context);
      const { names } = await readBody(context.request, FOUND);
      const find = imitationFinder(settings.domains);
      const found = names.flatMap((name) => find(name.toLowerCase()) ?? []);
      const { store, watcher } = watchOf(context);
      if (found.length > 0) {
        await store.found(id, found, context.service.now());
        if (context.service.config.watch) void watcher.tick();
      }
      return jsonAnswer({ count: found.length });
    },
  }),
  route<Page>({
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
      await brandOf(id, context);
      return jsonAnswer(await watchOf(context).store.events(id, limit, before));
    },
  }),
  route<Page>({
    id: "watch_runs",
    method: "GET",
    path: "/v1/watch/brands/{brand}/runs",
    summary: "Lists the looks at a brand, newest first, with how complete they were",
    access: WATCH_ACCESS,
    query: { limit: LIMIT },
    answers: { "application/json": "WatchRuns" },
    statuses: [404],
    read: page,
    async run({ id, limit }, context) {
      await brandOf(id, context);
      return jsonAnswer(await watchOf(context).store.runs(id, limit));
    },
  }),
  route<Page>({
    id: "watch_audit",
    method: "GET",
    path: "/v1/watch/brands/{brand}/audit",
    summary: "Lists who changed what about a brand, newest first",
    access: WATCH_ACCESS,
    query: { limit: LIMIT },
    answers: { "application/json": "WatchAudit" },
    statuses: [404],
    read: page,
    async run({ id, limit }, context) {
      await brandOf(id, context);
      return jsonAnswer(await watchOf(context).store.trail(id, limit));
    },
  }),
];
