import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { explain } from "../../../../../../lib/permute/explain.ts";
import { defangedUrl } from "../../../../../../lib/page/defang.ts";
import { caseOf, REPORT_TYPES } from "../../../../../../server/extras/takedown/lib/report/case.ts";
import { DESK_ROLES, SCOPES } from "../../../../../../server/extras/takedown/lib/report/data/desks.ts";
import type { Desk } from "../../../../../../server/extras/takedown/lib/report/desks.ts";
import { draftMail, type DraftOptions } from "../../../../../../server/extras/takedown/lib/report/draft.ts";
import { xarfReport } from "../../../../../../server/extras/takedown/lib/report/xarf.ts";
import { sharedPath, withShared } from "../../../../../shared.ts";
import { hostileFinding, OBSERVED, PHISHING } from "./findings.ts";

const NAMES = {
  name: "kestreibank.com",
  original: "kestrelbank.com",
  brand: "Kestrel Bank",
  edits: explain("kestrelbank.com", "kestreibank.com"),
  observedAt: OBSERVED,
};
const reporter = { org: "Kestrel Bank CERT", contact: "cert@kestrelbank.com" };
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
const options: DraftOptions = { reporter, reference: "DR-0001" };
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
          const report = xarfReport(finding, { id, reporter });
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
      "Difference:   l → i at 6",
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
  const { subject, text } = draftMail(finding, hostile, options);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/^Bcc:/m);
  // deno-lint-ignore no-control-regex
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  // The field of a stranger is a text like others.
  expect(text).toContain("{{reporter_contact}}");
  expect(text.length).toBeLessThan(20_000);
});

test("a line whose facts are not known is left out", () => {
  const { text } = draftMail(caseOf({ ...NAMES, facts: {} }), desk("registrar"), options);
  expect(text).toContain("Domain:       kestreibank[.]com");
  expect(text).not.toMatch(/Registered:|Verdict:|Addresses:/);
});

test.each([
  ["https://user:pw@evil.com:8080/a.b?c=d.e#f", "hxxps://user:pw[@]evil[.]com:8080/a.b?c=d.e#f"],
  ["HTTP://evil.com", "hxxp://evil[.]com"],
  ["evil.com/x.html", "evil[.]com/x.html"],
])("%s is defanged", (url, expected) => {
  expect(defangedUrl(url)).toBe(expected);
});
