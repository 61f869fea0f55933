import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Dns } from "../../mod.ts";
import {
  createService,
  type EmbeddedService,
  listen,
  nodeHandler,
  type ServiceSettings,
} from "../../server/mod.ts";
import { fetchOf } from "../../server/http/fetch.ts";
import { blocksOf, runBlock, runtime } from "./docs_block.ts";
import { requires } from "../requires.ts";
import { emptyWorld } from "./empty_world.ts";
import { bearer, testService } from "./service.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A world in which lookups of `wait.com` wait until they are stopped. */
function waitingWorld() {
  const world = emptyWorld(0);
  const queried = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const dns: Dns = {
    ...world.dns,
    async query(name, type, signal, wish) {
      if (!name.includes("wait")) return await world.dns.query(name, type, signal, wish);
      queried.resolve();
      return await new Promise((_, reject) =>
        signal?.addEventListener("abort", () => {
          stopped.resolve();
          reject(signal.reason);
        }, { once: true })
      );
    },
  };
  return { io: { ...world, dns }, queried: queried.promise, stopped: stopped.promise };
}

let world: ReturnType<typeof waitingWorld>;
const services: EmbeddedService[] = [];
/** What the blocks of the page import in place of `deadringer/server`. */
const stub = "data:text/javascript," + encodeURIComponent(
  "const { createService, listen, nodeHandler } = globalThis.embedded;\nexport { createService, listen, nodeHandler };",
);
(globalThis as { embedded?: unknown }).embedded = {
  listen,
  nodeHandler,
  async createService(settings: ServiceSettings) {
    const service = await createService({ ...settings, store: "memory:", io: world.io });
    services.push(service);
    return service;
  },
};
afterAll(() => delete (globalThis as { embedded?: unknown }).embedded);

interface Mounted {
  /** Where the service is reached. */
  base: string;
  close(): unknown;
}

const portOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A server of node:http for frameworks that have a function from Request to Response. */
async function byNode(
  handle: (request: Request) => Promise<Response> | Response,
  prefix: string,
): Promise<Mounted> {
  const listener: RequestListener = async (req, res) => {
    const left = new AbortController();
    res.on("close", () => left.abort());
    const response = await handle(
      new Request(`http://localhost${req.url}`, {
        method: req.method!,
        headers: req.headers as Record<string, string>,
        signal: left.signal,
      }),
    );
    res.writeHead(response.status, Object.fromEntries(response.headers));
    Readable.fromWeb(response.body as never).on("error", () => {}).pipe(res);
  };
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { base: portOf(server) + prefix, close: () => server.close() };
}

interface FetchApp {
  fetch(this: void, request: Request): Promise<Response> | Response;
}

/** How what a block exports is reached. */
const MOUNTS: Record<string, (exports: Record<string, never>) => Promise<Mounted>> = {
  deno: ({ server }: Record<string, { addr: { port: number }; shutdown(): Promise<void> }>) =>
    Promise.resolve({ base: `http://127.0.0.1:${server!.addr.port}`, close: () => server!.shutdown() }),
  async node({ server }: Record<string, Server>) {
    if (!server!.listening) await once(server!, "listening");
    return { base: portOf(server!), close: () => server!.close() };
  },
  listen: ({ server }: Record<string, { port: number; close(ms: number): Promise<void> }>) =>
    Promise.resolve({ base: `http://127.0.0.1:${server!.port}`, close: () => server!.close(0) }),
  hono: ({ app }: Record<string, FetchApp>) => byNode(app!.fetch, "/squatting"),
  h3: ({ app }: Record<string, FetchApp>) => byNode(app!.fetch, "/squatting"),
  async srvx(
    { server }: Record<string, { url: string; ready(): Promise<unknown>; close(all: boolean): unknown }>,
  ) {
    await server!.ready();
    return { base: server!.url.replace(/\/$/, ""), close: () => server!.close(true) };
  },
  async fastify(
    { app }: Record<string, { server: Server; listen(o: object): Promise<string>; close(): Promise<void> }>,
  ) {
    const close = () => {
      app!.server.closeAllConnections();
      return app!.close();
    };
    return { base: await app!.listen({ port: 0, host: "127.0.0.1" }), close };
  },
  next: ({ GET }: Record<string, (request: Request) => Promise<Response>>) => byNode(GET!, ""),
};

