import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { startSmtpSink } from "../../mail/smtp_sink.ts";
import { ABOUT, rdapWith, reportedService } from "../../report/reported_world.ts";
import { reportEntry, reportRecord } from "../../stores/reports_suite.ts";

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const HOUR = 3_600_000;

async function start(env: Record<string, string> = {}) {
  const sink = await startSmtpSink();
  cleanup.push(() => sink.close());
  const service = reportedService({ env: { DEADRINGER_SMTP: sink.url, ...env } });
  cleanup.push(() => service.store.close());
  const [drafter, approver] = [
    await service.key(["report"]),
    await service.key(["report", "report:approve"]),
  ];
  const draft = async (more: object = {}) =>
    (await service.call("POST", "/v1/reports", { ...ABOUT, ...more }, drafter)).body.reports[0];
  const approve = (report: { id: string; digest: string }, key = approver) =>
    service.call("POST", `/v1/reports/${report.id}/approve`, { digest: report.digest }, key);
  const send = (report: { id: string }, body: object = {}) =>
    service.call("POST", `/v1/reports/${report.id}/send`, body, drafter);
  const get = async (report: { id: string }) =>
    (await service.call("GET", `/v1/reports/${report.id}`, undefined, drafter)).body;
  return { ...service, sink, drafter, approver, draft, approve, send, get };
}

test("from the finding to the takedown: drafted, approved, sent, and ended by itself", async () => {
  const { call, world, sink, drafter, draft, approve, send, get, reports } = await start();
  const found = await call(
    "POST",
    "/v1/contacts",
    { name: "kestreibank.com", original: "kestrelbank.com" },
    drafter,
  );
  expect(found.body.desks.map(({ role, email }: { role: string; email: string }) => [role, email])).toEqual([
    ["registrar", "abuse@quick-domains.example.net"],
    ["ca", "cert-prob-reports@letsencrypt.org"],
  ]);
  expect(found.body.missing.join()).toContain("hosting:");
  const drafted = await draft({ roles: ["registrar"] });
  expect(drafted).toMatchObject({
    state: "drafted",
    type: "phishing",
    subject: expect.stringContaining("kestreibank[.]com"),
  });
  expect(sink.mails).toEqual([]);
  expect((await send(drafted)).status).toBe(400);
  expect((await approve(drafted)).body).toMatchObject({
    state: "approved",
    approved_by: expect.stringMatching(/^ann, key /),
  });
  world.time += 60_000;
  expect((await send(drafted)).body).toMatchObject({ state: "sent", sent_at: "2026-11-22T12:01:00.000Z" });
  const [mail] = sink.mails;
  expect(mail).toMatchObject({ from: "cert@kestrelbank.com", to: ["abuse@quick-domains.example.net"] });
  expect(mail!.data).toContain("From: Kestrel Bank CERT <cert@kestrelbank.com>");
  expect(mail!.data).toMatch(/filename=xarf\.json/);
  const copy = await call("GET", `/v1/reports/${drafted.id}/files/sent.eml`, undefined, drafter);
  expect(new TextDecoder("latin1").decode(copy.bytes).trimEnd()).toBe(mail!.data.trimEnd());
  expect(copy.headers.get("content-disposition")).toBe('attachment; filename="sent.eml"');
  const { files } = await get(drafted);
  expect(files.find(({ name }: { name: string }) => name === "sent.eml").sha256).toBe(sha256(copy.bytes));

  world.time += HOUR;
  expect(await reports.checker.tick()).toBe(1);
  expect((await get(drafted)).state).toBe("sent");
  world.rcodes = { "192.0.2.53:53": "NXDOMAIN", "192.0.2.54:53": "NXDOMAIN" };
  world.facts = null;
  expect(await reports.checker.tick()).toBe(0);
  world.time += HOUR;
  expect(await reports.checker.tick()).toBe(1);
  const ended = await get(drafted);
  expect(ended).toMatchObject({
    state: "acted",
    outcome: "removed",
    credited: true,
    hours_to_takedown: 2,
    next_check_at: null,
  });
  expect(
    ended.entries.map(({ action, actor }: { action: string; actor: string }) =>
      `${action} ${actor.split(",")[0]}`
    ),
  ).toEqual([
    "draft ann",
    "approve ann",
    "attempt ann",
    "send ann",
    "check check",
    "outcome check",
  ]);
  expect(ended.entries.at(-1).detail.evidence).toEqual([
    "NXDOMAIN from 192.0.2.53:53",
    "NXDOMAIN from 192.0.2.54:53",
  ]);
  const statistics = await call("GET", "/v1/report_statistics", undefined, drafter);
  expect(statistics.body).toEqual([
    expect.objectContaining({
      original: "kestrelbank.com",
      desk: "Quick Domains, Inc.",
      acted: 1,
      median_hours: 2,
    }),
  ]);
});

