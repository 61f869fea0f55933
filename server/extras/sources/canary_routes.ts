import { httpUrl } from "../../checks.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import { canaryCode } from "./canary.ts";
import { answer, jsonAnswer } from "../../wire/answer.ts";
import { callerNetwork } from "../../auth/forwarded_address.ts";
import type { QueryParameter } from "../../wire/route.ts";
import { type Route, route as coreRoute, type RouteOf } from "../../http/route.ts";
import type { Answers } from "./answers.ts";
import { ELSEWHERE } from "./service.ts";
import { brandRoute, note } from "../watch/routes/brand_route.ts";
import { MANAGE_WATCH, OPEN, READ } from "../../wire/roles.ts";

const route: RouteOf<Answers> = coreRoute as unknown as RouteOf<Answers>;

/** A transparent picture of one pixel. */
const PIXEL = new Uint8Array(
  [..."GIF89a"].map((c) => c.charCodeAt(0)).concat(
    ...[[1, 0, 1, 0, 128, 0, 0, 0, 0, 0, 255, 255, 255, 33, 249, 4, 1, 0, 0, 0, 0, 44, 0, 0, 0, 0]],
    ...[[1, 0, 1, 0, 0, 2, 1, 68, 0, 59]],
  ),
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

const ofBrand = (id: string, method: "GET" | "POST", summary: string): Route =>
  brandRoute(`${method} /v1/watch/brands/{brand}/canary`, {
    ...{ id, summary },
    does: method === "GET" ? READ : MANAGE_WATCH,
    query: { base: ORIGIN },
    answers: { "application/json": "Canary" },
    async run(brand, { base }, context) {
      const isNew = method === "POST";
      const { token, rotated_at } = await context.service.extras.use(ELSEWHERE).canaries.token(brand, isNew);
      if (isNew) await note(context, brand.id, "canary.rotate", "", {});
      const { canaries } = context.service.extras.use(ELSEWHERE);
      const given = base || context.service.config.public_url;
      const { protocol, host } = new URL(context.request.url);
      const loaded = await canaries.loadedAt(brand.id);
      return jsonAnswer({
        ...canaryCode(given || `${protocol}//${host}`, token),
        rotated_at: rotated_at === 0 ? null : rfc3339(rotated_at),
        loaded_at: loaded === null ? null : rfc3339(loaded),
        problem: given === "" ? NO_PUBLIC_URL : "",
      });
    },
  });

/** The clone canary of a brand, and the picture that copies of its page ask for. */
export const canaryRoutes: readonly Route[] = [
  ofBrand(
    "canary",
    "GET",
    "Returns code for the brand's own pages that makes copies of them report where they are",
  ),
  ofBrand(
    "rotate_canary",
    "POST",
    "Replaces the token of the brand's canary; the one before counts for 30 days more",
  ),
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
