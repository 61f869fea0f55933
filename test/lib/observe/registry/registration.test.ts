import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { DialError, DialTarget } from "../../../../lib/dial.ts";
import { registration } from "../../../../lib/observe/registry/registration.ts";
import { lookup, type Notice } from "../../../../mod.ts";
import { calm, listen, worldIo } from "../../net/world.ts";
import { closeServers, HOSTS, json, RDAP, RELATED, servers, world } from "./registry_world.ts";

afterEach(closeServers);

/** The object of the domain that a path asks for. */
const aboutThe = (path: string) => ({ ...RDAP, links: [], ldhName: path.slice(path.lastIndexOf("/") + 1) });

test("RDAP with the registrar's object followed once", async () => {
  const object = {
    ...RDAP,
    links: [{ rel: "related", href: "http://rdap.registrar.example.net/domain/x.com" }],
  };
  const loop = { ...RELATED, links: [{ rel: "related", href: "http://rdap.registry.example.net/again" }] };
  const { io, requests } = await world(
    (host) => json(host.includes("registry") ? object : loop),
    {},
    HOSTS,
  );
  const found = await registration(io, "www.kestrel-example.com", calm());
  expect(found?.rdap).toEqual(object);
  expect(found?.metadata).toMatchObject({ registrar_iana_id: "9999", privacy_proxy: true });
  expect(requests).toEqual([
    "http rdap.registry.example.net/v1/domain/kestrel-example.com",
    "http rdap.registrar.example.net/domain/x.com",
  ]);
});

test("names that are looked up at once all get their answer from their one registry", async () => {
  const { io } = await world((_, path) => json(aboutThe(path)), {}, HOSTS);
  const quick = {
    ...io,
    registryIntervalMs: 250,
    sleep: (ms: number, signal: AbortSignal) => setTimeout(ms / 5, undefined, { signal }),
  };
  const found = await Promise.all(
    Array.from({ length: 40 }, (_, i) => registration(quick, `kestrel-${i}.com`, calm())),
  );
  expect(found.filter((each) => each === null)).toEqual([]);
});

test("a lookup of little patience does not wait behind others, and reports the busy server", async () => {
  const { io } = await world((_, path) => json(aboutThe(path)), {}, HOSTS);
  const busy: string[] = [];
  const ask = (i: number) =>
    registration({ ...io, registryIntervalMs: 250 }, `kestrel-${i}.com`, calm(), {
      patienceMs: 200,
      onBusy: (host) => busy.push(host),
    });
  const found = await Promise.all([ask(0), ask(1)]);
  expect(found.map((each) => each === null)).toEqual([false, true]);
  // WHOIS was queried instead, and is not reachable.
  expect(busy).toEqual(["rdap.registry.example.net"]);
});

test("a registry that refuses is left alone by all lookups of a dialer, which report the names without data", async () => {
  const names = ["kestrel-one.com", "kestrel-two.com"];
  const { io, requests } = await world(
    () => json({}, "429 Too Many Requests", "Retry-After: 3600\r\n"),
    {},
    [...HOSTS, ...names, "kestrel.com", "com"],
  );
  const notices: Notice[] = [];
  const look = async (name: string) => {
    const lines = lookup("kestrel.com", {
      io: { ...io, sleep: (ms, signal) => setTimeout(ms, undefined, { signal }) },
      names: [name],
      permutations: false,
      ops: ["Rdap"],
      onNotice: (notice) => notices.push(notice),
    });
    for await (const _ of lines);
    return notices.splice(0).filter(({ code }) => code === "registries_busy");
  };
  for (const name of names) {
    expect((await look(name)).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^1 of 1 name is without registration data/),
    ]);
  }
  expect(requests.filter((each) => each.startsWith("http rdap"))).toEqual([
    "http rdap.registry.example.net/v1/domain/kestrel-one.com",
  ]);
});

test("tables of the Io go before those of the package", async () => {
  const { io, requests } = await world(() => json({ ...RDAP, links: [] }), {}, HOSTS);
  const found = await registration(io, "kestrel-example.com", calm());
  expect(found?.rdap).not.toBeNull();
  expect(requests).toEqual(["http rdap.registry.example.net/v1/domain/kestrel-example.com"]);
});

