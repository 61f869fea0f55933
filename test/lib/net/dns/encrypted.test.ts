import { expect, test } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { type EncryptedResolver, startDoh, startDot } from "../../../farm/encrypted_resolvers.ts";
import { issue } from "../certificates.ts";

const world = { addressOf: (name: string) => name.startsWith("n") ? "127.0.0.9" : null };
const kinds: [string, typeof startDot, (port: number) => string][] = [
  ["TLS", startDot, (port) => `tls://localhost:${port}`],
  ["HTTPS", startDoh, (port) => `https://localhost:${port}/dns-query`],
];

async function withResolver(
  start: typeof startDot,
  use: (resolver: EncryptedResolver, ca: string) => Promise<void>,
): Promise<void> {
  const { key, cert, ca } = await issue(["localhost"]);
  const resolver = await start(world, { key, cert });
  try {
    await use(resolver, ca);
  } finally {
    await resolver.close();
  }
}

test.each(kinds)(
  "a resolver over %s answers many questions on one connection",
  (_, start, urlOf) =>
    withResolver(start, async (resolver, ca) => {
      const dns = createDns({ resolvers: [urlOf(resolver.port)], ca: [ca] });
      const names = Array.from({ length: 300 }, (_, i) => `${i % 3 === 0 ? "n" : "f"}${i}.com`);
      const rcodes = await Promise.all(names.map(async (name) => (await dns.query(name, "A")).rcode));
      expect(rcodes).toEqual(names.map((name) => name.startsWith("n") ? "NOERROR" : "NXDOMAIN"));
      expect(resolver.connections).toBe(1);
      await dns.close();
    }),
);

test.each(kinds)(
  "a connection over %s that ended is opened again",
  (_, start, urlOf) =>
    withResolver(start, async (resolver, ca) => {
      const dns = createDns({ resolvers: [urlOf(resolver.port)], ca: [ca] });
      expect((await dns.query("n1.com", "A")).rcode).toBe("NOERROR");
      resolver.hangUp();
      expect((await dns.query("n2.com", "A")).rcode).toBe("NOERROR");
      expect(resolver.connections).toBe(2);
      await dns.close();
    }),
);

test.each(kinds)(
  "a resolver over %s whose certificate nobody vouches for gets no questions",
  (_, start, urlOf) =>
    withResolver(start, async (resolver) => {
      const dns = createDns({ resolvers: [urlOf(resolver.port)], timeoutMs: 500 });
      expect((await dns.query("n1.com", "A")).rcode).toBe("NO_ANSWER");
      await dns.close();
    }),
);

test.each(["tls://", "tls://a/b", "https://user@a/", "http://a/dns-query", "tls://a:0", "tls://a:70000"])(
  "refuses the resolver %j",
  (bad) => {
    expect(() => createDns({ resolvers: [bad] })).toThrow("Cannot use resolver");
  },
);
test.each([
  ["tls://dns.example", "tls://dns.example:853"],
  ["tls://dns.example:443", "tls://dns.example:443"],
  ["tls://[2001:db8::1]", "tls://[2001:db8::1]:853"],
  ["https://192.0.2.1/dns-query", "https://192.0.2.1/dns-query"],
])("reads %s", (text, label) => {
  expect(createDns({ resolvers: [text] }).resolvers).toEqual([label]);
});
