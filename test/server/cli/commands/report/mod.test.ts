import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { startSmtpSink } from "../../../mail/smtp_sink.ts";
import { run } from "../../command_line.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-report-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test("contacts of a phishing name in the miniature internet: registrar by RDAP, network by RDAP of its addresses", async () => {
  const { code, stdout, stderr } = await run([
    "report",
    "contacts",
    "secure-kestrelbank.com",
    "--demo",
    "--json",
  ]);
  expect([code, stderr]).toEqual([0, ""]);
  const { desks, missing } = JSON.parse(stdout);
  expect(desks.map(({ role, email }: { role: string; email: string }) => `${role} ${email}`)).toEqual([
    "registrar abuse@quick-domains.com",
    "hosting abuse@bulletproof-cables.com",
  ]);
  expect(missing).toContain("registry: no known desk for .com");
});

test("the brand's own name has no desks", async () => {
  const { code, stderr } = await run(["report", "contacts", "www.kestrelbank.com", "--demo"]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("it is the brand's own")]);
});

test("from draft to sent on the local ledger, with a template of the operator's", async () => {
  const sink = await startSmtpSink();
  writeFileSync(
    join(folder, "registrar.txt"),
    "Subject: Take down {{name}}\n\nDear {{desk}}:\u001b[2J {{reasons}}\n",
  );
  for (
    const [name, value] of Object.entries({
      DEADRINGER_DEMO: "1",
      DEADRINGER_SMTP: sink.url,
      DEADRINGER_REPORT_ORG: "Kestrel Bank",
      DEADRINGER_REPORT_CONTACT: "cert@kestrelbank.com",
      DEADRINGER_REPORT_TEMPLATES: folder,
    })
  ) vi.stubEnv(name, value);
  const report = (...args: string[]) => run(["report", ...args, "--data", join(folder, "data")]);
  try {
    const name = ["secure-kestrelbank.com", "--original", "kestrelbank.com"];
    const drafted = await report("draft", ...name, "--roles", "registrar", "--json");
    expect(drafted).toMatchObject({ code: 0, stderr: expect.stringContaining("No desk: registry:") });
    const { id, digest, subject } = JSON.parse(drafted.stdout);
    expect(subject).toBe("Take down secure-kestrelbank[.]com");
    expect((await report("show", id)).stdout).toContain(`Digest: ${digest}`);
    expect(await report("send", id)).toMatchObject({ code: 2, stderr: expect.stringContaining("drafted") });
    expect(await report("approve", id, "0".repeat(64))).toMatchObject({ code: 2 });
    expect((await report("approve", id, digest)).stdout).toContain("approved");
    expect((await report("send", id)).stdout).toContain("sent");
    expect(sink.mails.map(({ to }) => to)).toEqual([["abuse@quick-domains.com"]]);
    expect((await report("record", id, "acknowledged", "--note", "ticket\u009b2J 17")).stdout).toContain(
      "acknowledged",
    );
    expect((await report("list", "--state", "acknowledged")).stdout).toContain(id);
    // Whoever may draft reports writes what the operator reads on a terminal.
    // deno-lint-ignore no-control-regex
    expect((await report("show", id)).stdout).not.toMatch(/[\u001b\u009b]/);
    expect((await report("statistics")).stdout).toContain("1 sent: 1 confirmed");
    expect((await report("show", id, "--file", "xarf.json")).stdout).toContain('"xarf_version": "4.2.0"');
    expect((await report("check")).stderr).toContain("Checked 0 reports");
    expect((await report("list", "--owner", "bob")).stderr).toContain("There are no reports of bob");
    expect((await report("list", "--state", "refused")).stderr).toContain("No report matches");
  } finally {
    await sink.close();
  }
}, 120_000);

test("a template with a field that does not exist is refused", async () => {
  const templates = mkdtempSync(join(folder, "templates-"));
  writeFileSync(join(templates, "dns.txt"), "{{secret}}");
  vi.stubEnv("DEADRINGER_REPORT_TEMPLATES", templates);
  const { code, stderr } = await run(["report", "list", "--data", join(folder, "data")]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("Cannot use the template dns: there is no field secret"),
  ]);
});