test("related links and redirects to forbidden places are not followed", async () => {
  const object = { ...RDAP, links: [{ rel: "related", href: "http://127.0.0.1:8080/" }] };
  const { io } = await world(() => json(object), {}, HOSTS);
  expect((await registration(io, "kestrel-example.com", calm()))?.rdap).toEqual(object);
  const redirecting = await world(
    () => "HTTP/1.1 302 x\r\nLocation: http://169.254.169.254/\r\n\r\n",
    { "whois.registry.example.net domain kestrel-example.com": "Registrar: By WHOIS\n" },
    HOSTS,
  );
  const found = await registration(redirecting.io, "kestrel-example.com", calm());
  expect(found?.metadata.registrar).toBe("By WHOIS");
});

test("404 means no such domain, without a WHOIS query", async () => {
  const { io, requests } = await world(() => json({}, "404 Not Found"), {}, HOSTS);
  expect(await registration(io, "kestrel-example.com", calm())).toBeNull();
  expect(requests.length).toBe(1);
});

const BY_WHOIS = { "whois.registry.example.net domain kestrel-example.com": "Registrar: By WHOIS\n" };

test.each([
  ["an object about another domain", json({ ...RDAP, ldhName: "other-example.com" })],
  ["an object of another class", json({ ...RDAP, objectClassName: "nameserver" })],
  ["an error object under status 200", json({ errorCode: 404, title: "Not Found" })],
  ["an error object with the name under status 200", json({ ...RDAP, errorCode: 503 })],
  ["an object without class and name", json({ notices: [] })],
  ["a page under 404", "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\n<html>Not found"],
  [
    "a page under 404 that calls itself JSON",
    "HTTP/1.1 404 x\r\nContent-Type: application/json\r\n\r\n <html>",
  ],
])("%s is no data: WHOIS is queried", async (_, answer) => {
  const { io, requests } = await world(() => answer, BY_WHOIS, HOSTS);
  const absent: string[] = [];
  const found = await registration(io, "kestrel-example.com", calm(), {
    onAbsent: (evidence) => absent.push(evidence),
  });
  expect([found?.rdap, found?.metadata.registrar, absent]).toEqual([null, "By WHOIS", []]);
  expect(requests).toHaveLength(2);
});

test.each([
  ["kestrel-example.com", { ldhName: "Kestrel-Example.COM." }],
  ["bücher-example.com", { ldhName: "bücher-example.com" }],
  ["bücher-example.com", { ldhName: undefined, unicodeName: "Bücher-Example.com" }],
  ["kestrel-example.com", { ldhName: undefined }],
])("an object about %s may name it as %j", async (name, names) => {
  const object = { ...RDAP, links: [], ...names };
  const { io } = await world(() => json(object), {}, HOSTS);
  expect((await registration(io, name, calm()))?.metadata.registrar_iana_id).toBe("9999");
});

test("a registrar's object about another domain adds nothing", async () => {
  const links = [{ rel: "related", href: "http://rdap.registrar.example.net/domain/x.com" }];
  const { io } = await world(
    (host) => json(host.includes("registry") ? { ...RDAP, links } : { ...RELATED, ldhName: "other.com" }),
    {},
    HOSTS,
  );
  const found = await registration(io, "kestrel-example.com", calm());
  expect(found?.metadata).toMatchObject({ registrar_iana_id: "9999", reseller: null, privacy_proxy: null });
});

/** What is known of a name whose WHOIS server says this, closes never, and is waited for until the deadline. */
async function endless(text: string) {
  const sent = Promise.withResolvers<void>();
  const server = await listen((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.write(text));
  });
  servers.push(server);
  const io = worldIo({ "whois.example.net": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.0/8:43"],
    portMap: { 43: server.port },
  });
  const net = {
    async connect(to: DialTarget, signal: AbortSignal) {
      const connection = await io.net.connect(to, signal);
      const read = connection.read.bind(connection);
      connection.read = async () => {
        const chunk = await read();
        sent.resolve();
        return chunk;
      };
      return connection;
    },
  };
  // Time begins when the text has arrived.
  const sleep = async (ms: number, signal?: AbortSignal) => {
    await sent.promise;
    await setTimeout(ms / 1_500, undefined, { signal });
  };
  const absent: string[] = [];
  const tables = { rdap: new Map(), whois: new Map([["com", { host: "whois.example.net", query: "$" }]]) };
  const own = { ...io, net, sleep, tables, registryIntervalMs: 0 };
  const found = await registration(own, "kestrel-example.com", calm(), {
    onAbsent: (evidence) => absent.push(evidence),
  });
  return { registrar: found?.metadata.registrar, absent };
}

