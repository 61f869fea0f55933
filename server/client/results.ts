/**
 * Stored results, as methods.
 * @module
 */
import { type GetBytes, segment, type SendJson } from "./send.ts";

/** A stored result, or one that still runs. Times are Unix seconds. */
export interface ResultRecord {
  /** UUID. */
  uuid: string;
  /** The name that was looked up. */
  domain: string;
  /** The scope that made it. */
  scope: "lookup:squat" | "lookup:nxdomain" | "analyze";
  /** When it started. */
  created_at: number;
  /** When it expires. */
  ttl: number;
  /** Number of lines. */
  lines: number;
  /** Number of names that it found: registered ones, or free ones of a lookup of those. */
  names: number;
  /** Whether its last line is there; until then it is in progress. */
  ended: boolean;
  /** Whether that is Done: a result that ended without it is incomplete. */
  done: boolean;
}

/** Results of the caller. `client.resume` reads their lines. */
export interface ResultClient {
  /** The latest ones, newest first. */
  list(signal?: AbortSignal): Promise<ResultRecord[]>;
  /** One of them. */
  record(uuid: string, signal?: AbortSignal): Promise<ResultRecord>;
  /** The screenshot of a name in it: bytes of a PNG. */
  screenshot(uuid: string, name: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** Stores it for longer. */
  save(uuid: string): Promise<void>;
  /** Deletes it. */
  remove(uuid: string): Promise<void>;
}

/** Returns the methods over the ways to send. */
export function resultClient(send: SendJson, bytes: GetBytes): ResultClient {
  return {
    list: async (signal) => await send("GET", "/v1/retrieve?limit=1000", { signal }) as ResultRecord[],
    record: async (uuid, signal) =>
      await send("GET", `/v1/retrieve/${segment(uuid)}/record`, { signal }) as ResultRecord,
    screenshot: (uuid, name, signal) =>
      bytes(`/v1/retrieve/${segment(uuid)}/screenshots/${segment(name)}`, "image/png", signal),
    save: async (uuid) => void await send("PUT", `/v1/retrieve/save/${segment(uuid)}`),
    remove: async (uuid) => void await send("DELETE", `/v1/retrieve/${segment(uuid)}`),
  };
}
