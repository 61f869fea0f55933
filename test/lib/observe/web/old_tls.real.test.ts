import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { visit } from "../../../../lib/observe/web/visit.ts";
import { issue } from "../../net/certificates.ts";
import { missingProgram, requires } from "../../../requires.ts";
import { freePort } from "../../../free_port.ts";
import { untilUp } from "../../net/nginx.ts";
import { calm, worldIo } from "../../net/world.ts";

async function go(https: number) {
  const io = worldIo({ "a.test": { A: ["127.0.0.1"] } }, {
    allow: ["127.0.0.1"],
    portMap: { 80: await freePort(), 443: https },
  });
  return await visit(io, "a.test", calm());
}

interface Old {
  /** What a browser of today would not accept. */
  what: string;
  /** Arguments of `openssl s_server`. */
  server: string[];
  /** How Node is connected. */
  onNode: { protocol: string; mac: string | null };
  /** Why Deno is not. */
  onDeno: RegExp;
  /** Whether the key is RSA with 1,024 bits. */
  hasShortKey?: boolean;
}

const ANY = "DEFAULT:@SECLEVEL=0";

const SERVERS: Old[] = [
  {
    what: "TLS 1.1 only",
    server: ["-tls1_1", "-cipher", ANY],
    onNode: { protocol: "TLS 1.1", mac: "HMAC-SHA1" },
    onDeno: /unsupported TLS, no version in common \(Deno has TLS 1\.2 and 1\.3\)/,
  },
  {
    what: "CBC suites only",
    server: ["-tls1_2", "-cipher", "ECDHE-ECDSA-AES128-SHA"],
    onNode: { protocol: "TLS 1.2", mac: "HMAC-SHA1" },
    onDeno: /unsupported TLS, no parameters in common \(Deno has ECDHE with AES-GCM or ChaCha20\)/,
  },
  {
    what: "an RSA key of 1,024 bits",
    server: ["-tls1_3", "-cipher", ANY],
    onNode: { protocol: "TLS 1.3", mac: null },
    onDeno: /unsupported certificate \(Deno reads RSA keys of 2,048 bits and more/,
    hasShortKey: true,
  },
];

async function filesFor(dir: string, { hasShortKey }: Old): Promise<string[]> {
  const [keyFile, certFile] = [join(dir, "key.pem"), join(dir, "cert.pem")];
  if (hasShortKey) {
    const made = spawnSync(
      "openssl",
      [
        "req",
        "-x509",
        "-nodes",
        "-newkey",
        "rsa:1024",
        "-subj",
        "/CN=a.test",
        "-keyout",
        keyFile,
        "-out",
        certFile,
      ],
    );
    expect(made.status).toBe(0);
  } else {
    const { key, cert } = await issue(["a.test"]);
    writeFileSync(keyFile, key);
    writeFileSync(certFile, cert);
  }
  return ["-key", keyFile, "-cert", certFile];
}

requires(missingProgram("openssl")).each(SERVERS)(
  "a server with $what: Node reads the page, Deno says why it cannot",
  async (old) => {
    const dir = mkdtempSync(join(tmpdir(), "deadringer-tls-"));
    const files = await filesFor(dir, old);
    const port = await freePort();
    const server = spawn(
      "openssl",
      ["s_server", "-accept", `127.0.0.1:${port}`, "-www", "-quiet", ...files, ...old.server],
      { stdio: "ignore" },
    );
    try {
      const found = await untilUp(() => go(port));
      if ("Deno" in globalThis) {
        expect(found).toMatchObject({ first: null, page: null, origin: null, banner: null });
        expect(found?.chain).toEqual([
          { url: "https://a.test/", kind: "InitialRequest", status: null, certificate: null },
        ]);
        expect(found?.noTls).toMatch(old.onDeno);
        expect(found?.stopped).toBe(found?.noTls);
      } else {
        expect(found?.chain[0]?.certificate).toMatchObject(old.onNode);
        expect(found).toMatchObject({ noTls: null, page: { status: 200 } });
      }
    } finally {
      server.kill();
      await new Promise((resolve) => server.on("exit", resolve));
      rmSync(dir, { recursive: true });
    }
  },
);
