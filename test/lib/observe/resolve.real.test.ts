import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { listedNames } from "../../../lib/lines/mod.ts";
import { createDns } from "../../../lib/net/mod.ts";
import { createIo, type Dns, lookup, mergeLines } from "../../../mod.ts";
import { freePort } from "../../free_port.ts";
import { missingProgram, requires } from "../../requires.ts";
import { answering, startNsd, startUnbound, stopDaemons } from "../../dns_daemons.ts";

const missing = missingProgram("nsd", "unbound");
const onServers = requires(missing);

const soa = "SOA ns.nic.com. host.nic.com. 7 1800 900 604800 300";
const registered = Array.from({ length: 2000 }, (_, i) => `n${i}`).filter((_, i) => i % 20 === 0);
const zone = [
  `$ORIGIN com.\n$TTL 300\n@ ${soa}\n@ NS ns.nic.com.\nns.nic A 127.0.0.1`,
  'example A 127.0.0.2\nexample AAAA 2001:db8::2\nexample MX 20 b.example\nexample MX 10 a.example\nexample TXT "v=spf1" " -all"',
  "onlymail MX 10 a.example\nalias CNAME example\nxn--mnchen-3ya A 127.0.0.3",
  ...Array.from({ length: 30 }, (_, i) => `big TXT "${String(i).padEnd(200, "x")}"`),
  ...registered.map((name) => `${name} A 127.0.0.9`),
  // Delegated: to an address where no server is, and to one whose answers have no signature although they should.
  "lame NS ns.lame\nns.lame A 127.0.0.99\nbogus NS ns.nic",
].join("\n") + "\n";
const unsigned =
  `$ORIGIN bogus.com.\n$TTL 300\n@ ${soa}\n@ NS ns.nic.com.\n@ A 127.0.0.6\n@ MX 10 a.example.com.\n`;
const wild = `$ORIGIN ws.\n$TTL 300\n@ ${soa}\n@ NS ns.nic.com.\n* A 127.0.0.77\nown A 127.0.0.5\n`;

let folder = "";
const daemons: ChildProcess[] = [];
let authority = "";
let recursor = "";

beforeAll(async () => {
  if (missing !== null) return;
  folder = mkdtempSync(join(tmpdir(), "deadringer-dns-"));
  const [nsd, unbound] = [await freePort(), await freePort()];
  daemons.push(startNsd(folder, nsd, { com: zone, "bogus.com": unsigned, ws: wild }));
  daemons.push(startUnbound(
    folder,
    unbound,
    nsd,
    ["com", "bogus.com", "ws"],
    'module-config: "validator iterator"',
    `trust-anchor: "bogus.com. DS 4711 13 2 ${"ab".repeat(32)}"`,
    'local-zone: "example." nodefault',
  ));
  authority = `127.0.0.1:${nsd}`;
  recursor = `127.0.0.1:${unbound}`;
  for (const resolver of [authority, recursor]) await answering(resolver);
});

afterAll(async () => {
  await stopDaemons(daemons);
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
});

async function withDns<T>(use: (dns: Dns) => Promise<T>): Promise<T> {
  const dns = createDns({ resolvers: [recursor] });
  try {
    return await use(dns);
  } finally {
    await dns.close();
  }
}

onServers("unbound answers every type, and big answers over TCP", () =>
  withDns(async (dns) => {
    const data = async (name: string, type: "A" | "AAAA" | "MX" | "TXT" | "NS") =>
      (await dns.query(name, type)).answers.map((record) => record.data);
    expect(await data("example.com", "A")).toEqual(["127.0.0.2"]);
    expect(await data("example.com", "AAAA")).toEqual(["2001:db8::2"]);
    expect(await data("example.com", "TXT")).toEqual(["v=spf1 -all"]);
    expect(await data("alias.com", "A")).toEqual(["example.com.", "127.0.0.2"]);
    expect(await data("big.com", "TXT")).toHaveLength(30);
    expect(await dns.query("onlymail.com", "A")).toMatchObject({
      rcode: "NOERROR",
      answers: [],
      soa: { serial: 7 },
    });
    expect(await dns.query("free.com", "A")).toMatchObject({
      rcode: "NXDOMAIN",
      soa: { zone: "com.", serial: 7 },
    });
  }));

onServers(
  "a lookup finds all registered of 2,000 names, by the authority and by the recursor",
  async () => {
    const names = Array.from({ length: 2000 }, (_, i) => `n${i}.com`).concat(
      "onlymail.com",
      "münchen.com",
      "own.ws",
      "wild.ws",
    );
    for (const resolver of [authority, recursor]) {
      const io = createIo({ resolvers: [resolver], geo: false, net: false });
      const merged = await mergeLines(lookup("example.com", { io, names, permutations: false }));
      await io.dns.close();
      // A given name below a wildcard is told.
      const wanted = [
        ...registered.map((name) => `${name}.com`),
        "onlymail.com",
        "münchen.com",
        "own.ws",
        "wild.ws",
      ];
      expect(Object.keys(merged).sort()).toEqual(wanted.sort());
    }
  },
);

onServers(
  "what the authority denies is trusted; what one recursor denies is not, and two are",
  async () => {
    for (
      const [resolvers, trusted] of [[[authority], true], [[recursor], false], [
        [recursor, authority],
        true,
      ]] as const
    ) {
      const io = createIo({ resolvers: [...resolvers], geo: false, net: false });
      const options = { io, plan: "nxdomain", names: ["free.com"], permutations: false } as const;
      const merged = await mergeLines(lookup("example.com", options));
      await io.dns.close();
      expect(merged["free.com"]?.nxdomain_metadata).toMatchObject({
        trusted,
        soa: { serial: 7, minimum: 300 },
      });
    }
  },
);

onServers(
  "a lame delegation is registered, and so is a name with wrong signatures, with its records",
  async () => {
    const io = createIo({ resolvers: [recursor], geo: false, net: false });
    const names = ["lame.com", "bogus.com", "free.com"];
    const lines = await Array.fromAsync(
      lookup("example.com", {
        io,
        names,
        permutations: false,
        ops: ["Dns", "Levenshtein"],
      }),
    );
    await io.dns.close();
    const merged = mergeLines(lines);
    expect(Object.keys(merged).sort()).toEqual(["bogus.com", "lame.com"]);
    expect(merged["bogus.com"]).toMatchObject({ dns_a: ["127.0.0.6"], dns_mx: ["a.example.com."] });
    expect(merged["lame.com"]).not.toHaveProperty("dns_a");
    expect(lines.flatMap((line) => listedNames(line, "unanswered"))).toEqual([]);
  },
  30_000,
);
