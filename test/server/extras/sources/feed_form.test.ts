import { readFileSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import type { Dns } from "../../../../mod.ts";
import { createDialer } from "../../../../lib/net/mod.ts";
import { PUBLIC_FEEDS } from "../../../../server/extras/sources/data/public_feeds.ts";
import { feedForm } from "../../../../server/extras/sources/feed_form.ts";
import { readFeeds } from "../../../../server/extras/sources/feed_lines.ts";
import { guardedFetch } from "../../../../server/extras/sources/list_fetch.ts";
import { backupSqlite } from "../../../../server/stores/backup.ts";
import { createKey } from "../../../../server/auth/keys.ts";
import { openDoors } from "./opened.ts";
import { startFeedHost } from "./feed_host.ts";
import { ALIKE, BLOG } from "./pages.ts";

const host = await startFeedHost();
const { base } = host;
const port = new URL(base).port;
afterAll(() => host.close());
beforeEach(() => {
  host.answer = (_, response) => response.end("mountain-goats.com\nalpine-reads.com\n");
});

const pages = (name: string): string => name === "mountain-goats.com" ? ALIKE : BLOG;
const NAMES = ["mountain-goats.com", "alpine-reads.com"];
const LISTS = "/v1/sources/lists";

test("a list of the page is tried, fetched, changed and removed; its secret is nowhere in clear", async () => {
  const asked: (string | undefined)[] = [];
  host.answer = (request, response) => {
    asked.push(request.headers.authorization);
    response.end(gzipSync("seen,host,url\n2026-11-24,mountain-goats.com,x\n2026-11-24,alpine-reads.com,x\n"));
  };
  const doors = await openDoors(NAMES, pages, { DEADRINGER_FEEDS_ALLOW: `127.0.0.1:${port}` });
  const brand = await doors.watch();
  const list = { url: `${base}/new.csv.gz?key=SECRET-ONE`, secret: "SECRET-TWO", hours: 6 };
  expect(await doors.call("POST", `${LISTS}/trial`, list)).toEqual({
    feed: "127.0.0.1 (new.csv.gz)",
    format: "table",
    columns: ["seen", "host", "url"],
    names: NAMES,
    left_out: "",
  });
  expect((await doors.call("GET", "/v1/sources")).feeds).toEqual([]);
  const added = await doors.opened.fetch(
    new Request(`http://127.0.0.1${LISTS}`, {
      method: "POST",
      headers: { authorization: `Bearer ${doors.key}`, "content-type": "application/json" },
      body: JSON.stringify(list),
    }),
  );
  expect(added.status).toBe(204);
  // At once, not with the next round.
  await expect.poll(() => doors.named(brand), { timeout: 30_000 }).toEqual(["mountain-goats.com"]);
  const shown = async () => (await doors.call("GET", "/v1/sources")).feeds;
  await expect.poll(shown).toMatchObject([
    { managed: "page", kind: "list", hours: 6, column: null, has_secret: true, names: [2], problem: "" },
  ]);
  const [{ key }] = await shown();
  expect(asked).toEqual(["Bearer SECRET-TWO", "Bearer SECRET-TWO"]);
  await doors.call("PUT", `${LISTS}/${key}`, { column: 2, secret: "" }).catch(() => {});
  await expect.poll(() => asked).toEqual(["Bearer SECRET-TWO", "Bearer SECRET-TWO", undefined]);
  expect(await shown()).toMatchObject([{ key, column: 2, hours: 6, has_secret: false }]);
  const backup = join(doors.folder, "backup");
  const everything = backupSqlite(doors.folder, backup).map((file) => readFileSync(file, "latin1")).join();
  expect(everything).toContain("127.0.0.1 (new.csv.gz)");
  expect(everything + JSON.stringify(await shown())).not.toContain("SECRET");
  expect(statSync(join(doors.folder, "feeds", "lists.key")).mode & 0o077).toBe(0);
  await doors.call("DELETE", `${LISTS}/${key}`).catch(() => {});
  expect(await shown()).toEqual([]);
  expect(await doors.call("DELETE", `${LISTS}/${key}`)).toMatchObject({ status: 404 });
});

test("a list of the page reaches public addresses only, and those that the operator allows", async () => {
  const doors = await openDoors(NAMES, pages, { DEADRINGER_FEEDS_ALLOW: `127.0.0.1:${port}` });
  let target = "";
  const asked: string[] = [];
  host.answer = ({ url }, response) => {
    asked.push(url!);
    response.writeHead(302, { location: target }).end();
  };
  const tried = async (url: string) => (await doors.call("POST", `${LISTS}/trial`, { url })).detail;
  for (
    const url of [
      "http://127.0.0.1:1/latest/meta-data",
      "http://169.254.169.254/latest/meta-data",
      "http://[::1]/x",
      "http://[::ffff:169.254.169.254]/x",
      "http://10.1.2.3/x",
      "http://2130706433:1/x",
      "http://localhost/x",
    ]
  ) {
    expect(await tried(url), url).toMatch(/^Cannot .*private addresses need DEADRINGER_FEEDS_ALLOW$/);
    target = url;
    expect(await tried(`${base}/moved`), `to ${url}`).toMatch(
      /private addresses need DEADRINGER_FEEDS_ALLOW$/,
    );
  }
  target = "file:///etc/passwd";
  expect(await tried(`${base}/moved`)).toMatch(/^Cannot /);
  expect(new Set(asked)).toEqual(new Set(["/moved"]));
  for (const url of ["file:///etc/passwd", "ftp://a.example/x", `${base}/x hours=1`, "czds:com"]) {
    expect(await doors.call("POST", `${LISTS}/trial`, { url }), url).toMatchObject({ status: 400 });
  }
});

test("a name is resolved once: one that answers another address the next time reaches nothing", async () => {
  const asked: string[] = [];
  host.answer = ({ url }, response) => void (asked.push(url!), response.end("a.example\n"));
  let turns = 0;
  const dns = {
    resolvers: [],
    query: (name: string, type: string) =>
      Promise.resolve({
        rcode: "NOERROR",
        answers: name.startsWith("rebind") && type === "A"
          ? [{ name, type, data: ++turns % 2 === 1 ? "1.1.1.1" : "127.0.0.1" }]
          : [],
      }),
    close: () => Promise.resolve(),
  } as unknown as Dns;
  const tried = async (allow: string[]) => {
    const fetch = guardedFetch(createDialer({ dns, allow, connectMs: 300 }), 1_000);
    return await fetch(`http://rebind.example:${port}/x`, {}).then(() => "reached", () => "failed");
  };
  for (let attempt = 0; attempt < 4; attempt++) expect(await tried([])).toBe("failed");
  expect([turns, asked]).toEqual([4, []]);
  // The second answer is that of the server: who is allowed reaches it.
  expect([await tried(["127.0.0.1"]), await tried(["127.0.0.1"])]).toEqual(["failed", "reached"]);
  expect(asked).toEqual(["/x"]);
});

test("only an admin names lists, and only while no other team watches brands", async () => {
  const doors = await openDoors(NAMES, pages, { DEADRINGER_FEEDS_ALLOW: "127.0.0.1" });
  const { opened } = doors;
  const as = async (key: string, method: string, path: string, body: unknown) =>
    (await opened.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    )).status;
  const list = { url: `${base}/new.txt` };
  for (const path of [LISTS, `${LISTS}/trial`]) {
    expect(await as("drk_nobody", "POST", path, list)).toBe(401);
  }
  const other = createKey({ owner: "bob", scopes: ["watch"], expires_at: null }, Date.now());
  await opened.storage.keys.add(other.record);
  const brand = { name: "Other", domains: ["otherbank.com"], paused: true };
  expect(await as(other.key, "POST", "/v1/watch/brands", brand)).toBe(201);
  expect(await as(doors.key, "POST", `${LISTS}/trial`, list)).toBe(403);
  expect(await as(doors.key, "POST", LISTS, list)).toBe(403);
});

