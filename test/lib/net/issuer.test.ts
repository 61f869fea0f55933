import { X509Certificate } from "node:crypto";
import { createServer, TLSSocket } from "node:tls";
import { expect, test, vi } from "vitest";
import type { Connection } from "../../../lib/dial.ts";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { issue, selfSigned } from "./certificates.ts";
import { calm, listen, worldIo } from "./world.ts";

const ROOT_NAMES = Array.from({ length: 600 }, (_, i) => `a-name-to-fill-it-${i}.test`);

/** The connection of a handshake with a server that has this certificate, closed after its first bytes. */
async function handshake({ key, cert }: { key: string; cert: string }): Promise<Connection> {
  const tls = createServer({ key, cert }, (socket) => socket.end("220 a.test"));
  tls.on("tlsClientError", () => {});
  const plain = await listen((socket) => void tls.emit("connection", socket));
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, { allow: ["127.0.0.1"] });
  try {
    const target = { host: "a.test", port: plain.port, purpose: "web", tls: {} } as const;
    const connection = await io.net.connect(target, calm());
    // What lets a client resume the session (RFC 8446 section 4.6.1) comes before the bytes of the server.
    await connection.read();
    connection.close();
    return connection;
  } finally {
    await plain.close();
  }
}

test("the issuer's certificate comes with a handshake, without the call of Node that never frees it", async () => {
  // nodejs/node: each call leaks the issuers that the peer sent, in native memory that no collector sees.
  const leaks = vi.spyOn(TLSSocket.prototype, "getPeerX509Certificate");
  const { key, cert, ca } = await issue(["a.test"], ROOT_NAMES);
  try {
    const connection = await handshake({ key, cert: `${cert}\n${ca}` });
    expect(parseX509(connection.tls!.issuer!).san_dns.length).toBe(ROOT_NAMES.length);
    expect(leaks).not.toHaveBeenCalled();
  } finally {
    leaks.mockRestore();
  }
});

test("who signed itself, or sends no issuer, has none", async () => {
  for (const made of [await issue(["a.test"]), await selfSigned()]) {
    const { tls } = await handshake(made);
    expect(tls?.certificate).not.toBe(null);
    expect(tls?.issuer).toBe(null);
  }
});

test("the issuer is found behind certificates of others, and those are no issuer", async () => {
  const { key, cert, ca } = await issue(["a.test"]);
  const other = (await selfSigned()).cert;
  const { tls } = await handshake({ key, cert: `${cert}\n${other}\n${ca}` });
  expect(new X509Certificate(tls!.issuer!).toString()).toBe(new X509Certificate(ca).toString());
  expect((await handshake({ key, cert: `${cert}\n${other}` })).tls).toMatchObject({ issuer: null });
});

test("a server is seen with its own certificates, after another of the same name and after a renewal", async () => {
  for (let i = 0; i < 3; i++) {
    const { key, cert, ca } = await issue(["a.test"]);
    const { tls } = await handshake({ key, cert: `${cert}\n${ca}` });
    expect(new X509Certificate(tls!.certificate!).toString()).toBe(new X509Certificate(cert).toString());
    expect(new X509Certificate(tls!.issuer!).toString()).toBe(new X509Certificate(ca).toString());
  }
});
