import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";
import { freePort } from "../../free_port.ts";
import { issue } from "../../lib/net/certificates.ts";
import { missingProgram, requires } from "../../requires.ts";

const driver = globSync("/usr/lib/{*/,}rsyslog/lmnsd_ossl.so").length > 0 ? null : "no rsyslog-openssl";
const cli = fileURLToPath(new URL("../../../server/cli.ts", import.meta.url));
const command = [..."Deno" in globalThis ? ["run", "-A"] : [], cli, "watch", "test", "--alert"];

/** Sends a test alert as a user does; the runtime reads authorities beyond its own from its environment. */
function send(url: string, authority: Record<string, string>): { code: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [...command, url], {
    env: { ...process.env, ...authority },
    encoding: "utf8",
  });
  return { code: status, said: stderr };
}

requires(missingProgram("rsyslogd") ?? driver)("rsyslog takes a test alert over TLS", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-rsyslog-tls-"));
  const port = await freePort();
  const out = join(folder, "out");
  for (const [name, text] of Object.entries(await issue(["localhost", "127.0.0.1"]))) {
    writeFileSync(join(folder, name), text);
  }
  const ca = join(folder, "ca");
  writeFileSync(
    join(folder, "conf"),
    `global(workDirectory="${folder}" defaultNetstreamDriver="ossl" defaultNetstreamDriverCAFile="${ca}"
  defaultNetstreamDriverCertFile="${join(folder, "cert")}" defaultNetstreamDriverKeyFile="${
      join(folder, "key")
    }")
module(load="imtcp" streamDriver.name="ossl" streamDriver.mode="1" streamDriver.authMode="anon")
input(type="imtcp" address="127.0.0.1" port="${port}")
template(name="parts" type="string" string="%app-name%|%msgid%|%structured-data%\\n")
*.* action(type="omfile" file="${out}" template="parts")
`,
  );
  const daemon = spawn("rsyslogd", ["-n", "-f", join(folder, "conf"), "-i", join(folder, "pid")], {
    stdio: "ignore",
  });
  try {
    const url = `syslog+tls://localhost:${port}`;
    const known = { NODE_EXTRA_CA_CERTS: ca, DENO_CERT: ca };
    await vi.waitFor(() => expect(send(url, known)).toMatchObject({ code: 0 }), {
      timeout: 60_000,
      interval: 200,
    });
    await vi.waitFor(() => {
      const lines = existsSync(out) ? readFileSync(out, "utf8").split("\n") : [];
      expect(lines.filter((line) => line.startsWith("deadringer|")).length).toBeGreaterThan(0);
    }, { timeout: 15_000, interval: 50 });
    // So is a target that is given by its address.
    expect(send(`syslog+tls://127.0.0.1:${port}`, known)).toMatchObject({ code: 0 });
    // Its authority is not known to us.
    const { code, said } = send(url, {});
    expect(code).toBe(1);
    expect(said).toMatch(/certificate/i);
  } finally {
    daemon.kill();
    if (daemon.exitCode === null) await once(daemon, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
});
