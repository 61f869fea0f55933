import { hostname } from "node:os";
import { expect, test } from "vitest";
import { startSmtpSink } from "../mail/smtp_sink.ts";
import { ABOUT, reportedService } from "./reported_world.ts";

const ann = { owner: "ann", name: "ann" };
/** Somebody's address that ann gives as her own. */
const GIVEN = "ceo@somebody.test";

test.each([
  [
    "the settings' for reports",
    { DEADRINGER_REPORT_CONTACT: "cert@kestrelbank.com" },
    "cert@kestrelbank.com",
  ],
  ["the settings' for mail", { DEADRINGER_MAIL_FROM: "watch@kestrelbank.com" }, "watch@kestrelbank.com"],
  ["this machine's", {}, `deadringer@${hostname()}`],
])("an address that a user gave gets the answers, and is no sender: that is %s", async (_, env, from) => {
  const sink = await startSmtpSink();
  const { reports, store } = reportedService({
    env: { DEADRINGER_SMTP: sink.url, DEADRINGER_REPORT_CONTACT: "", ...env },
  });
  try {
    await reports.setReporter("ann", ABOUT.original, { org: "Kestrel", contact: GIVEN, brand: "Kestrel" });
    const { reports: [report] } = await reports.draft(
      { ...ABOUT, roles: ["registrar"] },
      ann,
      new AbortController().signal,
    );
    await reports.send(await reports.approve(report!, report!.digest, ann), ann);
    const [mail] = sink.mails;
    expect(mail!.from).toBe(from);
    expect(/^From: .*$/mi.exec(mail!.data)![0]).toContain(`<${from}>`);
    expect(/^Reply-To: .*$/mi.exec(mail!.data)![0]).toContain(GIVEN);
  } finally {
    store.close();
    await sink.close();
  }
});
