import { expect, test } from "vitest";
import { type Dialer, DialError } from "../../../../lib/dial.ts";
import { mailFacts, mailVerdict } from "../../../../lib/observe/mail/mail.ts";
import { mailProbe } from "../../../../lib/observe/mail/smtp.ts";
import { lookup, type Notice } from "../../../../mod.ts";
import type { Dns } from "../../../../lib/io.ts";
import type { StreamMessage } from "../../../../lib/model.ts";
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

test("a reply that says nothing about mailboxes stands behind what DNS says", () => {
  const verdict = mailVerdict(mailFacts({ mx: ["a."] }), "554 blocked");
  expect(verdict).toEqual({
    is_positive: true,
    response: "DNS: MX a; no SPF; SMTP says nothing about mailboxes: 554 blocked",
  });
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

const NAMES = Array.from({ length: 12 }, (_, i) => `kestrel-${i}.com`);
const ZONE: Zone = {
  "kestrel.com": { A: ["192.0.2.1"] },
  ...Object.fromEntries(NAMES.map((name, i) => [name, { A: ["192.0.2.1"], MX: [`10 mx${i}.test.`] }])),
  ...Object.fromEntries(NAMES.map((_, i) => [`mx${i}.test`, { A: ["1.0.0.1"] }])),
};

/** The MxCheck lines and notices of a lookup of names with MX records; `connect` takes the place of the network. */
async function look(mxCheck: boolean, connect: Dialer["connect"]) {
  const io = { ...worldIo(ZONE), net: { connect }, mxCheck };
  const notices: Notice[] = [];
  const lines: StreamMessage[] = [];
  const options = { io, names: NAMES, permutations: false, ops: ["MxCheck"] as const };
  for await (const line of lookup("kestrel.com", { ...options, onNotice: (n) => notices.push(n) })) {
    lines.push(line as StreamMessage);
  }
  return { lines, mail: lines.filter((line) => line.op === "MxCheck"), notices: notices.map((n) => n.code) };
}

test("without mxCheck no mail server is contacted, and DNS decides", async () => {
  const ports: number[] = [];
  const { mail, notices } = await look(false, (to) => {
    ports.push(to.port);
    return Promise.reject(new DialError("unreachable", "no network"));
  });
  expect(mail.map((line) => line.data)).toEqual(
    expect.arrayContaining(
      NAMES.map((_, i) => ({ is_positive: true, response: `DNS: MX mx${i}.test; no SPF` })),
    ),
  );
  expect([mail.length, ports.includes(25), notices.includes("mail_blocked")]).toEqual([12, false, false]);
});

test("neither a null MX nor one that a resolver keeps back is tried at the name's own address", async () => {
  const io = worldIo({
    "kestrel.com": { A: ["192.0.2.1"] },
    "null.com": { A: ["192.0.2.1"], MX: ["0 ."] },
    "unknown.com": { A: ["192.0.2.1"] },
  });
  const dns: Dns = {
    ...io.dns,
    async query(name, type, ...rest) {
      const reply = await io.dns.query(name, type, ...rest);
      return type === "MX" && name === "unknown.com" ? { ...reply, rcode: "SERVFAIL", answers: [] } : reply;
    },
  };
  const ports: number[] = [];
  const net: Dialer = {
    connect(to) {
      ports.push(to.port);
      return Promise.reject(new DialError("unreachable", "no network"));
    },
  };
  const options = { names: ["null.com", "unknown.com"], permutations: false, ops: ["MxCheck"] as const };
  await Array.fromAsync(lookup("kestrel.com", { ...options, io: { ...io, dns, net, mxCheck: true } }));
  expect(ports).not.toContain(25);
});

test("where port 25 is blocked a few hosts are tried, DNS decides, and one notice says so", async () => {
  const tried: string[] = [];
  const { mail, notices } = await look(true, (to, signal) => {
    if (to.port !== 25) return Promise.reject(new DialError("unreachable", "no web"));
    tried.push(to.host);
    // Four time out; the others would hang for ever, and end with the circuit.
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      if (tried.length <= 4) setTimeout(() => reject(new DialError("deadline", "silence")), 5);
    });
  });
  expect(mail.every(({ data }) => (data as { response: string }).response.startsWith("DNS: MX "))).toBe(true);
  expect([mail.length, notices.filter((code) => code === "mail_blocked").length]).toEqual([12, 1]);
  expect(new Set(tried).size).toBe(tried.length);
});

test("classification does not wait for mail", async () => {
  let release = () => {};
  const held = new Promise<never>((_, reject) =>
    release = () => reject(new DialError("unreachable", "late"))
  );
  held.catch(() => {});
  const io = {
    ...worldIo(ZONE),
    mxCheck: true,
    net: {
      connect: (to: { port: number }) =>
        to.port === 25 ? held : Promise.reject(new DialError("unreachable", "no web")),
    },
  };
  const ops: string[] = [];
  const options = {
    io,
    names: [NAMES[0]!],
    permutations: false,
    ops: ["MxCheck", "Classification"] as const,
  };
  for await (const line of lookup("kestrel.com", { ...options, signal: calm() })) {
    if (line.op === "Meta") continue;
    ops.push(line.op);
    if (line.op === "Classification") release();
  }
  expect(ops).toEqual(["Classification", "MxCheck"]);
});

test.each([
  ["5 s at the name's own address, where there is no MX", [], 5_000],
  ["30 s at mail servers that DNS names", ["mx.test"], 30_000],
])("a mail server that is silent costs %s", async (_, hosts, expected) => {
  let slept = 0;
  const io = {
    ...worldIo({ "k.com": { A: ["192.0.2.1"] }, "mx.test": { A: ["192.0.2.2"] } }),
    // It accepts connections and says nothing until it is hung up on.
    net: {
      connect: (_target: unknown, signal: AbortSignal) =>
        new Promise<never>((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        }),
    },
    sleep: async (ms: number, signal?: AbortSignal) => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal?.throwIfAborted();
      slept += ms;
    },
  };
  expect(await mailProbe(io, "k.com", hosts, calm())).toBeNull();
  expect(slept).toBe(expected);
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
