import { expect, test } from "vitest";
import { endingOf, isRenewable } from "../../../../../server/web/page/shell/store.ts";
import type { Session } from "../../../../../server/client/session_types.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-26T09:00:00Z");
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();
const session = (ends: number, expires: number): Session => ({
  owner: "ann",
  ends_at: at(ends),
  expires_at: at(expires),
});
const after = (session: Session | null, minutes: number, wasSignedIn = true) =>
  endingOf(session, START, START + minutes * MINUTE, wasSignedIn);

test("ten minutes before its end a session is spoken of, and once it has ended", () => {
  const idle = session(480, 9_999);
  const end = START + 480 * MINUTE;
  expect([0, 469, 470, 479, 480].map((minutes) => after(idle, minutes))).toEqual([
    null,
    null,
    { is: "idle", at: end },
    { is: "idle", at: end },
    { is: "ended" },
  ]);
  const old = session(30, 30);
  expect([19, 20, 30].map((minutes) => after(old, minutes))).toEqual([
    null,
    { is: "old", at: START + 30 * MINUTE },
    { is: "ended" },
  ]);
});

test("where a session ends minutes after each use, nothing is said before half of them", () => {
  expect([0, 2, 3, 5].map((minutes) => after(session(5, 9_999), minutes)?.is)).toEqual([
    undefined,
    undefined,
    "idle",
    "ended",
  ]);
});

test("who never signed in here is told of no end", () => {
  const nobody: Session = { owner: null };
  expect([after(null, 0), after(nobody, 0, false), after(nobody, 0)]).toEqual([null, null, { is: "ended" }]);
});

test("use is told to the service every five minutes, sooner where sessions are short", () => {
  const renewable = (ends: number, minutes: number) =>
    isRenewable(session(ends, 9_999), START, START + minutes * MINUTE);
  expect([4, 5].map((minutes) => renewable(480, minutes))).toEqual([false, true]);
  expect([0, 1].map((minutes) => renewable(4, minutes))).toEqual([false, true]);
});
