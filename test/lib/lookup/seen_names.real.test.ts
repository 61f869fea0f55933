/**
 * Names that somebody saw, whatever a wildcard, a filter or their owner makes of them: nsd has the zones, unbound resolves
 * them, dnsmasq filters.
 * @module
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { memoryIndex } from "../../../lib/ct/mod.ts";
import { listedNames } from "../../../lib/lines/mod.ts";
import {
  createIo,
  lookup,
  type LookupOptions,
  type Notice,
  type StreamMessage,
  toCsv,
} from "../../../mod.ts";
import { answering, startDaemon, startNsd, startUnbound, stopDaemons } from "../../dns_daemons.ts";
import { freePort } from "../../free_port.ts";
import { missingProgram, requires } from "../../requires.ts";

const missing = missingProgram("nsd", "unbound", "dnsmasq");
const onServers = requires(missing);

const soa = "SOA ns.nic.com. host.nic.com. 7 1800 900 604800 300";
const zone = (name: string, ...records: string[]) =>
  `$ORIGIN ${name}.\n$TTL 300\n@ ${soa}\n@ NS ns.nic.com.\n${records.join("\n")}\n`;
/** Owners' own addresses of which filters have some too. */
const OWN = {
  "null.com": ["@ A 0.0.0.0"],
  "nulls.com": ["@ A 0.0.0.0", "@ AAAA ::"],
  "lo.com": ["@ A 127.0.0.1"],
  "private1.com": ["@ A 192.168.7.7"],
  "private2.com": ["@ A 192.168.7.7"],
  "private3.com": ["@ A 192.168.7.7"],
};
const zones: Record<string, string> = {
  com: zone(
    "com",
    "ns.nic A 127.0.0.1",
    "example A 127.0.0.1",
    ...[...Object.keys(OWN), "brand.com", "listed.com", "hosting.com"].map((name) => `${name}. NS ns.nic`),
  ),
  "brand.com": zone("brand.com", "@ A 127.0.0.2"),
  "listed.com": zone("listed.com", "@ A 127.0.0.66"),
  "hosting.com": zone("hosting.com", "* A 127.0.0.77", "own A 127.0.0.5", "*.pages A 127.0.0.78"),
  ws: zone("ws", "* A 127.0.0.79"),
  // What is asked for to see whether the resolver serves the public DNS.
  net: zone("net"),
  ...Object.fromEntries(Object.entries(OWN).map(([name, records]) => [name, zone(name, ...records)])),
};

let folder = "";
const daemons: ChildProcess[] = [];
let recursor = "";
let filter = "";

beforeAll(async () => {
  if (missing !== null) return;
  folder = mkdtempSync(join(tmpdir(), "deadringer-seen-"));
  const [nsd, unbound, dnsmasq] = [await freePort(), await freePort(), await freePort()];
  daemons.push(startNsd(folder, nsd, zones));
  daemons.push(startUnbound(folder, unbound, nsd, Object.keys(zones), 'module-config: "iterator"'));
  daemons.push(startDaemon(
    "dnsmasq",
    "--keep-in-foreground",
    "--conf-file=/dev/null",
    "--no-resolv",
    "--no-hosts",
    "--listen-address=127.0.0.1",
    "--bind-interfaces",
    "--cache-size=0",
    `--port=${dnsmasq}`,
    `--pid-file=${folder}/dnsmasq.pid`,
    `--server=127.0.0.1#${unbound}`,
    "--address=/listed.com/0.0.0.0",
    "--user=root",
  ));
  recursor = `127.0.0.1:${unbound}`;
  filter = `127.0.0.1:${dnsmasq}`;
  for (const resolver of [recursor, filter]) await answering(resolver);
});

afterAll(async () => {
  await stopDaemons(daemons);
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
});

async function run(resolver: string, names: LookupOptions["names"], options: Partial<LookupOptions> = {}) {
  const io = createIo({ resolvers: [resolver], net: false, geo: false });
  const notices: Notice[] = [];
  try {
    const lines: StreamMessage[] = await Array.fromAsync(lookup("brand.com", {
      io,
      names,
      permutations: false,
      ops: ["Dns"],
      onNotice: (notice) => void notices.push(notice),
      ...options,
    }));
    const listed = (list: "wildcard" | "blocked" | "unanswered") =>
      lines.flatMap((line) => listedNames(line, list));
    const addresses = Object.fromEntries(
      lines.flatMap((line) => line.op === "Dns" ? [[line.permutation.domain.fqdn, line.data?.a]] : []),
    );
    return { lines, notices, listed, addresses };
  } finally {
    await io.dns.close();
  }
}

