import { lookupLines } from "../lookup_lines.ts";
import { expect, test } from "vitest";
import type { DnsReply } from "../../../lib/net/mod.ts";
import type { Io, LookupOptions, Notice, StreamMessage } from "../../../mod.ts";
import { controlReply, dnsIo, listen, SOA, timelessSleep, worldIo } from "../net/world.ts";

const NOTHING: DnsReply = { rcode: "NXDOMAIN", authoritative: false, answers: [], soa: SOA, resolver: "x" };

/** A machine whose resolver answers by a function, with the queries that it received. */
function machine(answer: (name: string, type: string) => Partial<DnsReply>): { io: Io; queries: string[] } {
  const queries: string[] = [];
  const io = dnsIo(["192.0.2.53"], (name, type) => {
    queries.push(`${name} ${type}`);
    const soa = { ...SOA, zone: `${name.slice(name.lastIndexOf(".") + 1)}.` };
    return Promise.resolve({ ...NOTHING, soa, ...controlReply(name, type), ...answer(name, type) });
  });
  return { io, queries };
}

const all = async (options: LookupOptions & { io: Io }, name = "example.com"): Promise<StreamMessage[]> =>
  await Array.fromAsync(lookupLines(name, { permutations: false, names: ["exmple.com"], ...options }));

test("a network that denies the top-level domain itself is none", async () => {
  const { io } = machine(() => ({ rcode: "NXDOMAIN", answers: [], soa: null }));
  expect((await all({ io })).at(-1)).toMatchObject({
    data: {
      kind: "Error",
      data: { status: 503, detail: expect.stringMatching(/^192\.0\.2\.53 says that \.com does not exist/) },
    },
  });
});

test("the imitated name is looked at where look-alikes are compared with it, and only there", async () => {
  for (const [plan, compared] of [["squat", true], ["nxdomain", false], ["analyze", false]] as const) {
    const { io, queries } = machine((name) => /^exa?mple/.test(name) ? { rcode: "NOERROR" } : {});
    const host = plan === "analyze" ? "exmple.com" : "example.com";
    expect((await all({ io, plan }, host)).at(-1)).toMatchObject({ data: { kind: "Done" } });
    expect([plan, queries.includes("example.com MX")]).toEqual([plan, compared]);
  }
});

test("a host that is analyzed is no other name", async () => {
  const notices: Notice[] = [];
  const { io } = machine(() => ({ rcode: "NOERROR" }));
  await all({ io, plan: "analyze", onNotice: (notice) => notices.push(notice) }, "www.example.com");
  expect(notices.filter(({ code }) => code === "registrable")).toEqual([]);
});

test("a host of which nothing is known is not studied, in no plan", async () => {
  for (const plan of ["squat", "nxdomain", "analyze"] as const) {
    const { io, queries } = machine((name) => name === "exmple.com" ? { rcode: "SERVFAIL", soa: null } : {});
    const lines = await all({ io, plan }, plan === "analyze" ? "exmple.com" : "example.com");
    expect(lines.filter(({ op }) => op !== "Meta")).toEqual([]);
    expect(queries.filter((question) => /^exmple\.com (MX|TXT|AAAA)/.test(question))).toEqual([]);
  }
});

test("a caller that fails at a name ends the lookup with Error at once, whatever others wait for", async () => {
  const { io, queries } = machine((name) => /^n\d|^exa/.test(name) ? { rcode: "NOERROR" } : {});
  const names = Array.from({ length: 10_000 }, (_, i) => `n${i}.com`);
  let studied = 0;
  const onStudied = () =>
    ++studied === 8 ? Promise.reject(new Error("full disk")) : new Promise<void>(() => {});
  const lines = await all({ io, names, ops: ["Dns"], onStudied });
  expect(lines.at(-1)).toMatchObject({ op: "Meta", data: { kind: "Error" } });
  expect(lines.filter(({ op }) => op !== "Meta")).toEqual([]);
  // A window of names was asked for, no more.
  expect(new Set(queries.map((question) => question.split(" ")[0])).size).toBeLessThan(2_200);
});

test("the longest time a timer can wait is taken, no time is not", async () => {
  const { io } = machine(() => ({}));
  expect((await all({ io, deadlineMs: 2 ** 31 - 1 })).at(-1)).toMatchObject({ data: { kind: "Done" } });
  for (const deadlineMs of [0, -1, 2 ** 31]) {
    await expect(all({ io, deadlineMs })).rejects.toThrow(`deadlineMs ${deadlineMs}`);
  }
});

test("two seconds of silence end in a Heartbeat", async () => {
  const { io } = machine(() => ({}));
  let ticks = 0;
  const quiet: Io = {
    ...io,
    dns: { ...io.dns, query: () => new Promise(() => {}) },
    sleep: async (ms, signal) => {
      if (ms > 1_000) return await timelessSleep(ms, signal);
      // Others have their turn between two ticks.
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal?.throwIfAborted();
      if (ms > 0) ticks++;
    },
  };
  const heard: [number, unknown][] = [];
  for await (
    const line of lookupLines("example.com", { io: quiet, names: ["exmple.com"], permutations: false })
  ) {
    if (heard.push([ticks, line.data]) === 3) break;
  }
  expect(heard).toEqual([
    [0, { kind: "Progress", data: [0, 1], completeness: 0, brand: "example.com" }],
    [8, { kind: "Heartbeat" }],
    [16, { kind: "Heartbeat" }],
  ]);
});

