import { randomText } from "../../auth/keys.ts";
import { brandPage } from "../../watch/alert.ts";
import { atomFeed, jsonFeed } from "../../watch/feed.ts";
import { answer } from "../answer.ts";
import { type Context, type Route, route } from "../route.ts";
import { brandRoute, note, watchOf } from "./brand_route.ts";
import { shown } from "./watch.ts";
import { brandOfFeed } from "./watch_feed_brand.ts";

const MOST_FEED_EVENTS = 100;

async function feedOf(secret: string, context: Context, format: string) {
  const { id, created_at, settings } = await brandOfFeed(secret, context);
  const { store } = watchOf(context);
  const { public_url } = context.service.config;
  const url = `${public_url}/v1/watch/feed/${secret}/${format}`;
  const events = await store.events(id, MOST_FEED_EVENTS);
  return { id, name: settings.name, events, url, page: brandPage(public_url, id), created_at };
}

/** The events of a brand as feeds. The URL is the secret: feed readers send no key. */
export const watchFeedRoutes: readonly Route[] = [
  route("GET /v1/watch/feed/{secret}/atom", {
    id: "watch_feed_atom",
    summary: "The newest events of a brand as an Atom feed",
    access: { by: "anyone" },
    answers: { "application/atom+xml": "Text" },
    statuses: [404, 429],
    run: async ({ secret }, context) =>
      answer(atomFeed(await feedOf(secret, context, "atom")), { "content-type": "application/atom+xml" }),
  }),
  route("GET /v1/watch/feed/{secret}/json", {
    id: "watch_feed_json",
    summary: "The newest events of a brand as a JSON Feed",
    access: { by: "anyone" },
    answers: { "application/feed+json": "JsonFeed" },
    statuses: [404, 429],
    run: async ({ secret }, context) =>
      answer(JSON.stringify(jsonFeed(await feedOf(secret, context, "json"))) + "\n", {
        "content-type": "application/feed+json",
      }),
  }),
  brandRoute("POST /v1/watch/brands/{brand}/feed", {
    id: "replace_feed",
    summary: "Replaces the secret URL of a brand's feeds; the old one and shared links are void at once",
    json: "WatchedBrand",
    async run(before, _, context) {
      const brand = { ...before, feed_secret: randomText(32) };
      await watchOf(context).store.update(brand);
      await context.service.shares?.revokeAll(brand.owner, brand.id, context.service.now());
      await note(context, brand.id, "feed.replace", "", {});
      return await shown(brand, context);
    },
  }),
];
