import { afterEach, expect, test } from "vitest";
import { createClient } from "../../../server/client.ts";
import { startSmtpSink } from "../mail/smtp_sink.ts";
import { ABOUT, reportedService } from "../report/reported_world.ts";

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

test("every step of a report through the typed client; a refused sending is not repeated", async () => {
  const sink = await startSmtpSink();
  cleanup.push(() => sink.close());
  const { handle, key, store, service } = reportedService({ env: { DEADRINGER_SMTP: sink.url } });
  cleanup.push(() => store.close());
  let requests = 0;
  const { reports } = createClient({
    server: "http://x/",
    key: await key(["report", "report:approve"]),
    fetch: ((url: string, init: RequestInit) => {
      requests++;
      return handle(new Request(url, init));
    }) as unknown as typeof fetch,
  });
  expect((await reports.contacts(ABOUT_NAME)).desks[0]?.role).toBe("registrar");
  const { reports: [draft], missing } = await reports.draft({ ...ABOUT, roles: ["registrar"] });
  expect(missing.join()).toContain("hosting:");
  const { id } = draft!;
  expect((await reports.list({ state: "drafted" })).map((each) => each.id)).toEqual([id]);
  const { reports: [other] } = await reports.draft({ ...ABOUT, roles: ["ca"] });
  expect(await reports.delete(other!.id)).toBeUndefined();
  expect((await reports.list()).map((each) => each.id)).toEqual([id]);
  const edited = await reports.edit(id, { subject: "Urgent", text: "Please act." });
  await reports.approve(id, edited.digest);
  expect((await reports.withdraw(id)).state).toBe("drafted");
  await reports.approve(id, edited.digest);
  sink.answers.set("RCPT", "450 4.2.0 later");
  await expect(reports.delete(id)).rejects.toMatchObject({ problem: { status: 409 } });
  const before = requests;
  await expect(reports.send(id)).rejects.toMatchObject({ failure: "refused", problem: { status: 503 } });
  expect(requests - before).toBe(1);
  sink.answers.clear();
  expect((await reports.send(id)).state).toBe("sent");
  expect(new TextDecoder().decode(await reports.file(id, "mail.txt"))).toBe("Please act.");
  expect((await reports.record(id, { state: "acknowledged", note: "ticket 4" })).state).toBe("acknowledged");
  expect((await reports.check(id)).entries.at(-1)?.action).toBe("check");
  expect(service.streams.taken).toBe(0);
  expect((await reports.get(id)).files.map(({ name }) => name)).toContain("sent.eml");
  expect((await reports.statistics())[0]).toMatchObject({ sent: 1, acknowledged: 1 });
});

const ABOUT_NAME = { name: ABOUT.name, original: ABOUT.original };
