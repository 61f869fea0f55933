import { WATCHED } from "../service.ts";
import * as v from "valibot";
import type { BrandRecord, TriageChange as StoredTriageChange, TriageRecord } from "../store/mod.ts";
import { type BrandName, TRIAGE, type TriageChange } from "../client/types.ts";
import { quote } from "../../../checks.ts";
import { lines, MAX_ENTRIES, settingLine } from "../brand_settings.ts";
import { reportedTriage, UNTOUCHED, withNote } from "../triaged.ts";
import { rfc3339 } from "../../../units/rfc3339.ts";
import { HttpError } from "../../../http/problem.ts";
import type { Context, Route } from "../../../http/route.ts";
import { auditEntry, brandRoute, brandsRoute, WATCH_ACCESS, watchRoute } from "./brand_route.ts";
import { byUrgency, namesOf, unicodeOf } from "../shown_name.ts";
import { READ, SET_TRIAGE } from "../../../wire/roles.ts";

/** Largest body with names to triage, bytes: 200 names of 255 characters, and their triage. */
const MAX_TRIAGE_BODY = 65_536;
/** Most names of all brands that are listed at once. */
const MAX_SHOWN_NAMES = 5_000;

const NAMES = v.pipe(lines(MAX_ENTRIES, 255), v.minLength(1, "give at least one name"));
const TRIAGE_MEMBERS = {
  state: v.exactOptional(v.picklist(TRIAGE, `give one of ${TRIAGE.join(", ")}`)),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(4_000, "give at most 4000 characters"))),
  assignee: v.exactOptional(settingLine(100)),
  muted_until: v.exactOptional(v.nullable(v.pipe(v.string(), v.isoTimestamp("give an RFC 3339 time")))),
};

/**
 * Changes the triage of names, all or none, and returns their new state.
 *
 * @param change Returns the new record of a name, given how many events it has had, and what the trail says of it.
 * @throws {HttpError} 404 when a name is not known for the brand.
 */
async function changeTriage(
  brand: BrandRecord,
  given: readonly string[],
  context: Context,
  change: (name: string, before: TriageRecord, events: number) => StoredTriageChange,
): Promise<BrandName[]> {
  const { id } = brand;
  const { store } = context.service.extras.use(WATCHED);
  const known = new Map<string, number>();
  for (const { names: each } of (await store.states(id)).values()) {
    for (const [name, { events }] of Object.entries(each)) {
      known.set(name, Math.max(events, known.get(name) ?? 0));
    }
  }
  const names = new Set(given.map((name) => known.has(name) ? name : unicodeOf(name)));
  for (const name of names) {
    if (!known.has(name)) throw new HttpError(404, `The brand has no look-alike ${quote(name)}`);
  }
  await store.changeTriage(
    id,
    [...names],
    (name, before = { name, ...UNTOUCHED }) => change(name, before, known.get(name)!),
  );
  return (await namesOf(brand, context.service.extras.use(WATCHED))).filter(({ name }) => names.has(name));
}

/** What the trail says of a record. */
const shortOf = ({ state, note, assignee, muted_until }: TriageRecord) => ({
  state,
  note,
  assignee,
  muted_until,
});

/** Sets the triage of names, as {@link changeTriage} does. */
function setTriage(
  brand: BrandRecord,
  given: readonly string[],
  { muted_until, ...change }: TriageChange,
  context: Context,
): Promise<BrandName[]> {
  const { person, owner } = context.caller!;
  return changeTriage(brand, given, context, (name, before, events) => {
    const written = { at: context.service.now(), author: person ?? owner, text: change.note ?? "" };
    const record: TriageRecord = {
      ...before,
      ...change,
      ...change.note === undefined ? {} : { notes: withNote(before, written) },
      ...change.state === undefined ? {} : { events },
      ...muted_until === undefined
        ? {}
        : { muted_until: muted_until === null ? null : Date.parse(muted_until) },
    };
    const detail = { from: shortOf(before), to: shortOf(record) };
    return { record, entry: auditEntry(context, "name.triage", name, detail) };
  });
}

/** Largest body of a report that was made, bytes. */
const MAX_REPORT_BODY = 65_536;
const REPORT_BODY = v.strictObject({
  desk: v.pipe(settingLine(254), v.minLength(1, "say to whom it was reported")),
  subject: v.exactOptional(settingLine(200)),
  text: v.exactOptional(v.pipe(v.string(), v.maxLength(20_000, "give at most 20000 characters"))),
});

/** Somebody who was away for so long has come back. */
const VISIT_GAP_MS = 3_600_000;

/** Look-alikes of brands, the most urgent first. */
async function sortedNames(brands: readonly BrandRecord[], { service }: Context): Promise<BrandName[]> {
  const names: BrandName[] = [];
  for (const brand of brands) names.push(...await namesOf(brand, service.extras.use(WATCHED)));
  return names.sort(byUrgency);
}

/** Look-alikes of brands, and their triage. */
export const watchNameRoutes: readonly Route[] = [
  brandsRoute("GET /v1/watch/brands/{brand}/names", {
    id: "watched_names",
    does: READ,
    summary: "Lists the look-alikes of a brand with their signals and triage",
    json: "WatchNames",
    show: (brands, _, context) => sortedNames(brands, context),
  }),
  brandsRoute("GET /v1/watch/names", {
    id: "all_watched_names",
    does: READ,
    summary:
      "Lists the look-alikes of all brands of the caller, unreviewed ones first, the most severe before others",
    json: "WatchNames",
    show: async (brands, _, context) => (await sortedNames(brands, context)).slice(0, MAX_SHOWN_NAMES),
  }),
  brandRoute("PUT /v1/watch/brands/{brand}/names", {
    id: "triage_names",
    does: SET_TRIAGE,
    did: "handled look-alikes",
    summary: "Sets the triage of many look-alikes, all or none",
    body: v.strictObject({ names: NAMES, ...TRIAGE_MEMBERS }),
    mostBodyBytes: MAX_TRIAGE_BODY,
    json: "WatchNames",
    run: (brand, { body: { names, ...change } }, context) =>
      setTriage(brand, names.map((name) => name.toLowerCase()), change, context),
  }),
  brandRoute("POST /v1/watch/brands/{brand}/names/{name}/reports", {
    id: "note_report",
    does: SET_TRIAGE,
    did: "reported a look-alike",
    summary:
      "Notes that a look-alike was reported: its state is `reported`, its history has the desk and a copy",
    body: REPORT_BODY,
    mostBodyBytes: MAX_REPORT_BODY,
    json: "WatchName",
    async run(brand, { name, body: { desk, subject = "", text = "" } }, context) {
      const [changed] = await changeTriage(brand, [name.toLowerCase()], context, (name, before) => {
        const record = reportedTriage(before, context.service.now(), desk);
        const entry = auditEntry(context, "name.report", name, {
          from: shortOf(before),
          to: shortOf(record),
          desk,
        });
        // The history of actions has no copy.
        return { record, entry: { ...entry, detail: { ...entry.detail as object, subject, text } } };
      });
      return changed!;
    },
  }),
  watchRoute("PUT /v1/watch/visit", {
    id: "watch_visit",
    does: READ,
    summary: "Notes that the caller is here, and says when their visit before this one ended",
    access: WATCH_ACCESS,
    json: "WatchVisit",
    async run(_, context) {
      const { store } = context.service.extras.use(WATCHED);
      const { owner, person } = context.caller!;
      const since = await store.visit(owner, person ?? null, context.service.now(), VISIT_GAP_MS);
      return { since: rfc3339(since) };
    },
  }),
];
