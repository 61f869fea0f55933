import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, afterEach, expect, test } from "vitest";
import { SquatError, type StreamMessage } from "../../mod.ts";
import { main } from "../../server/cli/main.ts";
import type { System } from "../../server/cli/system.ts";
import { readConfig } from "../../server/config.ts";
import { INTENT_HEADER } from "../../server/session.ts";
import { createKey, hashOf } from "../../server/keys.ts";
import { checkVersion, openDatabase, readUrl } from "../../server/stores/postgres/database.ts";
import { migrate } from "../../server/stores/postgres/migrations.ts";
import { postgresStores } from "../../server/stores/postgres/stores.ts";
import { startPostgres } from "./postgres.ts";
import { bearer, testService } from "./service.ts";

const server = await startPostgres();
afterAll(() => server?.close());
const onPostgres = test.skipIf(server === null);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A service on the database, with lookups that say a line and then wait to be told how to go on. */
async function instance(url: string, env: Record<string, string> = {}) {
  const states: string[] = [];
  const database = await openDatabase(url, { onState: (state) => states.push(state) });
  const stores = await postgresStores(database);
  open.push(stores);
  let time = 0;
  const lines: StreamMessage[] = [];
  let wake = () => {};
  const say = (line: StreamMessage) => {
    lines.push(line);
    wake();
  };
  async function* lookup(_: unknown, signal: AbortSignal): AsyncGenerator<StreamMessage> {
    const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    yield progress(0);
    for (let next = 0;;) {
      signal.throwIfAborted();
      const line = lines[next];
      if (line === undefined) {
        await Promise.race([stopped, new Promise<void>((resolve) => wake = resolve)]);
      } else {
        next++;
        yield line;
      }
    }
  }
  const parts = testService({ stores, env, lookup, now: () => Date.now() + time });
  return { ...parts, stores, states, say, later: (ms: number) => time += ms };
}

const progress = (done: number): StreamMessage => ({
  op: "Meta",
  data: { kind: "Progress", data: [done, 9] },
});
const DONE: StreamMessage = { op: "Meta", data: { kind: "Done" } };
const ask = (path: string, key: string) => new Request(`http://x${path}`, { headers: bearer(key) });
const LOOKUP = "/v1/lookup/squat/example.com";

/** Reads until the text has that many lines, or to the end. */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>, lines = Infinity): Promise<string[]> {
  let text = "";
  while (text.split("\n").length <= lines) {
    const { value } = await reader.read();
    if (value === undefined) break;
    text += new TextDecoder().decode(value);
  }
  return text.trimEnd().split("\n");
}

