import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { registration } from "../../../lib/observe/registry/registration.ts";
import { mailProbe } from "../../../lib/observe/mail/smtp.ts";
import { visit } from "../../../lib/observe/web/visit.ts";
import { technologiesOf } from "../../../lib/observe/web/technologies/mod.ts";
import { createAuthority } from "../../../server/mini/authority.ts";
import { type Site, startWeb } from "../../../server/mini/http.ts";
import { listenOn, type MiniServer } from "../../../server/mini/loopback.ts";
import { rdapListener, type Registrations, startWhois } from "../../../server/mini/registry.ts";
import { startMiniInternet } from "../../../server/mini/mod.ts";
import { NAMES } from "../../../server/mini/data/names.ts";
import { startMail } from "../../../server/mini/smtp.ts";
import { parseDomain } from "../../../mod.ts";
import { calm, worldIo } from "../../lib/net/world.ts";

const open: MiniServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});
async function up(start: Promise<MiniServer>): Promise<MiniServer> {
  const server = await start;
  open.push(server);
  return server;
}
const NOW = Date.now();

test("web: every kind of site, by TLS and plain, each with a certificate of its own", async () => {
  const sites: Record<string, Site> = {
    "kestrelbank.com": { kind: "bank" },
    "kestre1bank.com": { kind: "phishing", server: "Apache/2.4.57" },
    "kestrelbank.net": { kind: "parked" },
    "kestrelbench.com": { kind: "shop" },
    "kestrelbamk.com": { to: "https://kestrelbank.net/" },
    "kestrelbnak.com": { to: "https://kestre1bank.com/", how: "refresh" },
    "kestrelbnk.com": { to: "https://kestre1bank.com/", how: "script" },
  };
  const authority = await createAuthority(NOW);
  const plain = await up(startWeb({ sites }));
  const secure = await up(startWeb({ sites, authority, tls: true }));
  const zone = Object.fromEntries(Object.keys(sites).map((name) => [name, { A: ["127.0.0.1"] }]));
  const io = worldIo(zone, {
    allow: ["127.0.0.1"],
    portMap: { 80: plain.port, 443: secure.port },
    ca: [authority.root],
  });
  const end: Record<string, [title: RegExp, hops: number, kind: string]> = {
    "kestrelbank.com": [/Personal banking/, 1, "InitialRequest"],
    "kestre1bank.com": [/Log in/, 1, "InitialRequest"],
    "kestrelbank.net": [/for sale/, 1, "InitialRequest"],
    "kestrelbench.com": [/furniture/, 1, "InitialRequest"],
    "kestrelbamk.com": [/for sale/, 2, "Http"],
    "kestrelbnak.com": [/Log in/, 2, "Javascript"],
    "kestrelbnk.com": [/Log in/, 2, "Javascript"],
  };
  for (const [name, [title, hops, kind]] of Object.entries(end)) {
    const found = await visit(io, name, calm());
    expect(found?.chain[0]?.certificate).toMatchObject({
      subject_name: name,
      issuer: "Miniature Internet Root",
    });
    expect(found?.page?.html.text, name).toMatch(title);
    expect(found?.chain.length).toBe(hops);
    expect(found?.chain.at(-1)?.kind).toBe(kind);
  }
  const parked = await visit(io, "kestrelbank.net", calm());
  expect(technologiesOf(parked?.page as NonNullable<typeof parked>["page"] & object))
    .toEqual(expect.arrayContaining(["GoDaddy Parking", "Google AdSense for Domains", "Nginx:1.22.1"]));
});

test("mail: a known mailbox, a catch-all, relaying denied", async () => {
  const mail = await up(startMail({
    domains: { "kestrelbank.com": ["info"], "kestre1bank.com": ["*"] },
  }));
  const names = ["kestrelbank.com", "kestre1bank.com", "kestrelbench.com"];
  const zone = Object.fromEntries(names.map((name) => [name, { A: ["127.0.0.1"] }]));
  const io = worldIo(zone, { allow: ["127.0.0.1:25"], portMap: { 25: mail.port } });
  const known = await mailProbe(io, "kestrelbank.com", [], calm());
  expect(known).toMatchObject({ is_positive: true });
  expect(await mailProbe(io, "kestre1bank.com", [], calm())).toMatchObject({ is_positive: true });
  expect((await mailProbe(io, "kestrelbench.com", [], calm()))?.response).toMatch(/^554 .*denied/);
});

