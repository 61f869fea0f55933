import { expect, test } from "vitest";
import { createClient } from "../../../../server/client.ts";
import { ABOUT, reportedService } from "./report/reported_world.ts";

test("contacts, drafts, mails and who reports through the typed client", async () => {
  const { handle, key, store } = reportedService();
  const { reports } = createClient({
    server: "http://x/",
    key: await key(["report"]),
    fetch: ((url: string, init: RequestInit) => handle(new Request(url, init))) as unknown as typeof fetch,
  });
  const about = { name: ABOUT.name, original: ABOUT.original };
  expect((await reports.contacts(about)).desks[0]?.role).toBe("registrar");
  const { reports: [draft], missing } = await reports.draft(ABOUT);
  expect(missing.join()).toContain("hosting:");
  const { subject, text, xarf, desk } = draft!;
  const mail = await reports.mail({ ...about, to: desk.email!, subject, text, xarf });
  expect(new TextDecoder().decode(mail)).toContain("To: abuse@quick-domains.example.net");
  const who = { org: "Ann", contact: "ann@kestrelbank.com", brand: "Kestrel" };
  expect(await reports.setReporter(ABOUT.original, who)).toEqual(who);
  expect(await reports.reporter(ABOUT.original)).toEqual(who);
  store.close();
});
