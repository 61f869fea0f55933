import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { certstreamUpdate, liteUpdate, type LogEntry } from "../../../lib/ct/log/mod.ts";
import { type Certstream, type CertstreamOptions, serveCertstream } from "../../../server/ct/certstream.ts";
import { createIssuer } from "../../../server/mini/ct_issue.ts";

const AT = 1_790_000_000_000;
const LOG = { description: "Mini 2026h2", url: "https://mini.example/log/", monitoring_url: null };
const issuer = await createIssuer();
const closing: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function entryOf(index: number, ...names: string[]): Promise<LogEntry> {
  const { certificate } = await issuer.issue(names, new Date(AT));
  return { index, timestamp: AT, kind: 0, certificate, tbs: null, hash: new Uint8Array(32) };
}

async function serve(options: Partial<CertstreamOptions> = {}): Promise<Certstream> {
  const stream = await serveCertstream({ host: "127.0.0.1", port: 0, now: () => AT, ...options });
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
  const update = (await certstreamUpdate(await entryOf(7, "a.example.com", "b.example.com"), LOG, AT))!;
  const { leaf_cert, ...data } = update.data;
  expect(data).toEqual({
    update_type: "X509LogEntry",
    chain: [],
    cert_index: 7,
    cert_link: "https://mini.example/log/ct/v1/get-entries?start=7&end=7",
    seen: AT / 1_000,
    source: { name: "Mini 2026h2", url: "https://mini.example/log/" },
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
  expect(await certstreamUpdate({ ...entry, certificate: new Uint8Array([48, 1]) }, LOG, AT)).toBe(null);
  expect(await certstreamUpdate({ ...entry, kind: 1, tbs: new Uint8Array([48, 0]) }, LOG, AT)).toBe(null);
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
