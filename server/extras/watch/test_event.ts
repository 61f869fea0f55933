import type { WatchEvent } from "./lib/mod.ts";

/** An alert that says that it is a test. */
export function testEvent(now: number): WatchEvent {
  return {
    id: crypto.randomUUID().replaceAll("-", ""),
    at: now,
    brand: "kestrelbank.com",
    name: "kestrelbank-login.com",
    type: "new",
    severity: "low",
    changes: [{ signal: "mail", from: "no", to: "yes" }],
    verdict: "unclear",
    reasons: ["this is a test alert"],
    result: null,
    kind: "Keyword",
    since: now,
  };
}