test("approval is for a person's key, for what was seen, and ends with an edit", async () => {
  const { call, drafter, approver, draft, approve, send } = await start();
  const report = await draft();
  expect((await approve(report, drafter)).status).toBe(403);
  expect(
    (await call("POST", `/v1/reports/${report.id}/approve`, { digest: "00".repeat(32) }, approver)).body
      .detail,
  ).toContain(
    "it has changed since you saw it",
  );
  const edited = await call(
    "PUT",
    `/v1/reports/${report.id}`,
    { subject: "Urgent", text: "Please act." },
    drafter,
  );
  expect(edited.body.digest).not.toBe(report.digest);
  expect((await approve(report)).status).toBe(400);
  expect((await approve(edited.body)).body.state).toBe("approved");
  expect((await call("PUT", `/v1/reports/${report.id}`, { subject: "Other", text: "x" }, drafter)).status)
    .toBe(400);
  const withdrawn = await call("POST", `/v1/reports/${report.id}/withdraw`, undefined, drafter);
  expect(withdrawn.body).toMatchObject({ state: "drafted", approved_by: "" });
  expect((await send(report)).status).toBe(400);
});

test("a key mails nobody but desks that were found: no address can be given, an owner's reports are his own", async () => {
  const { call, key, drafter, draft, store, approve, send, sink } = await start();
  const given = await call("POST", "/v1/reports", { ...ABOUT, to: "victim@example.org" }, drafter);
  expect(given.status).toBe(400);
  expect(
    (await call("POST", "/v1/reports", { ...ABOUT, desk: { email: "victim@example.org" } }, drafter)).status,
  ).toBe(400);
  const report = await draft();
  const bob = await key(["report", "report:approve"], { owner: "bob" });
  for (
    const [method, path] of [["GET", ""], ["POST", "/send"], ["POST", "/approve"], [
      "GET",
      "/files/mail.txt",
    ]] as const
  ) {
    const body = method === "GET" ? undefined : path === "/approve" ? { digest: report.digest } : {};
    expect((await call(method, `/v1/reports/${report.id}${path}`, body, bob)).status).toBe(404);
  }
  expect((await call("GET", "/v1/reports", undefined, bob)).body).toEqual([]);
  expect((await call("GET", "/v1/reports", undefined, await key(["analyze"]))).status).toBe(403);
  // Whoever can write to the store cannot turn an approved report to somebody else either.
  await approve(report);
  const stored = (await store.get(report.id))!;
  const entry = { id: "x", at: 1, actor: "x", action: "x", detail: {} };
  await store.change({ ...stored, desk: { ...stored.desk, email: "victim@example.org" } }, entry);
  expect((await send(report)).body.detail).toContain("its files are not those that were approved");
  expect(sink.mails).toEqual([]);
});

test.each([
  "abuse@quick-domains.example.net\r\nBcc: victim@example.org",
  "abuse@quick-domains.example.net, victim@example.org",
  "victim@kestrelbank.com",
  "abuse@mail.kestreibank.com",
])("RDAP that names %j leads to no mail", async (email) => {
  const { call, world, drafter, sink } = await start();
  world.rdap = rdapWith(email);
  world.facts!.registration_metadata!.registrar_abuse_contact = email;
  const { body } = await call("POST", "/v1/reports", { ...ABOUT, roles: ["registrar"] }, drafter);
  expect(body.reports).toEqual([]);
  expect(sink.mails).toEqual([]);
});

test("texts of strangers make no header of a mail", async () => {
  const { world, draft, approve, send, sink } = await start();
  const hostile = "Evil\r\nBcc: victim@example.org\r\n\r\n{{reporter_contact}}";
  const registrar = (world.rdap["entities"] as { vcardArray: unknown }[])[0]!;
  registrar.vcardArray = ["vcard", [["fn", {}, "text", hostile]]];
  world.facts!.registration_metadata!.registrar = hostile;
  const report = await draft({ roles: ["registrar"] });
  await approve(report);
  expect((await send(report)).status).toBe(200);
  const [header = ""] = sink.mails[0]!.data.split("\r\n\r\n");
  expect(header).not.toMatch(/^Bcc:/im);
  expect(sink.mails[0]!.to).toEqual(["abuse@quick-domains.example.net"]);
});

