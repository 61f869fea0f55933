/**
 * The bodies of its answers; `node test/tools/answer_schemas.ts` makes their schemas.
 * @module
 */
import type { SharedLink, SharedResult, ShareLink } from "./client.ts";

/** By the names that routes use. */
export interface Answers {
  ShareLink: ShareLink;
  SharedLinks: SharedLink[];
  SharedResult: SharedResult;
}
