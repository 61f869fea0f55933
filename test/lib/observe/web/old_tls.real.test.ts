import { spawn } from "node:child_process";
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

requires(missingProgram("openssl"))(
  "a server with TLS 1.1 only: Node reads the page, Deno says why it cannot",
  async () => {
    const dir = mkdtempSync(join(tmpdir(), "deadringer-tls-"));
    const { key, cert } = await issue(["a.test"]);
    const port = await freePort();
    writeFileSync(join(dir, "key.pem"), key);
    writeFileSync(join(dir, "cert.pem"), cert);
    const files = ["-key", join(dir, "key.pem"), "-cert", join(dir, "cert.pem")];
    const old = ["-tls1_1", "-cipher", "DEFAULT:@SECLEVEL=0"];
    const server = spawn("openssl", [
      "s_server",
      "-accept",
      `127.0.0.1:${port}`,
      "-www",
      "-quiet",
      ...files,
      ...old,
    ], {
      stdio: "ignore",
    });
    try {
      const found = await untilUp(() => go(port));
      if ("Deno" in globalThis) {
        expect(found).toMatchObject({ first: null, page: null, origin: null, banner: null });
        expect(found?.chain).toEqual([
          { url: "https://a.test/", kind: "InitialRequest", status: null, certificate: null },
        ]);
        expect(found?.noTls).toMatch(/unsupported TLS, no version in common \(Deno has TLS 1\.2 and 1\.3/);
        expect(found?.stopped).toBe(found?.noTls);
      } else {
        expect(found?.chain[0]?.certificate).toMatchObject({ protocol: "TLS 1.1", mac: "HMAC-SHA1" });
        expect(found).toMatchObject({ noTls: null, page: { status: 200 } });
      }
    } finally {
      server.kill();
      await new Promise((resolve) => server.on("exit", resolve));
      rmSync(dir, { recursive: true });
    }
  },
);