const blocks = blocksOf("server/docs/embed.md").filter(({ info }) => info.slice("ts run=".length) in MOUNTS);

test("the page has a block for each way to mount the service", () => {
  expect(blocks.map(({ info }) => info.slice("ts run=".length)).sort()).toEqual(Object.keys(MOUNTS).sort());
});

describe.each(blocks.map((block) => [block.info.slice("ts run=".length), block] as const))(
  "%s",
  (name, block) => {
    const test = requires(name === "deno" && runtime !== "deno" ? "Deno only: Deno.serve" : null);

    async function mounted() {
      world = waitingWorld();
      services.length = 0;
      const { base, close } = await MOUNTS[name]!(
        await runBlock(block, { "deadringer/server": stub }) as never,
      );
      // Next makes its service with the first request.
      await (await fetch(`${base}/v1/healthz`)).body?.cancel();
      const [service] = services;
      ends.push(() => service!.close(), close);
      const headers = bearer(await service!.createKey({ owner: "ann" }));
      return { base, headers };
    }

    test("a lookup streams to its last line", async () => {
      const { base, headers } = await mounted();
      const response = await fetch(`${base}/v1/lookup/squat/example.com?limit=20`, { headers });
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
      expect(await response.text()).toMatch(/^\{"op":"Meta"[^]*"kind":"Done"\}\}\n$/);
      const refused = await fetch(`${base}/v1/lookup/squat/example.com`);
      expect([refused.status, (await refused.json()).status]).toEqual([401, 401]);
    });

    test("a client that leaves stops the lookup", async () => {
      const { base, headers } = await mounted();
      const leave = new AbortController();
      const response = await fetch(`${base}/v1/lookup/squat/wait.com`, { headers, signal: leave.signal });
      const reader = response.body!.getReader();
      expect((await reader.read()).done).toBe(false);
      await world.queried;
      leave.abort();
      await world.stopped;
    });
  },
);

test("the block that looks a name up runs", async () => {
  world = waitingWorld();
  services.length = 0;
  const [block] = blocksOf("server/docs/embed.md").filter(({ info }) => info === "ts run=module");
  await runBlock(block!, { "deadringer/server": stub });
  expect(services).toHaveLength(1);
});

const circular: Record<string, unknown> = {};
circular["itself"] = circular;

test.each([["watch"], [["watch"]], [[{ name: "watch" }]], [[circular]]])(
  "extensions that are none are refused: %o",
  async (extensions) => {
    await expect(createService({ extensions } as unknown as ServiceSettings)).rejects.toMatchObject({
      code: "invalid_parameter",
      message: expect.stringMatching(
        /members of EXTENSIONS \(watch, .*\), or of your own with another name$/,
      ),
    });
  },
);

test("aborting the request stops the lookup, before the response and while it streams", async () => {
  world = waitingWorld();
  const service = await createService({ io: world.io });
  ends.push(() => service.close());
  const headers = bearer(await service.createKey({ owner: "ann" }));
  const url = "http://localhost/v1/lookup/squat/wait.com";
  const gone = await service.fetch(
    new Request(url, { headers, signal: AbortSignal.abort(new Error("gone")) }),
  );
  await expect(gone.text()).rejects.toThrow("gone");

  const leave = new AbortController();
  const response = await service.fetch(new Request(url, { headers, signal: leave.signal }));
  const reader = response.body!.getReader();
  await reader.read();
  await world.queried;
  leave.abort(new Error("left"));
  await expect(reader.read()).rejects.toThrow("left");
  await world.stopped;
});

test("lines are made as fast as they are read", async () => {
  let lines = 0;
  const { answer, key } = testService({
    async *lookup(_, signal) {
      const permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Unknown" } as const;
      for (;;) {
        yield { permutation, op: "WhoIs", data: "x".repeat(2_000) };
        lines++;
        await undefined;
        signal.throwIfAborted();
      }
    },
  });
  const response = await fetchOf(answer)(
    new Request("http://localhost/v1/analyze/a.com", { headers: bearer(await key()) }),
  );
  const reader = response.body!.getReader();
  let read = 0;
  while (read < 4_000_000) read += (await reader.read()).value!.byteLength;
  expect(lines * 2_000).toBeLessThan(read + 2_000_000);
  await reader.cancel();
});

