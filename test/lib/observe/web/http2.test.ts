import { createSecureServer, type Http2SecureServer, type ServerHttp2Stream } from "node:http2";
import { createServer as createTlsServer } from "node:tls";
import type { Server } from "node:net";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { DialError } from "../../../../lib/dial.ts";
import type { Io } from "../../../../lib/io.ts";
import { exchangeHttp2 } from "../../../../lib/observe/web/http2.ts";
import { visit, type VisitOptions } from "../../../../lib/observe/web/visit.ts";
import { issue } from "../../net/certificates.ts";
import { testHttp2 } from "../../../requires.ts";
import { freePort } from "../../../free_port.ts";
import { calm, stoppedClock, worldIo } from "../../net/world.ts";

const HTML = "<title>kestrel</title>";
const issued = await issue(["a.test"]);
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function listening(server: Server | Http2SecureServer): Promise<number> {
  const sockets = new Set<{ destroy(): void }>();
  for (const event of ["connection", "secureConnection"]) {
    server.on(event, (socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
    });
  }
  server.on("sessionError", () => {});
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    })
  );
  return (server.address() as { port: number }).port;
}

/** Visits a.test whose https is on that port; nobody listens for http. */
async function go(https: number, options: VisitOptions = {}, sleep?: Io["sleep"]) {
  const http = await freePort();
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] }, "b.test": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.1"],
    portMap: { 80: http, 443: https },
  });
  return await visit(sleep === undefined ? io : { ...io, sleep }, "a.test", calm(), options);
}

/** A server that speaks HTTP/2 only: it refuses every other protocol in the handshake. */
async function h2Only(answer: (stream: ServerHttp2Stream, path: string) => void): Promise<number> {
  const server = createSecureServer({ key: issued.key, cert: issued.cert });
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    answer(stream, String(headers[":path"]));
  });
  return await listening(server);
}

testHttp2("a server that has only h2 is visited by it: chain, header fields, certificate, page", async () => {
  let requestHeaders: Record<string, unknown> = {};
  const server = createSecureServer({ key: issued.key, cert: issued.cert });
  server.on("stream", (stream, headers) => {
    requestHeaders = { ...headers };
    if (headers[":path"] === "/") {
      const location = Buffer.from("/ü").toString("latin1"); // Bytes of UTF-8, as servers send them.
      stream.respond({ ":status": 302, location, server: "kestrel", "set-cookie": ["a=1", "b=2"] });
      stream.end();
      return;
    }
    stream.respond({ ":status": 200, "content-type": "text/html", "content-encoding": "gzip" });
    stream.end(gzipSync(HTML));
  });
  const found = await go(await listening(server));
  expect(found?.banner).toBe("kestrel");
  expect(found?.first?.headers.filter(([name]) => name === "set-cookie")).toEqual([
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
  ]);
  expect(found?.chain.map((hop) => [hop.url, hop.kind, hop.certificate?.subject_name])).toEqual([
    ["https://a.test/", "InitialRequest", "a.test"],
    ["https://a.test/%C3%BC", "Http", "a.test"],
  ]);
  expect(found?.page).toMatchObject({ status: 200, html: { text: HTML }, truncated: false });
  expect(found?.origin?.alpn).toBe("h2");
  expect(requestHeaders[":authority"]).toBe("a.test");
  expect(requestHeaders["accept-encoding"]).toBe("gzip, br");
});

testHttp2("a redirect to a refused address is not followed over h2 either", async () => {
  const found = await go(
    await h2Only((stream) => {
      stream.respond({ ":status": 302, location: "https://169.254.169.254/" });
      stream.end();
    }),
  );
  expect(found?.chain.length).toBe(2);
  expect(found?.stopped).toContain("169.254.169.254");
});

testHttp2.each([["426", 426], ["505", 505]])(
  "a server that answers HTTP/1.1 with %s",
  async (_text, status) => {
    const server = createSecureServer({ key: issued.key, cert: issued.cert, allowHTTP1: true });
    server.on("request", (request, response) => {
      if (request.httpVersion === "1.1") response.writeHead(status).end("no");
      else response.writeHead(200, { "content-type": "text/html" }).end(HTML);
    });
    expect((await go(await listening(server)))?.page?.html.text).toBe(HTML);
  },
);

