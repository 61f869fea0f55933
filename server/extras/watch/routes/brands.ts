import { MANAGE_WATCH, WATCHED } from "../service.ts";
import { brandDomain } from "../../../../lib/domain.ts";
import { InvalidParameter, text } from "../../../checks.ts";
import type { WatchedBrand } from "../client/types.ts";
import type { BrandRecord } from "../store/mod.ts";
import {
  BRAND_SETTINGS,
  checkBrandSettings,
  newBrand,
  nextRunWith,
  settingDifferences,
} from "../brand_settings.ts";
import { coverageOf, readCoverage } from "../coverage.ts";
import { mailboxesOf } from "../mailboxes.ts";
import { deliver } from "../deliveries.ts";
import { testEvent } from "../alert.ts";
import { limitUses } from "../../../auth/rate_limit.ts";
import type { QueryParameter } from "../../../wire/route.ts";
import { HttpError } from "../../../http/problem.ts";
import type { Context, Route } from "../../../http/route.ts";
import { brandRoute, brandsRoute, noSuchBrand, note, WATCH_ACCESS, watchRoute } from "./brand_route.ts";
import { countsOf } from "../shown_name.ts";
import { isLate } from "../schedule.ts";
import { rfc3339, shownMembers } from "../../../units/rfc3339.ts";
import { HOUR_MS } from "../../../units/mod.ts";
import { mayDo, READ, SET_TRIAGE } from "../../../wire/roles.ts";

/** Most brands of one owner. */
const MAX_BRANDS = 100;
/** Runs beside the schedules that one owner may start in an hour. */
const MAX_FORCED = 20;
/** Channels that one owner may test in an hour. */
const MAX_TESTED = 60;