test("a reader that stalls stops the work, and finds all when it reads on", async () => {
  const { io } = machine((name) => /^n\d+\.|^exa/.test(name) ? { rcode: "NOERROR" } : {});
  let queries = 0;
  const query: Io["dns"]["query"] = (name, type, ...rest) => {
    if (/^n\d+\./.test(name)) queries++;
    return io.dns.query(name, type, ...rest);
  };
  const sleep: Io["sleep"] = async (ms, signal) => {
    if (ms > 1_000) return await timelessSleep(ms, signal);
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
  };
  const names = Array.from({ length: 6_000 }, (_, i) => `n${i}.com`);
  const options = {
    names,
    permutations: false,
    ops: ["Levenshtein"],
    io: { ...io, sleep, dns: { ...io.dns, query } },
  };
  const lines = lookupLines("example.com", options as LookupOptions & { io: Io });
  for (;;) {
    const { value } = await lines.next();
    if ((value as StreamMessage).op === "Levenshtein") break;
  }
  let before = -1;
  for (let still = 0; still < 200; still = queries === before ? still + 1 : 0) {
    before = queries;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(queries).toBeLessThan(5_000);
  const rest = await Array.fromAsync(lines);
  expect(rest.filter(({ op }) => op === "Levenshtein").length).toBeGreaterThanOrEqual(5_999);
  // No sign of life piled up meanwhile.
  expect(rest.filter((line) => line.op === "Meta" && line.data.kind === "Heartbeat")).toEqual([]);
});

test("a reader of an nxdomain lookup that stalls for long gets each line once; the rest waits", async () => {
  const isRegistered = (name: string) => /^(?:n\d*5|ex\w*[bcd]\w*)\.com/.test(name);
  const { io, queries } = machine((name) => isRegistered(name) ? { rcode: "NOERROR" } : {});
  const sleep: Io["sleep"] = async (ms, signal) => {
    if (ms > 1_000) return await timelessSleep(ms, signal);
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
  };
  // Many names are under way when the reader stalls.
  const query: Io["dns"]["query"] = async (...question) => {
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 0));
    return await io.dns.query(...question);
  };
  const names = Array.from({ length: 500 }, (_, i) => `n${i}.com`);
  const lines = lookupLines("example.com", {
    plan: "nxdomain",
    names,
    limit: 6_000,
    io: { ...io, sleep, dns: { ...io.dns, query } },
  });
  const seen = new Map<string, number>();
  let last: StreamMessage | undefined;
  const note = (line: StreamMessage) => {
    last = line;
    if (line.op === "Levenshtein") {
      const { fqdn } = line.permutation.domain;
      seen.set(fqdn, (seen.get(fqdn) ?? 0) + 1);
    }
  };
  const first = () => queries.filter((question) => question.endsWith(" A"));
  const stalled: number[] = [];
  for (const count of [1_000, 3, 3_000, 40]) {
    for (let i = 0; i < count; i++) note((await lines.next()).value as StreamMessage);
    let before = -1;
    for (let still = 0; still < 100; still = queries.length === before ? still + 1 : 0) {
      before = queries.length;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    stalled.push(first().length);
  }
  for await (const line of lines) note(line);
  expect(last).toEqual({ op: "Meta", data: { kind: "Done" } });
  expect([seen.size, Math.max(...seen.values())]).toEqual([6_500, 1]);
  // Three lines make room for less than a slice of names.
  expect(stalled[1]! - stalled[0]!).toBeLessThan(100);
  expect(stalled[3]).toBeLessThan(6_000);
  const free = first().filter((question) => /^n\d*[0-46-9]\.com/.test(question));
  expect(new Set(free).size).toBe(free.length);
  // Free names have no other question: one for servers in place of one for addresses, and the first ones both.
  expect(queries.filter((question) => /^n\d*[0-46-9]\.com (MX|TXT|AAAA)$/.test(question))).toEqual([]);
  const servers = queries.filter((question) => /^n\d*[0-46-9]\.com NS$/.test(question));
  expect(servers.length + free.length).toBeLessThanOrEqual(450 + 8 + 450 / 100);
});

test("servers without usable TLS are reported, with their number and one name", async () => {
  const server = await listen((socket) => socket.end("220 this is no TLS\r\n"));
  const zone = Object.fromEntries(
    ["example.com", "exmple.com"].map((name) => [name, { A: [server.address] }]),
  );
  const io = worldIo(zone, { allow: ["127.0.0.1"], portMap: { 80: server.port, 443: server.port } });
  const notices: Notice[] = [];
  await all({ io, ops: ["OriginX509"], onNotice: (notice) => notices.push(notice) });
  await server.close();
  expect(notices.filter(({ code }) => code === "no_tls").map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^1 of 1 name has a server with which the TLS handshake failed, such as exmple\.com: ./,
    ),
  ]);
});
