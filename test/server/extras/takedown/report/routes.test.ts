import { WATCHED } from "../../../../../server/extras/watch/service.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EVIDENCE } from "../../../../../server/extras/takedown/evidence/store.ts";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { emptyState } from "../../../../../server/extras/watch/lib/mod.ts";
import type { AuditEntry } from "../../../../../server/extras/watch/client/types.ts";
import { MAX_ATTACHED } from "../../../../../server/extras/takedown/report/reports.ts";
import { ABOUT, rdapWith, reportedService } from "./reported_world.ts";
import { brand } from "../../watch/store/suite.ts";

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

/** The drafts to registrars. */
const registrars = ({ body }: Awaited<ReturnType<ReturnType<typeof reportedService>["call"]>>) =>
  (body.reports as typeof body[]).filter(({ desk }) => desk.role === "registrar");

async function start(env: Record<string, string> = {}) {
  const service = reportedService({ env });
  cleanup.push(() => service.store.close());
  const drafter = await service.key(["report", "watch"]);
  const drafts = async (more: object = {}) =>
    await service.call("POST", "/v1/reports", { ...ABOUT, ...more }, drafter);
  const draft = async (more: object = {}) => registrars(await drafts(more))[0];
  const mailOf = ({ subject, text, xarf, desk }: Record<string, unknown>, more: object = {}) => ({
    ...{ name: ABOUT.name, original: ABOUT.original, to: (desk as { email: string }).email },
    ...{ subject, text, xarf },
    ...more,
  });
  return { ...service, drafter, drafts, draft, mailOf };
}

test("desks are found, and each gets a draft: text and XARF", async () => {
  const { call, drafter, drafts } = await start();
  const about = { name: "kestreibank.com", original: "kestrelbank.com" };
  const found = await call("POST", "/v1/contacts", about, drafter);
  expect(found.body.desks.map(({ role, email }: { role: string; email: string }) => [role, email])).toEqual([
    ["registrar", "abuse@quick-domains.example.net"],
    ["ca", "cert-prob-reports@letsencrypt.org"],
  ]);
  expect(found.body.missing.join()).toContain("hosting:");
  const drafted = await drafts();
  expect(drafted.status).toBe(200);
  const [draft] = registrars(drafted);
  expect(draft).toMatchObject({
    ...{ name: "kestreibank.com", original: "kestrelbank.com", brand: "Kestrel Bank", type: "phishing" },
    desk: { role: "registrar", email: "abuse@quick-domains.example.net" },
    subject: expect.stringContaining("kestreibank[.]com imitates Kestrel Bank"),
  });
  expect(draft.text).toContain("Dear abuse team of Quick Domains, Inc.");
  expect(JSON.parse(draft.xarf)).toMatchObject({
    xarf_version: "4.2.0",
    source_identifier: "kestreibank.com",
  });
});

test("a draft says why in the words of the pages", async () => {
  const { draft, world } = await start();
  world.facts!.classification!.reasons = ["phishing: words of urgency", "phishing: title: signin"];
  const { text, xarf } = await draft();
  for (const said of [text, xarf]) expect(said).toContain("Urgent wording; Title of a login page");
});

test("the mail of a draft is a file for mail programs, signed by who reports, with its attachments", async () => {
  const { call, drafter, draft, mailOf } = await start();
  const drafted = await draft();
  const mail = await call("POST", "/v1/reports/mail", mailOf(drafted), drafter);
  expect([mail.status, mail.headers.get("content-type")]).toEqual([200, "message/rfc822"]);
  expect(mail.headers.get("content-disposition")).toBe('attachment; filename="report.eml"');
  expect(mail.text).toContain("From: Kestrel Bank CERT <cert@kestrelbank.com>");
  expect(mail.text).toContain("To: abuse@quick-domains.example.net");
  const [, xarf] = /filename=xarf\.json\r\n\r\n([\w+/=\r\n]+)/.exec(mail.text)!;
  expect(Buffer.from(xarf!, "base64").toString()).toBe(drafted.xarf);
  for (
    const odd of [
      { to: "a@b.test, c@d.test" },
      { to: "a@b.test\r\nBcc: c@d.test" },
      { subject: "a\r\nBcc: b@c.test" },
      { odd: 1 },
    ]
  ) {
    expect((await call("POST", "/v1/reports/mail", mailOf(drafted, odd), drafter)).status).toBe(400);
  }
});

