import { expect, test } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { type ResolverOptions, startResolver } from "../../../farm/resolvers.ts";

const names = Array.from({ length: 600 }, (_, i) => `${i % 2 === 0 ? "n" : "f"}${i}.com`);
const world: ResolverOptions = { addressOf: (name) => name.startsWith("n") ? "127.0.0.9" : null };

test.each<[string, Partial<ResolverOptions>, number]>([
  ["cuts every datagram", { onType: () => "TC" }, 400],
  ["answers no datagram", { drops: () => true }, 1_500],
])("a resolver that %s is asked over TCP", async (_, options, mostDatagrams) => {
  const resolver = await startResolver({ ...world, ...options });
  const dns = createDns({ resolvers: [resolver.address] });
  const rcodes = await Promise.all(names.map(async (name) => (await dns.query(name, "A")).rcode));
  expect(rcodes).toEqual(names.map((name) => name.startsWith("n") ? "NOERROR" : "NXDOMAIN"));
  expect(resolver.datagrams).toBeLessThan(mostDatagrams);
  await dns.close();
  await resolver.close();
});
