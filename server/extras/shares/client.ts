/**
 * Links that show a result without signing in, as methods.
 * @module
 */
import type { StreamMessage } from "../../../lib/model.ts";
import type { ResultRecord } from "../../client/core.ts";
import { type ReadLines, segment, type SendJson, withQuery } from "../../client/send.ts";

/** A link that was made. Its token is in the path alone: it is shown once. */
export interface ShareLink {
  /** Id, to revoke it. */
  id: string;
  /** Path of the web app, with the token. */
  path: string;
  /** When it ends, RFC 3339. */
  expires_at: string;
}

/** A link as the list of them has it. Times are RFC 3339. */
export interface SharedLink {
  /** UUIDv7. */
  id: string;
  /** What it shows; `brand` of one that an earlier version made, which has ended. */
  kind: "brand" | "result";
  /** UUID of the result, or id of that brand. */
  subject: string;
  /** When it was made. */
  created_at: string;
  /** Who made it: id of a key, or `owner:` and a name. */
  created_by: string;
  /** When it ends. */
  expires_at: string;
  /** When it was revoked; null when it was not. */
  revoked_at: string | null;
}

/** What a link to a result is about. */
export interface SharedResult
  extends Pick<ResultRecord, "domain" | "scope" | "created_at" | "lines" | "names"> {
  /** When the link ends, RFC 3339. */
  expires_at: string;
}

/** Shared links of the caller. */
export interface ShareClient {
  /** A link that shows a result without signing in, for so many hours (at most 720, and while the result is stored). */
  result(uuid: string, hours: number): Promise<ShareLink>;
  /** Links, newest first, also those that ended; of one result, if its UUID is given. */
  list(subject?: string, signal?: AbortSignal): Promise<SharedLink[]>;
  /** Ends a link at once. */
  revoke(id: string): Promise<void>;
  /** What a link to a result is about; for anybody who has the token. */
  shared(token: string, signal?: AbortSignal): Promise<SharedResult>;
  /** The lines of that result; for anybody who has the token. */
  lines(token: string, signal?: AbortSignal): AsyncGenerator<StreamMessage, void, void>;
}

/** Returns the methods over the ways to send. */
export function shareClient(send: SendJson, lines: ReadLines): ShareClient {
  return {
    lines: (token, signal) => lines(`/v1/retrieve/shared/${segment(token)}?extensions=1`, signal),
    result: async (uuid, hours) =>
      await send("POST", `/v1/retrieve/${segment(uuid)}/share`, { body: { hours } }) as ShareLink,
    list: async (subject, signal) =>
      await send("GET", withQuery("/v1/shares", { subject }), { signal }) as SharedLink[],
    revoke: async (id) => void await send("DELETE", `/v1/shares/${segment(id)}`),
    shared: async (token, signal) =>
      await send("GET", `/v1/retrieve/shared/${segment(token)}/record`, { signal }) as SharedResult,
  };
}
