import type { WatchEvent } from "../../../../server/extras/watch/lib/mod.ts";

/** An event of a look-alike that began to take mail. */
export function event(changes: Partial<WatchEvent> = {}): WatchEvent {
  return {
    id: "0123456789abcdef0123456789abcdef",
    at: Date.UTC(2026, 2, 1, 6),
    brand: "kestrelbank.com",
    name: "kestreIbank.com",
    type: "changed",
    severity: "high",
    changes: [{ signal: "mail", from: "no", to: "yes" }],
    verdict: "phishing",
    reasons: ["asks for a password", "page like the brand's"],
    result: null,
    kind: "Homoglyph",
    since: Date.UTC(2026, 1, 1, 6),
    ...changes,
  };
}