onPostgres("what cannot be opened says why in one line, without the password", async () => {
  const { url, password } = server!;
  const refused = async (text: string) => {
    const error = await openDatabase(text).then((database) => database.close(), (reason) => reason);
    expect(error).toBeInstanceOf(SquatError);
    expect(error.message).not.toContain("\n");
    expect(error.message).not.toContain(password);
    expect(error.message).not.toContain(encodeURIComponent(password));
    return error.message;
  };
  expect(await refused(url.replace("p%40", "wrong"))).toContain("refuses the password");
  expect(await refused(url.replace(/:\d+\//, ":1/"))).toContain("nothing listens there");
  expect(await refused(url.replace("127.0.0.1", "localhost").replace(/:\d+\//, ":1/"))).toContain(
    "nothing listens there",
  );
  expect(await refused(`${url}none`)).toContain('database "postgresnone" does not exist');
  expect(await refused(`${url}?sslmode=perhaps`)).toContain('not "perhaps"');
  expect(await refused(`${url}?timeout=1`)).toContain('knows no "timeout"');
  expect(await refused(`${url}?sslmode=require`)).toContain("SSL");
  expect(await refused("postgres://127.0.0.1/x")).toContain("no user");
  const newer = await server!.database();
  const database = await openDatabase(newer);
  open.push(database);
  await postgresStores(database);
  await database.query("INSERT INTO deadringer.schema_version VALUES (99)");
  await expect(postgresStores(database)).rejects.toThrow(/of version 99, newer than \d+ of this program$/);
  expect(() => checkVersion(120_019, "x")).toThrow("PostgreSQL 12 is too old, 13 or later is needed");
  expect(() => checkVersion(130_000, "x")).not.toThrow();
});

onPostgres("who signs in on one instance is signed in on all, and out of all; attempts add up", async () => {
  const url = await server!.database();
  const [one, two] = [await instance(url), await instance(url)];
  const passphrase = "correct horse battery";
  const encoded = await one.service.signIn.encode(passphrase);
  await one.stores.owners.add({ name: "ann", passphrase: encoded, created_at: 1 });
  const ask = (at: typeof one, method: string, path: string, cookie = "", body?: unknown) =>
    at.handle(
      new Request(`http://x${path}`, {
        method,
        headers: {
          "sec-fetch-site": "same-origin",
          [INTENT_HEADER]: "1",
          "content-type": "application/json",
          cookie,
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
  const signIn = (at: typeof one, words = passphrase) =>
    ask(at, "POST", "/v1/session", "", { owner: "ann", passphrase: words });
  const cookie = (await signIn(one)).headers.get("set-cookie")!.split(";")[0]!;
  expect((await ask(two, "GET", "/v1/keys", cookie)).status).toBe(200);
  expect((await ask(two, "DELETE", "/v1/sessions", cookie)).status).toBe(204);
  expect((await ask(one, "GET", "/v1/keys", cookie)).status).toBe(401);
  for (let i = 0; i < 9; i++) expect((await signIn(i % 2 === 0 ? one : two, "wrong")).status).toBe(401);
  expect([(await signIn(one)).status, (await signIn(two)).status]).toEqual([429, 429]);
});

onPostgres("an older schema is brought up to date with what is in it", async () => {
  const database = await openDatabase(await server!.database());
  open.push(database);
  await migrate(database, 1);
  const { key, record } = createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1);
  await database.query(
    "INSERT INTO deadringer.keys (id, hash, owner, name, hint, scopes, created_at) VALUES ($1, $2, 'ann', '', 'h', 'ct', 1)",
    [record.id, record.hash],
  );
  const stores = await postgresStores(database);
  expect((await stores.keys.find(hashOf(key)))?.owner).toBe("ann");
  const versions = await database.query("SELECT version FROM deadringer.schema_version ORDER BY version");
  await postgresStores(database);
  expect(await database.query("SELECT version FROM deadringer.schema_version ORDER BY version")).toEqual(
    versions,
  );
  expect(versions.count).toBe(2);
});

test("PostgreSQL URLs: escapes, sockets, and TLS unless it stays on this machine", () => {
  expect(readUrl("postgres://a%40b:p%2Fw@[::1]:99/d")).toMatchObject({
    host: "::1",
    port: 99,
    user: "a@b",
    password: "p/w",
    database: "d",
    ssl: false,
    name: "postgres://a%40b@::1:99/d",
  });
  expect(readUrl("postgres://a@x/?host=/run/pg", "from a file")).toMatchObject({
    host: "/run/pg",
    password: "from a file",
    database: "a",
    ssl: false,
  });
  expect(readUrl("postgres://a@db.example/d").ssl).toEqual({ rejectUnauthorized: true });
  const given = { DEADRINGER_STORE: "postgres//hush" };
  expect(() => readConfig(given)).toThrow(/^Cannot use DEADRINGER_STORE: (?!.*hush)/);
  expect(() => readConfig({ DEADRINGER_LOOKUPS: "workers" })).toThrow("without PostgreSQL");
});

onPostgres("instances share keys, limits and places", async () => {
  const url = await server!.database();
  const env = { DEADRINGER_RATE_LIMIT: "8", DEADRINGER_STREAMS: "1" };
  const [one, two] = [await instance(url, env), await instance(url, env)];
  const key = await one.key();
  const usage = async (at: typeof one) => {
    const response = await at.handle(ask("/v1/meta/usage", key));
    await response.body?.cancel();
    return response;
  };
  expect((await usage(one)).headers.get("x-ratelimit-remaining")).toBe("7");
  expect((await usage(two)).headers.get("x-ratelimit-remaining")).toBe("6");

  const stream = await one.handle(ask(LOOKUP, key));
  expect(stream.status).toBe(200);
  const refused = await two.handle(ask(LOOKUP, key));
  expect([refused.status, (await refused.json()).detail]).toEqual([
    429,
    expect.stringContaining("All 1 streams"),
  ]);
  // An instance that renews keeps its places; those of a dead one are free in time.
  two.later(14_000);
  expect((await two.handle(ask(LOOKUP, key))).status).toBe(429);
  await two.service.streams.renew(Date.now() + 14_000);
  await one.service.streams.renew(Date.now() + 14_000);
  two.later(10_000);
  expect((await two.handle(ask(LOOKUP, key))).status).toBe(429);
  two.later(6_000);
  const free = await two.handle(ask(LOOKUP, key));
  expect(free.status).toBe(200);
  await Promise.all([stream.body!.cancel(), free.body!.cancel()]);

  const { id } = (await one.stores.keys.list())[0]!;
  await two.stores.keys.revoke(id, Date.now());
  expect((await usage(one)).status).toBe(401);
});

onPostgres("a lookup that runs is followed from another instance, byte for byte", async () => {
  const url = await server!.database();
  const [one, two] = [await instance(url), await instance(url)];
  const key = await one.key();
  const stream = await one.handle(ask(`${LOOKUP}?linger=60`, key));
  const uuid = stream.headers.get("x-service-result-id")!;
  const here = stream.body!.getReader();
  const first = await read(here, 1);
  one.say(progress(1));
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  one.say(progress(2));
  const there = (await two.handle(ask(`/v1/retrieve/${uuid}?from=1`, key))).body!.getReader();
  expect(await read(there, 2)).toEqual([progress(1), progress(2)].map((each) => JSON.stringify(each)));
  // It is not whole yet, and a client may be ahead of the store.
  expect((await two.handle(ask(`/v1/retrieve/${uuid}`, key))).status).toBe(404);
  const ahead = (await two.handle(ask(`/v1/retrieve/${uuid}?from=4`, key))).body!.getReader();
  one.say(progress(3));
  one.say(progress(4));
  one.say(DONE);
  const all = [...first, ...await read(here)];
  expect(all.map((line) => JSON.parse(line).data.kind)).toEqual([
    ...Array(5).fill("Progress"),
    "StoredResult",
    "Done",
  ]);
  expect(await read(there)).toEqual(all.slice(3));
  expect(await read(ahead)).toEqual(all.slice(4));
  const whole = await two.handle(ask(`/v1/retrieve/${uuid}`, key));
  expect((await whole.text()).trimEnd().split("\n")).toEqual(all);
});

onPostgres("who follows from elsewhere keeps the work going, and hears how it ended", async () => {
  const url = await server!.database();
  const env = { DEADRINGER_LINGER: "1" };
  const [one, two] = [await instance(url, env), await instance(url, env)];
  const key = await one.key();
  const start = async () => {
    const stream = await one.handle(ask(`${LOOKUP}?linger=1`, key));
    const uuid = stream.headers.get("x-service-result-id")!;
    const here = stream.body!.getReader();
    await read(here, 1);
    one.say(progress(1));
    await read(here, 1);
    // The first line does not wait for the store.
    while (await one.stores.results.get(uuid, 0) === null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const there = (await two.handle(ask(`/v1/retrieve/${uuid}?from=0`, key))).body!.getReader();
    await here.cancel();
    return { uuid, there };
  };
  const { uuid, there } = await start();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(one.service.jobs.find(uuid)).toBeDefined();
  one.service.jobs.find(uuid)!.stop(new SquatError("over_capacity", "This server is stopping"));
  expect((await read(there)).at(-1)).toContain("This server is stopping");

  // An instance that died says nothing, but its mark is over in time.
  const dead = await start();
  two.later(16_000);
  expect((await read(dead.there)).at(-1)).toContain("has gone");
  one.service.jobs.find(dead.uuid)!.stop(new DOMException("", "AbortError"));
});

onPostgres("a lookup that runs is listed on every instance, and deleted on any", async () => {
  const url = await server!.database();
  const [one, two] = [await instance(url), await instance(url)];
  const key = await one.key();
  const stream = await one.handle(ask(LOOKUP, key));
  const uuid = stream.headers.get("x-service-result-id")!;
  const here = stream.body!.getReader();
  await read(here, 1);
  const record = () => two.handle(ask(`/v1/retrieve/${uuid}/record`, key));
  await expect.poll(async () => (await record()).status).toBe(200);
  expect(await (await record()).json()).toMatchObject({ uuid, done: false });
  expect(await (await two.handle(ask("/v1/retrieve", key))).json()).toMatchObject([{ uuid }]);
  const there = (await two.handle(ask(`/v1/retrieve/${uuid}?from=0`, key))).body!.getReader();
  const gone = await two.handle(new Request(ask(`/v1/retrieve/${uuid}`, key), { method: "DELETE" }));
  expect(gone.status).toBe(204);
  // Who works on it learns it with the next lines.
  const talk = setInterval(() => one.say(progress(1)), 100);
  for (const reader of [there, here]) {
    expect((await read(reader)).at(-1)).toContain("was deleted while it was made");
  }
  clearInterval(talk);
  expect(one.logged.filter(({ message }) => message === "A lookup failed")).toEqual([]);
});

onPostgres("a server that goes away: 503 and not ready, nothing crashes, and back again", async () => {
  const url = await server!.database();
  const one = await instance(url);
  const key = await one.key();
  const get = async (path: string) => {
    const response = await one.handle(ask(path, key));
    const text = await response.text();
    return { status: response.status, text, headers: response.headers };
  };
  expect((await get("/readyz")).status).toBe(200);
  const stream = await one.handle(ask(LOOKUP, key));
  const reader = stream.body!.getReader();
  await read(reader, 1);
  one.service.usage.count("k", "ct_requests", 0);
  await server!.stop("immediate");
  try {
    for (let i = 0; i < 20; i++) {
      const refused = await get("/v1/meta/usage");
      expect(refused.status).toBe(503);
      expect(JSON.parse(refused.text)).toMatchObject({
        status: 503,
        detail: expect.stringContaining("store"),
      });
      expect(refused.headers.get("content-type")).toBe("application/problem+json");
      expect(refused.headers.get("retry-after")).toBe("5");
      expect(refused.headers.get("www-authenticate")).toBeNull();
    }
    expect(await get("/readyz")).toMatchObject({ status: 503 });
    expect((await get("/healthz")).status).toBe(200);
    await one.service.usage.flush();
    // A result that cannot be kept is never told to be.
    one.say(DONE);
    const last = (await read(reader)).at(-1)!;
    expect(JSON.parse(last).data.kind).toBe("Error");
    await expect(openDatabase(url)).rejects.toThrow("nothing listens there");
  } finally {
    await server!.start();
  }
  const until = Date.now() + 20_000;
  while ((await get("/readyz")).status !== 200 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await get("/v1/meta/usage")).status).toBe(200);
  expect(one.states).toEqual(["lost", "found"]);
  // What was counted meanwhile is not lost.
  expect((await one.service.usage.read("k", 0, 0))[0]!.ct_requests).toBe(1);
});

onPostgres("deadringer key works on it, with the password from a file", async () => {
  const url = new URL(await server!.database());
  url.password = "";
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  const before = { ...process.env };
  try {
    writeFileSync(join(folder, "password"), server!.password + "\n");
    process.env["DEADRINGER_STORE"] = url.href;
    process.env["DEADRINGER_STORE_PASSWORD_FILE"] = join(folder, "password");
    const run = async (...args: string[]) => {
      let out = "";
      const system = {
        print: (text: string) => Promise.resolve(void (out += text)),
        warn: (text: string) => void (out += text),
      };
      return { code: await main(args, { signal: new AbortController().signal, ...system } as System), out };
    };
    const made = await run("key", "create", "--owner", "ann", "--json");
    expect(made.code).toBe(0);
    const { id } = JSON.parse(made.out);
    expect((await run("key", "list")).out).toContain(id);
    expect((await run("key", "revoke", id)).code).toBe(0);
    expect((await run("key", "list")).out).toContain("revoked");
    process.env["DEADRINGER_STORE"] = url.href.replace(/:\d+\//, ":1/");
    const refused = await run("key", "list");
    expect([refused.code, refused.out.trimEnd().split("\n")]).toEqual([2, [
      expect.stringContaining("nothing listens"),
    ]]);
  } finally {
    for (const name of ["DEADRINGER_STORE", "DEADRINGER_STORE_PASSWORD_FILE"]) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

onPostgres("TLS: the certificate is checked", async () => {
  const { folder, url } = server!;
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  try {
    execFileSync("openssl", [
      ...args,
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", cert],
    ], { stdio: "ignore" });
  } catch {
    return console.warn("skipped: no openssl to make a certificate with");
  }
  const { uid, gid } = statSync(folder);
  for (const file of [key, cert]) chownSync(file, uid, gid);
  await server!.sql(`ALTER SYSTEM SET ssl_cert_file = '${cert}'`);
  await server!.sql(`ALTER SYSTEM SET ssl_key_file = '${key}'`);
  await server!.sql("ALTER SYSTEM SET ssl = on");
  await server!.stop();
  await server!.start();
  const database = await openDatabase(`${url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(cert)}`);
  open.push(database);
  const { rows } = await database.query("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
  expect(rows).toEqual([{ ssl: true }]);
  await expect(openDatabase(`${url}?sslmode=verify-full`)).rejects.toThrow(/Cannot use .*certificate/i);
  await (await openDatabase(`${url}?sslmode=require`)).close();
});
