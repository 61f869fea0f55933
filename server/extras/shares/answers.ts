/**
 * The bodies of its answers; `node test/tools/answer_schemas.ts` makes their schemas.
 * @module
 */
import type { SharedBrand, SharedLink, SharedResult, ShareLink } from "./client.ts";

/** By the names that routes use. */
export interface Answers {
  WatchShare: ShareLink;
  SharedLinks: SharedLink[];
  SharedBrand: SharedBrand;
  SharedResult: SharedResult;
}
