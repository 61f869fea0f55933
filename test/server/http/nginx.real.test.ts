/** A real nginx with its defaults in front of the service: lines come as they are made. */
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect } from "vitest";
import type { Dns } from "../../../mod.ts";
import { createService, listen } from "../../../server/mod.ts";
import { onNginx, startNginx } from "../../lib/net/nginx.ts";
import { emptyWorld } from "../empty_world.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A world without answers: a lookup sends its first line, and no last one until it is stopped. */
function silentWorld() {
  const world = emptyWorld(0);
  const dns: Dns = {
    ...world.dns,
    query: (_name, _type, signal) =>
      new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
      ),
  };
  return { ...world, dns };
}

async function proxied(settings: string) {
  const service = await createService({ store: "memory:", io: silentWorld(), shutdown: 1 });
  const listener = await listen(service, { host: "127.0.0.1", port: 0 });
  const port = await freePort();
  const nginx = await startNginx(
    ["localhost"],
    "",
    () =>
      `server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${listener.port}; ${settings} } }`,
  );
  ends.push(() => service.close(), () => listener.close(0), () => nginx.close());
  const key = await service.createKey({ owner: "ann" });
  const ask = async (path: string) => {
    const left = new AbortController();
    ends.push(() => left.abort());
    return await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${key}` },
      signal: left.signal,
    });
  };
  return { ask };
}

const first = async (response: Response) => {
  const { value } = await response.body!.getReader().read();
  return new TextDecoder().decode(value);
};

for (
  const [what, settings] of [
    ["defaults", ""],
    ["HTTP/1.1 to the service", 'proxy_http_version 1.1; proxy_set_header Connection "";'],
  ] as const
) {
  onNginx(
    `the first line of a lookup comes through nginx before the last one is made (${what})`,
    async () => {
      const { ask } = await proxied(settings);
      const response = await ask("/v1/lookup/squat/kestrelbank.com?limit=20");
      expect(response.status).toBe(200);
      expect(JSON.parse((await first(response)).split("\n")[0]!)).toMatchObject({
        data: { kind: "Progress" },
      });
    },
  );
}
