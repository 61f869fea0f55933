import { expect, test, vi } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { startResolver } from "../../../farm/resolvers.ts";

const ports = vi.hoisted(() => ({ next: 0 }));
// Each datagram leaves from the next of the sixteen ports, and all have the same id.
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const randomInt = (max: number) => max === 65_536 ? 7 : max === 16 ? ports.next++ % 16 : 0;
  return { ...crypto, randomInt };
});

test("a reply belongs to the attempt from its port, though others have the same id", async () => {
  const resolver = await startResolver({ addressOf: () => "127.0.0.9", edns: "drop" });
  // As answered, the first two attempts would show that the resolver takes EDNS, and nothing would go without it.
  const dns = createDns({ resolvers: [resolver.address], timeoutMs: 2_000, silenceMs: 3_000 });
  try {
    const rcodes = [];
    for (const name of ["one.test", "two.test", "three.test"]) {
      rcodes.push((await dns.query(name, "A")).rcode);
    }
    expect(rcodes).toEqual(["NOERROR", "NOERROR", "NOERROR"]);
  } finally {
    await dns.close();
    await resolver.close();
  }
});
