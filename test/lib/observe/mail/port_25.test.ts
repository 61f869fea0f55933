import { expect, test } from "vitest";
import { DialError } from "../../../../lib/dial.ts";
import { sharedOf } from "../../../../lib/observe/shared.ts";

test("four different hosts in a row open the circuit for ten minutes, and attempts under way end", () => {
  const clock = { ms: 0 };
  const { port25 } = sharedOf({ net: null, now: () => clock.ms, sleep: () => Promise.resolve() });
  const { signal } = port25;
  for (const host of ["a", "b", "c", "a", "b"]) port25.unreachable(host);
  expect([port25.isBlocked, signal.aborted]).toEqual([false, false]);
  port25.unreachable("d");
  expect([port25.isBlocked, signal.aborted]).toEqual([true, true]);
  expect(signal.reason).toBeInstanceOf(DialError);
  clock.ms = 599_999;
  expect(port25.isBlocked).toBe(true);
  clock.ms = 600_000;
  expect([port25.isBlocked, port25.signal.aborted]).toEqual([false, false]);
});

test("a host that answers starts the count again", () => {
  const { port25 } = sharedOf({ net: null, now: () => 0, sleep: () => Promise.resolve() });
  for (const host of ["a", "b", "c"]) port25.unreachable(host);
  port25.reached();
  for (const host of ["d", "e", "f"]) port25.unreachable(host);
  expect(port25.isBlocked).toBe(false);
});

test("lookups share the circuit of their dialer", () => {
  const net = { connect: () => Promise.reject(new Error("unused")) };
  const io = { net, now: () => 0, sleep: () => Promise.resolve() };
  const { port25 } = sharedOf(io);
  expect(sharedOf({ ...io, now: () => 1 }).port25).toBe(port25);
  expect(sharedOf({ ...io, net: { ...net } }).port25).not.toBe(port25);
});