test("an HTTP/1.1 answer stays where there is no HTTP/2", async () => {
  const server = createTlsServer({ key: issued.key, cert: issued.cert }, (socket) => {
    socket.end("HTTP/1.1 505 No\r\nContent-Length: 2\r\n\r\nno");
  });
  expect((await go(await listening(server)))?.page).toMatchObject({ status: 505, html: { text: "no" } });
});

test("a server without ALPN that says nothing, or no HTTP, has no page", async () => {
  for (const words of ["", "\0\0\0\x04\0\0\0\0\0"]) {
    const server = createTlsServer({ key: issued.key, cert: issued.cert }, (socket) => {
      socket.on("error", () => {});
      if (words === "") socket.destroy();
      else socket.end(words);
    });
    expect(await go(await listening(server))).toMatchObject({ first: null, page: null });
  }
});

testHttp2("bounds: a bomb is cut, a header too large is none, silence ends with the deadline", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const cut = await go(
    await h2Only((stream) => {
      stream.respond({ ":status": 200, "content-encoding": "gzip" });
      stream.end(bomb);
    }),
  );
  expect(cut?.page?.html.text.length).toBeLessThanOrEqual(256 * 1024);
  expect(cut?.page?.truncated).toBe(true);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`x-${i}`, "y".repeat(10_000)]));
  const lines = await go(
    await h2Only((stream) => {
      stream.respond({ ":status": 200, ...many });
      stream.end(HTML);
    }),
  );
  expect(lines).toMatchObject({ first: null, page: null, stopped: expect.stringMatching(/HTTP/) });
  const clock = stoppedClock();
  const silent = await h2Only((stream) => {
    stream.respond({ ":status": 200 });
    stream.write("half");
    setTimeout(clock.over, 50);
  });
  // What came before the deadline is read.
  const half = { status: 200, html: { text: "half" }, truncated: true };
  expect(await go(silent, {}, clock.sleep)).toMatchObject({ page: half });
});

testHttp2("a body without end is read as far as it is wanted", async () => {
  const found = await go(
    await h2Only((stream) => {
      stream.respond({ ":status": 200 });
      const more = (): void => {
        while (!stream.destroyed && stream.write("x".repeat(16_384)));
      };
      stream.on("drain", more);
      more();
    }),
  );
  expect(found?.page).toMatchObject({ truncated: true });
  expect(found?.page?.html.text.length).toBeLessThanOrEqual(256 * 1024);
});

testHttp2("a body that breaks off is returned as truncated", async () => {
  const found = await go(
    await h2Only((stream) => {
      stream.respond({ ":status": 200 });
      stream.write("half");
      // Its answer says that the reader has what came before.
      stream.session?.ping(() => stream.session?.destroy());
    }),
  );
  expect(found?.page).toMatchObject({ status: 200, html: { text: "half" }, truncated: true });
});

testHttp2("interim answers are stepped over, but not without end", async () => {
  const some = await go(
    await h2Only((stream) => {
      stream.additionalHeaders({ ":status": 103 });
      stream.respond({ ":status": 200 });
      stream.end(HTML);
    }),
  );
  expect(some?.page?.html.text).toBe(HTML);
  const many = await go(
    await h2Only((stream) => {
      for (let i = 0; i < 20; i++) stream.additionalHeaders({ ":status": 103 });
      stream.respond({ ":status": 200 });
      stream.end(HTML);
    }),
  );
  expect(many).toMatchObject({ first: null, page: null });
});

test("any bytes give a response or a DialError", async () => {
  const settings = [0, 0, 0, 4, 0, 0, 0, 0, 0];
  const url = new URL("https://a.test/");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 8 }), async (chunks) => {
      const rest = [Uint8Array.from(settings), ...chunks];
      let closed = false;
      const connection = {
        read: () => Promise.resolve(closed ? null : rest.shift() ?? null),
        write: () => Promise.resolve(),
        close: () => void (closed = true),
      };
      try {
        await exchangeHttp2(connection, { url, userAgent: "x" });
      } catch (error) {
        expect(error).toBeInstanceOf(DialError);
      }
      expect(closed).toBe(true);
    }),
    { numRuns: 100 },
  );
});
