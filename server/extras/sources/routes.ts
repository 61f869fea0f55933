import { lines } from "../watch/brand_settings.ts";
import type { RefusedName } from "../../client.ts";
import { type Context, type Route, route as coreRoute, type RouteOf } from "../../http/route.ts";
import { brandRoute, WATCH_ACCESS } from "../watch/routes/brand_route.ts";
import { ADMIN, OPEN, READ, SET_TRIAGE } from "../../wire/roles.ts";
import { HttpError } from "../../http/problem.ts";
import type { Answers } from "./answers.ts";
import { ALARMS_FROM } from "./alarms.ts";
import { ELSEWHERE } from "./service.ts";
import { httpUrl } from "../../checks.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import { canaryCode } from "./canary.ts";
import { answer, jsonAnswer } from "../../wire/answer.ts";
import { callerNetwork } from "../../auth/forwarded_address.ts";
import type { QueryParameter } from "../../wire/route.ts";
import { Buffer } from "node:buffer";
import * as v from "valibot";

const route: RouteOf<Answers> = coreRoute as unknown as RouteOf<Answers>;
/** Who names lists and turns sources on. */
const MANAGED = {
  does: { what: "name the lists that are fetched, and switch sources on and off", roles: ADMIN },
  access: WATCH_ACCESS,
} as const;
/** Who brings names. */
const GIVEN = { does: SET_TRIAGE, access: WATCH_ACCESS } as const;

/** Most names of one request, and characters of each. */
const MAX_OFFERED = 1_000, MAX_LENGTH = 1_000;
/** Largest body in bytes: names at their longest, quoted. */
const MAX_OFFER_BODY = 2 * MAX_OFFERED * MAX_LENGTH;

const OFFER_BODY = v.strictObject({
  names: v.pipe(lines(MAX_OFFERED, MAX_LENGTH), v.minLength(1, "give at least one name")),
});

/** Characters of a log in one request. */
const MAX_LOG = 500_000;
const LOG_BODY = v.strictObject({
  lines: v.pipe(v.string(), v.maxLength(MAX_LOG, `give at most ${MAX_LOG} characters at once`)),
});

