import { Buffer } from "node:buffer";
import { orderedUuidV7 } from "../units/ids.ts";
import type { Service } from "../service.ts";
import type { Caller } from "../wire/request.ts";
import type { Route } from "./route.ts";

/** The longest target and detail that are stored, characters. */
const MAX_TEXT = 2_000;

/** What reads or only looks things up leaves no entry: results say who owns them, and usage counts requests. */
function isRecorded(route: Route): boolean {
  return route.method !== "GET" && route.does.unrecorded !== true;
}

/** PostgreSQL stores no U+0000 and no half of a surrogate pair. */
const stored = (text: string): string =>
  Buffer.from(text.replaceAll("\0", " ").slice(0, MAX_TEXT), "utf8").toString("utf8");

/**
 * Adds what a caller has done to the history of the team: who, when, what, to what. Nothing for what only reads.
 *
 * @param path The path's parameters, still percent-encoded.
 * @param detail What the route says about it; empty for nothing.
 */
export async function recordAction(
  { stores, now }: Pick<Service, "stores" | "now">,
  route: Route,
  path: Readonly<Record<string, string>>,
  { id, owner, person }: Pick<Caller, "id" | "owner" | "person">,
  detail: string,
): Promise<void> {
  if (!isRecorded(route)) return;
  const at = now();
  await stores.actions.add({
    ...{ id: orderedUuidV7(at), owner, at, person, action: route.id },
    key_id: id.startsWith("owner:") ? null : id,
    target: stored(Object.values(path).map(decoded).join(" ")),
    detail: stored(detail),
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