test("what another key sealed is said, and lists of the file are changed in the file", async () => {
  const doors = await openDoors(NAMES, pages, {}, `${base}/new.txt column=1`);
  await doors.watch();
  const shown = async () => (await doors.call("GET", "/v1/sources")).feeds;
  await expect.poll(shown).toMatchObject([{ managed: "file", column: 1, problem: "" }]);
  const [{ key }] = await shown();
  expect(await doors.call("DELETE", `${LISTS}/${key}`)).toMatchObject({
    detail: expect.stringMatching(/file of DEADRINGER_FEEDS/),
  });
  const db = new DatabaseSync(join(doors.folder, "sources.sqlite"));
  onTestFinished(() => db.close());
  const { listed } = db.prepare("SELECT listed FROM source_feeds").get() as { listed: string };
  const row = JSON.parse(listed);
  db.prepare("UPDATE source_feeds SET listed = ?").run(
    JSON.stringify({ ...row, managed: "page", sealed: Buffer.from("another").toString("base64") }),
  );
  expect(await doors.call("PUT", `${LISTS}/${key}`, { hours: 2 })).toMatchObject({
    detail: expect.stringMatching(/add it again/),
  });
});

test("a zone of CZDS is tried and added by the form, with an account of its own", async () => {
  const asked: string[] = [];
  host.answer = ({ url, headers }, response) => {
    asked.push(`${url} ${headers.authorization ?? ""}`);
    response.end(JSON.stringify(
      url === "/api/authenticate"
        ? { accessToken: "token" }
        : ["https://czds-api.icann.org/czds/downloads/shop.zone"],
    ));
  };
  const rows: { listed: string }[] = [];
  const seal = { id: "x", seal: (text: string) => text, open: (text: string) => text };
  const form = feedForm({
    store: {
      feeds: () => Promise.resolve([]),
      listFeed: (_, listed) => Promise.resolve(void rows.push({ listed })),
      setFeed: () => Promise.resolve(true),
    },
    ...{ seal, now: () => 0, userAgent: "test", onListed() {} },
    fetch: (url, init) => fetch(url.replace(/^https:\/\/(?:account|czds)-api\.icann\.org/, base), init),
  });
  const entry = { url: "czds:shop", kind: "czds", secret: "ann@example.net:SECRET" } as const;
  const { signal } = new AbortController();
  expect(await form.try(entry, signal)).toMatchObject({ feed: "CZDS (shop)", names: [] });
  // No zone is downloaded to try it.
  expect(asked).toEqual(["/api/authenticate ", "/czds/downloads/links Bearer token"]);
  await expect(form.try({ ...entry, url: "czds:org" }, signal)).rejects.toThrow(/does not list the zone org/);
  for (const secret of [undefined, "", "SECRET"]) {
    await expect(form.add({ ...entry, secret })).rejects.toThrow(/e-mail:password/);
  }
  await form.add(entry);
  expect(JSON.parse(rows[0]!.listed)).toMatchObject({ managed: "page", kind: "czds", has_secret: true });
});

test("public lists can be fetched as they are written, and name the page that says how", () => {
  expect(PUBLIC_FEEDS.length).toBeGreaterThan(3);
  for (const { url, column, hours, read } of PUBLIC_FEEDS) {
    const line = `${url} hours=${hours}${column === undefined ? "" : ` column=${column}`}`;
    expect(readFeeds(line), url).toMatchObject([{ kind: "list", url, hours }]);
    expect(URL.parse(read)?.protocol, url).toBe("https:");
  }
});
