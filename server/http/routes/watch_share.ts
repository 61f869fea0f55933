import { createHmac, timingSafeEqual } from "node:crypto";
import type { BrandRecord } from "../../stores/watch.ts";
import type { SharedBrand } from "../../client.ts";
import { jsonAnswer } from "../answer.ts";
import { readBody } from "../parameters.ts";
import { HttpError } from "../problem.ts";
import { type Context, type Route, route } from "../route.ts";
import { brandId, brandOf, note, WATCH_ACCESS, watchOf } from "./watch.ts";
import { SHARE } from "./watch_body.ts";
import { byUrgency, namesOf } from "./watch_shown_name.ts";

/** Id of the brand, seconds since 1970 at which the link ends, and the code. */
const TOKEN = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

/** The code over brand and end. Replacing the secret URL of the feeds voids all links. */
function codeOf({ id, webhook_secret, feed_secret }: BrandRecord, ends: number): string {
  return createHmac("sha256", `shared link ${webhook_secret} ${feed_secret}`).update(`${id}.${ends}`)
    .digest("base64url");
}

/** @throws {HttpError} 404, whatever is wrong with the token. */
async function brandOfToken(token: string, context: Context): Promise<[BrandRecord, number]> {
  const [, id = "", end = "", code = ""] = TOKEN.exec(token) ?? [];
  const brand = id === "" ? null : await watchOf(context).store.get(id);
  const isGood = brand !== null &&
    timingSafeEqual(new TextEncoder().encode(codeOf(brand, Number(end))), new TextEncoder().encode(code));
  if (!isGood || Number(end) * 1000 <= context.service.now()) {
    throw new HttpError(404, "This link has expired, or was withdrawn: ask for a new one");
  }
  return [brand, Number(end)];
}

/** Links that show a brand for some time without signing in. Nothing is stored: the token authenticates itself. */
export const watchShareRoutes: readonly Route[] = [
  route<string>({
    id: "share_brand",
    method: "POST",
    path: "/v1/watch/brands/{brand}/share",
    summary: "Creates a link that shows the look-alikes of a brand without signing in, until it expires",
    access: WATCH_ACCESS,
    body: SHARE,
    answers: { "application/json": "WatchShare" },
    statuses: [404],
    read: brandId,
    async run(id, context) {
      const brand = await brandOf(id, context);
      const { hours } = await readBody(context.request, SHARE);
      const ends = Math.ceil(context.service.now() / 1000) + hours * 3_600;
      const expires_at = new Date(ends * 1000).toISOString();
      await note(context, id, "brand.share", "", { expires_at });
      return jsonAnswer({ path: `/#shared/${id}.${ends}.${codeOf(brand, ends)}`, expires_at });
    },
  }),
  route<string>({
    id: "shared_brand",
    method: "GET",
    path: "/v1/watch/shared/{token}",
    summary:
      "Returns the content of a shared link: look-alikes, their signals and states; no notes, channels or secrets",
    access: { by: "anyone" },
    answers: { "application/json": "SharedBrand" },
    statuses: [404],
    read: ({ path }) => path["token"]!,
    async run(token, context) {
      const [brand, ends] = await brandOfToken(token, context);
      const names = (await namesOf(brand, watchOf(context).store)).sort(byUrgency);
      const { last_success_at, settings } = brand;
      const shared: SharedBrand = {
        name: settings.name,
        domains: settings.domains,
        last_success_at: last_success_at === null ? null : new Date(last_success_at).toISOString(),
        expires_at: new Date(ends * 1000).toISOString(),
        names: names.map(({ note: _, assignee: __, muted_until: ___, ...name }) => name),
      };
      return jsonAnswer(shared);
    },
  }),
];
