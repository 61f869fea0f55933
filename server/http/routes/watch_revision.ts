import { createHash } from "node:crypto";
import type { BrandRecord } from "../../stores/watch.ts";
import { leasedBeside } from "../../watch/coverage.ts";
import { isLate, isStalled } from "../../watch/schedule.ts";
import { type Answer, answer, hasTag, jsonAnswer, packed } from "../answer.ts";
import type { Context } from "../route.ts";
import { DAY_MS, HOUR_MS } from "../../units/mod.ts";

/**
 * A version of everything about these brands: every run is stored, and every action has an entry in the audit trail.
 * It costs one small read, much less than the lists.
 */
async function revisionOf(brands: readonly BrandRecord[], context: Context): Promise<unknown> {
  const { watch, now: clock } = context.service;
  const { store } = watch!;
  const now = clock();
  // Of the trail a count, not the newest entry: of two changes at a time, or with clocks that differ, the later one may
  // be older.
  const figures = await store.figures(brands.map(({ id }) => id));
  const unconfirmed = await watch!.mailboxes.unconfirmedOf(brands);
  const leased = await leasedBeside(brands, store, now);
  return [
    unconfirmed,
    ...brands.map((brand) => [
      brand,
      // Names that were put off come back.
      Math.floor(now / HOUR_MS),
      isStalled(brand, now),
      // A late run begins, or others do.
      isLate(brand, now) && [leased.has(brand.id), leased.size > 0],
      watch!.watcher.progress.get(brand.id),
      // A run becomes due.
      brand.next_run_at !== null && brand.next_run_at <= now,
      // "Today" ends.
      brand.last_success_at !== null && now - brand.last_success_at < DAY_MS,
      figures.get(brand.id),
    ]),
  ];
}

/**
 * Answers with JSON about brands; 304 without generating it when the client already has it (RFC 9110 section 13.1.2). It is
 * compressed, secrets of brands too: a session counts for requests of the service's own pages only, so that nobody else can
 * have it asked for again and again.
 */
export async function unlessKnown(
  brands: readonly BrandRecord[],
  context: Context,
  make: () => Promise<unknown>,
): Promise<Answer> {
  const { request } = context;
  const revision = JSON.stringify([request.url, context.caller?.owner, await revisionOf(brands, context)]);
  const etag = `W/"${createHash("sha256").update(revision).digest("base64url").slice(0, 22)}"`;
  if (hasTag(request, etag)) return answer(null, { etag }, 304);
  return packed(jsonAnswer(await make(), { etag }), request.headers.get("accept-encoding"));
}
