import { expect } from "vitest";
import { certificateOf } from "../../../../lib/observe/web/certificate.ts";
import { visit } from "../../../../lib/observe/web/visit.ts";
import { parseX509 } from "../../../../lib/x509/mod.ts";
import { freePort } from "../../../free_port.ts";
import { onNginx, startNginx } from "../../net/nginx.ts";
import { calm, worldIo, type Zone } from "../../net/world.ts";

const HTML = "<title>kestrel</title>";
// Long enough that nginx compresses it.
const LONG = `<p>${"kestrel ".repeat(1_000)}</p>`;
const HOSTS: Zone = { "a.test": { A: ["127.0.0.1"] } };

onNginx("a visit to nginx: redirects, TLS, certificate, compression", async () => {
  const [http, https] = [await freePort(), await freePort()];
  const nginx = await startNginx(
    ["a.test", "www.a.test"],
    LONG,
    ({ tls, root }) =>
      `server { listen 127.0.0.1:${http}; return 301 https://$host/; }
     server { listen 127.0.0.1:${https} ssl http2; ${tls} root ${root}; }`,
  );
  try {
    const io = worldIo(HOSTS, { allow: ["127.0.0.1"], portMap: { 80: http, 443: https } });
    const found = await visit(io, "a.test", calm());
    expect(found?.banner).toMatch(/^nginx/);
    expect(found?.page?.html.text).toBe(LONG);
    expect(found?.chain.length).toBe(1);
    const certificate = found?.chain[0]?.certificate;
    expect(certificate).toMatchObject({
      subject_name: "a.test",
      san_list: ["a.test", "www.a.test"],
      issuer: "Throw-away root",
      protocol: "TLS 1.3",
      key_exchange: "",
      mac: null,
      signed_certificate_timestamp_list: [],
    });
    expect(certificate?.cipher).toMatch(/^(AES_256_GCM|AES_128_GCM|CHACHA20_POLY1305)$/);
    expect(certificateOf(found?.origin ?? null, parseX509)?.san_dns).toEqual(["a.test", "www.a.test"]);
  } finally {
    await nginx.close();
  }
});

// nginx cannot refuse HTTP/1.1 in the handshake: here it closes such a connection (444), or answers 426.
onNginx.each([["a closed connection", 444], ["426", 426]])(
  "nginx that answers HTTP/1.1 with %s is visited over HTTP/2",
  async (_what, status) => {
    const [http, https] = [await freePort(), await freePort()];
    const nginx = await startNginx(
      ["a.test"],
      HTML,
      ({ tls, root }) =>
        `server { listen 127.0.0.1:${https} ssl http2; ${tls} root ${root};
       if ($server_protocol != "HTTP/2.0") { return ${status}; } }`,
    );
    try {
      const io = worldIo(HOSTS, {
        allow: ["127.0.0.1"],
        portMap: { 80: http, 443: https },
      });
      const found = await visit(io, "a.test", calm());
      expect(found?.page).toMatchObject({ status: 200, html: { text: HTML } });
      expect(found?.banner).toMatch(/^nginx/);
      expect(found?.origin?.alpn).toBe("h2");
    } finally {
      await nginx.close();
    }
  },
);
