/**
 * How fast services with a documented limit are asked, in simulated time.
 * @module
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { openResolvers } from "../../../../lib/net/dns/resolvers.ts";
import type { OnDatagram } from "../../../../lib/net/dns/udp.ts";

const sentAt: number[] = [];
vi.mock("../../../../lib/net/dns/udp.ts", () => ({
  platformWindow: () => 2_048,
  openUdp: (_family: 4 | 6, onDatagram: OnDatagram) => ({
    send(message: Uint8Array, address: string, port: number) {
      sentAt.push(performance.now());
      const reply = message.slice();
      reply[2] = 0x81;
      reply[3] = 0x83; // NXDOMAIN
      setTimeout(() => onDatagram(reply, address, port), 10);
    },
    close() {},
  }),
}));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"],
  });
  sentAt.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Most questions that were sent in any second. */
async function most(resolvers: string[], options = {}): Promise<number> {
  const dns = createDns({ resolvers, ...options });
  for (let i = 0; i < 6_000; i++) void dns.query(`name${i}.com`, "A");
  await vi.advanceTimersByTimeAsync(3_000);
  await dns.close();
  let first = 0;
  return Math.max(...sentAt.map((at, i) => {
    while (sentAt[first]! <= at - 1_000) first++;
    return i - first + 1;
  }));
}

test.each([
  [["8.8.8.8"], 1_500],
  [["8.8.8.8", "8.8.4.4", "[2001:4860:4860::8888]:53"], 1_500],
  [["169.254.169.253"], 1_024],
])("%j get no more questions in any second than documented", async (resolvers, limit) => {
  const found = await most(resolvers);
  expect(found).toBeLessThanOrEqual(limit);
  expect(found).toBeGreaterThan(0.9 * limit);
});

test("others are asked as fast as they answer, and a rate that is given takes the limit's place", async () => {
  expect(await most(["192.0.2.1"])).toBeGreaterThan(3_000);
  sentAt.length = 0;
  const given = await most(["8.8.8.8"], { rate: 2_500 });
  expect(given).toBeGreaterThan(1_600);
  expect(given).toBeLessThan(2_700);
});

test.each([
  "tls://dns.google",
  "tls://8.8.4.4:853",
  "https://dns.google/dns-query",
  "https://DNS.Google.:443/dns-query",
  "https://[2001:4860:4860::8844]/dns-query",
  "[::ffff:8.8.8.8]:53",
  "8.8.8.8:5353",
])("%s is a service with a documented limit", (resolver) => {
  const [{ ceiling } = {}] = openResolvers({ resolvers: [resolver] });
  expect(Math.ceil(ceiling!.perSecond * 1.02)).toBe(1_500);
});

test.each(["1.1.1.1", "tls://dns.google.example", "https://192.0.2.1/dns-query"])(
  "%s is none",
  (resolver) => {
    expect(openResolvers({ resolvers: [resolver] })[0]!.ceiling).toBeUndefined();
  },
);
