/**
 * Bodies of the routes of shared links.
 * @module
 */
import * as v from "valibot";
import { text } from "../../checks.ts";
import { SHARED_KINDS } from "../../stores/shares.ts";
import { time, timeOrNull } from "../schemas_parts.ts";
import type { SharedLink, SharedResult, ShareLink } from "../../client/shares.ts";
import { RESULT_SCOPES } from "../../auth/keys.ts";
import type { QueryParameter } from "../parameters.ts";

/** How long a link works. */
export const SHARE_BODY: v.GenericSchema<unknown, { hours: number }> = v.strictObject({
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720, "give at most 720 hours")),
});
/** What links are listed of. */
export const SUBJECT: QueryParameter<string> = {
  check: text("an id", /^[\w-]{1,64}$/),
  fallback: "",
  without: "links to anything",
};

const LINK: v.GenericSchema<unknown, SharedLink> = v.object({
  id: v.string(),
  kind: v.picklist(SHARED_KINDS),
  subject: v.string(),
  created_at: time,
  created_by: v.string(),
  expires_at: time,
  revoked_at: timeOrNull,
  opened: v.number(),
  opened_at: timeOrNull,
});

const MADE_LINK: v.GenericSchema<unknown, ShareLink> = v.object({
  id: v.string(),
  path: v.string(),
  expires_at: time,
});
const RESULT: v.GenericSchema<unknown, SharedResult> = v.object({
  domain: v.string(),
  scope: v.picklist(RESULT_SCOPES),
  created_at: v.number(),
  expires_at: time,
  lines: v.number(),
  names: v.number(),
});

/** Schemas of answers by name; what a brand's link shows stands with the watch. */
export const SHARE_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  WatchShare: MADE_LINK,
  SharedLinks: v.array(LINK),
  SharedResult: RESULT,
};
