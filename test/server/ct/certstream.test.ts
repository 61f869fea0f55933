import { Buffer } from "node:buffer";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import {
  CertstreamChains,
  type CertstreamUpdate,
  certstreamUpdate,
  type CtLog,
  followOnce,
  getEntriesEntry,
  liteUpdate,
  type LogEntry,
} from "../../../lib/ct/log/mod.ts";
import { type Certstream, type CertstreamOptions, serveCertstream } from "../../../server/ct/certstream.ts";
import { logIo } from "../../../server/ct/follow_logs.ts";
import { createIssuer } from "../mini/ct_issue.ts";
import { listenLog, MiniLog } from "../mini/ct_log.ts";

const AT = 1_790_000_000_000;
const LOG = { description: "Mini 2026h2", url: "https://mini.example/log/", monitoring_url: null };
const issuer = await createIssuer();
const closing: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function entryOf(index: number, ...names: string[]): Promise<LogEntry> {
  const { certificate } = await issuer.issue(names, new Date(AT));
  return {
    index,
    timestamp: AT,
    kind: 0,
    certificate,
    tbs: null,
    hash: new Uint8Array(32),
    chain: { certificates: [] },
  };
}

async function serve(options: Partial<CertstreamOptions> = {}): Promise<Certstream> {
  const stream = await serveCertstream({
    ...{
      host: "127.0.0.1",
      port: 0,
      now: () => AT,
      door: () => Promise.resolve({ owner: "ann", isGood: () => Promise.resolve(true) }),
    },
    ...options,
  });
  closing.push(() => stream.close());
  return stream;
}

async function connect({ url }: Certstream, path: string) {
  const socket = new WebSocket(url + path);
  closing.push(() => socket.close());
  const messages: Record<string, unknown>[] = [];
  let wake = () => {};
  socket.addEventListener("message", ({ data }) => {
    messages.push(JSON.parse(data));
    wake();
  });
  await once(socket as unknown as EventTarget as never, "open");
  return {
    socket,
    async read(count: number) {
      while (messages.length < count) await new Promise<void>((resolve) => wake = resolve);
      return messages.splice(0, count);
    },
  };
}

