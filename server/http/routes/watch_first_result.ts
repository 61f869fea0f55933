import { parseDomain } from "../../../mod.ts";
import type { BrandSettings } from "../../stores/watch.ts";
import type { Context } from "../route.ts";
import { finishedOwn, requireScopeOf } from "./retrieve.ts";
import { InvalidParameter } from "../../checks.ts";

/** How old a result may be that is a first run, in milliseconds. */
const FIRST_RESULT_MS = 86_400_000;

/**
 * A result of the caller that can be the first run of a domain.
 *
 * @throws {SquatError} `not_found`; `invalid_parameter` for one of another domain, or of long ago.
 */
export async function firstResult(
  uuid: string,
  domain: string,
  context: Context,
): Promise<NonNullable<BrandSettings["first_result"]>> {
  const record = await finishedOwn({ uuid: uuid.toLowerCase() }, context);
  requireScopeOf(record, context);
  const refused = record.scope !== "lookup:squat" || parseDomain(record.domain).registrable !== domain
    ? `it is no lookup of the look-alikes of ${domain}`
    : context.service.now() - record.created_at > FIRST_RESULT_MS
    ? "it is older than a day: look the domain up again"
    : null;
  if (refused !== null) {
    throw new InvalidParameter(`Cannot use first_result ${record.uuid}: ${refused}`);
  }
  return { uuid: record.uuid, at: record.created_at };
}
