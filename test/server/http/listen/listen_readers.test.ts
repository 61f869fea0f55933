import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { connect, type Socket } from "node:net";
import process from "node:process";
import { connect as connectTls } from "node:tls";
import { afterEach, expect, test } from "vitest";
import type { Answer } from "../../../../server/wire/answer.ts";
import type { Handler, Listener } from "../../../../server/http/listen/listen.ts";
import { selfSigned } from "../../../lib/net/certificates.ts";
import { testHttp2 } from "../../../requires.ts";
import { testService } from "../../service.ts";
import { listen as listenService } from "../../../../server/http/listen/mod.ts";
import { listenNode } from "../../../../server/http/listen/node.ts";

const onDeno = "Deno" in globalThis;
const listen: typeof listenNode = (handle, options) => listenService({ handle }, options);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function serve(handler: Handler, writeStallMs = 5_000, by = listen): Promise<Listener> {
  const listener = await by(handler, { host: "127.0.0.1", port: 0, writeStallMs });
  ends.push(() => listener.close(0));
  return listener;
}

function open(port: number, ...pieces: string[]): Socket {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true }).on("error", () => {});
  ends.push(() => socket.destroy());
  for (const piece of pieces) socket.write(piece);
  return socket;
}

const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const LAST = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
const text = (body: string): Answer => ({
  status: 200,
  headers: { "content-length": String(body.length) },
  body,
});

/** All that a server sends until it closes. */
async function all(socket: Socket): Promise<string> {
  let answer = "";
  socket.on("data", (data) => answer += data);
  // Not `once`: a reset, as after a header that is too large, is an end too.
  await new Promise((resolve) => socket.on("close", resolve));
  return answer;
}

/** A body without an end, and what happens when nobody wants it any more. */
function endless(piece = 1024): { answer: Answer; cancelled: Promise<void> } {
  const { promise: cancelled, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    pull: (out) => out.enqueue(new Uint8Array(piece)),
    cancel: () => resolve(),
  });
  return { answer: { status: 200, headers: {}, body }, cancelled };
}

test("a reader who leaves before the answer stops the work for it", async () => {
  for (const version of [1, 2]) {
    const queried = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const { answer, cancelled } = endless();
    const { port } = await serve(async (request) => {
      request.signal.addEventListener("abort", () => gone.resolve());
      queried.resolve();
      await gone.promise;
      return answer;
    });
    if (version === 1) {
      const socket = open(port, GET);
      await queried.promise;
      socket.destroy();
    } else {
      const session = connectHttp2(`http://127.0.0.1:${port}`);
      const stream = session.request({ ":path": "/" });
      await queried.promise;
      stream.close(8);
      ends.push(() => session.destroy());
    }
    await cancelled;
  }
});

test("closing cuts the streams that are left once their time is over", async () => {
  const { answer, cancelled } = endless();
  const listener = await serve(() => Promise.resolve(answer), 600_000);
  const socket = open(listener.port, GET);
  await once(socket, "readable");
  await listener.close(10);
  await cancelled;
});

/** More than the sockets' buffers of any machine take. */
const LARGE = 32 * 1024 * 1024;

test("closing ends, though a reader takes nothing of what was written", async () => {
  const left = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(new Uint8Array(LARGE)),
    cancel: () => left.resolve(),
  });
  const listener = await serve(() => Promise.resolve({ status: 200, headers: {}, body }), 600_000);
  await once(open(listener.port, GET), "readable");
  await listener.close(10);
  await left.promise;
});

// Deno.serve cannot cut a connection.
test("a whole answer that is large is no reason to wait for ever for its reader", async () => {
  const body = new Uint8Array(LARGE);
  const listener = await serve(() => Promise.resolve({ status: 200, headers: {}, body }), 200, listenNode);
  await once(open(listener.port, GET), "readable");
  await listener.close(600_000);
});

test("a whole answer that is large arrives", async () => {
  const body = new Uint8Array(5_000_000).fill(65);
  const { port } = await serve(() =>
    Promise.resolve({ status: 200, headers: { "content-length": "5000000" }, body })
  );
  const response = await fetch(`http://127.0.0.1:${port}`);
  expect((await response.bytes()).every((byte) => byte === 65)).toBe(true);
  expect(response.headers.get("content-length")).toBe("5000000");
});

