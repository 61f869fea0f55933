import { createServer as createTlsServer } from "node:tls";
import { afterEach, expect, test, vi } from "vitest";
import type { DialError } from "../../../lib/dial.ts";
import { createDialer } from "../../../lib/net/dialer.ts";
import { createIo } from "../../../lib/net/mod.ts";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { issue } from "./certificates.ts";
import { calm, listen, type Listening, scriptedDns, worldIo, type Zone } from "./world.ts";

const servers: Listening[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((s) => s.close()));
});
async function server(...args: Parameters<typeof listen>): Promise<Listening> {
  const made = await listen(...args);
  servers.push(made);
  return made;
}

/** The reason of the DialError that a promise ends with. */
async function reason(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(() => null, (e: DialError) => e);
  return error?.reason ?? String(error);
}

test("refuses by rule before any query or connection", async () => {
  const forbidden = await server((s) => s.end("never"));
  const zone: Zone = {
    "inside.example.net": { A: ["127.0.0.1"] },
    "alias.example.net": { CNAME: ["localhost."] },
    "six.example.net": { AAAA: ["::1"] },
  };
  const io = worldIo(zone);
  const dial = (host: string, port = 80): Promise<string> =>
    reason(io.net.connect({ host, port, purpose: "web" }, calm()));
  for (
    const host of ["127.0.0.1", "[::1]", "::ffff:127.0.0.1", "10.0.0.1", "localhost", "LOCALHOST.", "printer"]
  ) {
    expect(await dial(host)).toBe("refused");
  }
  expect(io.dns.queries).toEqual([]);
  for (const host of ["inside.example.net", "alias.example.net", "six.example.net"]) {
    expect(await dial(host)).toBe("refused");
  }
  expect(await dial("1.1.1.1", 22)).toBe("refused");
  expect(await dial("1.1.1.1", forbidden.port)).toBe("refused");
  expect(await dial("2130706433")).toBe("refused");
  expect(await dial("0x7f.1")).toBe("refused");
  expect(await dial("nowhere.example.net")).toBe("no_address");
  expect(forbidden.connections).toBe(0);
});

test("resolves once and connects to what it checked, though the name changes its mind", async () => {
  const good = await server((s) => s.end("good"), { host: "127.0.0.2" });
  const evil = await server((s) => s.end("evil"), { host: "127.0.0.1", port: good.port });
  const turns = [["127.0.0.2"], ["127.0.0.1"]];
  const io = worldIo({ "a.test": { A: () => turns.shift() ?? ["127.0.0.1"] } }, {
    allow: [`127.0.0.2:${good.port}`],
  });
  const connection = await io.net.connect({ host: "a.test", port: good.port, purpose: "web" }, calm());
  expect(new TextDecoder().decode(await connection.read() ?? undefined)).toBe("good");
  expect(await connection.read()).toBeNull();
  connection.close();
  expect(io.dns.queries).toEqual(["a.test A"]);
  expect(evil.connections).toBe(0);
});

test("of a mixed answer only the allowed addresses are dialled", async () => {
  const good = await server((s) => s.end("good"), { host: "127.0.0.2" });
  const evil = await server((s) => s.end("evil"), { host: "127.0.0.1", port: good.port });
  const io = worldIo({ "b.test": { A: ["127.0.0.1", "127.0.0.2"] } }, { allow: [`127.0.0.2:${good.port}`] });
  const connection = await io.net.connect({ host: "b.test", port: good.port, purpose: "web" }, calm());
  expect(connection.address).toBe("127.0.0.2");
  connection.close();
  expect(evil.connections).toBe(0);
});

test("aliases are followed eight names far, and addresses tried three deep", async () => {
  const chain: Zone = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`a${i}.test`, { CNAME: [`a${i + 1}.test.`] }]),
  );
  const good = await server((s) => s.end("good"), { host: "127.0.0.5" });
  chain["self.test"] = { CNAME: ["SELF.test."] };
  chain["a7.test"] = chain["b.test"] = { A: ["127.0.0.5"] };
  chain["c.test"] = { A: ["127.0.0.2", "127.0.0.3", "127.0.0.5"] };
  chain["d.test"] = { A: ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"] };
  const io = worldIo(chain, { allow: ["127.0.0.0/8"] });
  const dial = async (host: string): Promise<string> => {
    try {
      const connection = await io.net.connect({ host, port: good.port, purpose: "web" }, calm());
      connection.close();
      return connection.address;
    } catch (error) {
      return (error as DialError).reason;
    }
  };
  expect(await dial("a0.test")).toBe("127.0.0.5");
  expect(await dial("c.test")).toBe("127.0.0.5");
  expect(await dial("d.test")).toBe("unreachable");
  io.dns.queries.splice(0);
  expect(await dial("self.test")).toBe("no_address");
  expect(io.dns.queries.splice(0)).toEqual(["self.test A", "self.test AAAA"]);
  expect(await dial("a8.test")).toBe("no_address");
  expect(io.dns.queries).toEqual(
    Array.from({ length: 8 }, (_, i) => [`a${i + 8}.test A`, `a${i + 8}.test AAAA`]).flat(),
  );
});

