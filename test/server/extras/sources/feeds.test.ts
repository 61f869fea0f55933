import { ELSEWHERE } from "../../../../server/extras/sources/service.ts";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { deflateRawSync, gzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readFeeds } from "../../../../server/extras/sources/feed_lines.ts";
import { requires } from "../../../requires.ts";
import { type Answer, feedsOf, HOUR_MS, startFeedHost } from "./feed_host.ts";
import { ALIKE, BLOG, watchedPages } from "./pages.ts";

const host = await startFeedHost();
const { base, folder } = host;
afterAll(() => host.close());

const list = (count: number, tag = "a"): string =>
  Array.from({ length: count }, (_, n) => `${tag}${n}-shop.com\n`).join("");

/** An archive of files, as zip(1) makes it. */
function zipOf(...files: string[]): Buffer {
  const parts: Buffer[] = [], entries: Buffer[] = [];
  let at = 0;
  for (const [n, text] of files.entries()) {
    const packed = deflateRawSync(text);
    const name = Buffer.from(`names${n}.txt`);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, name, packed);
    entries.push(entry, name);
    at += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

test.each([
  ["plain", (text: string) => Buffer.from(text), ""],
  ["gzip", (text: string) => gzipSync(text), ""],
  ["ZIP", (text: string) => zipOf(text), ""],
  [
    "a column of a CSV",
    (text: string) => Buffer.from(`id,seen,name\n${text.replace(/^/gm, "1,example.net,")}`.trimEnd()),
    " column=3",
  ],
])("a list as %s is taken in once, and asked for again only when it changed", async (_, pack, options) => {
  let content = pack(list(50));
  const asked: (string | undefined)[] = [];
  host.answer = (request, response) => {
    const etag = `"${content.length}"`;
    asked.push(request.headers["if-none-match"]);
    if (request.headers["if-none-match"] === etag) return response.writeHead(304).end();
    response.writeHead(200, { etag }).end(content);
  };
  const feeds = await feedsOf(host, `# new ones\n${base}/{date}/new.txt?token=HIDDEN${options}\n`);
  const first = await feeds.fetch();
  expect(first).toMatchObject({ names: [50], waiting: 50, problem: "", feed: "127.0.0.1 (new.txt)" });
  expect(JSON.stringify(first)).not.toContain("HIDDEN");
  await feeds.fetch();
  expect(asked).toHaveLength(1);
  feeds.pass(7 * HOUR_MS);
  expect(await feeds.fetch()).toMatchObject({ names: [50], waiting: 50, problem: "" });
  expect(asked[1]).toMatch(/^"/);
  content = pack(list(60));
  feeds.pass(7 * HOUR_MS);
  expect(await feeds.fetch()).toMatchObject({ names: [50, 60], waiting: 60, problem: "" });
});

test("a feed that brings the same list again, or nothing at all, is named on the same day", async () => {
  host.answer = (_, response) => response.end(list(50));
  const feeds = await feedsOf(host, `${base}/new.txt`);
  await feeds.fetch();
  for (let hours = 0; hours < 24; hours += 8) {
    feeds.pass(8 * HOUR_MS);
    expect(await feeds.fetch()).toMatchObject({ problem: "", names: [50] });
  }
  feeds.pass(7 * HOUR_MS);
  expect((await feeds.fetch()).problem).toBe("it brings the list of 2026-11-24 06:00 UTC again");
  const idle = await feedsOf(host, `${base}/new.txt`);
  await idle.fetch();
  idle.pass(27 * HOUR_MS);
  expect((await idle.shown()).problem).toMatch(/^nobody has asked it since/);
});

test("a feed that shrinks by half, that is empty or a web page, is named; what it has is taken in", async () => {
  let content = list(1_000);
  host.answer = (_, response) => response.end(content);
  const feeds = await feedsOf(host, `${base}/new.txt`);
  await feeds.fetch();
  feeds.pass(24 * HOUR_MS);
  content = list(400, "b");
  expect(await feeds.fetch()).toMatchObject({
    problem: "its list has 400 names, where 1000 are usual",
    waiting: 1_400,
  });
  feeds.pass(24 * HOUR_MS);
  content = "# none today\n";
  expect((await feeds.fetch()).problem).toBe("its list has no names");
  feeds.pass(24 * HOUR_MS);
  content = "<!DOCTYPE html><title>Your subscription has ended</title>shop.example";
  expect(await feeds.fetch()).toMatchObject({ problem: "it is a web page, not a list", waiting: 1_400 });
  feeds.pass(24 * HOUR_MS);
  content = list(900, "c");
  expect(await feeds.fetch()).toMatchObject({ problem: "", waiting: 2_300 });
});

test("a list without end, one that unpacks to more, and refusals are failures, and take nothing in", async () => {
  const failureOf = async (serve: Answer, options = ""): Promise<string> => {
    host.answer = serve;
    const { problem, waiting } = await (await feedsOf(host, `${base}/new.txt${options}`)).fetch();
    expect(waiting).toBe(0);
    return problem;
  };
  expect(
    await failureOf((_, response) => {
      const more = () => {
        while (response.write(list(5_000))) continue;
      };
      response.on("drain", more);
      more();
    }),
  ).toBe("it is larger than 4 MiB");
  expect(
    await failureOf((_, response) => response.writeHead(200, { "content-length": 10e9 }).write("a.com\n")),
  )
    .toBe("it is larger than 4 MiB");
  expect(await failureOf((_, response) => response.end(gzipSync("# a comment of a list\n".repeat(500_000)))))
    .toBe("it has more than 200,000 lines: give a smaller list");
  expect(await failureOf((_, response) => response.end(gzipSync(`# ${"x".repeat(998)}\n`.repeat(9_000)))))
    .toBe("it has more than 8 MiB unpacked: give a smaller list");
  expect(await failureOf((_, response) => response.end(list(100_001)))).toMatch(
    /more than 100,000 names/,
  );
  expect(await failureOf((_, response) => response.end("x".repeat(100_000)))).toMatch(
    /nothing in its list is a name: .* more than 16384 characters/,
  );
  expect(await failureOf((_, response) => response.end(gzipSync(list(1_000)).subarray(0, 900)))).toMatch(
    /damaged or cut off/,
  );
  expect(await failureOf((_, response) => response.end(zipOf(list(5), list(5))))).toMatch(
    /a ZIP archive of 2 files/,
  );
  expect(await failureOf((_, response) => response.end('[{"domain":"a-name.com"},{"domain":"b-na'))).toMatch(
    /its list breaks off/,
  );
  expect(await failureOf((_, response) => response.end(zipOf(list(5)).subarray(0, 60)))).toMatch(/cut off/);
  expect(await failureOf((_, response) => response.writeHead(403).end())).toMatch(
    /status 403: .*the subscription/,
  );
  expect(await failureOf((request) => request.socket.destroy())).toMatch(/broke off 3 times/);
  expect(readdirSync(folder)).toEqual([]);
});

test("what a service's feed lists becomes an event by its page", async () => {
  host.answer = (_, response) => response.end("mountain-goats.com\nalpine-reads.com\n");
  const at = { A: ["127.0.0.2"] };
  const world = await watchedPages((host) => host === "mountain-goats.com" ? ALIKE : BLOG, {
    "mountain-goats.com": at,
    "alpine-reads.com": at,
  });
  onTestFinished(world.close);
  const stop = world.doors.sources.feeds.start(`${base}/new.txt`, folder);
  onTestFinished(stop);
  await expect.poll(async () => (await world.service.extras.use(ELSEWHERE).doors()).text).toBe(
    "1 of 1 feed brought a list",
  );
  await world.settle();
  expect(await world.events()).toMatchObject([
    {
      name: "mountain-goats.com",
      source: { door: "registrations", reason: expect.stringMatching(/^listed by 127/) },
    },
  ]);
});

test("a zone of CZDS: the account signs in once a round, and what is new since the day before is taken in", async () => {
  let zones: Record<string, string> = {};
  const asked: string[] = [];
  let password = "good", isBusy = false;
  host.answer = (request, response) => {
    const url = request.url!;
    asked.push(`${request.method} ${url}`);
    const json = (value: unknown, status = 200) => response.writeHead(status).end(JSON.stringify(value));
    if (url === "/api/authenticate") {
      let body = "";
      request.on("data", (chunk) => body += chunk);
      return void request.on("end", () => {
        const isGood = JSON.parse(body).username === "ann@example.com" &&
          JSON.parse(body).password === password;
        json(
          isGood ? { accessToken: "token-1" } : { message: "Invalid username or password." },
          isGood ? 200 : 401,
        );
      });
    }
    if (request.headers.authorization !== "Bearer token-1") return json({}, 401);
    if (url === "/czds/downloads/links") {
      if (isBusy) return json({ message: "try again later" });
      return json([
        ...Object.keys(zones).map((zone) => `https://czds-api.icann.org/czds/downloads/${zone}.zone`),
        // A list that leads elsewhere does not get the token.
        "http://198.51.100.1/czds/downloads/org.zone",
      ]);
    }
    const zone = zones[/([a-z]+)\.zone$/.exec(url)![1]!]!;
    const modified = `Mon, ${10 + zone.length % 10} Nov 2026 00:00:00 GMT`;
    if (request.headers["if-modified-since"] === modified) return response.writeHead(304).end();
    response.writeHead(200, { "last-modified": modified, "content-type": "application/x-gzip" }).end(
      gzipSync(zone),
    );
  };
  const record = (name: string) => `${name}.shop.\t3600\tin\tns\tns1.example.net.\n`;
  const soa = "shop.\t900\tin\tsoa\tns.nic.shop. a.nic.shop. 1 900 1800 6048000 3600\n";
  zones = { shop: soa + record("one") + record("two") };
  const account = "account=ann@example.com:good";
  const feeds = await feedsOf(host, `czds:shop ${account}\nczds:org ${account}\n`);
  const day = async () => {
    feeds.pass(24 * HOUR_MS);
    asked.length = 0;
    return await feeds.all();
  };
  const [org, shop] = await day();
  expect(org).toMatchObject({
    feed: "CZDS (org)",
    problem: expect.stringMatching(/does not list the zone org/),
  });
  // The first copy is what the next one is compared with.
  expect(shop).toMatchObject({ feed: "CZDS (shop)", problem: "", waiting: 0 });
  expect(asked.filter((each) => each.includes("authenticate"))).toHaveLength(1);
  zones = { shop: soa + record("one") + record("two") + record("mountain-goats") + record("mountain-goats") };
  expect((await day())[1]).toMatchObject({ problem: "", waiting: 1 });
  expect((await day())[1]).toMatchObject({ problem: "", waiting: 1 });
  isBusy = true;
  expect((await day())[1]!.problem).toBe("CZDS lists its zones as something that is no list");
  password = "changed";
  expect((await day()).map(({ problem }) => problem)).toEqual([
    "CZDS refuses to sign in (status 401): check the account and its password",
    "CZDS refuses to sign in (status 401): check the account and its password",
  ]);
  expect(() => readFeeds("czds:shop")).toThrow("a zone of CZDS needs account=E-MAIL:PASSWORD");
});

test("a service that may not write to the disk refuses feeds", async () => {
  const world = await watchedPages(() => BLOG, {});
  onTestFinished(world.close);
  const start = () => world.doors.sources.feeds.start(`${base}/new.txt`, null);
  expect(start).toThrow(/they need a folder/);
});

test("of two services on one store one fetches; the other goes on when it ends", async () => {
  const asked: string[] = [];
  host.answer = ({ url }, response) => {
    asked.push(url!);
    response.end("mountain-goats.com\n");
  };
  const world = await watchedPages(() => BLOG, {});
  onTestFinished(world.close);
  const start = (path: string) => world.doors.sources.feeds.start(`${base}${path}`, folder);
  const stopFirst = start("/first.txt");
  await expect.poll(() => asked).toEqual(["/first.txt"]);
  const stopSecond = start("/second.txt");
  await stopSecond();
  expect(asked).toEqual(["/first.txt"]);
  await stopFirst();
  onTestFinished(start("/third.txt"));
  await expect.poll(() => asked).toEqual(["/first.txt", "/third.txt"]);
});

test("a folder that others can write to, or that is somebody else's, gets no feeds", async () => {
  const place = mkdtempSync(join(tmpdir(), "deadringer-shared-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  host.answer = (_, response) => response.end("mountain-goats.com\n");
  const problem = async () =>
    (await (await feedsOf({ base, folder: place }, `${base}/new.txt`)).fetch()).problem;
  chmodSync(place, 0o777);
  expect(await problem()).toBe(
    `Cannot use ${place}, which other users may write to: run chmod go-w ${place}`,
  );
  chmodSync(place, 0o755);
  expect(await problem()).toBe("");
});

const notRoot = process.getuid?.() === 0 ? null : "only root can be two users";

requires("Deno" in globalThis ? "Node only: it gives up rights in a script" : notRoot)(
  "a folder of another user is refused to who is not root",
  () => {
    const place = mkdtempSync(join(tmpdir(), "deadringer-other-"));
    onTestFinished(() => rmSync(place, { recursive: true }));
    const module = new URL("../../../../server/io/folder.ts", import.meta.url).href;
    const code = `process.setuid(65534); const { makePrivateFolder } = await import(${
      JSON.stringify(module)
    });
    try { makePrivateFolder(${JSON.stringify(place)}) } catch (error) { console.log(error.message) }`;
    // Loaded before the rights are given up: the checkout may be closed to others.
    const { stdout } = spawnSync(process.execPath, [
      "--input-type=module",
      "--eval",
      code.replace(/^(.*?;) (const.*?;)/s, "$2 $1"),
    ]);
    expect(stdout.toString()).toBe(
      `Cannot use ${place}, which belongs to another user: give another folder\n`,
    );
  },
);

test("lines of feeds that cannot be used are named", () => {
  expect(() => readFeeds("\nftp://x/\n")).toThrow(
    "line 2 of the feeds: give an http or https URL first, taxii:URL, misp:URL, or czds:ZONE",
  );
  expect(() => readFeeds("https://a.example/x columns=1")).toThrow("columns=… is none of column=N");
  expect(() => readFeeds("https://a.example/x hours=x")).toThrow('"hours=x" is none of column=N');
  // What may be a secret is shown nowhere.
  for (const options of ["baerer=hush-hush", "account=a@b.example:my hush-hush", "bearer=a hush-hush"]) {
    const failure = { message: expect.not.stringContaining("hush-hush") };
    expect(() => readFeeds(`https://a.example/x ${options}`)).toThrow(expect.objectContaining(failure));
  }
  expect(() => readFeeds("https://a.example/x\n".repeat(201))).toThrow("Cannot use 201 feeds");
  expect(readFeeds("https://a.example/{yesterday}.zip column=2 hours=168 # weekly\n\n#x")).toMatchObject([
    { column: 2, hours: 168 },
  ]);
});
