import { expect, test } from "vitest";
import { type Dialer, DialError } from "../../../../lib/dial.ts";
import { mailFacts, mailVerdict } from "../../../../lib/observe/mail/mail.ts";
import { lookup } from "../../../../mod.ts";
import type { Dns } from "../../../../lib/io.ts";
import { calm, worldIo, type Zone } from "../../net/world.ts";

test.each<[what: string, records: Parameters<typeof mailFacts>[0], verdict: ReturnType<typeof mailVerdict>]>([
  ["MX and SPF", { mx: ["mx1.a.test.", "mx2.a.test."], txt: ["x", "v=spf1 -all"] }, {
    is_positive: true,
    response: "DNS: MX mx1.a.test, mx2.a.test; SPF v=spf1 -all",
  }],
  ["many MX", { mx: ["a.", "b.", "c.", "d.", "e."] }, {
    is_positive: true,
    response: "DNS: MX a, b, c and 2 more; no SPF",
  }],
  ["a null MX", { mx: ["."], txt: ["v=spf1 -all"] }, {
    is_positive: false,
    response: "null MX: accepts no mail",
  }],
  ["no MX", { a: ["192.0.2.1"], txt: ["v=spf1 -all"] }, null],
  ["another version of SPF", { mx: ["a."], txt: ["v=spf10 x"] }, {
    is_positive: true,
    response: "DNS: MX a; no SPF",
  }],
])("mail facts of DNS: %s", (_what, records, verdict) => {
  expect(mailVerdict(mailFacts(records))).toEqual(verdict);
});

test("without an answer for TXT nothing is said about SPF", async () => {
  const io = worldIo({
    "kestrel.com": { A: ["192.0.2.1"] },
    "k.com": { A: ["192.0.2.1"], MX: ["10 mx.test."] },
    "mx.test": { A: ["1.0.0.1"] },
  });
  const dns: Dns = {
    ...io.dns,
    async query(name, type, ...rest) {
      const reply = await io.dns.query(name, type, ...rest);
      return type === "TXT" ? { ...reply, rcode: "SERVFAIL", answers: [] } : reply;
    },
  };
  const options = { names: ["k.com"], permutations: false, ops: ["MxCheck"] as const };
  const lines = await Array.fromAsync(lookup("kestrel.com", { ...options, io: { ...io, dns } }));
  expect(lines.filter(({ op }) => op === "MxCheck")).toMatchObject([{
    data: { is_positive: true, response: "DNS: MX mx.test; SPF unknown" },
  }]);
});

const ZONE: Zone = {
  "kestrel.com": { A: ["192.0.2.1"] },
  "kestrel-0.com": { A: ["192.0.2.1"], MX: ["10 mx0.test."] },
  "mx0.test": { A: ["1.0.0.1"] },
};

test("no mail server is contacted: DNS decides", async () => {
  const ports: number[] = [];
  const net: Dialer = {
    connect(to) {
      ports.push(to.port);
      return Promise.reject(new DialError("unreachable", "no network"));
    },
  };
  const options = { names: ["kestrel-0.com"], permutations: false, ops: ["HttpBanner", "MxCheck"] as const };
  const lines = await Array.fromAsync(lookup("kestrel.com", { ...options, io: { ...worldIo(ZONE), net } }));
  expect(lines.filter(({ op }) => op === "MxCheck")).toMatchObject([
    { data: { is_positive: true, response: "DNS: MX mx0.test; no SPF" } },
  ]);
  expect(new Set(ports)).toEqual(new Set([80, 443]));
});