test("a line end in a member of a body is refused", async () => {
  const { call, drafter, draft } = await start();
  const report = await draft();
  const put = await call(
    "PUT",
    `/v1/reports/${report.id}`,
    { subject: "a\r\nBcc: b@c.test", text: "x" },
    drafter,
  );
  expect(put.status).toBe(400);
  expect((await call("POST", "/v1/reports", { ...ABOUT, brand: "a\nb" }, drafter)).status).toBe(400);
});

test("each owner sends as many in an hour as the setting says", async () => {
  const { world, draft, approve, send, sink } = await start({ DEADRINGER_REPORT_RATE: "1" });
  const [one] = [await draft({ roles: ["registrar"] })];
  const two = await draft({ roles: ["ca"] });
  await approve(one);
  await approve(two);
  expect((await send(one)).status).toBe(200);
  const refused = await send(two);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  expect(sink.mails).toHaveLength(1);
  world.time += HOUR;
  expect((await send(two)).status).toBe(200);
});

test("what the mail server refused can be sent again; what may have arrived only when somebody says so", async () => {
  const { world, draft, approve, send, sink, get } = await start();
  const report = await draft({ roles: ["registrar"] });
  await approve(report);
  sink.answers.set("RCPT", "550 5.1.1 no such user");
  const refused = await send(report);
  expect([refused.status, refused.body.detail]).toEqual([
    503,
    expect.stringContaining("550 5.1.1 no such user"),
  ]);
  expect(await get(report)).toMatchObject({ state: "approved", attempted_at: null });
  sink.answers.clear();
  sink.answers.set(".", "drop");
  expect((await send(report)).status).toBe(503);
  expect((await get(report)).entries.at(-1)).toMatchObject({
    action: "send_failed",
    detail: { may_have_arrived: true },
  });
  sink.answers.clear();
  expect((await send(report)).body.detail).toContain("an earlier attempt may have arrived");
  expect((await send(report, { again: true })).status).toBe(400);
  world.time += 10 * 60_000;
  expect((await send(report)).status).toBe(400);
  expect((await send(report, { again: true })).body.state).toBe("sent");
  expect(sink.mails.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1])).toEqual([
    `<report-${report.id}@kestrelbank.com>`,
  ]);
});

test("a desk is written to once: no second draft for an address while a report is under way", async () => {
  const { call, drafter, draft } = await start();
  await draft();
  const again = await call("POST", "/v1/reports", ABOUT, drafter);
  expect([again.status, again.body.reports]).toEqual([201, []]);
});

test("a desk that has a form only is filed by a person, who notes it", async () => {
  const { call, world, drafter, draft, approve, send } = await start();
  world.rdap = {};
  world.facts!.registration_metadata!.registrar_abuse_contact = null;
  world.facts!.registration_metadata!.registrar_iana_id = "472";
  const report = await draft({ roles: ["registrar"] });
  expect(report.desk).toMatchObject({
    name: "Quick Domains, Inc.",
    email: null,
    url: "https://www.dynadot.com/report-abuse",
  });
  await approve(report);
  expect((await send(report)).body.detail).toContain("the desk has a form only");
  const record = (body: object) => call("POST", `/v1/reports/${report.id}/record`, body, drafter);
  expect((await record({ state: "acknowledged" })).status).toBe(400);
  expect((await record({ state: "sent", note: "ticket 17" })).body).toMatchObject({ state: "sent" });
  expect((await record({ state: "acknowledged" })).body.acknowledged_at).not.toBeNull();
  expect((await record({ state: "acted" })).status).toBe(400);
  expect((await record({ state: "acted", outcome: "held" })).body).toMatchObject({
    outcome: "held",
    credited: true,
  });
});

test("evidence counts as computing of its owner", async () => {
  const { call, drafter } = await start({ DEADRINGER_OWNER_WORK: "1" });
  // Half a second each.
  const evidence = Buffer.alloc(20_000_000).toString("base64");
  const draft = () => call("POST", "/v1/reports", { ...ABOUT, evidence }, drafter);
  expect([(await draft()).status, (await draft()).status]).toEqual([201, 201]);
  const refused = await draft();
  expect([refused.status, refused.body.detail]).toEqual([429, expect.stringContaining("large bodies: wait")]);
});