onServers("names below a wildcard that somebody saw are told, and marked", async () => {
  const names = [
    "brand.hosting.com",
    "a.b.hosting.com",
    "brand.pages.hosting.com",
    "own.hosting.com",
    "brand.ws",
  ];
  const { addresses, listed, notices, lines } = await run(recursor, names);
  const [head, ...rows] = toCsv(lines).trim().split("\r\n").map((row) => row.split(","));
  const marks = Object.fromEntries(rows.map((row) => [row[0], row[head!.indexOf("wildcard")]]));
  expect(marks).toEqual(
    Object.fromEntries(names.map((name) => [name, name === "own.hosting.com" ? "" : "yes"])),
  );
  expect(addresses).toEqual({
    "brand.hosting.com": ["127.0.0.77"],
    "a.b.hosting.com": ["127.0.0.77"],
    "brand.pages.hosting.com": ["127.0.0.78"],
    "own.hosting.com": ["127.0.0.5"],
    "brand.ws": ["127.0.0.79"],
  });
  expect(listed("wildcard").sort()).toEqual(names.filter((name) => name !== "own.hosting.com").sort());
  expect(notices.find(({ code }) => code === "wildcard_names")?.message).toContain(
    "4 of 5 names are answered by a wildcard",
  );
});

onServers("nxdomain does not show them as free, and analyze looks at them", async () => {
  const { lines } = await run(recursor, ["brand.hosting.com", "no.com"], {
    plan: "nxdomain",
    ops: ["Nxdomain"],
  });
  const free = lines.flatMap((line) => line.op === "Nxdomain" ? [line.permutation.domain.fqdn] : []);
  expect(free).toEqual(["no.com"]);
  const io = createIo({ resolvers: [recursor], net: false, geo: false });
  const analysis = await Array.fromAsync(lookup("brand.hosting.com", { io, plan: "analyze", ops: ["Dns"] }));
  expect(analysis.find(({ op }) => op === "Dns")?.data).toMatchObject({ a: ["127.0.0.77"] });
  await io.dns.close();
});

onServers(
  "names in certificates are told, guesses are not, also where a lookup is done in parts",
  async () => {
    const permutation = (fqdn: string) => ({
      domain: { fqdn, tld: "ws", domain: fqdn.replace(/\..*/, "") },
      kind: "Tld" as const,
    });
    const [known, guess] = [permutation("brand.ws"), permutation("brnd.ws")];
    const { addresses } = await run(recursor, [known, guess], { guesses: new Set([guess]) });
    expect(Object.keys(addresses)).toEqual(["brand.ws"]);
    const io = createIo({ resolvers: [recursor], net: false, geo: false });
    const index = memoryIndex(["brand-login.hosting.com"]);
    const ct = { index: () => index };
    const lines = await Array.fromAsync(lookup("brand.com", {
      io: { ...io, ct },
      limit: 5,
      ops: ["Dns"],
      permute: { kinds: ["Omission", "CertificateTransparency"] },
    }));
    expect(lines.flatMap((line) => line.op === "Dns" ? [line.permutation.domain.fqdn] : [])).toContain(
      "brand-login.hosting.com",
    );
    await io.dns.close();
  },
);

onServers("an owner's own 0.0.0.0, :: and private addresses are no block", async () => {
  const { addresses, listed, notices } = await run(recursor, Object.keys(OWN));
  expect(addresses).toEqual({
    "null.com": ["0.0.0.0"],
    "nulls.com": ["0.0.0.0"],
    "lo.com": ["127.0.0.1"],
    "private1.com": ["192.168.7.7"],
    "private2.com": ["192.168.7.7"],
    "private3.com": ["192.168.7.7"],
  });
  expect(listed("blocked")).toEqual([]);
  expect(notices).toEqual([]);
});

onServers("a filter's 0.0.0.0 is a block, beside an owner's own through the same filter", async () => {
  const { listed } = await run(filter, ["null.com", "listed.com"]);
  expect(listed("blocked")).toEqual(["listed.com"]);
});