test("mail: a message is taken as it was sent, and a line without an end ends the connection", async () => {
  const taken: string[] = [];
  const take = (message: Uint8Array) => void taken.push(new TextDecoder("latin1").decode(message));
  const mail = await up(startMail({ domains: {}, take }));
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      let said = "";
      const socket = connect(mail.port, "127.0.0.1", () => socket.write(text));
      socket.on("data", (bytes) => said += bytes);
      socket.on("error", () => {});
      socket.on("close", () => resolve(said));
    });
  const said = await send("DATA\r\nhello\r\n..dot\r\n.\r\nDATA\nbare\n.\nDATA\r\n.\r\nQUIT\r\n");
  expect(said.split("\r\n").filter((line) => line.startsWith("250"))).toHaveLength(3);
  expect(taken.splice(0)).toEqual(["hello\r\n.dot", "bare", ""]);
  expect(await send(`DATA\r\n${"x".repeat(1 << 20)}`)).not.toContain("250");
  expect(taken).toEqual([]);
});

test("registries: RDAP and WHOIS say the same", async () => {
  const registrations: Registrations = {
    "kestre1bank.com": {
      created: "2026-11-01T10:00:00Z",
      expires: "2027-11-01T10:00:00Z",
      registrar: "Example Registrar, Inc.",
      abuse: "abuse@registrar.example",
      nameservers: ["ns1.host.example", "ns2.host.example"],
    },
  };
  const rdap = await up(listenOn(createServer(rdapListener(registrations))));
  const whois = await up(startWhois({ registrations }));
  const zone = {
    "rdap.mini.example.com": { A: ["127.0.0.1"] },
    "whois.mini.example.com": { A: ["127.0.0.1"] },
  };
  const own = worldIo(zone, { allow: ["127.0.0.1"], portMap: { 80: rdap.port, 43: whois.port } });
  const tables = { whois: new Map([["com", { host: "whois.mini.example.com", query: "domain $" }]]) };
  const io = {
    ...own,
    registryIntervalMs: 0,
    tables: { ...tables, rdap: new Map([["com", "http://rdap.mini.example.com/"]]) },
  };
  const byWhois = { ...io, tables: { ...tables, rdap: new Map() } };
  const first = await registration(io, "kestre1bank.com", calm());
  const second = await registration(byWhois, "kestre1bank.com", calm());
  expect(first?.rdap).not.toBeNull();
  expect(second?.whois).toContain("Creation Date");
  const same = [
    "registration_date",
    "expiration_date",
    "registrar",
    "status_codes",
    "nameservers",
  ] as const;
  for (const member of same) expect(second?.metadata[member]).toEqual(first?.metadata[member]);
  expect(first?.metadata).toMatchObject({ registration_date: "2026-11-01T10:00:00Z" });
  expect(await registration(io, "kestrelbank.com", calm())).toBeNull();
});

test("the history forgets the names that were seen longest ago", async () => {
  const mini = await startMiniInternet();
  try {
    const { history } = mini.io;
    const seen = { kind: "dns", rrtype: "A", value: "127.20.9.9", count: 1 } as const;
    const names = Array.from(
      { length: 60_000 },
      (_, i) => ({ ...seen, name: `n${i}.ws`, first: i, last: i }),
    );
    await history!.record(names);
    expect(await history!.dns("n0.ws")).toEqual([]);
    expect(await history!.dns("n59999.ws")).toHaveLength(1);
  } finally {
    await mini.close();
  }
});

test("every registered name of the miniature internet has a registration", async () => {
  const mini = await startMiniInternet();
  try {
    const without = [];
    for (const [name, entry] of Object.entries(NAMES["kestrelbank.com"]!)) {
      const { subdomain, ascii } = parseDomain(name);
      if (entry === null || subdomain !== "") continue;
      if (await registration(mini.io, ascii, calm()) === null) without.push(name);
    }
    expect(without).toEqual([]);
  } finally {
    await mini.close();
  }
});

test("nothing listens beyond loopback", async () => {
  await expect(startWeb({ sites: {}, host: "0.0.0.0" })).rejects.toThrow(RangeError);
});
