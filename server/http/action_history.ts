import { Buffer } from "node:buffer";
import { orderedUuidV7 } from "../units/ids.ts";
import type { Service } from "../service.ts";
import type { Caller } from "../wire/request.ts";
import type { Context, Route } from "./route.ts";

/** The longest target and detail that are stored, characters. */
const MAX_TEXT = 2_000;

/** Past tenses that no rule makes. */
const PAST: Readonly<Record<string, string>> = {
  has: "had",
  makes: "made",
  sends: "sent",
  sets: "set",
  stops: "stopped",
};

/** What somebody did who called a route: "Changes a person's role, which …" is "changed a person's role". */
export function didOf({ did, summary }: Pick<Route, "did" | "summary">): string {
  if (did !== undefined) return did;
  const [clause] = summary.split(/[:;(]|, (?:which|or) |,? and [a-z]+s\b/);
  return clause!.trim().replace(/^\w+/, (word) => {
    const verb = word.toLowerCase();
    return PAST[verb] ?? verb.replace(/(?<=ch|sh|ss|x)es$|s$/, "").replace(/e?$/, "ed");
  });
}

/** Not every database stores U+0000, or a half of a surrogate pair. A text that was cut ends with …. */
function stored(text: string): string {
  const kept = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  return Buffer.from(kept.replaceAll("\0", " "), "utf8").toString("utf8");
}

/**
 * Adds what a caller has done to the history of the team: who, when, what, to what, and all of it in a sentence. Nothing
 * for what only reads.
 *
 * @param path The path's parameters, still percent-encoded.
 * @param entry What the route says about it.
 */
export async function recordAction(
  { stores, now }: Pick<Service, "stores" | "now">,
  route: Route,
  path: Readonly<Record<string, string>>,
  { id, owner, person }: Pick<Caller, "id" | "owner" | "person">,
  entry: Pick<Context["entry"], "about" | "detail">,
): Promise<void> {
  // Results say who owns them, and usage counts requests.
  if (route.method === "GET" || route.does.unrecorded === true) return;
  const at = now();
  const target = Object.values(path).map(decoded).join(" ");
  // Ids are for programs: they are in the target.
  const about = entry.about ?? decoded(path["name"] ?? path["check"] ?? "");
  // Without a name between them, the detail goes on with the sentence: "from 192.0.2.7", "as analyst".
  const parts = about === "" ? [entry.detail] : [about, entry.detail && `(${entry.detail})`];
  const sentence = didOf(route) + (about === "" ? "" : ":") +
    parts.map((part) => part && ` ${part}`).join("");
  await stores.actions.add({
    ...{ id: orderedUuidV7(at), owner, at, person, action: route.id },
    key_id: id.startsWith("owner:") ? null : id,
    target: stored(target),
    detail: stored(sentence),
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
