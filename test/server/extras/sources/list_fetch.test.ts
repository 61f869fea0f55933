import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { namedFetch } from "../../../../server/extras/sources/list_fetch.ts";

const reached: (string | undefined)[] = [];
let named: Server, inside: Server;
let base: string, forbidden: string;
const at = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  inside = createServer((request, response) => (reached.push(request.url), response.end("secret")));
  named = createServer((request, response) => {
    const to = new URL(request.url!, "http://x").searchParams.get("to");
    if (to === null) return response.end(`names ${request.headers["authorization"]}`);
    response.writeHead(302, { location: to }).end();
  });
  for (const server of [named, inside]) await once(server.listen(0, "127.0.0.1"), "listening");
  [base, forbidden] = [at(named), at(inside)];
});
afterAll(() => [named, inside].forEach((server) => (server.closeAllConnections(), server.close())));

const get = (to: string) =>
  namedFetch(`${base}/?to=${encodeURIComponent(to)}`, { headers: { authorization: "Bearer x" } });

test("a list on a private address is fetched, and its redirects on the same host are followed", async () => {
  expect(await (await get("/list")).text()).toBe("names Bearer x");
  expect(await (await get(`${base}/?to=%2Flist`)).text()).toBe("names Bearer x");
});

test("a redirect leads to no other host but a public one over HTTPS", async () => {
  const { port } = new URL(forbidden);
  for (
    const to of [
      `${forbidden}/secret`,
      `http://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      `https://localhost:${port}/`,
      `//127.0.0.1:${port}/`,
      "http://169.254.169.254/latest/meta-data/",
      "https://169.254.169.254/",
      "https://name-without-address.invalid/",
      "file:///etc/passwd",
      "http://[",
    ]
  ) {
    await expect(get(to), to).rejects.toThrow("which is not followed");
    await expect(get(`${base}/?to=${encodeURIComponent(to)}`), to).rejects.toThrow("which is not followed");
  }
  expect(reached).toEqual([]);
});

test("redirects without end are ended", async () => {
  let asked = 0;
  const loop = createServer((_, response) => (asked++, response.writeHead(307, { location: "/" }).end()));
  await once(loop.listen(0, "127.0.0.1"), "listening");
  await expect(namedFetch(at(loop), {})).rejects.toThrow("more than 20 times");
  expect(asked).toBe(21);
  loop.closeAllConnections();
  loop.close();
});