test("evidence of a draft that is refused is not kept", async () => {
  const { call, drafter, store } = await start();
  const ids: string[] = [];
  const { addContent } = store;
  store.addContent = (id, pieces) => (ids.push(id), addContent(id, pieces));
  const evidence = Buffer.from("PK evidence").toString("base64");
  // After the file, so that it is stored before the body is known to be wrong.
  const refused = await call("POST", "/v1/reports", { evidence, ...ABOUT, odd: true }, drafter);
  const drafted = await call("POST", "/v1/reports", { evidence, ...ABOUT, roles: ["ca"] }, drafter);
  expect([refused.status, drafted.status]).toEqual([400, 201]);
  const stored: number[] = [];
  for (const content of ids) {
    const report = reportRecord();
    await store.add(report, reportEntry("draft"), [{ name: "f", type: "x", sha256: "", size: 11, content }]);
    stored.push(Buffer.concat(await Array.fromAsync((await store.open(report.id, "f"))!.parts())).length);
  }
  expect(stored).toEqual([0, 11]);
});

test("evidence is attached, or linked by a URL that ends, and only once it was sent", async () => {
  const { call, world, draft, approve, send, sink, store } = await start({
    DEADRINGER_PUBLIC_URL: "https://service.example.net",
  });
  const small = Buffer.from("PK small");
  const one = await draft({ roles: ["ca"], evidence: small.toString("base64") });
  expect(one.evidence_until).toBeNull();
  await approve(one);
  await send(one);
  expect(sink.mails[0]!.data.replaceAll("\r\n", "")).toContain(small.toString("base64"));

  const large = Buffer.alloc(5_000_001, "e");
  const two = await draft({ roles: ["registrar"], evidence: large.toString("base64") });
  const { link } = (await store.get(two.id))!;
  const open = () => call("GET", `/v1/report_files/${link}`, undefined, "");
  expect((await open()).status).toBe(404);
  await approve(two);
  await send(two);
  expect(sink.mails[1]!.data.length).toBeLessThan(100_000);
  expect(sink.mails[1]!.data.replace(/=\r\n/g, "")).toContain(
    `https://service.example.net/v1/report_files/${link}`,
  );
  const got = await open();
  expect([got.status, sha256(got.bytes)]).toEqual([200, sha256(large)]);
  expect(got.headers.get("content-type")).toBe("application/octet-stream");
  world.time = Date.parse(two.evidence_until);
  expect((await open()).status).toBe(404);
  expect((await call("GET", `/v1/report_files/${"x".repeat(32)}`, undefined, "")).status).toBe(404);
});

test("the operator's own desks are added, and a test says so", async () => {
  const { draft, call, drafter } = await start({ DEADRINGER_REPORT_DESKS: "phish@clearing.example.net" });
  const report = await draft({ roles: ["clearinghouse"], test: true });
  expect(report).toMatchObject({
    test: true,
    desk: { email: "phish@clearing.example.net", source: "DEADRINGER_REPORT_DESKS" },
  });
  const xarf = await call("GET", `/v1/reports/${report.id}/files/xarf.json`, undefined, drafter);
  expect(JSON.parse(xarf.text).tags).toContain("lifecycle:test");
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
  expect((await call("PUT", "/v1/reporter", set, drafter)).body).toEqual({ ...who, sends: true });
  expect((await call("GET", `/v1/reporter?original=${ABOUT.original}`, undefined, drafter)).body).toEqual({
    ...who,
    sends: true,
  });
  const about = { name: ABOUT.name, original: ABOUT.original };
  const { body: { reports: [first] } } = await call("POST", "/v1/reports", about, drafter);
  expect(first.brand).toBe("Kestrel");
  const mail = await call("GET", `/v1/reports/${first.id}/files/mail.txt`, undefined, drafter);
  expect(mail.text).toContain("ann@kestrelbank.com");
  const own = await call(
    "POST",
    "/v1/contacts",
    { name: "www.kestrelbank.com", original: "kestrelbank.com" },
    drafter,
  );
  expect(own.body.detail).toContain("it is the brand's own");
  const owned = { name: "kestreibank.com", original: "kestrelbank.com", owned: ["kestreibank.com"] };
  expect((await call("POST", "/v1/contacts", owned, drafter)).body.detail).toContain("it is the brand's own");
  world.facts = null;
  expect(
    (await call("POST", "/v1/contacts", { name: "gone.com", original: "kestrelbank.com" }, drafter)).body
      .detail,
  ).toContain(
    "it does not exist",
  );
});