test.each([
  "abuse@quick-domains.example.net\r\nBcc: victim@example.org",
  "abuse@quick-domains.example.net, victim@example.org",
  "victim@kestrelbank.com",
  "abuse@mail.kestreibank.com",
])("RDAP that names %j leads to no draft", async (email) => {
  const { world, drafts } = await start();
  world.rdap = rdapWith(email);
  world.facts!.registration_metadata!.registrar_abuse_contact = email;
  expect(registrars(await drafts())).toEqual([]);
});

test("texts of strangers make no header of a mail", async () => {
  const { world, draft, call, drafter, mailOf } = await start();
  const hostile = "Evil\r\nBcc: victim@example.org\r\n\r\n{{reporter_contact}}";
  const registrar = (world.rdap["entities"] as { vcardArray: unknown }[])[0]!;
  registrar.vcardArray = ["vcard", [["fn", {}, "text", hostile]]];
  world.facts!.registration_metadata!.registrar = hostile;
  const mail = await call("POST", "/v1/reports/mail", mailOf(await draft()), drafter);
  expect(mail.status).toBe(200);
  expect(mail.text.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/im);
});

test("a desk that has a form only gets a text", async () => {
  const { world, draft } = await start();
  world.rdap = {};
  world.facts!.registration_metadata!.registrar_abuse_contact = null;
  world.facts!.registration_metadata!.registrar_iana_id = "472";
  expect((await draft()).desk).toMatchObject({
    name: "Quick Domains, Inc.",
    email: null,
    url: "https://www.dynadot.com/report-abuse",
  });
});

test("without who reports, or for the brand's own name, nothing is drafted", async () => {
  const { call, drafter, world } = await start({ DEADRINGER_REPORT_ORG: "" });
  expect((await call("POST", "/v1/reports", ABOUT, drafter)).body.detail).toContain(
    "before it is known who reports",
  );
  // Then somebody says it, and drafts are signed so.
  const who = { org: "Ann", contact: "ann@kestrelbank.com", brand: "Kestrel" };
  const set = { original: ABOUT.original, ...who };
  expect((await call("PUT", "/v1/reporter", { ...set, contact: "ann" }, drafter)).body.detail).toContain(
    "give a mail address that desks can answer to",
  );
  expect((await call("PUT", "/v1/reporter", set, drafter)).body).toEqual(who);
  expect((await call("GET", `/v1/reporter?original=${ABOUT.original}`, undefined, drafter)).body).toEqual(
    who,
  );
  const about = { name: ABOUT.name, original: ABOUT.original };
  const { body: { reports: [first] } } = await call("POST", "/v1/reports", about, drafter);
  expect(first.brand).toBe("Kestrel");
  expect(first.text).toContain("ann@kestrelbank.com");
  const contacts = async (body: object) => (await call("POST", "/v1/contacts", body, drafter)).body.detail;
  expect(await contacts({ name: "www.kestrelbank.com", original: "kestrelbank.com" })).toContain(
    "it is the brand's own",
  );
  expect(await contacts({ ...about, owned: ["kestreibank.com"] })).toContain("it is the brand's own");
  expect((await call("POST", "/v1/reports", { ...ABOUT, brand: "a\nb" }, drafter)).status).toBe(400);
  world.facts = null;
  expect(await contacts({ name: "gone.com", original: "kestrelbank.com" })).toContain("it does not exist");
});