test("HTTP/2: a reader that takes nothing loses its stream, and on Node its connection", async () => {
  const { answer, cancelled } = endless(64 * 1024);
  const { port } = await serve(() => Promise.resolve(answer), 200);
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  ends.push(() => session.destroy());
  const closed = once(session, "close");
  session.on("error", () => {});
  session.request({ ":path": "/" }).on("error", () => {});
  await cancelled;
  if (!onDeno) await closed;
});

test("HTTP/2: small answers that nobody takes end the connection too", async () => {
  const { port } = await serve(() => Promise.resolve(text("short")), 200);
  const session = connectHttp2(`http://127.0.0.1:${port}`, { settings: { initialWindowSize: 0 } });
  ends.push(() => session.destroy());
  const closed = once(session, "close");
  session.on("error", () => {});
  await once(session, "remoteSettings");
  const stream = session.request({ ":path": "/" }).on("error", () => {});
  await once(stream, "response");
  // Deno.serve cannot cut a connection.
  if (!onDeno) await closed;
});

test("HTTP/1: requests that come together are answered one after the other", async () => {
  let working = 0, most = 0;
  const { port } = await serve(async () => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setImmediate(resolve));
    working--;
    return text("ok");
  });
  const answer = await all(open(port, GET.repeat(50) + LAST));
  expect(answer.split("HTTP/1.1 200 OK").length - 1).toBe(51);
  expect(most).toBe(1);
});

test("HTTP/1: of a packet with thousands of requests, few are made before one is answered", async () => {
  let made = 0;
  const count = () => void made++;
  subscribe("http.server.request.start", count);
  ends.push(() => unsubscribe("http.server.request.start", count));
  for (const tls of [undefined, await selfSigned()]) {
    const begun = Promise.withResolvers<number>();
    let asked = 0;
    made = 0;
    const listener = await listenNode(async () => {
      if (++asked === 5) begun.resolve(made);
      await begun.promise;
      return text("ok");
    }, { host: "127.0.0.1", port: 0, ...tls && { tls } });
    for (let i = 0; i < 5; i++) {
      const at = { port: listener.port, host: "127.0.0.1", rejectUnauthorized: false };
      const socket = (tls ? connectTls(at) : connect(at)).on("error", () => {});
      ends.push(() => socket.destroy());
      socket.write(GET.repeat(2_000));
    }
    expect(await begun.promise).toBeLessThan(5 * 25);
    await listener.close(0);
  }
});

test("HTTP/1: requests and bodies that come together are whole, whatever their sizes", async () => {
  const { port } = await serve(
    async ({ body }) => {
      const { length } = new Uint8Array(await new Response(body).arrayBuffer());
      return text(`[${length}]`);
    },
    5_000,
    listenNode,
  );
  const lengths = Array.from({ length: 60 }, (_, i) => i % 3 === 0 ? 0 : i % 3 === 1 ? i : i * 1_111);
  const requests = lengths.map((length, i) =>
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n` +
    `${i === lengths.length - 1 ? "Connection: close\r\n" : ""}\r\n${"x".repeat(length)}`
  );
  const answer = await all(open(port, requests.join("")));
  expect([...answer.matchAll(/\[(\d+)\]/g)].map(([, length]) => Number(length))).toEqual(lengths);
});

test(
  "a body that breaks off is no failure of the service",
  async () => {
    const { answer, key, logged } = testService();
    const begun = Promise.withResolvers<void>();
    const { port } = await serve(
      (request, peer) => {
        begun.resolve();
        return answer(request, peer);
      },
      5_000,
      listenNode,
    );
    const sender = open(
      port,
      `POST /v1/match HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${await key()}\r\n` +
        "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
    );
    await begun.promise;
    sender.destroy();
    await expect.poll(() => logged.find(({ message }) => message === "answered")).toMatchObject({
      status: 400,
    });
    expect(logged.filter(({ level }) => level === "error")).toEqual([]);
  },
);

test("a slow body is no slow reader", async () => {
  let stalled = endless(64 * 1024);
  const { port } = await serve((request) => {
    if (request.url.endsWith("/stalled")) return Promise.resolve(stalled.answer);
    let left = 2;
    const body = new ReadableStream<Uint8Array>({
      async pull(out) {
        // Takes longer than a reader may take nothing: one that does is cut meanwhile.
        stalled = endless(64 * 1024);
        const session = connectHttp2(`http://127.0.0.1:${port}`).on("error", () => {});
        ends.push(() => session.destroy());
        session.request({ ":path": "/stalled" }).on("error", () => {});
        await stalled.cancelled;
        if (left-- === 0) return out.close();
        out.enqueue(Uint8Array.of(48 + left));
      },
    }, { highWaterMark: 0 });
    return Promise.resolve({ status: 200, headers: {}, body });
  }, 200);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("10");
});