test("lists by name and state, page by page", async () => {
  const { call, drafter, draft, approve } = await start();
  const first = await draft({ roles: ["registrar"] });
  const second = await draft({ roles: ["ca"] });
  await approve(second);
  const ids = async (query: string) =>
    (await call("GET", `/v1/reports${query}`, undefined, drafter)).body.map(({ id }: { id: string }) =>
      id === first.id ? 1 : 2
    );
  expect((await ids("")).sort()).toEqual([1, 2]);
  expect(await ids("?state=approved")).toEqual([2]);
  expect(await ids("?name=kestreibank.com&state=drafted")).toEqual([1]);
  expect(await ids("?original=other.com")).toEqual([]);
  expect((await call("GET", "/v1/reports?state=odd", undefined, drafter)).status).toBe(400);
});

test("evidence that was collected with a result of the caller's goes with the report", async () => {
  const bundle = new TextEncoder().encode("PK bundle");
  const { call, key, store, service } = reportedService({
    evidence: {
      usage: () => Promise.resolve(new Map<string, number>()),
      open: (_uuid: string, name: string) =>
        Promise.resolve(
          name !== ABOUT.name ? null : {
            size: bundle.length,
            async *parts() {
              yield bundle;
              await undefined;
            },
          },
        ),
    } as never,
  });
  cleanup.push(() => store.close());
  const [ann, bob] = [await key(), await key(undefined, { owner: "bob" })];
  const looked = await call("GET", `/v1/lookup/squat/${ABOUT.original}`, undefined, ann);
  const result = looked.headers.get("x-service-result-id");
  await service.jobs.idle();
  expect((await call("POST", "/v1/reports", { ...ABOUT, result }, bob)).status).toBe(404);
  expect((await call("POST", "/v1/reports", { ...ABOUT, name: "kestre1bank.com", result }, ann)).status).toBe(
    404,
  );
  const drafted = await call("POST", "/v1/reports", { ...ABOUT, result, roles: ["ca"] }, ann);
  const [{ id }] = drafted.body.reports;
  const file = await call("GET", `/v1/reports/${id}/files/evidence.zip`, undefined, ann);
  expect(file.text).toBe("PK bundle");
  const disk = async () => (await call("GET", "/v1/meta/usage", undefined, ann)).body.disk;
  expect((await disk()).report_bytes).toBeGreaterThan(9);
  expect((await call("DELETE", `/v1/reports/${id}`, undefined, bob)).status).toBe(404);
  const { digest } = (await call("GET", `/v1/reports/${id}`, undefined, ann)).body;
  expect((await call("POST", `/v1/reports/${id}/approve`, { digest }, ann)).status).toBe(200);
  expect((await call("DELETE", `/v1/reports/${id}`, undefined, ann)).status).toBe(409);
  expect((await call("POST", `/v1/reports/${id}/withdraw`, undefined, ann)).status).toBe(200);
  for (const report of drafted.body.reports) {
    expect((await call("DELETE", `/v1/reports/${report.id}`, undefined, ann)).status).toBe(204);
  }
  expect((await call("GET", `/v1/reports/${id}`, undefined, ann)).status).toBe(404);
  expect((await disk()).report_bytes).toBe(0);
});

test("parts of files are read in turns: many readers at once hold up nothing else", async () => {
  const { call, drafter, draft } = await start();
  const bytes = Buffer.alloc(1_000_000, 7);
  const { id } = await draft({ evidence: bytes.toString("base64"), roles: ["registrar"] });
  let rounds = 0, isOver = false;
  const other = () => {
    rounds++;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  const READERS = 10;
  const path = `/v1/reports/${id}/files/evidence.zip`;
  const read = await Promise.all(
    Array.from({ length: READERS }, () => call("GET", path, undefined, drafter)),
  );
  isOver = true;
  expect(read.map((each) => sha256(each.bytes))).toEqual(Array(READERS).fill(sha256(bytes)));
  expect(rounds).toBeGreaterThanOrEqual(READERS);
});
