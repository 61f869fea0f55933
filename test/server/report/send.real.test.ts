import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, vi } from "vitest";
import { freePort } from "../../free_port.ts";
import { missingProgram, requires } from "../../requires.ts";
import { noSmtpd, startSmtpd } from "../../smtpd.ts";
import { storeEvidence, withEvidence } from "../../../server/report/evidence.ts";
import { hostileFinding } from "../../lib/report/findings.ts";
import { ABOUT, rdapWith, reportedService } from "./reported_world.ts";

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

/** Prints headers, and name, type and size of each part, by Python's own reader of mail. */
const READ = `
import email, email.policy, json, sys
mail = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=email.policy.default)
parts = [[p.get_filename(), p.get_content_type(), len(p.get_payload(decode=True))] for p in mail.walk() if not p.is_multipart()]
body = mail.get_body(("plain",)).get_content()
xarf = [json.loads(p.get_payload(decode=True)) for p in mail.iter_attachments() if p.get_filename() == "xarf.json"]
print(json.dumps({"headers": [[k.lower(), str(v)] for k, v in mail.items()], "parts": parts, "body": body, "xarf": xarf}))
`;

const missing = noSmtpd ?? missingProgram("python3");
requires(missing)(
  "OpenSMTPD takes a report, and Python reads it: one recipient, three parts, hostile texts or not",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "deadringer-report-smtpd-"));
    const port = await freePort();
    const mail = join(folder, "mail");
    mkdirSync(mail);
    chmodSync(folder, 0o755);
    chmodSync(mail, 0o777);
    const config = join(folder, "smtpd.conf");
    writeFileSync(
      config,
      `table known { "abuse@desk.test" = "nobody" }
listen on 127.0.0.1 port ${port} hostname mail.test
action "deliver" maildir "${mail}" virtual <known>
match from any for domain "desk.test" action "deliver"
`,
      { mode: 0o600 },
    );
    const stop = await startSmtpd(config, port);
    cleanup.push(async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const { reports, world, store } = reportedService({
      env: { DEADRINGER_SMTP: `smtp://127.0.0.1:${port}` },
    });
    cleanup.push(() => store.close());
    world.facts = hostileFinding();
    world.rdap = rdapWith("abuse@desk.test");
    const ann = { owner: "ann", name: "ann" };
    const evidence = new TextEncoder().encode("PK evidence");
    const { reports: [draft] } = await withEvidence(store, Date.now(), async (content) => {
      const stored = await storeEvidence(store, content, [evidence]);
      const request = { ...ABOUT, roles: ["registrar" as const], evidence: stored };
      return await reports.draft(request, ann, new AbortController().signal);
    });
    const report = await reports.approve(draft!, draft!.digest, ann);
    await reports.send(report, ann);
    const file = await vi.waitFor(() => {
      const [name] = readdirSync(join(mail, "new"));
      expect(name).toBeDefined();
      return join(mail, "new", name!);
    }, { timeout: 15_000, interval: 50 });
    const read = JSON.parse(execFileSync("python3", ["-c", READ, file], { encoding: "utf8" }));
    const headers = read.headers as [string, string][];
    expect(headers.filter(([name]) => ["to", "cc", "bcc"].includes(name))).toEqual([[
      "to",
      "abuse@desk.test",
    ]]);
    expect(headers.filter(([name]) => name === "message-id")).toEqual([
      ["message-id", `<report-${draft!.id}@kestrelbank.com>`],
    ]);
    expect(read.parts.map(([name, type]: [string, string]) => [name, type])).toEqual([
      [null, "text/plain"],
      ["evidence.zip", "application/zip"],
      ["fact-sheet.txt", "text/plain"],
      ["xarf.json", "application/json"],
    ]);
    expect(read.parts[1][2]).toBe(evidence.length);
    expect(read.xarf[0]).toMatchObject({ type: "phishing", source_identifier: "kestreibank.com" });
    expect(read.body).not.toMatch(/^Bcc:/m);
  },
);
