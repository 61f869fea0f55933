import { expect, test } from "vitest";
import { DialError } from "../../../../lib/dial.ts";
import { port25Of } from "../../../../lib/observe/mail/port25.ts";

test("four different hosts in a row open the circuit for ten minutes, and attempts under way end", () => {
  const clock = { ms: 0 };
  const port25 = port25Of({ net: null, now: () => clock.ms });
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
  const port25 = port25Of({ net: null, now: () => 0 });
  for (const host of ["a", "b", "c"]) port25.unreachable(host);
  port25.reached();
  for (const host of ["d", "e", "f"]) port25.unreachable(host);
  expect(port25.isBlocked).toBe(false);
});

test("lookups share the circuit of their dialer", () => {
  const net = { connect: () => Promise.reject(new Error("unused")) };
  const io = { net, now: () => 0, sleep: () => Promise.resolve() };
  const port25 = port25Of(io);
  expect(port25Of({ ...io, now: () => 1 })).toBe(port25);
  expect(port25Of({ ...io, net: { ...net } })).not.toBe(port25);
});
