import * as v from "valibot";
import { lines } from "../watch/brand_settings.ts";
import type { RefusedName } from "../../client.ts";
import { type Context, type Route, route as coreRoute, type RouteOf } from "../../http/route.ts";
import { WATCH_ACCESS } from "../watch/routes/brand_route.ts";
import { ADMIN, type Does, READ, SET_TRIAGE } from "../../wire/roles.ts";
import { HttpError } from "../../http/problem.ts";
import type { Answers } from "./answers.ts";
import { ELSEWHERE } from "./service.ts";

const route: RouteOf<Answers> = coreRoute as unknown as RouteOf<Answers>;
const MANAGE_SOURCES: Does = {
  what: "name the lists that are fetched, and switch sources on and off",
  roles: ADMIN,
};

/** Most names of one request, and characters of each. */
const MAX_OFFERED = 1_000, MAX_LENGTH = 1_000;
/** Largest body in bytes: names at their longest, quoted. */
const MAX_OFFER_BODY = 2 * MAX_OFFERED * MAX_LENGTH;

const OFFER_BODY = v.strictObject({
  names: v.pipe(lines(MAX_OFFERED, MAX_LENGTH), v.minLength(1, "give at least one name")),
});

const HOURS = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
const COLUMN = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const SECRET = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{0,4000}$/, "give at most 4000 printable characters without spaces"),
);
const LIST_BODY = v.strictObject({
  url: v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.regex(/^https?:\/\/[^\s#]+$/i, "give an http or https URL without spaces"),
  ),
  kind: v.exactOptional(v.picklist(["list", "taxii", "misp"])),
  column: v.exactOptional(COLUMN),
  hours: v.exactOptional(HOURS),
  secret: v.exactOptional(SECRET),
});
const CHANGE_BODY = v.strictObject({
  hours: v.exactOptional(HOURS),
  column: v.exactOptional(COLUMN),
  secret: v.exactOptional(SECRET),
});

const CERTIFICATES_BODY = v.strictObject({
  is_on: v.boolean(),
  choice: v.picklist(["all", "names", "share"]),
  of: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(50)),
});

/**
 * The doors of the whole service. What they bring is compared with the brands of all owners, so that only who is alone
 * may open one.
 *
 * @throws {HttpError} 403
 */
async function sharedDoors({ service, caller }: Context) {
  if (!await service.extras.use(ELSEWHERE).isAlone([caller!.owner, ""])) {
    throw new HttpError(
      403,
      "Several teams watch brands here: the operator opens sources, lists by deadringer sources add --lists, certificates by deadringer ct follow",
    );
  }
  return service.extras.use(ELSEWHERE);
}

/** Names by hand, lists, and what doors brought. */
export const sourceRoutes: readonly Route[] = [
  route("PUT /v1/sources/certificates", {
    id: "switch_certificates",
    does: MANAGE_SOURCES,
    summary: "Switches certificate logs on or off; GET /v1/sources says what each choice takes",
    access: WATCH_ACCESS,
    body: CERTIFICATES_BODY,
    run: async ({ body }, context) => await (await sharedDoors(context)).certificates.set(body),
  }),
  route("POST /v1/sources/lists", {
    id: "add_list",
    does: MANAGE_SOURCES,
    summary: "Has a list fetched from now on; URL and secret are stored sealed",
    access: WATCH_ACCESS,
    body: LIST_BODY,
    run: async ({ body }, context) => await (await sharedDoors(context)).feeds.form.add(body),
  }),
  route("POST /v1/sources/lists/trial", {
    id: "try_list",
    does: MANAGE_SOURCES,
    summary: "Fetches a list once and returns its first names, format and columns; nothing is stored",
    access: WATCH_ACCESS,
    body: LIST_BODY,
    json: "FeedTrial",
    run: async ({ body }, context) =>
      await (await sharedDoors(context)).feeds.form.try(body, context.request.signal),
  }),
  route("PUT /v1/sources/lists/{list}", {
    id: "change_list",
    does: MANAGE_SOURCES,
    summary: "Changes interval, column or secret of a list; an empty secret ends it",
    access: WATCH_ACCESS,
    body: CHANGE_BODY,
    run: async ({ list, body }, context) => await (await sharedDoors(context)).feeds.form.change(list, body),
  }),
  route("DELETE /v1/sources/lists/{list}", {
    id: "remove_list",
    does: MANAGE_SOURCES,
    summary: "Has a list fetched no more; the names that it brought stay",
    access: WATCH_ACCESS,
    run: async ({ list }, context) => await (await sharedDoors(context)).feeds.form.remove(list),
  }),
  route("POST /v1/sources/names", {
    id: "offer_names",
    does: SET_TRIAGE,
    summary:
      "Has names looked at, whatever they look like; those whose page or name imitates a brand of the caller become events",
    access: WATCH_ACCESS,
    body: OFFER_BODY,
    mostBodyBytes: MAX_OFFER_BODY,
    json: "OfferCounts",
    async run({ body: { names } }, context) {
      const { id, owner } = context.caller!;
      const offered = names.map((name) => ({ name, reason: `given by ${id}` }));
      const refused: RefusedName[] = [];
      const counts = await context.service.extras.use(ELSEWHERE).offer(
        { owner, door: "by_hand" },
        offered,
        (name, reason) => void refused.push({ name, reason }),
      );
      return refused.length === 0 ? counts : { ...counts, refused };
    },
  }),
  route("GET /v1/sources", {
    id: "doors",
    does: READ,
    summary: "Says what each door brought in the last seven days, what of it was looked at, and what waits",
    access: WATCH_ACCESS,
    json: "Doors",
    // An empty owner's names are compared with the brands of all.
    run: async (_, context) => await context.service.extras.use(ELSEWHERE).doors([context.caller!.owner, ""]),
  }),
];
