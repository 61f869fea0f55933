import { setTimeout } from "node:timers";
import { expect, test, vi } from "vitest";
import { openUdp } from "../../../../lib/net/dns/udp.ts";

const MOST = 10_000;

test("timers fire while datagrams arrive without a break", async () => {
  // Deno's native port when a resolver is faster than its client: the next datagram is there at once.
  let isClosed = false;
  const from = { hostname: "192.0.2.1", port: 53 };
  const receive = (buffer: Uint8Array) =>
    isClosed ? Promise.reject(new Error("closed")) : Promise.resolve([buffer.subarray(0, 12), from]);
  vi.stubGlobal("Deno", { listenDatagram: () => ({ receive, close: () => isClosed = true }) });
  const events: string[] = [];
  try {
    let received = 0;
    const done = Promise.withResolvers<void>();
    const port = openUdp(4, () => {
      if (++received !== MOST) return;
      events.push("last datagram");
      port.close();
      done.resolve();
    });
    setTimeout(() => events.push("timer"), 0);
    await done.promise;
  } finally {
    vi.unstubAllGlobals();
  }
  expect(events).toEqual(["timer", "last datagram"]);
});
