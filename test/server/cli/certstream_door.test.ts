import { once } from "node:events";
import { createConnection } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createKey, type Scope } from "../../../server/auth/keys.ts";
import { certstreamDoor } from "../../../server/cli/certstream_door.ts";
import { readConfig } from "../../../server/config/mod.ts";
import { type Certstream, serveCertstream } from "../../../server/ct/certstream.ts";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function serve() {
  const stores = memoryStores();
  const door = certstreamDoor(
    stores,
    readConfig({ DEADRINGER_RATE_LIMIT: "1000", DEADRINGER_OWNER_RATE_LIMIT: "1000" }),
  );
  const stream = await serveCertstream({ host: "127.0.0.1", port: 0, door });
  ends.push(() => stream.close());
  const keyOf = async (scopes: readonly Scope[], owner = "ann") => {
    const { key, record } = createKey({ owner, scopes, expires_at: null }, Date.now());
    await stores.keys.add(record);
    return key;
  };
  return { stores, stream, keyOf };
}

/** The first line of the answer to an upgrade, or to a plain request. */
async function answerTo(
  { url }: Certstream,
  path: string,
  headers: Record<string, string>,
  isUpgrade = true,
): Promise<string> {
  const socket = createConnection(Number(new URL(url).port), "127.0.0.1");
  ends.push(() => void socket.destroy());
  socket.on("error", () => {});
  const all = {
    host: "localhost",
    ...isUpgrade
      ? {
        connection: "upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
      }
      : {},
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const [data] = await once(socket, "data");
  return String(data).slice(9, 12);
}

test("streams and pages are for keys with the scope ct, by the names of this machine, without a foreign origin", async () => {
  const { stream, keyOf } = await serve();
  const [ct, squat] = [await keyOf(["ct"]), await keyOf(["lookup:squat"])];
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  for (const [path, isUpgrade, good] of [["/", true, "101"], ["/stats.json", false, "200"]] as const) {
    const status = (headers: Record<string, string>, at: string = path) =>
      answerTo(stream, at, headers, isUpgrade);
    expect(await status({})).toBe("401");
    expect(await status(bearer("ak_nonsense"))).toBe("401");
    expect(await status(bearer(squat))).toBe("403");
    expect(await status({ ...bearer(ct), origin: "https://evil.example" })).toBe("403");
    expect(await status({ ...bearer(ct), host: "evil.example" })).toBe("421");
    expect(await status(bearer(ct))).toBe(good);
    expect(await status({}, `${path}?key=${ct}`)).toBe(good);
    expect(await status({ authorization: `Basic ${btoa(`any:${ct}`)}` })).toBe(good);
  }
});

test("connections and brands of one owner are limited, and another owner has its own", async () => {
  const { stream, keyOf } = await serve();
  const [ann, bea] = [await keyOf(["ct"]), await keyOf(["ct"], "bea")];
  const connect = (key: string, brands: number, from = 0) =>
    answerTo(
      stream,
      `/domains-only?key=${key}${
        brands === 0
          ? ""
          : `&match=${Array.from({ length: brands }, (_, i) => `brand${from + i}.com`).join(",")}`
      }`,
      {},
    );
  for (let i = 0; i < 4; i++) expect(await connect(ann, 50, 50 * i)).toBe("101");
  // The same brands again cost nothing.
  expect(await connect(ann, 50)).toBe("101");
  expect(await connect(ann, 1, 999)).toBe("429");
  expect(await connect(bea, 1, 999)).toBe("101");
  expect(await connect(ann, 51)).toBe("400");
  for (let i = 5; i < 50; i++) expect(await connect(ann, 0)).toBe("101");
  expect(await connect(ann, 0)).toBe("429");
  expect(await connect(bea, 0)).toBe("101");
});

test("each connection counts as a request of its key", async () => {
  const { stream, stores, keyOf } = await serve();
  const key = await keyOf(["ct"]);
  for (let i = 0; i < 3; i++) await answerTo(stream, "/", { authorization: `Bearer ${key}` });
  expect((await stores.limits.take("rate of ann", 60_000)).count).toBe(4);
});

test("a stream ends soon after its key is revoked", async () => {
  const { stores, stream, keyOf } = await serve();
  const [mine, theirs] = [await keyOf(["ct"]), await keyOf(["ct"], "bob")];
  for (const key of [mine, theirs]) {
    expect(await answerTo(stream, "/", { authorization: `Bearer ${key}` })).toBe("101");
  }
  expect(stream.counts().clients).toBe(2);
  const [record] = await stores.keys.list("ann");
  await stores.keys.revoke(record!.id, Date.now());
  await expect.poll(() => stream.counts().clients, { timeout: 5_000 }).toBe(1);
});
