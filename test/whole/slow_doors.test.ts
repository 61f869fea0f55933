/**
 * Readers that take nothing, at the doors whose answers are no lookup: streams of events, TAXII, MISP, results and exports,
 * as many requests as a connection takes. (An answer of MCP has 48 KiB at most.) What nobody takes is not made, and the connection ends.
 */
import { WATCH_STORE } from "../../server/extras/watch/store/mod.ts";
import { connect } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import type { RunningServer } from "../../server/main.ts";
import { productConfig, SCOPES, startServer } from "./whole.ts";
import { openStorage, type Storage } from "../../server/stores/storage.ts";
import { uuidV7 } from "../../server/units/ids.ts";
import { emptyWorld } from "../server/empty_world.ts";
import { onNodeOnly } from "../requires.ts";
import { bearer } from "../server/service.ts";
import { brand, outcome } from "../server/extras/watch/store/suite.ts";
import { event } from "../server/extras/watch/events.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-slow-"));
const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
const store = `sqlite:${folder}`;
let server: RunningServer, storage: Storage, uuid: string, collection: string, misp: string | undefined;

beforeAll(async () => {
  server = await startServer(
    productConfig({
      ...{ DEADRINGER_STORE: store, DEADRINGER_DATA: folder, DEADRINGER_PORT: "0", DEADRINGER_LOG: "off" },
      ...{
        DEADRINGER_WATCH: "0",
        DEADRINGER_HISTORY: "0",
        DEADRINGER_WRITE_STALL: "1",
        DEADRINGER_SHUTDOWN: "0",
      },
      ...{ DEADRINGER_RATE_LIMIT: "1000000", DEADRINGER_OWNER_RATE_LIMIT: "1000000" },
    }),
    () => {},
    { io: emptyWorld(0) },
  );
  storage = await openStorage(store);
  await storage.keys.add(record);
  const watch = await storage.open(WATCH_STORE);
  await watch.add(brand("b1", { feed_secret: "f".repeat(32) }));
  // 40 MB of events.
  const events = Array.from(
    { length: 200 },
    (_, i) => event({ id: `e${i}`, reasons: ["x".repeat(200_000)] }),
  );
  const claim = await watch.claim("lease", 100, 60_000);
  expect(await watch.commit(claim!.id, "lease", outcome("r1", { events, alerts: [] }))).toBe(true);
  // A result of 10 MB.
  const lines = Array.from({ length: 1_000 }, (_, i) =>
    JSON.stringify({
      permutation: {
        domain: { fqdn: `example${i}.com`, tld: "com", domain: `example${i}` },
        kind: "Addition",
      },
      op: "Classification",
      data: {
        legitimate: 0,
        phishing: 0.99,
        parked: 0.01,
        page_state: "page",
        reasons: ["x".repeat(10_000)],
      },
    }));
  lines.push('{"op":"Meta","data":{"kind":"Done"}}');
  const bytes = new TextEncoder().encode(lines.join("\n") + "\n");
  uuid = uuidV7(Date.now());
  const expires_at = Date.now() + 86_400_000;
  const result = {
    uuid,
    owner: "ann",
    scope: "lookup:squat",
    domain: "example.com",
    created_at: Date.now(),
  } as const;
  await storage.results.begin({ ...result, expires_at });
  const done = { expires_at, names: 1_000 };
  await storage.results.append(uuid, { first: 0, lines: lines.length, bytes }, done);
  const collections = await fetch(`${server.url}/taxii2/deadringer/collections/`, { headers: bearer(key) });
  collection = (await collections.json()).collections[0].id;
  const manifest = await fetch(`${server.url}/misp/manifest.json`, { headers: bearer(key) });
  [misp] = Object.keys(await manifest.json());
});
afterAll(async () => {
  await server.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = (line: string): string =>
  `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}\r\n\r\n`;

onNodeOnly("Deno.serve cannot cut a connection").each<[string, () => string]>([
  ["TAXII", () => request(`GET /taxii2/deadringer/collections/${collection}/objects/`)],
  ["MISP", () => request(`GET /misp/${misp}.json`)],
  ["a result", () => request(`GET /v1/retrieve/${uuid}?extensions=1`)],
  ["an export", () => request(`GET /v1/retrieve/${uuid}/export/stix`)],
  ["a brand's events", () => request("GET /v1/watch/brands/b1/events?limit=1000")],
])("who takes nothing of %s is disconnected, and others are answered", async (_, line) => {
  const { port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: "127.0.0.1" });
  socket.on("error", () => {});
  let isClosed = false;
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve(void (isClosed = true))));
  socket.pause();
  // As long as anything is taken of what it sends.
  const text = line().repeat(200);
  const send = () => {
    while (!isClosed && socket.writableLength < 1 << 20) socket.write(text);
  };
  const sending = setInterval(send, 20);
  try {
    send();
    // A socket whose reader is paused learns of its end by a write that fails.
    await closed;
    const response = await fetch(`${server.url}/v1/meta/usage`, { headers: bearer(key) });
    expect(response.status).toBe(200);
  } finally {
    clearInterval(sending);
    socket.destroy();
  }
});