test("HTTP/2 through the exported listener, with prior knowledge", async () => {
  world = waitingWorld();
  const service = await createService({ io: world.io });
  const listener = await listen(service, { host: "127.0.0.1", port: 0 });
  ends.push(() => service.close(), () => listener.close(0));
  const session = connectHttp2(`http://127.0.0.1:${listener.port}`);
  const stream = session.request({ ":path": "/healthz" });
  const [headers] = await once(stream, "response");
  expect(headers[":status"]).toBe(200);
  stream.resume();
  session.destroy();
});

test.each<[object, RegExp]>([
  [{ rate_limt: 5 }, /there is no setting "rate_limt"; did you mean rate_limit\?$/],
  [{ rate_limit: -5 }, /"rate_limit" is -5: give/],
  [{ port: 80 }, /"port" in createService, which does not listen/],
])("settings that cannot be used are refused: %j", async (settings, message) => {
  await expect(createService(settings)).rejects.toThrow(message);
  await expect(createService(settings)).rejects.toMatchObject({ code: "invalid_parameter" });
});

test("the service answers by the names that its settings allow, by default by all", async () => {
  world = waitingWorld();
  const request = () => new Request("http://host.example/healthz", { headers: { host: "host.example" } });
  const any = await createService({ io: world.io });
  const one = await createService({ io: world.io, hosts: ["other.example"] });
  ends.push(() => any.close(), () => one.close());
  expect((await any.fetch(request())).status).toBe(200);
  expect((await one.fetch(request())).status).toBe(421);
  // Runtimes that put the host into the URL only.
  expect((await one.fetch(new Request("http://host.example/healthz"))).status).toBe(421);
  expect((await one.fetch(new Request("http://other.example:8080/healthz?a=b"))).status).toBe(200);
});

test("a closed service answers 503, whatever is asked", async () => {
  const service = await createService({ store: "memory:", io: emptyWorld(0) });
  const key = await service.createKey({ owner: "ann" });
  await service.close();
  for (const path of ["/", "/healthz", "/v1/lookup/squat/kestrelbank.com?limit=3", "/v1/usage", "/nowhere"]) {
    const response = await service.fetch(new Request(`http://localhost${path}`, { headers: bearer(key) }));
    expect([path, response.status]).toEqual([path, 503]);
    expect((await response.json()).detail).toContain("closed");
  }
});

test("a framework at the root keeps what is not the service's", async () => {
  const service = await createService({ store: "memory:", io: emptyWorld(0) });
  const handle = nodeHandler(service);
  const server = createServer((req, res) => handle(req, res, () => void res.end("the host's")));
  await once(server.listen(0, "127.0.0.1"), "listening");
  ends.push(() => service.close(), () => void server.close());
  const text = async (path: string, method = "GET") =>
    await (await fetch(portOf(server) + path, { method, headers: { connection: "close" } })).text();
  for (const path of ["/shop", "/shop?q=/healthz", "/v1", "/healthz/more", "//healthz"]) {
    expect([path, await text(path, "POST")]).toEqual([path, "the host's"]);
  }
  for (const path of ["/healthz", "/healthz?verbose", "/v1/lookup/squat/a.com"]) {
    expect(await text(path)).not.toBe("the host's");
  }
  // Without a next handler the service answers itself.
  const alone = createServer(nodeHandler(service));
  await once(alone.listen(0, "127.0.0.1"), "listening");
  ends.push(() => void alone.close());
  expect((await fetch(portOf(alone) + "/shop", { headers: { connection: "close" } })).status).toBe(404);
});

test("every example that listens does so on loopback", () => {
  const listening = blocksOf("server/docs/embed.md").filter(({ code }) => code.includes("8787"));
  expect(listening.length).toBeGreaterThan(3);
  for (const { code } of listening) expect(code).toContain('"127.0.0.1"');
});