/** Asks for an upgrade by hand, which may have a path that no client sends. */
function upgrade(url: string, path: string): { socket: Socket; answered: Promise<string> } {
  const socket = createConnection(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  return { socket, answered: once(socket, "data").then(([data]) => String(data)) };
}

test("a message has certstream's members, and the DER only where the full stream has it", async () => {
  const update = (certstreamUpdate(await entryOf(7, "a.example.com", "b.example.com"), LOG, AT))!;
  const { leaf_cert, ...data } = update.data;
  expect(data).toEqual({
    update_type: "X509LogEntry",
    chain: [],
    cert_index: 7,
    cert_link: "https://mini.example/log/ct/v1/get-entries?start=7&end=7",
    seen: AT / 1_000,
    source: {
      name: "Mini 2026h2",
      url: "https://mini.example/log/",
      timestamp: AT / 1_000,
      type: "rfc6962",
    },
  });
  expect(leaf_cert.all_domains.sort()).toEqual(["a.example.com", "b.example.com"]);
  expect(leaf_cert.extensions["subjectAltName"]).toContain("DNS:a.example.com");
  expect(leaf_cert.sha256).toMatch(/^([\dA-F]{2}:){31}[\dA-F]{2}$/);
  expect(leaf_cert.fingerprint).toMatch(/^([\dA-F]{2}:){19}[\dA-F]{2}$/);
  expect(leaf_cert.issuer.aggregated).toMatch(/^\//);
  expect(leaf_cert.not_after).toBeGreaterThan(leaf_cert.not_before);
  expect(JSON.stringify(liteUpdate(update))).not.toMatch(/as_der|chain/);
});

test("what cannot be read, or is not what the log committed to, is no message", async () => {
  const entry = await entryOf(1, "a.example.com");
  expect(certstreamUpdate({ ...entry, certificate: new Uint8Array([48, 1]) }, LOG, AT)).toBe(null);
  expect(certstreamUpdate({ ...entry, kind: 1, tbs: new Uint8Array([48, 0]) }, LOG, AT)).toBe(null);
});

/** A log that listens, and its entries as they are followed. */
async function followed(
  isTiled: boolean,
  damage: (path: string, body: Uint8Array) => Uint8Array = (_, body) => body,
) {
  const log = new MiniLog(() => AT);
  for (let i = 0; i < 4; i++) {
    log.add(await issuer.issue([`n${i}.example.com`], new Date(AT)), i % 2 === 0 ? 1 : 0);
  }
  const answer = log.answer.bind(log);
  const paths: string[] = [];
  log.answer = (path, query) => {
    paths.push(path);
    const found = answer(path, query);
    return found === null ? null : { ...found, body: damage(path, found.body) };
  };
  const server = await listenLog(log);
  closing.push(() => server.close());
  const listed: CtLog = log.describe(server.url, 1, isTiled);
  const entries: LogEntry[] = [];
  for await (const batch of followOnce(listed, logIo(), { partial: true })) entries.push(...batch.entries);
  return { listed, entries, issuers: () => paths.filter((path) => path.startsWith("issuer/")) };
}

const { issuer: own } = await issuer.issue(["own.example.com"], new Date(AT));

describe("chains", () => {
  test.each([[true, 1], [false, 0]])(
    "the full stream has each entry's issuers, and a tiled log gets one request for each (tiled: %s)",
    async (isTiled, requests) => {
      const { listed, entries, issuers } = await followed(isTiled);
      const stream = await serve({ io: logIo() });
      const [full, lite] = await Promise.all([connect(stream, "full-stream"), connect(stream, "")]);
      await stream.send(listed, entries);
      const messages = await full.read(4) as unknown as CertstreamUpdate[];
      for (const { data: { chain, source } } of messages) {
        expect(source.type).toBe(isTiled ? "tiled" : "rfc6962");
        expect(chain).toHaveLength(1);
        expect(chain![0]).toMatchObject({
          as_der: Buffer.from(own).toString("base64"),
          subject: { aggregated: "/C=XX/CN=Miniature CA 1/O=Miniature Internet", CN: "Miniature CA 1" },
          extensions: { basicConstraints: "CA:TRUE", keyUsage: "Key Cert Sign, C R L Sign" },
          is_ca: true,
          all_domains: [],
        });
      }
      expect(messages.map(({ data }) => data.leaf_cert.extensions.ctlPoisonByte)).toEqual([
        true,
        undefined,
        true,
        undefined,
      ]);
      expect(JSON.stringify(await lite.read(4))).not.toContain('"chain"');
      expect(issuers()).toHaveLength(requests);
    },
  );

  test("the members of a chain are those of certstream's servers", async () => {
    const { listed, entries } = await followed(false);
    const chains = new CertstreamChains(null, () => AT);
    const { data } = certstreamUpdate(entries[0]!, listed, AT, await chains.chainOf(entries[0]!, listed))!;
    // CaliDog/certstream-server, example.json; certstream-server-go, models: Data, LeafCert, Subject.
    expect(Object.keys(data).sort())
      .toEqual(["cert_index", "cert_link", "chain", "leaf_cert", "seen", "source", "update_type"]);
    const certificate = [
      "all_domains",
      "as_der",
      "extensions",
      "fingerprint",
      "is_ca",
      "issuer",
      "not_after",
      "not_before",
      "serial_number",
      "sha1",
      "sha256",
      "signature_algorithm",
      "subject",
    ];
    const name = ["C", "CN", "L", "O", "OU", "ST", "aggregated", "emailAddress", "email_address"];
    for (const each of [data.leaf_cert, ...data.chain!]) {
      expect(Object.keys(each).sort()).toEqual(certificate);
      expect(Object.keys(each.subject).sort()).toEqual(name);
      expect(Object.keys(each.issuer).sort()).toEqual(name);
    }
  });

  test("a log that gives another issuer has no chains, and is left alone for a minute", async () => {
    const { listed, entries, issuers } = await followed(
      true,
      (path, body) => path.startsWith("issuer/") ? body.slice(1) : body,
    );
    let now = AT;
    const chains = new CertstreamChains(logIo(), () => now);
    for (const entry of entries) expect(await chains.chainOf(entry, listed)).toEqual([]);
    expect(issuers()).toHaveLength(1);
    now += 60_001;
    expect(await chains.chainOf(entries[0]!, listed)).toEqual([]);
    expect(issuers()).toHaveLength(2);
  });

  test("a chain ends before what is no certificate, and after sixteen", async () => {
    const chains = new CertstreamChains(null, () => AT);
    const entry = await entryOf(1, "a.example.com");
    const of = (...certificates: Uint8Array[]) => chains.chainOf({ ...entry, chain: { certificates } }, LOG);
    expect(await of(own, new Uint8Array(9), own)).toHaveLength(1);
    const sized = (bytes: Uint8Array) => [0, bytes.length >> 8, bytes.length & 255, ...bytes];
    const leaf = Uint8Array.from([0, 0, ...new Array(8).fill(0), 0, 0, ...sized(entry.certificate), 0, 0]);
    const read = (extra: number[]) => getEntriesEntry(leaf, Uint8Array.from(extra), 0).chain;
    const many = Array.from({ length: 20 }, () => [0, 0, 1, 7]).flat();
    expect(read([0, 0, many.length, ...many])).toEqual({
      certificates: new Array(16).fill(Uint8Array.of(7)),
    });
    expect(read([0, 0, 6, 0, 0, 1, 7, 0, 9])).toEqual({ certificates: [Uint8Array.of(7)] });
    expect(read([])).toEqual({ certificates: [] });
  });
});

describe("streams", () => {
  test("each path has its own form; a brand's stream has only what imitates it", async () => {
    const stream = await serve();
    const paths = ["", "certstream", "full-stream", "domains-only", "domains-only?match=paypal.com"];
    const clients = await Promise.all(paths.map((path) => connect(stream, path)));
    await stream.send(LOG, [await entryOf(1, "www.example.com"), await entryOf(2, "paypa1.com")]);
    const [lite, same, full, domains, matched] = await Promise.all(
      clients.map(({ read }, i) => read(i === 4 ? 1 : 2)),
    );
    expect(lite).toEqual(same);
    expect(JSON.stringify(lite)).not.toContain("as_der");
    expect(JSON.stringify(full)).toContain("as_der");
    expect(domains!.map(({ data }) => data)).toEqual([["www.example.com"], ["paypa1.com"]]);
    expect(matched).toEqual([{ message_type: "dns_entries", data: ["paypa1.com"] }]);
    const example = await (await fetch(stream.url.replace("ws:", "http:") + "example.json")).json();
    expect(example.data.cert_index).toBe(2);
  });

  test("a client that does not read misses messages; the others and the follower go on", async () => {
    const stream = await serve({ mostWaiting: 0 });
    await connect(stream, "domains-only");
    await stream.send(LOG, [await entryOf(1, "a.example.com")]);
    expect(stream.counts()).toEqual({ clients: 1, dropped: 1 });
    expect(await (await fetch(stream.url.replace("ws:", "http:") + "stats.json")).json())
      .toEqual({ clients: 1, dropped: 1 });
  });

  test("the clients of an owner share what is buffered", async () => {
    const stream = await serve({ mostWaiting: 1_000 });
    const first = await connect(stream, "domains-only");
    await stream.send(LOG, [await entryOf(1, "a.example.com")]);
    await first.read(1);
    await Promise.all(Array.from({ length: 19 }, () => connect(stream, "domains-only")));
    await stream.send(LOG, [await entryOf(2, "b.example.com")]);
    expect(stream.counts()).toEqual({ clients: 20, dropped: 20 });
  });

  test("connections that are refused or say nothing, and stay, keep nobody out", async () => {
    const refusal = { status: 401, detail: "no" };
    const stream = await serve({
      door: ({ url }) =>
        Promise.resolve(
          url?.includes("wrong") ? refusal : { owner: "ann", isGood: () => Promise.resolve(true) },
        ),
    });
    const { read } = await connect(stream, "domains-only");
    const port = Number(new URL(stream.url).port);
    let closed = 0;
    for (const text of ["", "GET / HT", null]) {
      for (let i = 0; i < 400; i++) {
        const socket = text === null
          ? upgrade(stream.url, "/wrong").socket
          : createConnection({ port, host: "127.0.0.1" });
        closing.push(() => void socket.destroy());
        socket.on("error", () => {}).on("close", () => closed++).resume();
        if (text !== null) socket.write(text);
        await once(socket, "connect");
      }
    }
    await connect(stream, "domains-only");
    await expect.poll(() => closed).toBeGreaterThanOrEqual(1_099);
    await stream.send(LOG, [await entryOf(1, "a.example.com")]);
    expect(await read(1)).toEqual([{ message_type: "dns_entries", data: ["a.example.com"] }]);
  });

  test("paths and brands that cannot be used are refused before the upgrade", async () => {
    const { url } = await serve();
    const many = Array.from({ length: 51 }, (_, i) => `brand-${i}.com`).join(",");
    for (
      const [path, status] of [
        ["/other", 404],
        ["/?match=a%20b", 400],
        [`/?match=${many}`, 400],
        ["//[", 400],
      ] as const
    ) {
      const { socket, answered } = upgrade(url, path);
      expect([path, await answered]).toEqual([path, expect.stringContaining(`HTTP/1.1 ${status} `)]);
      socket.destroy();
    }
  });

  test("clients that reset while they are refused or served end nobody else's stream", async () => {
    const stream = await serve();
    const { read } = await connect(stream, "domains-only");
    for (const path of ["//[", "/other", "/"]) {
      const { socket, answered } = upgrade(stream.url, path);
      await answered;
      socket.resetAndDestroy();
      await once(socket, "close");
    }
    await stream.send(LOG, [await entryOf(1, "a.example.com")]);
    expect(await read(1)).toEqual([{ message_type: "dns_entries", data: ["a.example.com"] }]);
  });
});

/** A frame of a client (RFC 6455 section 5.2), masked with nothing. */
const frame = (first: number, payload = ""): string =>
  `${String.fromCharCode(first, 0x80 | payload.length)}\0\0\0\0${payload}`;

test.each([
  ["pings that nobody reads the answers to", frame(0x89, "x".repeat(100))],
  ["messages", frame(0x81, "x")],
  ["pieces of one message without an end", frame(0x00)],
  ["answers to nothing", frame(0x8a)],
])("who floods the stream with %s is disconnected, who asks now and then is answered", async (_, flood) => {
  const stream = await serve();
  const [calm, hostile] = [upgrade(stream.url, "/"), upgrade(stream.url, "/")];
  for (const { socket } of [calm, hostile]) closing.push(() => void socket.destroy());
  for (const { answered } of [calm, hostile]) expect(await answered).toContain("101");
  hostile.socket.pause();
  if (flood === frame(0x00)) hostile.socket.write(frame(0x01), "latin1");
  hostile.socket.write(flood.repeat(2_000), "latin1");
  await expect.poll(() => stream.counts().clients).toBe(1);
  let pongs = "";
  calm.socket.setEncoding("latin1").on("data", (data) => pongs += data);
  calm.socket.write(frame(0x89, "calm"), "latin1");
  await expect.poll(() => pongs).toContain("\x8a\x04calm");
});

/** The head of a frame with its length in eight bytes. */
const long = (first: number, high: number, low: number): string => {
  const head = Buffer.alloc(14);
  head[0] = first;
  head[1] = 0xff;
  head.writeUInt32BE(high, 2);
  head.writeUInt32BE(low, 6);
  return head.toString("latin1");
};

test.each([
  ["of 2^63 bytes", long(0x82, 0x80000000, 0)],
  ["of 2^53 bytes", long(0x82, 0x00200000, 0)],
  ["of 4 GiB", long(0x81, 1, 0)],
  ["of 1,025 bytes", `\x82\xfe\x04\x01\0\0\0\0${"x".repeat(1_025)}`],
  [
    "in pieces of more than 1,024 bytes",
    frame(0x01, "x".repeat(100)) + frame(0x00, "x".repeat(100)).repeat(11),
  ],
  ["without a mask", "\x81\x01x"],
  ["with reserved bits", frame(0xf1, "x")],
  ["of a reserved kind", frame(0x83, "x")],
  ["of a reserved kind of control", frame(0x8b, "x")],
  ["of a ping in pieces", frame(0x09, "x")],
  ["of a ping of 126 bytes", `\x89\xfe\x00\x7e\0\0\0\0${"x".repeat(126)}`],
  ["of a piece of nothing", frame(0x80, "x")],
  ["of a second beginning", frame(0x01, "x") + frame(0x01, "x")],
  ["of text that is no UTF-8", frame(0x81, "\xff\xfe")],
  ["of an end of one byte", frame(0x88, "x")],
  ["of an end with a code that nobody may send", frame(0x88, "\x03\xed")],
])("a frame %s ends its stream, and nobody else's", async (_, bytes) => {
  const stream = await serve();
  const { read } = await connect(stream, "domains-only");
  const { socket, answered } = upgrade(stream.url, "/");
  closing.push(() => void socket.destroy());
  expect(await answered).toContain("101");
  await expect.poll(() => stream.counts().clients).toBe(2);
  socket.write(bytes, "latin1");
  await expect.poll(() => stream.counts().clients).toBe(1);
  await stream.send(LOG, [await entryOf(1, "a.example.com")]);
  expect(await read(1)).toEqual([{ message_type: "dns_entries", data: ["a.example.com"] }]);
});

const portOf = ({ url }: Certstream): number => Number(new URL(url).port);

test("of packets with thousands of requests, few are made before one is answered", async () => {
  let made = 0, asked = 0;
  const count = () => void made++;
  subscribe("http.server.request.start", count);
  closing.push(() => void unsubscribe("http.server.request.start", count));
  const begun = Promise.withResolvers<number>();
  const port = portOf(
    await serve({
      door: async () => {
        if (++asked === 5) begun.resolve(made);
        await begun.promise;
        return { status: 401, detail: "no" };
      },
    }),
  );
  for (let i = 0; i < 5; i++) {
    const socket = createConnection(port, "127.0.0.1").on("error", () => {});
    closing.push(() => void socket.destroy());
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(2_000));
  }
  expect(await begun.promise).toBeLessThan(5 * 100);
});

test("frames that come with the request are read, wherever the packet is cut", async () => {
  const port = portOf(await serve());
  for (const padding of [0, 1_850, 2_000, 5_000]) {
    const socket = createConnection(port, "127.0.0.1").on("error", () => {});
    closing.push(() => void socket.destroy());
    let got = Buffer.alloc(0);
    socket.on("data", (data: Buffer) => got = Buffer.concat([got, data]));
    const request = `GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-A: ${
        "a".repeat(padding)
      }\r\n\r\n`;
    // Empty pings and their answers (RFC 6455 section 5.5).
    const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]), pong = Buffer.from([0x8a, 0]);
    socket.write(Buffer.concat([Buffer.from(request), ping, ping, ping]));
    await expect.poll(() => got.subarray(-6).equals(Buffer.concat([pong, pong, pong]))).toBe(true);
  }
});
