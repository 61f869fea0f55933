import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { get } from "node:https";
import { Buffer } from "node:buffer";
import process from "node:process";
import { connect as connectTcp } from "node:net";
import { connect, type TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import type { StreamMessage } from "../../../../mod.ts";
import { listenNode } from "../../../../server/http/listen/node.ts";
import { bearer, testService } from "../../service.ts";
import { testHttp2 } from "../../../requires.ts";
import { selfSigned } from "../../../lib/net/certificates.ts";

async function serveTls() {
  const { answer, key } = testService();
  const listener = await listenNode(answer, {
    host: "127.0.0.1",
    port: 0,
    tls: await selfSigned(),
    writeStallMs: 500,
  });
  return { listener, auth: bearer(await key()) };
}

testHttp2("TLS: HTTP/2 by ALPN", async () => {
  const { listener, auth } = await serveTls();
  const session = connectHttp2(`https://127.0.0.1:${listener.port}`, { rejectUnauthorized: false });
  const stream = session.request({ ":path": "/v1/lookup/squat/example.com", ...auth });
  let text = "";
  for await (const bytes of stream) text += bytes;
  expect(session.alpnProtocol).toBe("h2");
  expect(text).toMatch(/"kind":"Done"\}\}\n$/);
  session.close();
  await listener.close(0);
});

test("TLS: HTTP/1.1, without ALPN and with it", async () => {
  const { listener, auth } = await serveTls();
  try {
    let text = "";
    const url = `https://127.0.0.1:${listener.port}/v1/analyze/example.com`;
    const [response] = await once(
      get(url, { rejectUnauthorized: false, headers: auth, agent: false }),
      "response",
    );
    expect([response.httpVersion, response.statusCode]).toEqual(["1.1", 200]);
    for await (const bytes of response) text += bytes;
    expect(text).toMatch(/"kind":"Done"\}\}\n$/);
    const refused: [request: string, status: number][] = [
      ["GET / HTTP/9.9\r\n\r\n", 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(50_000)}\r\n\r\n`, 431],
    ];
    for (const [request, status] of refused) {
      const at = { port: listener.port, host: "127.0.0.1", rejectUnauthorized: false };
      const socket = connect({ ...at, ALPNProtocols: ["http/1.1"] });
      socket.end(request);
      text = "";
      socket.on("data", (bytes) => text += bytes).on("error", () => {});
      await new Promise((resolve) => socket.on("close", resolve));
      const [head, body] = text.split("\r\n\r\n") as [string, string];
      expect(head).toContain(`HTTP/1.1 ${status} `);
      expect(JSON.parse(body)).toMatchObject({ status });
    }
  } finally {
    await listener.close(0);
  }
});

test("TLS: connections that stop in the handshake, after it or after one byte are closed", async () => {
  const tls = await selfSigned();
  const { answer } = testService();
  const listener = await listenNode(answer, {
    host: "127.0.0.1",
    port: 0,
    tls,
    // Longer than this test may take.
    writeStallMs: 600_000,
    connections: { firstMs: 300, idleMs: 300 },
  });
  const at = { port: listener.port, host: "127.0.0.1" };
  const client = (protocol: string) =>
    connect({ ...at, rejectUnauthorized: false, ALPNProtocols: [protocol] });
  const raw = [connectTcp(at), connectTcp(at)];
  // A record of a handshake starts with 22 (RFC 8446 section 5.1).
  raw[1]!.write(Buffer.from([22]));
  const encrypted = [
    ...["http/1.1", "h2"].flatMap((
      protocol,
    ) => [client(protocol), client(protocol).once("secureConnect", one)]),
    // The byte comes after a first request.
    client("http/1.1").once("secureConnect", function (this: TLSSocket) {
      this.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
      this.once("data", () => one.call(this));
    }),
  ];
  try {
    await Promise.all([...raw, ...encrypted].map((socket) => {
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.on("error", () => {}).resume();
      return closed;
    }));
    await expect.poll(() => listener.connections()).toBe(0);
  } finally {
    await listener.close(0);
  }
});

/** Sends the first byte of a request, of HTTP/1.1 or of the preface of HTTP/2. */
function one(this: TLSSocket): void {
  this.write(this.alpnProtocol === "h2" ? "P" : "G");
}

/** Reads one piece and then nothing, not even from the socket: the process is busy for ever. */
const STALLING = `
const process = await import("node:process");
const { connect } = await import("node:tls");
const { PORT, KEY } = process.env;
const socket = connect({ port: Number(PORT), host: "127.0.0.1", rejectUnauthorized: false });
socket.write("GET /v1/analyze/a.com HTTP/1.1\\r\\nHost: x\\r\\nAuthorization: Bearer " + KEY + "\\r\\n\\r\\n");
socket.once("data", () => { socket.pause(); setTimeout(() => { console.log("stalls"); for (;;); }, 500); });
`;

test(
  "TLS: a client that is killed while it stalls is noticed before the stall is",
  async () => {
    const tls = await selfSigned();
    const permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Unknown" } as const;
    async function* endless(_: unknown, signal: AbortSignal): AsyncGenerator<StreamMessage> {
      for (;;) {
        signal.throwIfAborted();
        yield { permutation, op: "WhoIs", data: "x".repeat(2_000) };
      }
    }
    const { service, answer, key } = testService({ lookup: endless });
    const listener = await listenNode(answer, {
      host: "127.0.0.1",
      port: 0,
      tls,
      // Longer than this test may take.
      writeStallMs: 600_000,
    });
    const run = "Deno" in globalThis ? ["eval"] : ["--input-type=module", "-e"];
    const child = spawn(process.execPath, [...run, STALLING], {
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, PORT: String(listener.port), KEY: await key() },
    });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await service.jobs.idle();
    expect(service.streams.taken).toBe(0);
    await listener.close(0);
  },
);