const HOURS = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
const COLUMN = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const SECRET = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{0,4000}$/, "give at most 4000 printable characters without spaces"),
);
const CHANGES = {
  hours: v.exactOptional(HOURS),
  column: v.exactOptional(COLUMN),
  secret: v.exactOptional(SECRET),
};
const LIST_BODY = v.strictObject({
  url: v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.regex(
      /^(?:https?:\/\/[^\s#]+|czds:[a-z0-9-]{2,63})$/i,
      "give an http or https URL without spaces, or czds: and a zone",
    ),
  ),
  kind: v.exactOptional(v.picklist(["list", "czds", "taxii", "misp"])),
  ...CHANGES,
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

/** A transparent picture of one pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
);
/** Characters of a field that are read. */
const MAX_CHARACTERS_READ = 2_000;

const ORIGIN: QueryParameter<string> = {
  check: httpUrl({ origin: true }),
  fallback: "",
  without: "the service's own URL; another origin where only /c/ of it is reached",
};

/** Where a request comes in says nothing about what visitors of a page reach. */
const NO_PUBLIC_URL =
  "No public URL is set, so your visitors would not reach the address in this code: set DEADRINGER_PUBLIC_URL, or give the origin under which they reach /c/ of this service";

/** Names by hand, lists, canaries, and what doors brought. */
export const sourceRoutes: readonly Route[] = [
  route("PUT /v1/sources/certificates", {
    ...MANAGED,
    id: "switch_certificates",
    summary: "Switches certificate logs on or off; GET /v1/sources says what each choice takes",
    body: CERTIFICATES_BODY,
    run: async ({ body }, context) => await (await sharedDoors(context)).certificates.set(body),
  }),
  route("PUT /v1/sources/alarms", {
    ...MANAGED,
    id: "choose_alarms",
    did: "chose how many alarms sources make",
    summary:
      "Has pages that sources bring alarm from a probability on; GET /v1/sources says what each choice would have brought",
    body: v.strictObject({ from: v.picklist(ALARMS_FROM) }),
    run: async ({ body: { from } }, { service, caller }) =>
      await service.extras.use(ELSEWHERE).alarms.choose(caller!.owner, from),
  }),
  route("POST /v1/sources/lists", {
    ...MANAGED,
    id: "add_list",
    did: "added a list of names",
    summary: "Has a list fetched from now on; URL and secret are stored sealed",
    body: LIST_BODY,
    run: async ({ body }, context) => await (await sharedDoors(context)).feeds.form.add(body),
  }),
  route("POST /v1/sources/lists/trial", {
    ...MANAGED,
    id: "try_list",
    did: "tried a list of names",
    summary: "Fetches a list once and returns its first names, format and columns; nothing is stored",
    body: LIST_BODY,
    json: "FeedTrial",
    run: async ({ body }, context) =>
      await (await sharedDoors(context)).feeds.form.try(body, context.request.signal),
  }),
  route("PUT /v1/sources/lists/{list}", {
    ...MANAGED,
    id: "change_list",
    did: "changed a list of names",
    summary: "Changes interval, column or secret of a list; an empty secret ends it",
    body: v.strictObject(CHANGES),
    run: async ({ list, body }, context) => await (await sharedDoors(context)).feeds.form.change(list, body),
  }),
  route("DELETE /v1/sources/lists/{list}", {
    ...MANAGED,
    id: "remove_list",
    did: "removed a list of names",
    summary: "Has a list fetched no more; the names that it brought stay",
    run: async ({ list }, context) => await (await sharedDoors(context)).feeds.form.remove(list),
  }),
  route("POST /v1/sources/names", {
    ...GIVEN,
    id: "offer_names",
    did: "gave names to look at",
    summary:
      "Has names looked at, whatever they look like; those whose page or name imitates a brand of the caller become events",
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
  route("POST /v1/sources/log", {
    ...GIVEN,
    id: "read_log",
    did: "gave a web server's log",
    summary: "Has hosts looked at that lines of a web server's log name as senders of visitors",
    body: LOG_BODY,
    mostBodyBytes: 2 * MAX_LOG,
    json: "OfferCounts",
    run: ({ body: { lines } }, context) =>
      context.service.extras.use(ELSEWHERE).readLog(context.caller!.owner, lines),
  }),
  route("GET /v1/sources", {
    id: "doors",
    does: READ,
    access: WATCH_ACCESS,
    summary: "Says what each door brought in the last seven days, what of it was looked at, and what waits",
    json: "Doors",
    // An empty owner's names are compared with the brands of all.
    run: async (_, context) => await context.service.extras.use(ELSEWHERE).doors([context.caller!.owner, ""]),
  }),
  brandRoute("GET /v1/watch/brands/{brand}/canary", {
    id: "canary",
    does: READ,
    summary: "Returns code for the brand's own pages that makes copies of them report where they are",
    query: { base: ORIGIN },
    answers: { "application/json": "Canary" },
    async run(brand, { base }, { request, service }) {
      const { canaries } = service.extras.use(ELSEWHERE);
      const given = base || service.config.public_url;
      const { protocol, host } = new URL(request.url);
      const loaded = await canaries.loadedAt(brand.id);
      return jsonAnswer({
        ...canaryCode(given || `${protocol}//${host}`, await canaries.token(brand)),
        loaded_at: loaded === null ? null : rfc3339(loaded),
        problem: given === "" ? NO_PUBLIC_URL : "",
      });
    },
  }),
  route("GET /c/{token}", {
    id: "canary_picture",
    does: OPEN,
    summary: "A picture of one pixel that copies of a page ask for; the answer is the same for every token",
    statuses: [],
    access: { by: "anyone" },
    answers: { "image/gif": "Gif" },
    read: ({ token }, query) => ({ token, page: (query.get("u") ?? "").slice(0, MAX_CHARACTERS_READ) }),
    async run({ token, page }, { service, request, peer }) {
      const referrer = (request.headers.get("referer") ?? "").slice(0, MAX_CHARACTERS_READ);
      const network = callerNetwork(peer(), request.headers.get("x-forwarded-for"), service.config.proxies);
      await service.extras.use(ELSEWHERE).canaries.take({ token, page, referrer, network });
      return answer(PIXEL, {
        "content-type": "image/gif",
        "cache-control": "no-store",
        "cross-origin-resource-policy": "cross-origin",
      });
    },
  }),
];