test("of streams that ended no timer is left", async () => {
  const { port } = await serve(
    () => Promise.resolve({ ...text("a"), body: new Blob(["a"]).stream() }),
    50,
    listenNode,
  );
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  expect(await all(open(port, LAST))).toContain("200 OK");
  const before = timers();
  for (let i = 0; i < 20; i++) await all(open(port, LAST));
  await expect.poll(timers).toBeLessThan(before + 10);
});

test("a request may come in pieces of one byte, also where it begins as HTTP/2 does", async () => {
  const { port } = await serve((request) => Promise.resolve(text(`[${request.method}]`)));
  for (const method of ["POST", "PRI", "GET"]) {
    const socket = open(port);
    const answer = all(socket);
    for (const byte of LAST.replace("GET", method)) {
      socket.write(byte);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    // Node knows no such method.
    expect(await answer).toMatch(method === "PRI" && !onDeno ? /^HTTP\/1\.1 400/ : `[${method}]`);
  }
  const socket = open(port, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
  const [frame] = await once(socket, "data");
  // SETTINGS (RFC 9113 section 6.5), before the client has sent any.
  expect(frame[3]).toBe(4);
});

test("headers of 40 kB are taken, above 48 KiB, on Deno 64 KiB, refused", async () => {
  const { port } = await serve((request) =>
    Promise.resolve(text(`[${request.headers.get("x-long")?.length}]`))
  );
  const ask = (length: number) =>
    all(open(port, LAST.replace("\r\n\r\n", `\r\nX-Long: ${"a".repeat(length)}\r\n\r\n`)));
  expect(await ask(40_000)).toContain("[40000]");
  const [head, body] = (await ask(onDeno ? 65_536 : 50_000)).split("\r\n\r\n");
  expect(head).toMatch(onDeno ? /^HTTP\/1\.1 400/ : /^HTTP\/1\.1 431[^]*application\/problem\+json/);
  if (!onDeno) {
    expect(JSON.parse(body!)).toMatchObject({ status: 431, detail: "The header is larger than 48 KiB" });
  }
  const session = connectHttp2(`http://127.0.0.1:${port}`).on("error", () => {});
  ends.push(() => session.destroy());
  const askHttp2 = async (length: number): Promise<number | null> => {
    const stream = session.request({ ":path": "/", "x-long": "a".repeat(length) }).on("error", () => {});
    let status: number | null = null;
    stream.on("response", (headers) => status = headers[":status"] ?? null);
    stream.resume();
    await new Promise((resolve) => stream.on("close", resolve));
    return status;
  };
  // What a server allows counts from when the client has said that it knows.
  expect(await askHttp2(1_000)).toBe(200);
  expect([null, 431]).toContain(await askHttp2(50_000));
});

test("a connection is kept alive", async () => {
  const { port } = await serve(() => Promise.resolve(text("[answer]")));
  const two = await all(open(port, GET, LAST));
  expect(two.match(/\[answer\]/g)).toHaveLength(2);
  expect(two.match(/connection: close/gi)).toHaveLength(1);
});

test("a connection whose body nobody read is closed", async () => {
  const { port } = await serve(() => Promise.resolve(text("[answer]")), 5_000, listenNode);
  const refused = await all(
    open(port, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\nmore"),
  );
  expect(refused).toContain("[answer]");
  expect(refused).toMatch(/connection: close/i);
});

test("bodies of POST and PUT arrive", async () => {
  const { port } = await serve(async (request) =>
    text(`[${request.method} ${request.body === null ? null : await new Response(request.body).text()}]`)
  );
  const ask = (method: string) => fetch(`http://127.0.0.1:${port}`, { method, body: "what is sent" });
  for (const method of ["POST", "PUT"]) {
    expect(await (await ask(method)).text()).toBe(`[${method} what is sent]`);
  }
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("[GET null]");
});

test("who sends a large body to its end before it reads gets the answer that refuses it", async () => {
  const { port } = await serve(async (request) => {
    const reader = request.body!.getReader();
    // Before anything of the body is read, and after a part of it, as one that is too large.
    if (request.url.endsWith("/part")) await reader.read();
    await reader.cancel();
    return text("[refused]");
  });
  const body = new Uint8Array(8 << 20);
  const send = async (path: string): Promise<string> => {
    const socket = open(port);
    // As a client that looks at no answer before it has sent everything.
    socket.pause();
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
    const sent = new Promise((resolve) => socket.on("close", resolve).write(body, resolve));
    await sent;
    let answer = "";
    const isThere = new Promise<void>((resolve) =>
      socket.on("data", (data) => (answer += data).endsWith("[refused]") && resolve())
    );
    await Promise.race([isThere, new Promise((resolve) => socket.on("close", resolve).resume())]);
    return answer;
  };
  for (const path of ["/whole", "/part"]) {
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(path)));
    expect([path, answers.filter((answer) => answer.includes("[refused]")).length]).toEqual([path, 3]);
  }
});

test("HTTP/2: who still sends a body gets the answer that refuses it", async () => {
  const { port } = await serve(async (request) => {
    const reader = request.body!.getReader();
    await reader.read();
    await reader.cancel();
    return text("[refused]");
  });
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  ends.push(() => session.destroy());
  for (let i = 0; i < 10; i++) {
    const stream = session.request({ ":method": "POST", ":path": "/" }).on("error", () => {});
    stream.end(new Uint8Array(1 << 20));
    let answer = "";
    for await (const data of stream) answer += data;
    expect(answer).toBe("[refused]");
  }
});

test("a header's value is no header's name", async () => {
  const { port } = await serve((request) =>
    Promise.resolve(text(`[${request.headers.get("authorization")}]`))
  );
  const ask = (fields: string) => all(open(port, LAST.replace("\r\n\r\n", `\r\n${fields}\r\n\r\n`)));
  expect(await ask("X-A: authorization\r\nAuthorization: one\r\nX-B: host")).toContain("[one]");
  expect(await ask("Authorization: one\r\nX-A: b\r\nAUTHORIZATION: two")).toContain("[one, two]");
});

test("HTTP/2 is spoken but on Deno where others reach it", async () => {
  const first = async (options: { host: string; behindProxy?: boolean }) => {
    const listener = await listen(() => Promise.resolve(text("ok")), { ...options, port: 0 });
    ends.push(() => listener.close(0));
    const [bytes] = await once(open(listener.port, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), "data");
    // The server begins with SETTINGS (RFC 9113 section 6.5).
    return bytes[3] === 4 ? "settings" : String(bytes).split("\r\n")[0];
  };
  expect(await first({ host: "127.0.0.1" })).toBe("settings");
  expect(await first({ host: "0.0.0.0", behindProxy: true })).toBe("settings");
  expect(await first({ host: "0.0.0.0" })).toBe(
    onDeno ? "HTTP/1.1 505 HTTP Version Not Supported" : "settings",
  );
});

testHttp2(
  "a reader of HTTP/2 who takes nothing has few answers in this memory, and gets all later",
  async () => {
    let made = 0;
    const handler: Handler = () => {
      made++;
      return Promise.resolve(text("x".repeat(100_000)));
    };
    const { port } = await serve(handler, 20_000, listenNode);
    const session = connectHttp2(`http://127.0.0.1:${port}`, { settings: { initialWindowSize: 0 } });
    ends.push(() => session.destroy());
    await once(session, "remoteSettings");
    const bodies = Array.from({ length: 90 }, async () => {
      const stream = session.request({ ":path": "/" });
      let bytes = 0;
      for await (const piece of stream) bytes += piece.length;
      return bytes;
    });
    await expect.poll(() => made).toBeGreaterThan(2);
    await new Promise<void>((resolve, reject) =>
      session.ping((error) => error === null ? resolve() : reject(error))
    );
    // Those that were begun together, before the first was made.
    expect(made).toBeLessThanOrEqual(20);
    session.settings({ initialWindowSize: 1_000_000 });
    session.setLocalWindowSize(10_000_000);
    expect(new Set(await Promise.all(bodies))).toEqual(new Set([100_000]));
    expect(made).toBe(90);
  },
);

testHttp2("a connection of HTTP/2 has more streams once a request had a key", async () => {
  const { port } = await serve(
    () => Promise.resolve({ ...text("ok"), headers: { "x-ratelimit-limit": "60" } }),
    5_000,
    listenNode,
  );
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  ends.push(() => session.destroy());
  const [before] = await once(session, "remoteSettings");
  const changed = once(session, "remoteSettings");
  session.request({ ":path": "/" }).resume();
  const [after] = await changed;
  expect([before.maxConcurrentStreams, after.maxConcurrentStreams]).toEqual([20, 128]);
});