/** Where a channel leads, without what whoever sends to it has to know: path, query, name and password. */
function channelPlace(url: string): string {
  const parts = /^([a-z+]+:\/\/)(?:[^/?#]*@)?([^/?#@]*)/i.exec(url);
  return parts === null ? url : `${parts[1]}${parts[2]}`;
}

/**
 * Brands as people of their team see them: who may not change them gets none of the secrets of their channels, nor the
 * addresses of their blocklists, which would outlive them. One that was deleted meanwhile is left out.
 */
async function shownBrands(brands: readonly BrandRecord[], context: Context): Promise<WatchedBrand[]> {
  const watch = context.service.extras.use(WATCHED);
  const { store, watcher, mailboxes } = watch;
  const now = context.service.now();
  const ids = brands.map(({ id }) => id);
  const figures = await store.figures(ids);
  const coverage = await readCoverage(brands, store, now);
  const ownPages = await store.pages(ids);
  const { role } = context.caller!;
  const unconfirmed = await mailboxes.unconfirmedOf(brands);
  const mayChange = role === null || mayDo(role, MANAGE_WATCH);
  const all: WatchedBrand[] = [];
  for (const [i, brand] of brands.entries()) {
    const own = figures.get(brand.id);
    if (own === undefined) continue;
    const { id, settings, feed_secret, webhook_secret } = brand;
    const pages = ownPages.get(id);
    all.push({
      id,
      ...settings,
      channels: mayChange ? settings.channels : settings.channels.map(channelPlace),
      unconfirmed: mailboxesOf(brand).filter((mailbox) => unconfirmed.includes(mailbox)),
      ...shownMembers(brand, "created_at", "next_run_at", "last_run_at", "last_success_at"),
      stalled: isLate(brand, now),
      coverage: coverage[i]!,
      progress: watcher.progress.get(id) ?? null,
      counts: await countsOf(brand, watch),
      ...shownMembers(own, "alerts_waiting", "alerts_given_up", "names_waiting", "names_next_at"),
      own_pages: pages === undefined ? null : {
        looked_at: rfc3339(brand.pages_at),
        seen_at: rfc3339(pages.seen_at),
        failed: pages.failed,
      },
      feed_blocklist: mayChange ? `/v1/watch/feed/${feed_secret}/blocklist/domains` : null,
      webhook_secret: mayChange ? webhook_secret : null,
    });
  }
  return all;
}

/**
 * A brand as its owner sees it.
 *
 * @throws {HttpError} 404 when it was deleted meanwhile.
 */
export async function shown(brand: BrandRecord, context: Context): Promise<WatchedBrand> {
  const [only] = await shownBrands([brand], context);
  if (only === undefined) throw noSuchBrand();
  return only;
}

/** Has mailboxes of a brand asked whether they want its alerts, unless they were; nobody waits for the mail server. */
function askMailboxes(brand: BrandRecord, context: Context): void {
  const { owner, settings: { domains } } = brand;
  void (async () => {
    for (const mailbox of mailboxesOf(brand)) {
      await context.service.extras.use(WATCHED).mailboxes.ask(owner, mailbox, domains);
    }
  })();
}

const DOMAIN: QueryParameter<string> = {
  check: text("a domain", /^[^\s]{1,255}$/),
  fallback: "",
  without: "all brands",
};

/** The brands that watch a domain, or a name below it. */
function watching(brands: readonly BrandRecord[], name: string): BrandRecord[] {
  const { registrable } = brandDomain(name);
  return brands.filter(({ settings }) => settings.domains.includes(registrable));
}

/**
 * A domain is watched once by an owner, so that nobody is alerted twice.
 *
 * @param brand The brand to be stored. Of several that were stored at the same time, the first one stays.
 * @throws {HttpError} 409 with the brand that has one of its domains.
 */
function refuseWatched(brand: Pick<BrandRecord, "id" | "settings">, others: readonly BrandRecord[]): void {
  for (const domain of brand.settings.domains) {
    const other = watching(others, domain).find(({ id }) => id !== brand.id);
    if (other === undefined) continue;
    throw new HttpError(
      409,
      `The brand ${other.settings.name} watches ${domain} already: change that one`,
      { location: `/v1/watch/brands/${other.id}` },
      { brand: other.id },
    );
  }
}

/** Watched brands. */
export const watchRoutes: readonly Route[] = [
  brandsRoute("GET /v1/watch/brands", {
    id: "watched_brands",
    does: READ,
    summary: "Lists the caller's watched brands, or the one that watches a domain",
    query: { domain: DOMAIN },
    json: "WatchedBrands",
    choose: (all, { domain }) => domain === "" ? all : watching(all, domain),
    show: (brands, _, context) => shownBrands(brands, context),
  }),
  brandsRoute("GET /v1/watch/coverage", {
    id: "watch_coverage",
    does: READ,
    summary: "Says which of the caller's brands were looked at, and what to do about the others",
    json: "WatchCoverage",
    async show(brands, _, context) {
      const now = context.service.now();
      return coverageOf(await readCoverage(brands, context.service.extras.use(WATCHED).store, now), now);
    },
  }),
  watchRoute("POST /v1/watch/brands", {
    id: "watch_brand",
    does: MANAGE_WATCH,
    summary:
      "Adds a brand to the watch; its first run starts at once, and is one alert where it finds phishing",
    access: WATCH_ACCESS,
    body: BRAND_SETTINGS,
    success: 201,
    json: "WatchedBrand",
    statuses: [409],
    async run({ body }, context) {
      const { store, watcher, isAtWork, openChannel } = context.service.extras.use(WATCHED);
      const { caller, service } = context;
      const owner = caller!.owner;
      const now = service.now();
      const made = newBrand(owner, body, now);
      const settings = checkBrandSettings(body, (url) => openChannel(made, url));
      const others = await store.list(owner);
      refuseWatched({ id: "", settings }, others);
      if (others.length >= MAX_BRANDS) {
        throw new InvalidParameter(`Cannot watch more than ${MAX_BRANDS} brands: delete one first`);
      }
      const brand = { ...made, settings };
      await store.add(brand);
      // Two requests at a time see each other here; the later one goes.
      const earlier = (await store.list(owner)).filter(({ id, created_at }) =>
        created_at < now || created_at === now && id < brand.id
      );
      try {
        refuseWatched(brand, earlier);
      } catch (error) {
        await store.remove(brand.id);
        throw error;
      }
      context.entry.about = settings.name;
      await note(context, brand.id, "brand.create", "", { domains: settings.domains });
      askMailboxes(brand, context);
      if (isAtWork) watcher.wake();
      return await shown(brand, context);
    },
  }),
  brandsRoute("GET /v1/watch/brands/{brand}", {
    id: "watched_brand",
    does: READ,
    summary: "Returns a brand: settings, last success, next run, whether it is stalled",
    json: "WatchedBrand",
    show: ([brand], _, context) => shown(brand!, context),
  }),
  brandRoute("PUT /v1/watch/brands/{brand}", {
    id: "change_brand",
    does: MANAGE_WATCH,
    did: "changed the settings of a brand",
    summary: "Replaces the settings of a brand",
    body: BRAND_SETTINGS,
    json: "WatchedBrand",
    statuses: [404, 409],
    async run(brand, { body }, context) {
      const { id } = brand;
      const { store, openChannel } = context.service.extras.use(WATCHED);
      const now = context.service.now();
      // One that it has already may be of a kind that is gone: it hinders no change, and alerts say that it takes none.
      const settings = checkBrandSettings(
        body,
        (url) => brand.settings.channels.includes(url) || openChannel(brand, url),
      );
      refuseWatched({ id, settings }, await store.list(brand.owner));
      const next = { ...brand, settings, next_run_at: nextRunWith(settings, brand, now) };
      await store.update(next);
      const changed = settingDifferences(brand.settings, settings);
      await note(context, id, "brand.update", "", { changed }, changed.join(", "));
      askMailboxes(next, context);
      return await shown(next, context);
    },
  }),
  brandRoute("DELETE /v1/watch/brands/{brand}", {
    id: "unwatch_brand",
    does: MANAGE_WATCH,
    summary: "Stops watching a brand and deletes everything about it",
    async run(brand, _, context) {
      await context.service.extras.use(WATCHED).store.remove(brand.id);
    },
  }),
  brandRoute("POST /v1/watch/brands/{brand}/look", {
    id: "look_at_brand",
    does: SET_TRIAGE,
    did: "started a run of a brand",
    summary: "Starts a run of a brand now, beside its schedule",
    json: "WatchedBrand",
    async run(brand, _, context) {
      const { store, watcher, isAtWork } = context.service.extras.use(WATCHED);
      const { now } = context.service;
      // A run that is due or in progress is not started twice.
      if (brand.next_run_at !== null && brand.next_run_at <= now()) return await shown(brand, context);
      await limitUses(context.service.stores.limits, {
        ...{ of: `forced looks of ${brand.owner}`, most: MAX_FORCED, ms: HOUR_MS },
        refusal: (seconds) =>
          `Cannot start another run: one owner may start ${MAX_FORCED} an hour beside the schedules; wait ${seconds} s`,
      });
      const next = { ...brand, next_run_at: now() };
      await store.update(next);
      await note(context, brand.id, "brand.look", "", {});
      if (isAtWork) watcher.wake();
      return await shown(next, context);
    },
  }),
  brandRoute("POST /v1/watch/brands/{brand}/test", {
    id: "test_channels",
    does: MANAGE_WATCH,
    summary: "Sends a test alert to each channel of a brand and returns the results",
    json: "WatchTest",
    async run(brand, _, context) {
      const watch = context.service.extras.use(WATCHED);
      const now = context.service.now();
      await limitUses(context.service.stores.limits, {
        ...{ of: `test alerts of ${brand.owner}`, most: MAX_TESTED, ms: HOUR_MS },
        amount: Math.max(1, brand.settings.channels.length),
        refusal: (seconds) =>
          `Cannot send test alerts: one owner may test ${MAX_TESTED} channels an hour; wait ${seconds} s`,
      });
      askMailboxes(brand, context);
      return await Promise.all(brand.settings.channels.map(async (url) => {
        const channel = watch.openChannel(brand, url);
        const alert = { channel: url, event: testEvent(now), attempts: 0, nextAt: 0, error: "" };
        const { signal } = context.request;
        const { error } = await deliver(channel, [alert], { now: context.service.now, signal });
        return { channel: channel.name, error };
      }));
    },
  }),
  brandRoute("POST /v1/watch/brands/{brand}/replay", {
    id: "replay_alerts",
    does: MANAGE_WATCH,
    summary: "Sends undelivered alerts again",
    json: "WatchCount",
    async run({ id }, _, context) {
      const { store, watcher, isAtWork } = context.service.extras.use(WATCHED);
      const count = await store.replayAlerts(id, context.service.now());
      await note(context, id, "alerts.replay", "", { count });
      if (isAtWork) watcher.wake();
      return { count };
    },
  }),
];