test("of a WHOIS server that never closes, what came until the deadline is read", async () => {
  const name = "Domain Name: kestrel-example.com\r\n";
  expect(await endless(`${name}Registrar: Example\r\n`)).toEqual({ registrar: "Example", absent: [] });
  expect(await endless("No match for kestrel-example.com\r\n")).toEqual({
    registrar: undefined,
    absent: ["WHOIS of whois.example.net: no such domain"],
  });
  // Its preamble alone says nothing of the name.
  expect(await endless("% Welcome to the registry\r\n")).toEqual({ registrar: undefined, absent: [] });
});

const OTHER =
  "domain: other-example.com\nregistrar: Other\nnserver: ns1.other.example\ncreated: 2001-01-01\n";
const OWN = "Domain Name: KESTREL-EXAMPLE.COM.\nRegistrar: Own\n";

test.each([
  ["another first", `% Registry\n\n${OTHER}\n${OWN}`, `% Registry\n\n${OWN}`],
  ["another last", `${OWN}\n${OTHER}`, OWN],
  [
    "a longer one with the name in it",
    `${OWN}\nDomain Name: kestrel-example.com.evil.net\nRegistrar: E\n`,
    OWN,
  ],
  ["its own in two parts", `${OWN}${OTHER}${OWN}`, OWN + OWN],
  ["none but its own", `${OWN}\nDomain Status: ok\n`, `${OWN}\nDomain Status: ok\n`],
])("of a WHOIS text with two objects, %s, the one of the name counts", async (_, answer, own) => {
  const { io } = await world(
    () => json({}, "500 x"),
    { "whois.registry.example.net domain kestrel-example.com": answer },
    HOSTS,
  );
  const found = await registration(io, "kestrel-example.com", calm());
  expect(found?.whois?.trimEnd()).toBe(own.trimEnd());
  expect(found?.metadata).toMatchObject({ registrar: "Own", registration_date: null, nameservers: [] });
});

test.each([
  ["another domain's object is no data", OTHER, []],
  ["no such domain, another domain's object below", `No match for kestrel-example.com\n\n${OTHER}`, [
    "WHOIS of whois.registry.example.net: no such domain",
  ]],
])("WHOIS: %s", async (_, answer, evidence) => {
  const { io } = await world(
    () => json({}, "500 x"),
    { "whois.registry.example.net domain kestrel-example.com": answer },
    HOSTS,
  );
  const absent: string[] = [];
  const settings = { onAbsent: (each: string) => absent.push(each) };
  expect(await registration(io, "kestrel-example.com", calm(), settings)).toBeNull();
  expect(absent).toEqual(evidence);
});

test("429 stops the questions, and the registry's WHOIS takes over", async () => {
  const { io, requests } = await world(() => json({}, "429 Too Many", "Retry-After: 3600\r\n"), {
    "whois.registry.example.net domain kestrel-example.com":
      "Registrar: Example\r\nRegistrar WHOIS Server: whois.registrar.example.net\r\nCreation Date: 2025-03-31T13:38:16Z\r\n",
  }, HOSTS);
  const found = await registration(io, "kestrel-example.com", calm());
  expect(found?.metadata).toMatchObject({
    registrar: "Example",
    registration_date: "2025-03-31T13:38:16Z",
  });
  await registration(io, "kestrel-example.com", calm());
  expect(requests.filter((a) => a.startsWith("http")).length).toBe(1);
});

/** A registrar that takes connections and never answers. */
async function silentRegistrar(
  http: (host: string) => string,
  whois: Record<string, string>,
) {
  const { io } = await world(http, whois, HOSTS);
  const hung: string[] = [];
  const reached = Promise.withResolvers<void>();
  const net = {
    connect(to: DialTarget, signal: AbortSignal) {
      if (!to.host.includes("registrar")) return io.net.connect(to, signal);
      hung.push(to.host);
      reached.resolve();
      return new Promise<never>((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason), { once: true })
      );
    },
  };
  // Time begins when the registrar is reached, however long the registry took.
  const sleep = async (ms: number, signal?: AbortSignal) => {
    await reached.promise;
    await setTimeout(ms / 100, undefined, { signal });
  };
  const found = await registration({ ...io, net, sleep }, "kestrel-example.com", calm());
  return { found, hung };
}