test("classification does not wait for mail", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => release = resolve);
  const io = worldIo(ZONE);
  const dns: Dns = {
    ...io.dns,
    async query(name, type, ...rest) {
      if (name === "mx0.test") await held;
      return await io.dns.query(name, type, ...rest);
    },
  };
  const net: Dialer = { connect: () => Promise.reject(new DialError("unreachable", "no network")) };
  const ops: string[] = [];
  const options = {
    names: ["kestrel-0.com"],
    permutations: false,
    ops: ["MxCheck", "Classification"] as const,
  };
  for await (const line of lookup("kestrel.com", { ...options, io: { ...io, dns, net }, signal: calm() })) {
    if (line.op === "Meta") continue;
    ops.push(line.op);
    if (line.op === "Classification") release();
  }
  expect(ops).toEqual(["Classification", "MxCheck"]);
});

/** What a lookup says of the mail of a name with these MX records, in a zone with some hosts; and its notices. */
async function mailOf(mx: readonly string[], zone: Zone, silent: readonly string[] = []) {
  const io = worldIo({
    "kestrel.com": { A: ["192.0.2.1"] },
    "k.com": { A: ["192.0.2.1"], MX: mx.map((host) => `10 ${host}`) },
    ...zone,
  });
  const dns: Dns = {
    ...io.dns,
    async query(name, type, ...rest) {
      const reply = await io.dns.query(name, type, ...rest);
      return silent.includes(name) ? { ...reply, rcode: "SERVFAIL", answers: [], soa: null } : reply;
    },
  };
  const net: Dialer = { connect: () => Promise.reject(new DialError("unreachable", "no network")) };
  const notices: string[] = [];
  const options = { names: ["k.com"], permutations: false, ops: ["MxCheck"] as const };
  const lines = await Array.fromAsync(
    lookup("kestrel.com", {
      ...options,
      io: { ...io, dns, net },
      onNotice: ({ code }) => notices.push(code),
    }),
  );
  const found = lines.find(({ op }) => op === "MxCheck")?.data as { is_positive: boolean } | undefined;
  return { mail: found?.is_positive ?? null, said: notices.includes("mail_unknown") };
}

const HOSTS: Zone = {
  "mx.test.example": { A: ["1.0.0.1"] },
  "mx6.test.example": { AAAA: ["2606:4700::1"] },
  "alias.test.example": { CNAME: ["mx.test.example."], A: ["1.0.0.1"] },
  "loop.test.example": { A: ["127.0.0.1"] },
  "loop6.test.example": { AAAA: ["::1"] },
  "nowhere.test.example": { A: ["0.0.0.0"] },
  "private.test.example": { A: ["10.1.2.3"], AAAA: ["fd00::1"] },
  "linked.test.example": { A: ["169.254.1.1"] },
  "half.test.example": { A: ["192.168.1.1", "1.0.0.1"] },
  "text.test.example": { TXT: ["x"] },
};

test.each<[mx: string[], mail: boolean | null, silent?: string[]]>([
  [["mx.test.example."], true],
  [["mx6.test.example."], true],
  [["alias.test.example."], true],
  [["half.test.example."], true],
  [["MX.test.example."], true],
  [["localhost."], false],
  [["localhost.localdomain."], false],
  [["mail."], false],
  [["mail.local."], false],
  [["127.0.0.1."], false],
  [["192.0.2.1."], false],
  [["1.0.0.1."], false],
  [["loop.test.example."], false],
  [["loop6.test.example."], false],
  [["nowhere.test.example."], false],
  [["private.test.example."], false],
  [["linked.test.example."], false],
  [["text.test.example."], false],
  [["gone.test.example."], false],
  [["."], false],
  [["localhost.", "gone.test.example.", "loop.test.example."], false],
  [["localhost.", "mx.test.example."], true],
  [[".", "mx.test.example."], true],
  [["gone.test.example."], null, ["gone.test.example"]],
  [["localhost.", "gone.test.example."], null, ["gone.test.example"]],
  [["gone.test.example.", "mx.test.example."], true, ["gone.test.example"]],
])("MX %j: mail is %s", async (mx, mail, silent = []) => {
  expect(await mailOf(mx, HOSTS, silent)).toEqual({ mail, said: mail === null });
});
