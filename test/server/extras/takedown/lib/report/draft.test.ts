import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import {
  caseOf,
  checkTemplates,
  defangedUrl,
  type Desk,
  DESK_ROLES,
  draftMail,
  type DraftOptions,
  factSheet,
  REPORT_TYPES,
  SCOPES,
  TEMPLATE_NAMES,
  xarfReport,
} from "../../../../../../server/extras/takedown/lib/report/mod.ts";
import { sharedPath, withShared } from "../../../../../shared.ts";
import { hostileFinding, OBSERVED, PHISHING } from "./findings.ts";

const NAMES = {
  name: "kestreibank.com",
  original: "kestrelbank.com",
  brand: "Kestrel Bank",
  observedAt: OBSERVED,
};
const reporter = { org: "Kestrel Bank CERT", contact: "cert@kestrelbank.com", domain: "kestrelbank.com" };
const desk = (role: Desk["role"], more: Partial<Desk> = {}): Desk => ({
  role,
  name: "Quick Domains, Inc.",
  email: "abuse@quick-domains.example.net",
  url: null,
  subject: "kestreibank.com",
  scope: SCOPES[role],
  source: "RDAP of rdap.registry.example.net",
  date: null,
  ...more,
});
const options: DraftOptions = { reporter, reference: "DR-0001", at: OBSERVED };
const evidence = [{
  type: "image/png",
  description: "Screenshot",
  base64: "iVBORw0=",
  sha256: "00".repeat(32),
  size: 5,
}];
const id = "51aab126-b37d-458d-ad32-9ebf3d63865f";

