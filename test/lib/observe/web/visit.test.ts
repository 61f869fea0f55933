import type { Socket } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { Io } from "../../../../lib/io.ts";
import { visit, type VisitOptions } from "../../../../lib/observe/web/visit.ts";
import { freePort } from "../../../free_port.ts";
import { calm, listen, type Listening, stoppedClock, worldIo, type Zone } from "../../net/world.ts";

const servers: Listening[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((s) => s.close()));
});

type Reply = string | Uint8Array | ((socket: Socket, path: string) => void);

/** A plain HTTP server that answers by `host/path`, with the requests that it received. */
async function web(
  replies: Record<string, Reply>,
  host = "127.0.0.1",
): Promise<Listening & { requests: string[] }> {
  const requests: string[] = [];
  const server = await listen((socket) => {
    let head = "";
    socket.on("data", (chunk) => {
      head += chunk.toString("latin1");
      if (!head.includes("\r\n\r\n")) return;
      const path = head.split(" ")[1] as string;
      const key = (/^host: (.*)$/im.exec(head)?.[1] as string) + path;
      head = "";
      requests.push(key);
      const reply = replies[key] ?? replies["*"] ?? "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
      if (typeof reply === "function") reply(socket, path);
      else socket.end(reply);
    });
  }, { host });
  servers.push(server);
  return Object.assign(server, { requests });
}

const page = (html: string, extra = ""): string =>
  `HTTP/1.1 200 OK\r\nServer: kestrel\r\nContent-Type: text/html\r\n${extra}\r\n${html}`;
const redirect = (location: string, status = 302): string =>
  `HTTP/1.1 ${status} Moved\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`;
const HOSTS: Zone = Object.fromEntries(
  ["a.test", "b.test", "c.test"].map((name) => [name, { A: ["127.0.0.1"] }]),
);

