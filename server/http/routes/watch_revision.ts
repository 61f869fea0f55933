import { createHash } from "node:crypto";
import type { BrandRecord } from "../../stores/watch.ts";
import { isStalled } from "../../watch/schedule.ts";
import { type Answer, answer, jsonAnswer } from "../answer.ts";
import type { Context } from "../route.ts";

/**
 * What changes whenever anything about these brands changes: every run is stored with what it found, and whatever
 * people do leaves an entry in the audit trail. It costs two small reads a brand, the lists themselves cost much more.
 */
async function revisionOf(brands: readonly BrandRecord[], context: Context): Promise<unknown> {
  const { watch, now: clock } = context.service;
  const { store } = watch!;
  const now = clock();
  return await Promise.all(brands.map(async (brand) => [
    brand,
    isStalled(brand, now),
    (await store.runs(brand.id, 1))[0]?.id,
    (await store.trail(brand.id, 1))[0]?.id,
    await store.countAlerts(brand.id),
    await store.countFound(brand.id),
  ]));
}

/** Answers with JSON about brands; 304 without making it when the client has the same already (RFC 9110 section 13.1.2). */
export async function unlessKnown(
  brands: readonly BrandRecord[],
  context: Context,
  make: () => Promise<unknown>,
): Promise<Answer> {
  const { request } = context;
  const revision = JSON.stringify([request.url, context.caller?.owner, await revisionOf(brands, context)]);
  const etag = `W/"${createHash("sha256").update(revision).digest("base64url").slice(0, 22)}"`;
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((each) => each.trim());
  if (known.includes(etag)) return answer(null, { etag }, 304);
  return jsonAnswer(await make(), { etag });
}
