import { expect, test } from "vitest";
import { createServer as createTlsServer } from "node:tls";
import { visit } from "../../../../lib/observe/web/visit.ts";
import { serveOldTls } from "../../../farm/old_tls.ts";
import { issue } from "../../net/certificates.ts";
import { freePort } from "../../../free_port.ts";
import { calm, listen, worldIo } from "../../net/world.ts";

async function go(https: number) {
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.1"],
    portMap: { 80: await freePort(), 443: https },
  });
  return await visit(io, "a.test", calm());
}

test("a server without secure renegotiation (RFC 5746) is visited", async () => {
  const { key, cert } = await issue(["a.test"]);
  const server = await listen(
    serveOldTls(key, cert, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nold but here"),
  );
  const found = await go(server.port);
  expect(found).toMatchObject({ noTls: null, page: { html: { text: "old but here" } } });
  expect(found?.chain[0]?.certificate).toMatchObject({ protocol: "TLS 1.2", cipher: "AES_128_GCM" });
  await server.close();
});

test("where http answers instead, the visit says why there was no TLS", async () => {
  const text = await listen((socket) => socket.end("220 no TLS here\r\n"));
  const web = await listen((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\nhi"));
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.1"],
    portMap: { 80: web.port, 443: text.port },
  });
  const found = await visit(io, "a.test", calm());
  expect(found?.chain[0]?.url).toBe("http://a.test/");
  expect(found?.noTls).toMatch(/^Cannot do a TLS handshake with 127\.0\.0\.1: ./);
  expect(found?.stopped).toBeNull();
  await Promise.all([text.close(), web.close()]);
});

test("the certificate of a server that closes without an answer is read", async () => {
  const { key, cert } = await issue(["a.test"]);
  const server = createTlsServer({ key, cert }, (socket) => socket.destroy());
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const found = await go((server.address() as { port: number }).port);
  expect(found).toMatchObject({ first: null, page: null, noTls: null });
  expect(found?.chain[0]?.certificate?.subject_name).toBe("a.test");
  expect(found?.origin?.certificate).not.toBeNull();
  await new Promise((resolve) => server.close(resolve));
});