test("the User-Agent names the product and the contact, or is what the caller sets", async () => {
  const reported: string[] = [];
  const server = await listen((socket) =>
    void socket.on("data", (chunk) => {
      reported.push(/^user-agent: (.*)$/im.exec(chunk.toString("latin1"))?.[1] ?? "");
      socket.end(page("hello"));
    })
  );
  servers.push(server);
  const io = worldIo(HOSTS, {
    allow: ["127.0.0.1:80", "127.0.0.1:443"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  const contact = "https://example.com/scans";
  await visit({ ...io, contact }, "a.test", calm());
  await visit({ ...io, contact, userAgent: "Mozilla/5.0 (own)" }, "a.test", calm());
  expect(reported).toEqual([
    "Mozilla/5.0 (compatible; deadringer; +https://example.com/scans)",
    "Mozilla/5.0 (own)",
  ]);
});

/** Visits a.test with port 80 mapped to the server's; nothing listens for https. */
async function go(server: { port: number }, options: VisitOptions = {}, sleep?: Io["sleep"]) {
  const closed = await listen(() => {});
  await closed.close();
  const io = worldIo(HOSTS, {
    allow: ["127.0.0.1:80", "127.0.0.1:443"],
    portMap: { 80: server.port, 443: closed.port },
  });
  return await visit(sleep === undefined ? io : { ...io, sleep }, "a.test", calm(), options);
}

test("https first, then http; banner, chain, page", async () => {
  const server = await web({
    "a.test/": redirect("http://b.test/x?y=1#z", 301),
    "b.test/x?y=1": page("<title>hi</title>"),
  });
  const found = await go(server);
  expect(found?.chain).toEqual([
    { url: "http://a.test/", kind: "InitialRequest", status: null, certificate: null },
    { url: "http://b.test/x?y=1#z", kind: "Http", status: 301, certificate: null },
  ]);
  expect(found?.banner).toBeNull();
  expect(found?.page).toMatchObject({ url: "http://b.test/x?y=1", status: 200, truncated: false });
  expect(found?.page?.html.text).toBe("<title>hi</title>");
  expect(found?.stopped).toBeNull();
});

const onwards: [what: string, html: string, kind: string, url: string][] = [
  ["meta refresh", '<meta http-equiv="Refresh" content="0; URL=\'/b\'">', "Javascript", "http://a.test/b"],
  ["refresh without url=", "<meta http-equiv=refresh content='1;/b'>", "Javascript", "http://a.test/b"],
  ["location =", "<script>window.location = '/b';</script>", "Javascript", "http://a.test/b"],
  [
    "location.replace",
    '<script>location.replace("https://x.example/")</script>',
    "Javascript",
    "https://x.example/",
  ],
  ["top.location.href", "<script>top.location.href=`b`</script>", "Javascript", "http://a.test/b"],
  ["base", "<base href='/d/'><script>location.href='b'</script>", "Javascript", "http://a.test/d/b"],
  ["frameset", "<frameset><frame src='/f'></frameset>", "Client", "http://a.test/f"],
  ["one iframe", "<iframe src='/f'></iframe>", "Client", "http://a.test/f"],
];
test.each(onwards)("follows %s", async (_what, html, kind, url) => {
  const server = await web({ "a.test/": page(html), "*": page("end") });
  const found = await go(server);
  expect(found?.chain[1]).toMatchObject({ kind, url, status: null });
});

const headers: [field: string, urls: string[]][] = [
  ["Refresh: 0; url=/b", ["http://a.test/", "http://a.test/b"]],
  ["Refresh: 1;URL = '/b'", ["http://a.test/", "http://a.test/b"]],
  ["Refresh: 0;/b", ["http://a.test/", "http://a.test/b"]],
  ["Refresh: 600; url=/b", ["http://a.test/"]],
  ["Refresh: 5", ["http://a.test/"]],
];
test.each(headers)("the field %j is read as the element is", async (field, urls) => {
  const server = await web({ "a.test/": page("x", `${field}\r\n`), "*": page("end") });
  expect((await go(server))?.chain.map((hop) => hop.url)).toEqual(urls);
});

const locations: [form: string, field: string, last: string][] = [
  ["a relative path", "Location: b", "http://a.test/b"],
  ["a host without a scheme", "Location: //b.test/x", "http://b.test/x"],
  ["a query alone", "Location: ?x=1", "http://a.test/?x=1"],
  ["a space", "Location: /a b", "http://a.test/a%20b"],
  ["bytes of UTF-8", `Location: /${Buffer.from("ü").toString("latin1")}`, "http://a.test/%C3%BC"],
  ["a scheme in capitals", "LOCATION: HTTP://B.test/x", "http://b.test/x"],
  ["a user and a password", "Location: http://u:p@b.test/x", "http://b.test/x"],
  ["white space around it", "Location: \t /b \t", "http://a.test/b"],
  ["a backslash", "Location: \\\\b.test\\x", "http://b.test/x"],
  ["none", "X-Location: /b", "http://a.test/"],
];
test.each(locations)("a Location with %s leads where browsers go", async (_form, field, last) => {
  const moved = `HTTP/1.1 302 x\r\n${field}\r\nContent-Length: 0\r\n\r\n`;
  const server = await web({ "a.test/": (socket) => void socket.end(moved, "latin1"), "*": page("end") });
  const { chain } = (await go(server))!;
  expect(chain.at(-1)!.url.replace("u:p@", "")).toBe(last);
});

const quiet: [what: string, html: string][] = [
  [
    "a handler on a page with text",
    `<p>${"word ".repeat(200)}</p><script>a.onclick=()=>{location.href='/b'}</script>`,
  ],
  ["a refresh after minutes", "<meta http-equiv=refresh content='300;url=/b'>"],
  ["a reload", "<meta http-equiv=refresh content='5'>"],
  ["a comparison", "<script>if (location == '/b') x()</script>"],
  ["another object", "<script>my.location = '/b'</script>"],
];
test.each(quiet)("does not follow %s", async (_what, html) => {
  const found = await go(await web({ "a.test/": page(html) }));
  expect(found?.chain.length).toBe(1);
  expect(found?.page?.html.text).toBe(html);
});

test("frames of a page with text are listed, not loaded", async () => {
  const html = `${
    "word ".repeat(100)
  }<iframe src="https://www.youtube.com/embed/x"></iframe><iframe src="javascript:0">`;
  const server = await web({ "a.test/": page(html) });
  const found = await go(server);
  expect(found?.chain[1]).toEqual({
    url: "https://www.youtube.com/embed/x",
    kind: "Client",
    status: null,
    certificate: null,
  });
  expect(found?.chain.length).toBe(2);
  expect(server.requests.length).toBe(1);
});

const refused: [what: string, reply: string, url: string][] = [
  ["metadata service", redirect("http://169.254.169.254/latest/"), "http://169.254.169.254/latest/"],
  ["file", redirect("file:///etc/passwd", 301), "file:///etc/passwd"],
  [
    "loopback by refresh",
    page("<meta http-equiv=refresh content='0;url=http://127.0.0.1:8080/'>"),
    "http://127.0.0.1:8080/",
  ],
  ["another port", redirect("http://b.test:6379/"), "http://b.test:6379/"],
  ["short address", redirect("http://127.1:6379/"), "http://127.0.0.1:6379/"],
  ["localhost", redirect("http://localhost/"), "http://localhost/"],
  ["frame", page("<frameset><frame src='http://10.0.0.1/'>"), "http://10.0.0.1/"],
];
test.each(refused)("a step to %s is recorded and not taken", async (_what, reply, url) => {
  const inside = await listen((s) => s.end(), { port: 0 });
  servers.push(inside);
  const server = await web({ "a.test/": reply });
  const found = await go(server);
  expect(found?.chain.length).toBe(2);
  expect(found?.chain[1]?.url).toBe(url);
  expect(found?.stopped).toMatch(/^Cannot /);
  expect(found?.page).toBeNull();
  expect(server.requests.length).toBe(1);
});

test("loops end: the same URL at once, new ones after twenty redirects", async () => {
  const same = await web({ "a.test/": redirect("/") });
  expect((await go(same))?.chain.length).toBe(2);
  expect(same.requests.length).toBe(1);
  let n = 0;
  const endless = await web({ "*": (s) => s.end(redirect(`/${n++}`)) });
  const found = await go(endless);
  expect(endless.requests.length).toBeLessThanOrEqual(21);
  expect(found?.stopped).toMatch(/more than 21/);
});

const html = "<p>" + "kestrel ".repeat(1000) + "</p>";
const codings: [coding: string, body: Uint8Array][] = [
  ["gzip", gzipSync(html)],
  ["br", brotliCompressSync(html)],
  ["deflate", deflateSync(html)],
  ["deflate", deflateRawSync(html)],
  ["identity", Buffer.from(html)],
];
test.each(codings)("decodes %s, chunked and whole", async (coding, body) => {
  const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: ${coding}\r\n`;
  const chunked = Buffer.concat([
    Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n5;ext=1\r\n`),
    body.subarray(0, 5),
    Buffer.from(`\r\n${(body.length - 5).toString(16)}\r\n`),
    body.subarray(5),
    Buffer.from("\r\n0\r\n\r\n"),
  ]);
  const whole = Buffer.concat([Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`), body]);
  for (const reply of [chunked, whole]) {
    const found = await go(await web({ "a.test/": reply }));
    expect(found?.page).toMatchObject({ html: { text: html }, truncated: false });
  }
});

test.each(["gzip", "br", "deflate"])("a %s bomb is cut at the bound", async (coding) => {
  const zeros = Buffer.alloc(16 * 1024 * 1024);
  const body = coding === "gzip"
    ? gzipSync(zeros)
    : coding === "br"
    ? brotliCompressSync(zeros)
    : deflateSync(zeros);
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${coding}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const server = await web({ "a.test/": Buffer.concat([Buffer.from(head), body]) });
  const found = await go(server);
  expect(found?.page).toMatchObject({ truncated: true });
  expect(found?.page?.html.text.length).toBeLessThanOrEqual(256 * 1024);
});

/** Writes something again and again until the peer is gone. */
const endless = (start: string, more: string): Reply => (socket) => {
  socket.write(start);
  const go = (): void => {
    while (socket.writable && socket.write(more.repeat(200)));
  };
  socket.on("drain", go);
  go();
};
const hostile: [what: string, reply: Reply, answered: boolean][] = [
  ["interim answers", endless("", "HTTP/1.1 100 Continue\r\n\r\n"), false],
  ["header lines", endless("HTTP/1.1 200 OK\r\n", "A: b\r\n"), false],
  ["one header line", endless("HTTP/1.1 200 OK\r\nA: ", "bbbbbbbb"), false],
  ["a status line", endless("HTTP/1.1 200 ", "bbbbbbbb"), false],
  ["a chunk extension", endless("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;", "xxxxxxxx"), true],
  ["one-byte chunks", endless("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nx\r\n"), true],
  ["a body", endless("HTTP/1.1 200 OK\r\n\r\n", "xxxxxxxx"), true],
  ["no HTTP", (s) => s.end("SSH-2.0-OpenSSH_9\r\n"), false],
  ["a closed connection", (s) => s.destroy(), false],
];
test.each(hostile)("endless %s is bounded", async (_what, reply, answered) => {
  const found = await go(await web({ "a.test/": reply }));
  if (answered) expect(found?.page?.truncated).toBe(true);
  else expect(found).toMatchObject({ first: null, page: null, stopped: expect.stringMatching(/^Cannot/) });
});

test("a long page is read a few milliseconds at a time", async () => {
  const { port } = await web({ "*": page("<p>".repeat(200_000)) });
  const world = worldIo({ "a.example": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.1"],
    portMap: { 80: port, 443: await freePort() },
  });
  let turns = 0;
  const sleep: Io["sleep"] = (ms, signal) => {
    if (ms === 0) turns++;
    return world.sleep(ms, signal);
  };
  const found = await visit({ ...world, sleep }, "a.example", new AbortController().signal);
  expect(found?.page?.status).toBe(200);
  expect(turns).toBeGreaterThan(2);
});

test("silence ends with the total deadline, and what came before is returned", async () => {
  const { sleep, over } = stoppedClock();
  const server = await web({
    "a.test/": redirect("/slow"),
    "a.test/slow": (socket) => {
      socket.write("HTTP/1.1 200 OK\r\nA: b");
      setImmediate(over);
    },
  });
  const found = await go(server, {}, sleep);
  expect(found?.chain.length).toBe(2);
  expect(found?.page).toBeNull();
});

test("nobody answers: null. Aborted: the reason", async () => {
  const io = worldIo({});
  expect(await visit(io, "a.test", calm())).toBeNull();
  await expect(visit(io, "a.test", AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
  expect(await visit({ ...io, net: null }, "a.test", calm())).toBeNull();
});
