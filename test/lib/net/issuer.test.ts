import process from "node:process";
import { createServer } from "node:tls";
import { expect, test } from "vitest";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { issue, selfSigned } from "./certificates.ts";
import { calm, listen, worldIo } from "./world.ts";

const SHAKES = 150;
/** So many that the certificates of some handshakes are seen in the resident memory. */
const ROOT_NAMES = Array.from({ length: 600 }, (_, i) => `a-name-to-fill-it-${i}.test`);

// Deno's collector lets the heap grow by more than that.
test.skipIf("Deno" in globalThis)(
  "the issuer's certificate comes with a handshake and leaves the memory with it",
  async () => {
    const { key, cert, ca } = await issue(["a.test"], ROOT_NAMES);
    const tls = createServer({ key, cert: `${cert}\n${ca}` }).on("tlsClientError", () => {});
    const plain = await listen((socket) => void tls.emit("connection", socket));
    const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, { allow: ["127.0.0.1"] });
    const shake = async (): Promise<Uint8Array | null | undefined> => {
      const target = { host: "a.test", port: plain.port, purpose: "web", tls: {} } as const;
      const connection = await io.net.connect(target, calm());
      connection.close();
      return connection.tls?.issuer;
    };
    try {
      const issuer = (await shake())!;
      expect(parseX509(issuer).san_dns.length).toBe(ROOT_NAMES.length);
      // The first ones fill the heap. A certificate that is kept costs about ten times its DER.
      const handshakes = async (): Promise<number> => {
        for (let i = 0; i < SHAKES; i++) await shake();
        return process.memoryUsage().rss;
      };
      const before = await handshakes();
      expect(await handshakes() - before).toBeLessThan(SHAKES * 6 * issuer.length);
    } finally {
      await plain.close();
    }
  },
);

test("who signed itself, or sends no issuer, has none", async () => {
  for (const made of [await issue(["a.test"]), await selfSigned()]) {
    const tls = createServer({ key: made.key, cert: made.cert }).on("tlsClientError", () => {});
    const plain = await listen((socket) => void tls.emit("connection", socket));
    const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, { allow: ["127.0.0.1"] });
    try {
      const target = { host: "a.test", port: plain.port, purpose: "web", tls: {} } as const;
      const connection = await io.net.connect(target, calm());
      connection.close();
      expect(connection.tls?.certificate).not.toBe(null);
      expect(connection.tls?.issuer).toBe(null);
    } finally {
      await plain.close();
    }
  }
});
