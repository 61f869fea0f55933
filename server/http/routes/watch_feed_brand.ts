import type { BrandRecord } from "../../stores/watch.ts";
import { callerNetwork } from "../../auth/forwarded_address.ts";
import { limitUses } from "../limit_uses.ts";
import { HttpError } from "../problem.ts";
import type { Context } from "../route.ts";
import { watchOf } from "./brand_route.ts";

const SECRET_FORM = /^[0-9A-Za-z]{32}$/;
/** How often one address may read the feeds of one brand in so many milliseconds. */
const MOST_READS = 120, READS_MS = 60_000;

/**
 * Returns the brand whose feeds have this secret in their URL.
 *
 * @throws {HttpError} 404 when there is none. @throws {SquatError} `rate_limited` when an address reads too often.
 */
export async function brandOfFeed(secret: string, context: Context): Promise<BrandRecord> {
  const { service, request, peer } = context;
  const brand = SECRET_FORM.test(secret) ? await watchOf(context).store.byFeed(secret) : null;
  if (brand === null) throw new HttpError(404, "There is no such feed; its URL may have been replaced");
  // By address, so that one reader that polls too often does not lock out the others.
  const address = callerNetwork(peer(), request.headers.get("x-forwarded-for"), service.config.proxies);
  await limitUses(context, {
    ...{ of: `feed ${brand.id} ${address}`, most: MOST_READS, ms: READS_MS },
    refusal: (seconds) => `This feed is read too often: wait ${seconds} s`,
  });
  return brand;
}
