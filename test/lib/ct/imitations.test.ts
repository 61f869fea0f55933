import { afterAll, beforeAll, expect, test } from "vitest";
import { createIo, type Io, lookup, mergeLines, type Notice } from "../../../mod.ts";
import { listCandidates } from "../../../lib/lookup/mod.ts";
import { permute } from "../../../lib/permute/mod.ts";
import { memoryIndex } from "../../../lib/ct/mod.ts";
import type { MiniServer } from "../../../server/mini/loopback.ts";
import { startDns, type ZoneEntry } from "../../../server/mini/dns.ts";

const zone: Record<string, ZoneEntry> = {
  "com": { ns: ["ns.nic.com"] },
  "kestrelbnk.com": { a: ["127.0.0.2"] },
  "kestrelbank.com.secure-session.org": { a: ["127.0.0.3"] },
  "online-kestrelbank-verify.net": { a: ["127.0.0.4"] },
};
const seen = [
  "kestrelbnk.com",
  "www.kestrelbnk.com",
  "kestrelbank.com",
  "login.kestrelbank.com",
  "kestrelbank.com.secure-session.org",
  "*.online-kestrelbank-verify.net",
  "portal.online-kestrelbank-verify.net",
  "unrelated.example.org",
];

let server: MiniServer;
let io: Io;
beforeAll(async () => {
  server = await startDns({ suffixes: {}, names: zone });
  const index = memoryIndex(seen);
  const ct = { index: () => index };
  io = createIo({ resolvers: [server.address], timeoutMs: 1000, geo: false, net: false, ct });
});
afterAll(async () => {
  await io.dns.close();
  await server.close();
});

test("names in certificates become candidates of their own kind, once each, hosts only where they imitate", async () => {
  const lines = lookup("kestrelbank.com", {
    io,
    limit: 200,
    ops: ["IpEnumeration", "CertificateTransparency"],
  });
  const merged = mergeLines(await Array.fromAsync(lines));
  const kinds = Object.entries(merged).map(([name, { permutation }]) => [name, permutation?.kind]);
  expect(Object.fromEntries(kinds)).toEqual({
    "kestrelbnk.com": "Omission",
    "kestrelbank.com.secure-session.org": "CertificateTransparency",
    "online-kestrelbank-verify.net": "CertificateTransparency",
  });
  expect(merged["kestrelbnk.com"]!.certificate_transparency).toMatchObject({ name: "kestrelbnk.com" });
  expect(merged["online-kestrelbank-verify.net"]!.certificate_transparency).toBeUndefined();
});

test("only these when only their kind is wanted, none when other kinds are", async () => {
  const names = async (kinds: ("CertificateTransparency" | "Omission")[]) => {
    const lines = lookup("kestrelbank.com", { io, limit: 50, permute: { kinds }, ops: ["IpEnumeration"] });
    return Object.keys(mergeLines(await Array.fromAsync(lines))).sort();
  };
  expect(await names(["CertificateTransparency"])).toEqual([
    "kestrelbank.com.secure-session.org",
    "kestrelbnk.com",
    "online-kestrelbank-verify.net",
  ]);
  expect(await names(["Omission"])).toEqual(["kestrelbnk.com"]);
});

test("a name in a certificate that is also a permutation has one kind, whatever the limit", async () => {
  const ranked = [...permute("kestrelbank.com", { budget: 25_500 })];
  // Likely, unlikely, and beyond the permutations that are compared.
  const certified = [0, 9, 60, 4_000, 24_999, 25_400].map((at) => ranked[at]!.domain.fqdn);
  const index = memoryIndex([...seen, ...certified]);
  const kindsAt = async (limit: number) => {
    const ct = { index: () => index };
    const candidates = await Array.fromAsync(
      await listCandidates("kestrelbank.com", { io: { ...io, ct }, limit }),
    );
    const kinds = new Map(candidates.map(({ domain, kind }) => [domain.fqdn, kind]));
    expect(kinds.size).toBe(candidates.length);
    return kinds;
  };
  const all = await kindsAt(26_000);
  expect(certified.slice(0, 5).map((name) => all.get(name))).toEqual(
    [0, 9, 60, 4_000, 24_999].map((at) => ranked[at]!.kind),
  );
  for (const limit of [10, 50, 1_000, 25_000, 25_450]) {
    const kinds = await kindsAt(limit);
    expect(kinds.size).toBeGreaterThanOrEqual(limit);
    expect([...kinds].filter(([name, kind]) => all.has(name) && all.get(name) !== kind)).toEqual([]);
    expect(certified.filter((name) => kinds.has(name)).length).toBeGreaterThan(3);
  }
});

test("the op without an index is reported", async () => {
  const notices: Notice[] = [];
  const options = { io: { ...io, ct: null }, ops: ["CertificateTransparency"] as const };
  await Array.fromAsync(
    lookup("kestrelbnk.com", { ...options, plan: "analyze", onNotice: (n) => notices.push(n) }),
  );
  expect(notices.map(({ code }) => code)).toEqual(["no_ct"]);
});
