import { expect, test } from "vitest";
import { encodeQuestion } from "../../../../lib/net/dns/codec.ts";
import { openTcp } from "../../../../lib/net/dns/message_stream.ts";
import { DnsOverStream } from "../../../../lib/net/dns/over_stream.ts";
import { Resolver } from "../../../../lib/net/dns/resolver.ts";
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
  expect(dns.overTcp).toEqual([resolver.address]);
  await dns.close();
  await resolver.close();
});

test("a resolver whose datagrams are cut no more is asked by datagram again", () => {
  const resolver = new Resolver("127.0.0.1:9", 64, {});
  resolver.replied();
  for (let i = 0; i < 16; i++) resolver.answeredOverTcp(1_000);
  expect(resolver.isOverTcp).toBe(true);
  resolver.tick(60_999);
  expect(resolver.isOverTcp).toBe(true);
  resolver.tick(61_000);
  expect([resolver.isOverTcp, resolver.stream]).toEqual([false, null]);
  // Cut still: TCP again, after as many replies.
  for (let i = 0; i < 15; i++) resolver.answeredOverTcp(61_000);
  expect(resolver.isOverTcp).toBe(false);
  resolver.answeredOverTcp(61_000);
  expect(resolver.isOverTcp).toBe(true);
});

test("a resolver that ends each connection after a hundred questions is asked over TCP still", async () => {
  const resolver = await startResolver({ ...world, drops: () => true, tcpMost: 100 });
  const dns = createDns({ resolvers: [resolver.address] });
  await Promise.all(names.slice(0, 9).map((name) => dns.query(name, "A")));
  const { datagrams } = resolver;
  const rcodes = await Promise.all(names.map(async (name) => (await dns.query(name, "A")).rcode));
  expect(rcodes).toEqual(names.map((name) => name.startsWith("n") ? "NOERROR" : "NXDOMAIN"));
  expect(resolver.datagrams).toBe(datagrams);
  expect(dns.overTcp).toEqual([resolver.address]);
  await dns.close();
  await resolver.close();
});

test.each<[string, Partial<ResolverOptions>, number]>([
  ["after ten replies goes on over the next", { tcpMost: 10 }, 35],
  ["without a reply is in vain", { tcp: "close" }, 0],
])("what waits on a connection that ends %s", async (_, options, most) => {
  const resolver = await startResolver({ ...world, ...options });
  const stream = new DnsOverStream(() => openTcp("127.0.0.1", Number(resolver.address.split(":")[1]), 5_000));
  const asked = names.slice(0, 35).map((name) => stream.ask(encodeQuestion(name, "A", true, false), 3_000));
  expect((await Promise.all(asked)).filter((reply) => reply !== null)).toHaveLength(most);
  stream.close();
  await resolver.close();
});

test("one forged reply does not put a resolver to TCP for ever", () => {
  const resolver = new Resolver("127.0.0.1:9", 64, {});
  resolver.replied();
  resolver.contradicted(1_000);
  expect(resolver.isOverTcp).toBe(true);
  resolver.heardOverTcp(true);
  resolver.tick(600_999);
  expect(resolver.isOverTcp).toBe(true);
  resolver.tick(601_000);
  expect(resolver.isOverTcp).toBe(false);
  // Who forges still shows it again.
  resolver.contradicted(602_000);
  expect(resolver.isOverTcp).toBe(true);
});

test("where TCP gives no reply any more, datagrams are tried again, then TCP", () => {
  const resolver = new Resolver("127.0.0.1:9", 64, {});
  resolver.answeredOverTcp(0);
  for (let i = 0; i < 2; i++) resolver.heardOverTcp(false);
  resolver.heardOverTcp(true);
  for (let i = 0; i < 2; i++) resolver.heardOverTcp(false);
  expect(resolver.isOverTcp).toBe(true);
  resolver.heardOverTcp(false);
  expect(resolver.isOverTcp).toBe(false);
  for (let i = 0; i < 3; i++) resolver.wasSilent(i);
  expect(resolver.shouldTryTcp).toBe(true);
});
