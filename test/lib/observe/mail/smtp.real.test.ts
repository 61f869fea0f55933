import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { mailProbe } from "../../../../lib/observe/mail/smtp.ts";
import { requires } from "../../../requires.ts";
import { noSmtpd, startSmtpd } from "../../../smtpd.ts";
import { issue } from "../../net/certificates.ts";
import { calm, listen, worldIo } from "../../net/world.ts";

requires(noSmtpd)("a real OpenSMTPD: STARTTLS, a known mailbox, an unknown one", async () => {
  const dir = mkdtempSync(join(tmpdir(), "deadringer-smtpd-"));
  const issued = await issue(["mail.test"]);
  const probe = await listen(() => {});
  await probe.close();
  writeFileSync(join(dir, "key.pem"), issued.key, { mode: 0o600 });
  writeFileSync(join(dir, "cert.pem"), issued.cert, { mode: 0o600 });
  writeFileSync(
    join(dir, "smtpd.conf"),
    `pki mail.test cert "${dir}/cert.pem"
pki mail.test key "${dir}/key.pem"
table known { "info@a.test" = "root" }
listen on 127.0.0.1 port ${probe.port} tls pki mail.test hostname mail.test
action "deliver" maildir "${dir}/mail" virtual <known>
match from any for domain "a.test" action "deliver"
`,
    { mode: 0o600 },
  );
  const stop = await startSmtpd(join(dir, "smtpd.conf"), probe.port);
  try {
    const io = worldIo({
      "mail.test": { A: ["127.0.0.1"] },
      "bare.test": { A: ["127.0.0.1"] },
    }, { allow: ["127.0.0.1:25"], portMap: { 25: probe.port } });
    const found = await mailProbe(io, "a.test", ["mail.test"], calm());
    expect(found?.response).toMatch(/^250 2\.1\.5 Destination address valid/);
    expect(found?.is_positive).toBe(true);
    const other = await mailProbe(io, "bare.test", [], calm());
    expect(other?.is_positive).toBe(false);
    expect(other?.response).toMatch(/^5\d\d /);
  } finally {
    await stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
