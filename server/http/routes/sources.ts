import * as v from "valibot";
import { lines } from "../../watch/brand_settings.ts";
import type { RefusedName } from "../../client.ts";
import { type Route, route } from "../route.ts";
import { WATCH_ACCESS } from "./brand_route.ts";
import { READ, SET_TRIAGE } from "../../wire/roles.ts";

/** Most names of one request, and characters of each. */
const MOST_OFFERED = 1_000, MOST_LENGTH = 1_000;
/** Largest body in bytes: names at their longest, quoted. */
const MOST_OFFER_BODY = 2 * MOST_OFFERED * MOST_LENGTH;

const OFFER_BODY = v.strictObject({
  names: v.pipe(lines(MOST_OFFERED, MOST_LENGTH), v.minLength(1, "give at least one name")),
});

/** Names by hand, and what doors brought. */
export const sourceRoutes: readonly Route[] = [
  route("POST /v1/sources/names", {
    id: "offer_names",
    does: SET_TRIAGE,
    summary:
      "Has names looked at, whatever they look like; those whose page or name imitates a brand of the caller become events",
    access: WATCH_ACCESS,
    body: OFFER_BODY,
    mostBodyBytes: MOST_OFFER_BODY,
    json: "OfferCounts",
    async run({ body: { names } }, context) {
      const { id, owner } = context.caller!;
      const offered = names.map((name) => ({ name, reason: `given by ${id}` }));
      const refused: RefusedName[] = [];
      const counts = await context.service.sources.offer(
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
    run: async (_, context) => await context.service.sources.doors([context.caller!.owner, ""]),
  }),
];
