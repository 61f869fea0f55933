import type { BrandCoverage, NameCounts, RunProgress, WatchedBrand } from "../client/types.ts";
import type { BrandFigures, BrandRecord, OwnPages } from "../store/mod.ts";
import { isStalled } from "../schedule.ts";
import { rfc3339, shownMembers } from "../../../units/rfc3339.ts";

/** Where a channel leads, without what whoever sends to it has to know: path, query, name and password. */
function channelPlace(url: string): string {
  const parts = /^([a-z+]+:\/\/)(?:[^/?#]*@)?([^/?#@]*)/i.exec(url);
  return parts === null ? url : `${parts[1]}${parts[2]}`;
}

/**
 * A brand as people of its team see it: who may not change it gets none of the secrets of its channels, nor the
 * addresses of its feeds, which would outlive them.
 */
export function shownBrand(
  brand: BrandRecord,
  { mayChange, figures, unconfirmed, coverage, progress, counts, pages }: {
    mayChange: boolean;
    figures: BrandFigures;
    unconfirmed: string[];
    coverage: BrandCoverage;
    progress: RunProgress | null;
    counts: NameCounts | null;
    pages: OwnPages | null;
  },
  now: number,
): WatchedBrand {
  const { id, settings: { first_result: _, ...settings }, feed_secret, webhook_secret } = brand;
  const feedAt = (format: string) => mayChange ? `/v1/watch/feed/${feed_secret}/${format}` : null;
  return {
    id,
    ...settings,
    channels: mayChange ? settings.channels : settings.channels.map(channelPlace),
    unconfirmed,
    ...shownMembers(brand, "created_at", "next_run_at", "last_run_at", "last_success_at"),
    stalled: isStalled(brand, now),
    coverage,
    progress,
    counts,
    ...shownMembers(figures, "alerts_waiting", "alerts_given_up", "names_waiting", "names_next_at"),
    own_pages: pages === null ? null : {
      looked_at: rfc3339(brand.pages_at),
      seen_at: rfc3339(pages.seen_at),
      failed: pages.failed,
    },
    feed_atom: feedAt("atom"),
    feed_json: feedAt("json"),
    feed_blocklist: feedAt("blocklist/domains"),
    webhook_secret: mayChange ? webhook_secret : null,
  };
}
