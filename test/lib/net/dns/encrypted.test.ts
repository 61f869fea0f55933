import { lookupLines } from "../../lookup_lines.ts";
import { expect, test } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { createIo } from "../../../../mod.ts";
import { type EncryptedResolver, startDoh, startDot, startWeb } from "../../../farm/encrypted_resolvers.ts";
import { freePort } from "../../../free_port.ts";
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

const closedPort = await freePort();
test.each<[string, typeof startDot | null, (port: number) => string, RegExp]>([
  [
    "a certificate nobody vouches for, over TLS",
    startDot,
    (port) => `tls://localhost:${port}`,
    /certificate is not trusted/,
  ],
  [
    "the same over HTTPS",
    startDoh,
    (port) => `https://localhost:${port}/dns-query`,
    /certificate is not trusted/,
  ],
  [
    "a certificate for another name",
    startDot,
    (port) => `tls://127.0.0.1:${port}`,
    /certificate is for another name/,
  ],
  ["no server at the port", null, () => `tls://localhost:${closedPort}`, /refuses connections/],
  [
    "no server at the port, over HTTPS",
    null,
    () => `https://localhost:${closedPort}/dns-query`,
    /refuses connections/,
  ],
  [
    "another path",
    startDoh,
    (port) => `https://localhost:${port}/dns`,
    /status 404 at \/dns.*usually \/dns-query/,
  ],
  [
    "a server of something else",
    startWeb,
    (port) => `https://localhost:${port}/dns-query`,
    /text\/html at \/dns-query/,
  ],
])("the cause is said when there is no answer: %s", async (what, start, urlOf, cause) => {
  const { key, cert, ca } = await issue(["localhost"]);
  const resolver = await start?.(world, { key, cert });
  const url = urlOf(resolver?.port ?? 0);
  const isTrusted = !what.includes("nobody") && !what.includes("the same");
  const io = createIo({
    resolvers: [url],
    geo: false,
    net: false,
    timeoutMs: 1_000,
    ...isTrusted ? { ca: [ca] } : {},
  });
  try {
    const last = (await Array.fromAsync(lookupLines("example.com", { io }))).at(-1);
    const detail = (last as { data: { data: { detail: string } } }).data.data.detail;
    expect(detail).toContain(`No answer from ${url}: `);
    expect(detail).toMatch(cause);
    expect(io.dns.failures?.get(url)).toMatch(cause);
  } finally {
    await io.dns.close();
    await resolver?.close();
  }
});

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
