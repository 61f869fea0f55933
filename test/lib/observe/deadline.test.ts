import { expect, test } from "vitest";
import { type Dialer, DialError } from "../../../lib/dial.ts";
import { withDeadline } from "../../../lib/observe/deadline.ts";
import { calm } from "../net/world.ts";

/** Time that advances when a test says so, in the requested steps. */
function tickingSleep(): { sleep(ms: number, signal?: AbortSignal): Promise<void>; tick(): Promise<void> } {
  let wake: (() => void) | null = null;
  return {
    sleep: (_ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
        wake = resolve;
      }),
    async tick() {
      wake?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

test("ends when its time is over", async () => {
  const time = tickingSleep();
  const run = withDeadline({ ...time, net: {} as Dialer }, 800, calm(), ended);
  const result = expect(run).rejects.toMatchObject({
    reason: "deadline",
    message: "Cannot go on: 800 ms are over",
  });
  for (let i = 0; i < 8; i++) await time.tick();
  await result;
});

test("the wait for a turn does not count", async () => {
  const time = tickingSleep();
  let onTurn = (): void => {};
  const net: Dialer = {
    connect(target, signal) {
      onTurn = target.onWait!();
      return ended(signal);
    },
  };
  let error: unknown = null;
  const run = withDeadline(
    { ...time, net },
    800,
    calm(),
    (signal, patient) => patient.connect({ host: "a.test", port: 80, purpose: "web" }, signal),
  ).catch((thrown) => error = thrown);
  for (let i = 0; i < 20; i++) await time.tick();
  expect(error).toBe(null);
  onTurn();
  for (let i = 0; i < 8; i++) await time.tick();
  await run;
  expect(error).toBeInstanceOf(DialError);
});