test(
  "a registrar that hangs costs nothing of the registry's answer",
  async () => {
    const links = [{ rel: "related", href: "http://rdap.registrar.example.net/domain/x.com" }];
    const rdap = await silentRegistrar(() => json({ ...RDAP, links }), {});
    expect(rdap.found?.metadata.registration_date).toBe("2025-03-31T13:38:16Z");
    expect(rdap.hung).toEqual(["rdap.registrar.example.net"]);
  },
);

test.each(["127.0.0.1", "whois.registrar.example.net"])(
  "a referral to %s is not followed",
  async (target) => {
    const { io } = await world(() => json({}, "500 x"), {
      "whois.registry.example.net domain kestrel-example.com":
        `Registrar: Example\nRegistrar WHOIS Server: ${target}\n`,
    }, HOSTS);
    const dialled: string[] = [];
    const net = {
      connect: async (to: DialTarget, signal: AbortSignal) => {
        const connection = io.net.connect(to, signal);
        dialled.push(
          await connection.then(() => `${to.host} ${to.port}`, (error: DialError) => error.reason),
        );
        return connection;
      },
    };
    const found = await registration({ ...io, net }, "kestrel-example.com", calm());
    expect(found?.metadata.registrar).toBe("Example");
    expect(dialled).toEqual(["rdap.registry.example.net 80", "whois.registry.example.net 43"]);
  },
);

test("a WHOIS flood is cut, a quota text pauses the server", async () => {
  const flood = await listen((socket) => {
    const more = (): void => {
      while (socket.writable && socket.write("registrar: " + "y".repeat(300) + "\n"));
    };
    socket.on("drain", more);
    socket.once("data", more);
  });
  const quota = await listen((socket) => socket.once("data", () => socket.end("Quota exceeded\r\n")), {
    host: "127.0.0.2",
  });
  servers.push(flood, quota);
  const ioOf = (port: number, ip: string) => ({
    ...worldIo({ "whois.example.net": { A: [ip] } }, { allow: ["127.0.0.0/8:43"], portMap: { 43: port } }),
    tables: { rdap: new Map(), whois: new Map([["com", { host: "whois.example.net", query: "$" }]]) },
    registryIntervalMs: 0,
  });
  const flooded = await registration(ioOf(flood.port, "127.0.0.1"), "kestrel-example.com", calm());
  expect(flooded?.whois?.length).toBe(65_536);
  const io = ioOf(quota.port, "127.0.0.2");
  expect(await registration(io, "kestrel-example.com", calm())).toBeNull();
  expect(await registration(io, "kestrel-example.com", calm())).toBeNull();
  expect(quota.connections).toBe(1);
});

test("a name that nobody can register is not looked up", async () => {
  const { io, requests } = await world(() => json(RDAP), {}, HOSTS);
  for (const name of ["com", "co.uk", "127.0.0.1", "a b.com"]) {
    expect([name, await registration(io, name, calm())]).toEqual([name, null]);
  }
  expect(requests).toEqual([]);
});

test("of a suffix that is in no table it is said that no registry is known, and nobody is asked", async () => {
  const { io, requests } = await world(() => "", {}, HOSTS);
  const why: string[] = [];
  const none = { ...io, tables: { rdap: new Map(), whois: new Map() } };
  const options = { onUnusable: (each: string) => why.push(each) };
  expect(await registration(none, "kestrel-example.com", calm(), options)).toBeNull();
  expect([requests, why]).toEqual([[], [
    "Cannot ask about kestrel-example.com: no registry is known for it",
  ]]);
});

test("an aborted lookup rejects with its reason, and RDAP has half of the 30 seconds", async () => {
  const { io } = await world(() => json(RDAP), {}, HOSTS);
  const controller = new AbortController();
  const slept: number[] = [];
  const net = {
    connect: (_: DialTarget, signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        controller.abort(new Error("left"));
      }),
  };
  const sleep = (ms: number, signal?: AbortSignal) => {
    slept.push(ms);
    return io.sleep(ms, signal);
  };
  await expect(registration({ ...io, net, sleep }, "kestrel-example.com", controller.signal))
    .rejects.toThrow("left");
  expect(slept).toEqual([15_000 / 8]);
});