function validator() {
  const folder = join(sharedPath("data/schemas/xarf4")!, "schemas/v4");
  const ajv = new Ajv2020.default({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8"));
  ajv.addSchema(read("xarf-core.json"));
  for (const file of readdirSync(join(folder, "types"))) {
    if (file.endsWith(".json")) ajv.addSchema(read(`types/${file}`));
  }
  return (type: string, report: unknown) => {
    const check = ajv.getSchema(`https://xarf.org/schemas/v4/types/content-${type}.json`)!;
    check(report);
    return check.errors ?? [];
  };
}

const withSchemas = withShared("data/schemas/xarf4");

withSchemas(
  "every type of report fits XARF's schemas, whatever is known and whatever strangers wrote",
  () => {
    const errors = validator();
    const kept = {
      ...PHISHING,
      registration_metadata: undefined,
      classification: undefined,
    } as typeof PHISHING;
    for (
      const facts of [
        PHISHING,
        hostileFinding(),
        { registration_metadata: PHISHING.registration_metadata! },
        kept,
        {},
      ]
    ) {
      for (const type of [...REPORT_TYPES, undefined]) {
        for (const name of ["kestreibank.com", "xn--kstrelbank-b7a.com", "kestrelbank.xn--p1ai"]) {
          const finding = caseOf({ ...NAMES, name, facts, type });
          const report = xarfReport(finding, { id, reporter, evidence, test: true });
          expect([finding.type, errors(finding.type, JSON.parse(JSON.stringify(report)))]).toEqual([
            finding.type,
            [],
          ]);
        }
      }
    }
  },
);

withSchemas("the schemas refuse a report that lacks what they want", () => {
  const finding = caseOf({ ...NAMES, facts: PHISHING, type: "suspicious_registration" });
  const { registration_date: _, ...report } = xarfReport(finding, { id, reporter });
  expect(validator()("suspicious_registration", report).map(({ message }) => message)).toEqual([
    "must have required property 'registration_date'",
  ]);
});

test("the type follows from the facts: phishing needs a page that was seen", () => {
  const type = (facts: typeof PHISHING, given?: "suspicious_registration") =>
    caseOf({ ...NAMES, facts, type: given }).type;
  expect(type(PHISHING)).toBe("phishing");
  expect(type({ ...PHISHING, classification: { ...PHISHING.classification!, page_state: "none" } })).toBe(
    "suspicious_registration",
  );
  expect(type({})).toBe("brand_infringement");
  // XARF wants a date for it.
  expect(type({}, "suspicious_registration")).toBe("brand_infringement");
});

test("a test report says so to machines and to people", () => {
  const finding = caseOf({ ...NAMES, facts: PHISHING });
  expect(xarfReport(finding, { id, reporter, test: true })["tags"]).toContain("lifecycle:test");
  expect(xarfReport(finding, { id, reporter })["tags"]).not.toContain("lifecycle:test");
  expect(draftMail(finding, desk("registrar"), { ...options, test: true }).text).toContain(
    "Please take no action",
  );
  expect(draftMail(finding, desk("registrar"), options).text).not.toContain("take no action");
});

test("evidence over five megabytes stays out of the report", () => {
  const large = [...evidence, { ...evidence[0]!, description: "large", size: 5_242_881 }];
  const report = xarfReport(caseOf({ ...NAMES, facts: PHISHING }), { id, reporter, evidence: large });
  expect(report["evidence"]).toEqual([
    expect.objectContaining({ description: "Screenshot", hash: `sha256:${"00".repeat(32)}` }),
  ]);
});

test("the mail to a registrar", () => {
  const files = [{ name: "evidence.zip", sha256: "cd".repeat(32), size: 4096 }];
  const mail = draftMail(caseOf({ ...NAMES, facts: PHISHING }), desk("registrar"), { ...options, files });
  expect(mail.subject).toBe("Phishing: kestreibank[.]com imitates Kestrel Bank [DR-0001]");
  for (
    const part of [
      "Dear abuse team of Quick Domains, Inc.,",
      "Because:      page copies kestrelbank[.]com; password form",
      "Please suspend it (clientHold)",
      "Page:         hxxp://kestreibank[.]com/",
      "Leads to:     hxxps://kestreibank[.]com/login?next=%2F",
      "Verdict:      phishing (99%)",
      "Registered:   2026-11-20T08:00:00.000Z",
      "Addresses:    203[.]0[.]113[.]7, 2001:db8::7",
      `evidence.zip, 4096 bytes, SHA-256 ${"cd".repeat(32)}`,
      "keep the reference DR-0001",
    ]
  ) expect(mail.text).toContain(part);
});

test("each role has a mail of its own, without a live link to what is reported", () => {
  const finding = caseOf({ ...NAMES, facts: PHISHING });
  const mails = DESK_ROLES.map((role) => draftMail(finding, desk(role), options));
  expect(new Set(mails.map(({ text }) => text.split("\n")[2])).size).toBe(DESK_ROLES.length);
  for (const { subject, text } of mails) {
    expect(subject + text).not.toMatch(/kestreibank\.com|http:\/\/|https:\/\//);
    expect(text).not.toMatch(/\{\{|\}\}/);
  }
});

test("what strangers wrote stays data: no line, header or template field of its own", () => {
  const finding = caseOf({ ...NAMES, facts: hostileFinding() });
  const hostile = desk("registrar", { name: "Evil\r\nBcc: a@example.org", source: "x\ny", subject: "z\r\n" });
  for (
    const { subject, text } of [draftMail(finding, hostile, options), {
      subject: "",
      text: factSheet(finding, options),
    }]
  ) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc:/m);
    // deno-lint-ignore no-control-regex
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    // The field of a stranger is a text like others.
    expect(text).toContain("{{reporter_contact}}");
    expect(text.length).toBeLessThan(20_000);
  }
  const { whois } = xarfReport(finding, { id, reporter }) as { whois: Record<string, unknown> };
  expect(whois).not.toHaveProperty("registrar_abuse_contact");
});

test("an operator's template replaces one of the package; a field that does not exist is refused", () => {
  const templates = new Map([["registrar", "Subject: Hi {{name}}\n\nTo {{desk}}\nMore: {{redirects}}"]]);
  checkTemplates(templates);
  const facts = { ...PHISHING, redirect_chain: [] };
  expect(draftMail(caseOf({ ...NAMES, facts }), desk("registrar"), { ...options, templates })).toEqual({
    subject: "Hi kestreibank[.]com",
    text: "To Quick Domains, Inc.\n",
  });
  expect(() => checkTemplates(new Map([["registrar", "{{constructor}} "]]))).toThrow(
    "Cannot use the template registrar: there is no field constructor; there are addresses,",
  );
  expect(TEMPLATE_NAMES).toEqual(expect.arrayContaining(["registrar", "fact-sheet"]));
});

test("the fact sheet follows the order of the UDRP and leaves out what is not known", () => {
  const sheet = factSheet(caseOf({ ...NAMES, facts: PHISHING }), {
    ...options,
    firstSeen: OBSERVED - 86_400_000,
  });
  const order = ["4(a)(i)", "4(a)(ii)", "4(a)(iii)", "Evidence"].map((title) => sheet.indexOf(`\n${title}`));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  expect(sheet).toContain("Likeness of pages:  text 93%, picture 88%");
  expect(sheet).toContain("Privacy service:    yes");
  expect(sheet).toContain("First seen here:    2026-11-21T12:00:00Z");
  expect(factSheet(caseOf({ ...NAMES, facts: {} }), options)).not.toContain("Privacy service");
});

test.each([
  ["https://user:pw@evil.com:8080/a.b?c=d.e#f", "hxxps://user:pw[@]evil[.]com:8080/a.b?c=d.e#f"],
  ["HTTP://evil.com", "hxxp://evil[.]com"],
  ["evil.com/x.html", "evil[.]com/x.html"],
])("%s is defanged", (url, expected) => {
  expect(defangedUrl(url)).toBe(expected);
});