test.each([
  ["goes with the report", 9],
  ["that is too large for a mail does not, and that is said", MAX_ATTACHED + 1],
])("evidence that was collected with a result of the caller's %s", async (_, size) => {
  const bundle = new Uint8Array(size).fill(80);
  const files = mkdtempSync(join(tmpdir(), "deadringer-reports-"));
  const { call, key, store, service } = reportedService({ files });
  cleanup.push(() => rmSync(files, { recursive: true }));
  cleanup.push(() => store.close());
  const [ann, bob] = [await key(), await key(undefined, { owner: "bob" })];
  const looked = await call("GET", `/v1/lookup/squat/${ABOUT.original}`, undefined, ann);
  const result = looked.headers.get("x-service-result-id");
  await service.jobs.idle();
  await service.owned.of(EVIDENCE)!.put(result!, ABOUT.name, bundle);
  const draft = (who: string, more: object = {}) =>
    call("POST", "/v1/reports", { ...ABOUT, result, ...more }, who);
  expect((await draft(bob)).status).toBe(404);
  expect((await draft(ann, { name: "kestre1bank.com" })).status).toBe(404);
  const drafted = await draft(ann);
  const [made] = registrars(drafted), { missing } = drafted.body;
  expect(made.text).toContain(createHash("sha256").update(bundle).digest("hex"));
  expect(missing.some((line: string) => line.startsWith("the evidence in the mails"))).toBe(
    size > MAX_ATTACHED,
  );
  const mail = (who: string) => {
    const { subject, text, xarf, desk } = made;
    const body = {
      ...{ name: ABOUT.name, original: ABOUT.original, to: desk.email },
      subject,
      text,
      xarf,
    };
    return call("POST", "/v1/reports/mail", { ...body, result }, who);
  };
  expect((await mail(bob)).status).toBe(404);
  const { text } = await mail(ann);
  expect(text.includes("filename=evidence.zip")).toBe(size <= MAX_ATTACHED);
  if (size <= MAX_ATTACHED) expect(text).toContain(Buffer.from(bundle).toString("base64"));
});

test("what somebody reported is a state of the name, with desk and date, and a copy in its history", async () => {
  const { call, drafter, key, service } = await start();
  const { store } = service.extras.use(WATCHED);
  const known = { phase: "active", kind: "Homoglyph", firstSeenAt: 1, lastSeenAt: 1, events: 0, signals: {} };
  const names = { "kestreibank.com": known as never };
  const record = brand("0198f0a0-0000-7000-8000-000000000001");
  await store.add(record, [{ ...emptyState("kestrelbank.com"), names }]);
  const path = `/v1/watch/brands/${record.id}/names/kestreibank.com`;
  const report = { desk: "Quick Domains, Inc.", subject: "Phishing", text: "Dear abuse team" };
  const noted = await call("POST", `${path}/reports`, report, drafter);
  expect(noted.body).toMatchObject({
    state: "reported",
    reports: [{ at: "2026-11-22T12:00:00.000Z", desk: "Quick Domains, Inc." }],
  });
  await call("POST", `${path}/reports`, { desk: "Let's Encrypt" }, drafter);
  // Triage keeps what was reported.
  const { body: [after] } = await call("PUT", path.replace(/\/[^/]*$/, ""), {
    names: ["kestreibank.com"],
    note: "ticket 17",
  }, drafter);
  expect(after).toMatchObject({ state: "reported", note: "ticket 17" });
  expect(after.reports).toHaveLength(2);
  const trail: AuditEntry[] =
    (await call("GET", `/v1/watch/brands/${record.id}/audit?name=kestreibank.com`, undefined, drafter)).body;
  expect(trail.map(({ action }) => action)).toEqual(["name.triage", "name.report", "name.report"]);
  expect(trail[2]!.detail).toMatchObject({ ...report, from: { state: "new" }, to: { state: "reported" } });
  // The history of actions names the desk and has no copy.
  const actions = await service.stores.actions.list("ann", { before: null, limit: 10 });
  expect(JSON.stringify(actions)).toContain("Quick Domains");
  expect(JSON.stringify(actions)).not.toContain("Dear abuse team");
  const bob = await key(["watch"], { owner: "bob" });
  for (
    const [who, at, status] of [[bob, path, 404], [drafter, path.replace("kestrei", "kestrex"), 404]] as const
  ) {
    expect((await call("POST", `${at}/reports`, report, who)).status).toBe(status);
  }
  expect((await call("POST", `${path}/reports`, { desk: "" }, drafter)).status).toBe(400);
  expect((await call("POST", `${path}/reports`, { ...report, text: "x".repeat(20_001) }, drafter)).status)
    .toBe(400);
});
