import { Buffer } from "node:buffer";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { run } from "../../../cli/command_line.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-report-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test("the brand's own name has no desks", async () => {
  vi.stubEnv("DEADRINGER_REPORT_ORG", "Kestrel Bank");
  vi.stubEnv("DEADRINGER_REPORT_CONTACT", "cert@kestrelbank.com");
  const { code, stderr } = await run(["report", "draft", "www.kestrelbank.com", "--demo"]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("it is the brand's own")]);
});

test(
  "drafts are printed, or written as mails with the evidence",
  async () => {
    for (
      const [name, value] of Object.entries({
        DEADRINGER_REPORT_ORG: "Kestrel Bank",
        DEADRINGER_REPORT_CONTACT: "cert@kestrelbank.com",
      })
    ) vi.stubEnv(name, value);
    const name = ["secure-kestrelbank.com", "--original", "kestrelbank.com", "--demo"];
    const draft = (...args: string[]) =>
      run(["report", "draft", ...name, ...args, "--data", join(folder, "data")]);
    const printed = await draft();
    expect(printed).toMatchObject({ code: 0, stderr: expect.stringContaining("No desk: registry:") });
    expect(printed.stdout).toContain(
      "To: abuse@quick-domains.com\nSubject: Phishing: secure-kestrelbank[.]com",
    );
    // Strangers write what the operator reads on a terminal.
    // deno-lint-ignore no-control-regex
    expect(printed.stdout).not.toMatch(/[\u001b\u009b]/);
    const drafts = (await draft("--json")).stdout.trim().split("\n").map((line) => JSON.parse(line));
    expect(drafts.map(({ desk: { role, email } }) => `${role} ${email}`)).toEqual([
      "registrar abuse@quick-domains.com",
      "hosting abuse@bulletproof-cables.com",
    ]);
    expect(JSON.parse(drafts[0].xarf).xarf_version).toBe("4.2.0");

    const evidence = join(folder, "evidence.zip"), out = join(folder, "out");
    writeFileSync(evidence, "PK evidence");
    expect((await draft("--evidence", evidence, "--out", out)).stderr).toContain(
      join(out, "1-registrar.eml"),
    );
    const mail = readFileSync(join(out, "1-registrar.eml"), "utf8");
    expect(mail).toContain("From: Kestrel Bank <cert@kestrelbank.com>");
    expect(mail).toContain(Buffer.from("PK evidence").toString("base64"));
    expect(statSync(join(out, "1-registrar.eml")).mode & 0o077).toBe(0);
  },
  120_000,
);

test("a misspelt evidence verify is not taken for a name", async () => {
  for (const rest of [["x.zip"], [], ["--original", "paypal.com"]]) {
    const { code, stderr } = await run(["evidence", "verfy", ...rest]);
    expect([code, stderr]).toEqual([2, 'deadringer: Cannot use "verfy"; did you mean verify?\n']);
  }
});

test("evidence is collected of one name", async () => {
  const { code, stderr } = await run(["evidence"]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("Give exactly one name: deadringer evidence examp1e.com\n"),
  ]);
});