test("addresses handed in are checked all the same", async () => {
  const io = worldIo({});
  const target = { host: "a.test", port: 80, purpose: "web" as const };
  for (const address of ["127.0.0.1", "nonsense", "169.254.169.254"]) {
    expect(await reason(io.net.connect({ ...target, addresses: [address] }, calm()))).toBe("refused");
  }
});

test("ports are mapped on allowed addresses only", async () => {
  const good = await server((s) => s.end("good"));
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.1:80"],
    portMap: { 80: good.port },
  });
  const connection = await io.net.connect({ host: "a.test", port: 80, purpose: "web" }, calm());
  expect(connection.port).toBe(80);
  connection.close();
});

test("a flood ends with too_much, silence with the total deadline, an abort with its reason", async () => {
  const flood = await server((s) => {
    const more = (): void => {
      while (s.writable && s.write(Buffer.alloc(16_384)));
    };
    s.on("drain", more);
    more();
  });
  const silent = await server(() => {});
  // Only silence may run into the deadline: a flood on a busy machine may take longer.
  const patient = worldIo({}, { allow: ["127.0.0.1"] });
  const io = worldIo({}, { allow: ["127.0.0.1"], totalMs: 150 });
  const at = (port: number) => ({ host: "127.0.0.1", port, purpose: "web" as const, maxBytes: 100_000 });
  const drained = async ({ net }: typeof io, port: number, signal = calm()): Promise<void> => {
    const connection = await net.connect(at(port), signal);
    while (await connection.read() !== null);
  };
  expect(await reason(drained(patient, flood.port))).toBe("too_much");
  expect(await reason(drained(io, silent.port))).toBe("deadline");
  const controller = new AbortController();
  const waiting = drained(patient, silent.port, controller.signal);
  controller.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
  await expect(io.net.connect(at(silent.port), AbortSignal.abort(new Error("before")))).rejects.toThrow(
    "before",
  );
});

test("nobody there is unreachable; the next address is tried", async () => {
  const good = await server((s) => s.end("good"), { host: "127.0.0.3" });
  const io = worldIo({ "a.test": { A: ["127.0.0.2", "127.0.0.3"] } }, { allow: ["127.0.0.0/8"] });
  const connection = await io.net.connect({ host: "a.test", port: good.port, purpose: "web" }, calm());
  expect(connection.address).toBe("127.0.0.3");
  connection.close();
  expect(await reason(io.net.connect({ host: "127.0.0.2", port: good.port, purpose: "web" }, calm())))
    .toBe("unreachable");
});

test("a turn that comes of the abort which ends the one who waits opens nothing", async () => {
  const busy = await server(() => {});
  const options = { allow: ["127.0.0.0/8"], portMap: { 80: busy.port }, perNetwork: 1 };
  const io = worldIo({}, options);
  const all = new AbortController();
  const connect = (host: string) => io.net.connect({ host, port: 80, purpose: "web" }, all.signal);
  await connect("127.0.0.1");
  const waits = connect("127.0.0.1");
  const ended = expect(waits).rejects.toThrow("over");
  await expect.poll(() => busy.connections, { interval: 1 }).toBe(1);
  all.abort(new Error("over"));
  await ended;
  // A connection that was begun would have arrived before this one.
  const probe = await worldIo({}, options).net.connect(
    { host: "127.0.0.1", port: 80, purpose: "web" },
    calm(),
  );
  await expect.poll(() => busy.connections, { interval: 1 }).toBeGreaterThan(1);
  expect(busy.connections).toBe(2);
  probe.close();
});

test("one address at a time gets perHost connections, and places come back", async () => {
  let most = 0;
  let now = 0;
  const good = await server((s) => {
    most = Math.max(most, ++now);
    s.on("close", () => now--);
    s.on("data", () => s.end());
  });
  const io = worldIo({}, { allow: ["127.0.0.1"], perHost: 2 });
  await Promise.all(Array.from({ length: 9 }, async () => {
    const connection = await io.net.connect({ host: "127.0.0.1", port: good.port, purpose: "web" }, calm());
    await connection.write("x");
    await connection.read();
    connection.close();
  }));
  expect(good.connections).toBe(9);
  // The server may see an end later than the next beginning.
  expect(most).toBeLessThanOrEqual(4);
});

