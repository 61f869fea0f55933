import { expect, test } from "vitest";
import { plain, START } from "../../../../lib/lines/scenarios.ts";
import { get } from "../../../requests.ts";
import { watchedService } from "../watched_world.ts";

const DOMAIN = "kestrelbank.com";

async function reported() {
  const { call, world, tick, handle, ...rest } = await watchedService();
  world.names[DOMAIN] = {
    "kestrelbnak.com": plain(),
    "kestrelbank.net": plain(),
    "kestrelbank.org": plain(),
  };
  const brand = { name: "Kestrel", domains: [DOMAIN], schedule: "6h", owned: ["kestrelbank.org"] };
  const { body: { id, feed_blocklist } } = await call("POST", "/v1/watch/brands", brand);
  await tick();
  for (const name of ["kestrelbnak.com", "kestrelbank.org"]) {
    await call("PUT", `/v1/watch/brands/${id}/names`, { names: [name], state: "reported" });
  }
  const read = (path: string, headers: Record<string, string> = {}, peer = "") =>
    handle(get(path, headers), peer);
  return { ...rest, call, world, tick, read, id, path: feed_blocklist as string };
}

test("reported names are a blocklist in every format, without a key; owned and other names are not in it", async () => {
  const { read, path } = await reported();
  for (const format of ["domains", "hosts", "adguard", "dnsmasq", "rpz"]) {
    const text = await (await read(path.replace("domains", format))).text();
    expect(text).toContain("kestrelbnak.com");
    expect(text).toContain("confirmed: Addition");
    expect(text).not.toMatch(/kestrelbank\.(net|org)/);
  }
  expect((await read(path.replace("domains", "stix"))).status).toBe(404);
  expect((await read(path.replace(/feed\/./, "feed/_"))).status).toBe(404);
});

test("a reader that has the list gets 304 until something changes", async () => {
  const { call, read, path, id, world, tick } = await reported();
  const first = await read(path);
  const etag = first.headers.get("etag")!, modified = first.headers.get("last-modified")!;
  expect(modified).toBe(new Date(START).toUTCString());
  expect((await read(path, { "if-none-match": etag })).status).toBe(304);
  expect((await read(path, { "if-modified-since": modified })).status).toBe(304);
  expect((await read(path, { "if-none-match": '"other"', "if-modified-since": modified })).status).toBe(200);
  world.time += 60_000;
  await call("PUT", `/v1/watch/brands/${id}/names`, { names: ["kestrelbank.net"], state: "reported" });
  const second = await read(path, { "if-none-match": etag });
  expect(second.status).toBe(200);
  expect(await second.text()).toContain("kestrelbank.net");
  expect((await read(path, { "if-modified-since": modified })).status).toBe(200);
  // A name that is gone needs no blocking.
  delete world.names[DOMAIN]!["kestrelbnak.com"];
  for (let look = 0; look < 5; look++) {
    world.time += 6 * 3_600_000;
    await tick();
  }
  expect(await (await read(path)).text()).not.toContain("kestrelbnak.com");
});

test("exports of a result leave out owned names of the watched brand, and block reported ones", async () => {
  const { call, id } = await reported();
  const [{ result }] = (await call("GET", `/v1/watch/brands/${id}/runs`)).body;
  expect((await call("GET", `/v1/retrieve/${result}/export/dnstwist-json`)).text).toContain(
    "kestrelbank.net",
  );
  expect((await call("GET", `/v1/retrieve/${result}/export/dnstwist-json`)).text).not.toContain(
    "kestrelbank.org",
  );
  const blocked = async () => (await call("GET", `/v1/retrieve/${result}/export/domains`)).text;
  expect(await blocked()).toMatch(/^kestrelbnak\.com$/m);
  await call("PUT", `/v1/watch/brands/${id}/names`, { names: ["kestrelbnak.com"], state: "ours" });
  expect(await blocked()).not.toContain("kestrelbnak.com");
});

test("a change of triage counts although the clock of the instance that stored it is behind", async () => {
  const { call, read, path, id, world } = await reported();
  const etag = (await read(path)).headers.get("etag")!;
  world.time -= 5_000;
  await call("PUT", `/v1/watch/brands/${id}/names`, { names: ["kestrelbank.net"], state: "reported" });
  expect(await (await read(path, { "if-none-match": etag })).text()).toContain("kestrelbank.net");
});

test("an address that reads the lists of a brand too often is refused for a while; others are not", async () => {
  const { call, read, path } = await reported();
  const { body: { feed_blocklist: list } } = await call("POST", "/v1/watch/brands", {
    name: "Linden",
    domains: ["linden.org"],
  });
  for (let i = 0; i < 120; i++) expect((await read(list, {}, "192.0.2.1")).status).toBe(200);
  for (const each of [list, list.replace("domains", "rpz")]) {
    const { status, headers } = await read(each, {}, "192.0.2.1");
    expect([status, Number(headers.get("retry-after"))]).toEqual([429, 60]);
  }
  expect((await read(list, {}, "192.0.2.2")).status).toBe(200);
  expect((await read(path, {}, "192.0.2.1")).status).toBe(200);
  for (let i = 0; i < 119; i++) await read(path, {}, "192.0.2.1");
  expect((await read(path, {}, "192.0.2.1")).status).toBe(429);
});
