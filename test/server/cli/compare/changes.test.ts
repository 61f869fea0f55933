import { expect, test } from "vitest";
import { mergeLines } from "../../../../lib/lines/mod.ts";
import { foldLook } from "../../../../lib/watch/mod.ts";
import type { Classification } from "../../../../lib/model.ts";
import type { StreamMessage } from "../../../../mod.ts";
import { changesBetween, type SavedLookup } from "../../../../server/cli/compare/changes.ts";

type Facts = Record<string, Record<string, unknown>>;

/** A lookup in which each name has one line an op. */
async function saved(facts: Facts, lacks = ""): Promise<SavedLookup> {
  const lines = Object.entries(facts).flatMap(([fqdn, ops]) =>
    Object.entries(ops).map(([op, data]) => ({
      permutation: { domain: { fqdn, tld: "com", domain: fqdn.slice(0, -4) }, kind: "Omission" },
      op,
      data,
    }))
  );
  const all = [...lines, { op: "Meta", data: { kind: "Done" } }] as unknown as StreamMessage[];
  async function* stream() {
    yield* all;
  }
  return { names: await mergeLines(stream()), look: await foldLook(all), isThrough: lacks === "", lacks };
}

const score = (phishing: number): Classification => ({ phishing, parked: 1 - phishing, legitimate: 0 });
const web = [{ url: "https://a.com/", kind: "InitialRequest" }];
const geo = (ip: string, organization: string) => ({
  ip,
  asn: { number: 64500, organization },
  country: null,
});

test("the most urgent comes first, with what is known about the name", async () => {
  const before = await saved({
    "mail.com": { Dns: { a: ["192.0.2.1"], mx: [] } },
    "moved.com": { Classification: score(0.1), RedirectChain: web, Technologies: [] },
    "gone.com": { HttpBanner: "nginx" },
  });
  const after = await saved({
    "parked.com": { Classification: score(0.05) },
    "mail.com": { Dns: { a: ["192.0.2.1"], mx: ["mx.evil.com."] } },
    "moved.com": { Classification: score(0.9), RedirectChain: web, Technologies: [] },
    "bank.com": {
      Classification: score(0.95),
      Technologies: [],
      GeoIp: geo("192.0.2.9", "Evil Hosting"),
      RegistrationMetadata: { registration_date: "2026-11-20T01:02:03Z", status_codes: [] },
    },
  });
  const changes = changesBetween(before, after);
  expect(changes.map(({ fqdn, state }) => `${state} ${fqdn}`)).toEqual([
    "new bank.com",
    "changed moved.com",
    "changed mail.com",
    "new parked.com",
    "gone gone.com",
  ]);
  expect(changes[0]).toMatchObject({
    kind: "Omission",
    verdict: { word: "phishing", share: 0.95 },
    address: "192.0.2.9",
    registered: "2026-11-20",
  });
});

test("what an incomplete or blind lookup lacks has not gone", async () => {
  const names = Array.from({ length: 44 }, (_, i) => `name${i}.com`);
  const seen = (extra: object) =>
    Object.fromEntries(names.map((name) => [name, { Dns: { a: ["192.0.2.1"] }, ...extra }]));
  const before = await saved(seen({ HttpBanner: "nginx", RedirectChain: web }));
  // No visit brought anything: the network was in the way.
  expect(changesBetween(before, await saved(seen({})))).toEqual([]);
  expect(changesBetween(await saved(seen({})), before)).toEqual([]);
  // The lookup broke off.
  const some = { ...seen({}), "name0.com": { Dns: { a: ["192.0.2.1"] }, RedirectChain: web } };
  expect(changesBetween(before, await saved(some, "ends early"))).toEqual([]);
  // One server that is silent among many that answer is a change.
  const most = {
    ...seen({ HttpBanner: "nginx", RedirectChain: web }),
    "name0.com": { Dns: { a: ["192.0.2.1"] } },
  };
  expect(changesBetween(before, await saved(most)).map(({ fqdn }) => fqdn)).toEqual(["name0.com"]);
});

test("addresses that rotate within a network and renewed certificates are no change", async () => {
  const certificate = (fingerprint: string, name: string) => ({
    fingerprint_sha256: fingerprint.repeat(64),
    issuer_dn: "CN=R10, O=Example CA",
    san_dns: [name],
  });
  const before = await saved({
    "a.com": { GeoIp: geo("192.0.2.1", "Cloud Inc"), OriginX509: certificate("a", "a.com") },
    "b.com": { GeoIp: geo("192.0.2.1", "Cloud Inc"), OriginX509: certificate("a", "b.com") },
  });
  const after = await saved({
    "a.com": { GeoIp: geo("192.0.2.77", "Cloud Inc"), OriginX509: certificate("b", "a.com") },
    "b.com": { GeoIp: geo("198.51.100.1", "Evil Hosting"), OriginX509: certificate("b", "evil.com") },
  });
  expect(
    changesBetween(before, after).map(({ fqdn, differences }) => [fqdn, differences.map(({ what }) => what)]),
  )
    .toEqual([["b.com", ["addresses", "certificate"]]]);
});