test("six connections to an address and 64 to a network, unless it is said otherwise", async () => {
  const held: { close(): void }[] = [];
  const waits: string[] = [];
  const first = await server(() => {});
  const hosts = Array.from({ length: 11 }, (_, i) => `127.0.0.${i + 1}`);
  for (const host of hosts.slice(1)) await server(() => {}, { host, port: first.port });
  const io = worldIo({}, { allow: ["127.0.0.0/8"] });
  const connect = async (host: string): Promise<void> => {
    const onWait = () => {
      waits.push(host);
      return () => void waits.push(`${host} no more`);
    };
    held.push(await io.net.connect({ host, port: first.port, purpose: "web", onWait }, calm()));
  };
  const full = [
    ...hosts.slice(0, 10).flatMap((host) => Array<string>(6).fill(host)),
    ...Array(4).fill(hosts[10]),
  ];
  await Promise.all(full.map(connect));
  expect([held.length, waits]).toEqual([64, []]);
  const late = [connect(hosts[10]!), connect(hosts[0]!)];
  await expect.poll(() => waits, { interval: 1 }).toEqual([hosts[0], hosts[10]]);
  for (const each of held.splice(0)) each.close();
  await Promise.all(late);
  expect(waits.filter((each) => each === `${hosts[10]} no more`)).toHaveLength(1);
  for (const each of held) each.close();
});

test("without a limit of its own a connection reads 4 MiB and not a byte more", async () => {
  const sized = await server((s) => s.once("data", (n) => s.end(Buffer.alloc(Number(n)))));
  const io = worldIo({}, { allow: ["127.0.0.1"] });
  const read = async (bytes: number): Promise<number> => {
    const connection = await io.net.connect({ host: "127.0.0.1", port: sized.port, purpose: "web" }, calm());
    await connection.write(String(bytes));
    let sum = 0;
    for (let part; (part = await connection.read()) !== null;) sum += part.length;
    connection.close();
    return sum;
  };
  expect(await read(4_194_304)).toBe(4_194_304);
  expect(await reason(read(4_194_305))).toBe("too_much");
});

test("an abort reaches the attempt at the next address too", async () => {
  const first = await server(() => {});
  const second = await server(() => {}, { host: "127.0.0.2", port: first.port });
  const io = worldIo({ "a.test": { A: ["127.0.0.1", "127.0.0.2"] } }, {
    allow: ["127.0.0.0/8"],
    handshakeMs: 1_000,
  });
  const all = new AbortController();
  const target = { host: "a.test", port: first.port, purpose: "web" as const, tls: {} };
  const ended = expect(io.net.connect(target, all.signal)).rejects.toThrow("enough");
  await expect.poll(() => second.connections, { interval: 1, timeout: 10_000 }).toBe(1);
  all.abort(new Error("enough"));
  await ended;
});

test("a site without TLS is not contacted at its other addresses", async () => {
  const text = await server((s) => s.end("no TLS"));
  const other = await server((s) => s.end("no TLS"), { host: "127.0.0.2", port: text.port });
  const io = worldIo({ "a.test": { A: ["127.0.0.1", "127.0.0.2"] } }, { allow: ["127.0.0.0/8"] });
  const target = { host: "a.test", port: text.port, purpose: "web" as const };
  expect(await reason(io.net.connect({ ...target, tls: {} }, calm()))).toBe("tls");
  expect([text.connections, other.connections]).toEqual([1, 0]);
});

test("what ended, in whatever way, leaves no timer, no listener and its place", async () => {
  const good = await server((s) => s.end("good"));
  const io = worldIo({}, { allow: ["127.0.0.0/8"], perHost: 1, perNetwork: 1 });
  const armed = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  const { signal } = new AbortController();
  const listening = new Set<unknown>();
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    listening.add(args[1]);
    addEventListener.apply(signal, args);
  };
  signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    listening.delete(args[1]);
    removeEventListener.apply(signal, args);
  };
  try {
    const connect = (host: string, tls: Record<string, never> | null = null) =>
      io.net.connect({ host, port: good.port, purpose: "web", tls }, signal);
    const connection = await connect("127.0.0.1");
    expect(listening.size).toBeGreaterThan(0);
    while (await connection.read() !== null);
    connection.close();
    expect(await reason(connect("127.0.0.1", {}))).toBe("tls");
    // With one place for all, whoever kept it would be the last.
    for (let i = 0; i < 2; i++) expect(await reason(connect("127.0.0.9"))).toBe("unreachable");
    expect(await reason(connect("10.0.0.1"))).toBe("refused");
    expect(listening.size).toBe(0);
    const over = new Set(cleared.mock.calls.map(([timer]) => timer));
    const limits = armed.mock.calls.flatMap(([, ms], i) =>
      ms === 60_000 || ms === 4_000 ? [armed.mock.results[i]!.value] : []
    );
    expect(limits.length).toBeGreaterThanOrEqual(5);
    expect(limits.filter((timer) => !over.has(timer))).toEqual([]);
  } finally {
    armed.mockRestore();
    cleared.mockRestore();
  }
});

