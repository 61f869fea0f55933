import * as v from "valibot";
import { OUTCOMES } from "../../stores/sources.ts";
import { lines } from "../../watch/brand_settings.ts";
import { jsonAnswer } from "../answer.ts";
import { count, time, timeOrNull } from "../schemas_parts.ts";
import { partOf } from "../part.ts";
import { type Route, route } from "../route.ts";
import { WATCH_ACCESS } from "./watch.ts";

/** Most names of one request, and characters of each. */
const MOST_OFFERED = 1_000, MOST_LENGTH = 1_000;
/** Largest body in bytes: names at their longest, quoted. */
const MOST_OFFER_BODY = 2 * MOST_OFFERED * MOST_LENGTH;

const OFFER_BODY: v.GenericSchema<unknown, { names: string[] }> = v.strictObject({
  names: v.pipe(lines(MOST_OFFERED, MOST_LENGTH), v.minLength(1, "give at least one name")),
});

/** What became of names. */
const NUMBERS = {
  queued: count,
  seen: count,
  own: count,
  invalid: count,
  over_budget: count,
  unlikely: count,
};

const DOOR = v.object({
  door: v.string(),
  title: v.string(),
  state: v.picklist(["ok", "late", "over_budget", "unused"]),
  last_at: timeOrNull,
  last_new_at: timeOrNull,
  offered: count,
  ...NUMBERS,
  visits: v.object(Object.fromEntries(OUTCOMES.map((each) => [each, count]))),
  waiting: count,
  due: count,
  due_since: timeOrNull,
});

/** Schemas of answers by name. */
export const SOURCE_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  OfferCounts: v.object({ ...NUMBERS, imitating: count }),
  Doors: v.object({
    text: v.string(),
    ok: v.boolean(),
    doors: v.array(DOOR),
    feeds: v.array(v.object({
      feed: v.string(),
      problem: v.string(),
      asked_at: time,
      new_at: timeOrNull,
      names: v.array(count),
    })),
  }),
};

/** Names by hand, and what doors brought. */
export const sourceRoutes: readonly Route[] = [
  route("POST /v1/sources/names", {
    id: "offer_names",
    summary:
      "Has names looked at, whatever they look like; those whose page or name imitates a brand of the caller become events",
    access: WATCH_ACCESS,
    body: OFFER_BODY,
    mostBodyBytes: MOST_OFFER_BODY,
    answers: { "application/json": "OfferCounts" },
    statuses: [404],
    async run({ body: { names } }, context) {
      const { id, owner } = context.caller!;
      const offered = names.map((name) => ({ name, reason: `given by ${id}` }));
      return jsonAnswer(await partOf("sources", context).offer({ owner, door: "by_hand" }, offered));
    },
  }),
  route("GET /v1/sources", {
    id: "doors",
    summary: "Says what each door brought in the last seven days, what of it was looked at, and what waits",
    access: WATCH_ACCESS,
    answers: { "application/json": "Doors" },
    statuses: [404],
    // An empty owner's names are compared with the brands of all.
    run: async (_, context) =>
      jsonAnswer(await partOf("sources", context).doors([context.caller!.owner, ""])),
  }),
];
