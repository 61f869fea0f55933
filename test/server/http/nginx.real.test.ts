/** A real nginx with its defaults in front of the service: lines come as they are made. */
import { connect as connectHttp2 } from "node:http2";
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect } from "vitest";
import type { Dns } from "../../../mod.ts";
import { createService, listen } from "../../../server/mod.ts";
import { onNginx, startNginx } from "../../lib/net/nginx.ts";
import { blocksOf } from "../docs_block.ts";
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

onNginx("the nginx of the documentation: HTTP/2, streams, and no other host", async () => {
  const [block] = blocksOf("server/docs/proxy.md").filter(({ info }) => info === "nginx follow");
  const name = /server_name (.+);/.exec(block!.code)![1]!;
  const service = await createService({
    store: "memory:",
    io: silentWorld(),
    shutdown: 1,
    proxies: 1,
    public_url: `https://${name}`,
    hosts: [name],
  });
  const listener = await listen(service, { host: "127.0.0.1", port: 0 });
  const port = await freePort();
  const nginx = await startNginx([name], "", ({ root }) =>
    block!.code
      .replace("127.0.0.1:8787", `127.0.0.1:${listener.port}`)
      .replace("listen 443", `listen 127.0.0.1:${port}`)
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${root}/../cert.pem;`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${root}/../key.pem;`));
  ends.push(() => service.close(), () => listener.close(0), () => nginx.close());
  const key = await service.createKey({ owner: "ann" });
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: name });
  ends.push(() => session.destroy());
  const ask = (path: string, authority = name) => {
    const stream = session.request({
      ":path": path,
      ":authority": authority,
      authorization: `Bearer ${key}`,
    });
    const status = once(stream, "response").then(([headers]) => headers as Record<string, unknown>);
    return { stream, status };
  };
  const { stream, status } = ask("/v1/lookup/squat/kestrelbank.com?limit=20");
  expect(await status).toMatchObject({ ":status": 200, "strict-transport-security": "max-age=31536000" });
  const [bytes] = await once(stream, "data") as [Uint8Array];
  expect(new TextDecoder().decode(bytes)).toContain('"kind":"Progress"');
  stream.close();
  expect((await ask("/healthz").status)[":status"]).toBe(200);
  expect((await ask("/healthz", "other.example").status)[":status"]).toBe(421);
});
