import { build } from "esbuild";
import { X509Certificate } from "node:crypto";
import { fileURLToPath } from "node:url";
import { rootCertificates } from "node:tls";
import { createContext, runInContext } from "node:vm";
import { expect } from "vitest";
import { parseX509 } from "../../../server/public/x509.ts";
import { onNodeOnly } from "../../requires.ts";

const nodeTest = onNodeOnly("esbuild, and the certificates of Node");

nodeTest("a browser reads the same of a certificate, as PEM and as DER", async () => {
  const entry = fileURLToPath(new URL("../../../server/public/x509.ts", import.meta.url));
  const { outputFiles: [file] } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: "browser",
    format: "iife",
    globalName: "x509",
    write: false,
  });
  const world = createContext({ TextDecoder, TextEncoder, URL, atob });
  runInContext(file!.text, world);
  const { x509 } = world as { x509: { parseX509: typeof parseX509 } };
  expect(rootCertificates.length).toBeGreaterThan(100);
  for (const pem of rootCertificates) {
    const own = JSON.stringify(parseX509(pem));
    expect(JSON.stringify(x509.parseX509(pem))).toBe(own);
    world["der"] = [...new X509Certificate(pem).raw];
    expect(runInContext("JSON.stringify(x509.parseX509(Uint8Array.from(der)))", world)).toBe(own);
  }
});