test("a connection, a handshake and a whole life have deadlines of 4, 6 and 60 s", async () => {
  const text = await server((s) => s.end("no TLS"));
  const io = worldIo({}, { allow: ["127.0.0.1"] });
  const armed = vi.spyOn(globalThis, "setTimeout");
  try {
    await reason(io.net.connect({ host: "127.0.0.1", port: text.port, purpose: "web", tls: {} }, calm()));
    expect(armed.mock.calls.map(([, ms]) => ms)).toEqual(expect.arrayContaining([4_000, 6_000, 60_000]));
  } finally {
    armed.mockRestore();
  }
});

test("TLS at once and by STARTTLS: certificate, protocol, verification", async () => {
  const issued = await issue(["a.test"]);
  const tls = createTlsServer({ key: issued.key, cert: issued.cert }, (s) => s.end("hello"));
  tls.on("tlsClientError", () => {});
  await new Promise<void>((done) => tls.listen(0, "127.0.0.1", done));
  const port = (tls.address() as { port: number }).port;
  const zone: Zone = { "a.test": { A: ["127.0.0.1"] }, "b.test": { A: ["127.0.0.1"] } };
  const io = worldIo(zone, { allow: ["127.0.0.1"], ca: [issued.ca] });
  const open = (host: string, verify: boolean) =>
    io.net.connect({ host, port, purpose: "web", tls: { verify } }, calm());
  const connection = await open("a.test", true);
  expect(connection.tls?.protocol).toMatch(/^TLSv1\.[23]$/);
  expect(parseX509(connection.tls?.certificate as Uint8Array).san_dns).toEqual(["a.test"]);
  expect(new TextDecoder().decode(await connection.read() ?? undefined)).toBe("hello");
  connection.close();
  expect(await reason(open("b.test", true))).toBe("tls");
  const other = await open("b.test", false);
  expect(other.tls?.certificate).not.toBeNull();
  other.close();
  const plain = await io.net.connect({ host: "a.test", port, purpose: "web" }, calm());
  const upgraded = await plain.startTls({ verify: true });
  expect(upgraded.certificate).toEqual(connection.tls?.certificate);
  expect(new TextDecoder().decode(await plain.read() ?? undefined)).toBe("hello");
  plain.close();
  tls.close();
});

test("a peer that speaks no TLS, or hangs up, ends the handshake with tls", async () => {
  const text = await server((s) => s.end("220 no TLS here\r\n"));
  const silent = await server(() => {});
  const io = worldIo({}, { allow: ["127.0.0.1"], handshakeMs: 100 });
  const dial = (port: number): Promise<string> =>
    reason(io.net.connect({ host: "127.0.0.1", port, purpose: "web", tls: {} }, calm()));
  expect(await dial(text.port)).toBe("tls");
  expect(await dial(silent.port)).toBe("deadline");
});

test("proxy variables change nothing", async () => {
  const proxy = await server((s) => s.end());
  const good = await server((s) => s.end("good"), { host: "127.0.0.2" });
  const before = { ...process.env };
  process.env.HTTP_PROXY = process.env.HTTPS_PROXY = process.env.ALL_PROXY = `http://127.0.0.1:${proxy.port}`;
  try {
    const dns = scriptedDns({ "a.test": { A: ["127.0.0.2"] } });
    const dialer = createDialer({ dns, allow: ["127.0.0.2"] });
    (await dialer.connect({ host: "a.test", port: good.port, purpose: "web" }, calm())).close();
  } finally {
    for (const key of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"]) {
      if (before[key] === undefined) delete process.env[key];
      else process.env[key] = before[key];
    }
  }
  expect(proxy.connections).toBe(0);
});

test("Bun is refused in one sentence, but for DNS alone", async () => {
  (globalThis as { Bun?: unknown }).Bun = {};
  try {
    const resolvers = ["127.0.0.1"];
    expect(() => createIo({ resolvers, geo: false })).toThrow(/^Cannot visit servers on Bun/);
    await createIo({ resolvers, geo: false, net: false }).dns.close();
  } finally {
    delete (globalThis as { Bun?: unknown }).Bun;
  }
});
