import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  choice,
  type Command,
  type CommandGroup,
  defineCommand,
  listed,
  text,
} from "../../../cli/command.ts";
import { complain, EXIT, usingFile } from "../../../cli/exit.ts";
import { IMITATION_OPTIONS, imitationOf, REPORT_OPTIONS, withReports } from "./open.ts";
import { REPORT_TYPES } from "../lib/report/case.ts";
import type { Contacts } from "../lib/report/contacts.ts";
import { ROLE_TITLES } from "../lib/report/data/desks.ts";
import type { Desk } from "../lib/report/desks.ts";
import { printable } from "../../../cli/terminal.ts";
import { readWhole } from "./read_whole.ts";

/** `deadringer report contacts NAME` */
const contacts: Command = defineCommand({
  summary: "show who can act against a name, and where to write",
  description:
    "Looks NAME up, asks registries for the networks of its addresses, and prints the desks. Writes to nobody.",
  arguments: [{ name: "NAME", what: "name", example: "examp1e.com" }],
  options: { ...IMITATION_OPTIONS, ...REPORT_OPTIONS },
  examples: [
    "deadringer report contacts paypa1-login.top --original paypal.com",
    "deadringer report contacts kestrelbank-login.com --demo",
  ],
  async run({ options, args, extensions }, system) {
    const about = await imitationOf(args[0]!, options);
    return await withReports({ ...options, extensions }, async (reports) => {
      const { name, contacts } = await reports.find(about, system.signal);
      await system.print(
        options.json ? JSON.stringify({ name, ...contacts }) + "\n" : printable(contactsText(contacts), "\n"),
      );
    });
  },
});

/** Largest evidence that goes with a draft, bytes. */
const MAX_EVIDENCE_FILE = 20_000_000;

/** `deadringer report draft NAME` */
const draft: Command = defineCommand({
  summary: "draft a report to each desk; sends nothing",
  description:
    `Each draft is a mail; --out writes it to a file that mail programs open (.eml), with the report in XARF 4 and the
evidence attached. Desks with a form only get a text file.`,
  arguments: [{ name: "NAME", what: "name", example: "examp1e.com" }],
  options: {
    ...IMITATION_OPTIONS,
    brand: text({ value: "TEXT", help: "what people call the brand", default: "the original" }),
    type: choice({ value: "TYPE", help: "what is reported", default: "what the lookup shows" }, REPORT_TYPES),
    evidence: text({ value: "FILE", help: "attach this archive of deadringer evidence" }),
    out: text({ value: "DIR", help: "write each draft to a file in this folder" }),
    ...REPORT_OPTIONS,
  },
  examples: [
    "deadringer report draft paypa1-login.top --original paypal.com --out reports",
    "deadringer report draft kestrelbank-login.com --demo",
  ],
  async run({ options, args, extensions }, system) {
    const about = await imitationOf(args[0]!, options);
    const { brand, type, evidence, json, out } = options;
    const bytes = evidence === undefined ? null : await readWhole(evidence, MAX_EVIDENCE_FILE);
    return await withReports({ ...options, extensions }, async (reports, owner) => {
      const { evidenceFile, mailFile } = await import("../report/reports.ts");
      const file = bytes === null ? undefined : await evidenceFile([bytes]);
      const request = { ...about, owner, brand, type, evidence: file };
      const { reports: drafts, missing } = await reports.draft(request, system.signal);
      const reporter = await reports.knownReporter(owner, about.original);
      if (out !== undefined) await usingFile(`make ${out}`, () => mkdirSync(out, { recursive: true }));
      for (const [i, draft] of drafts.entries()) {
        const { desk: { role, name, email, url }, subject, text } = draft;
        if (out !== undefined) {
          const path = join(out, `${i + 1}-${role}.${email === null ? "txt" : "eml"}`);
          const content = email === null
            ? `${url}\n${subject}\n\n${text}`
            : await mailFile({ ...draft, to: email }, reporter, bytes, Date.now());
          await usingFile(`write ${path}`, () => writeFileSync(path, content, { mode: 0o600 }));
          if (!json) complain(system, `The report to ${printable(name || role)} is in ${path}`);
        }
        if (json) await system.print(JSON.stringify(draft) + "\n");
        else if (out === undefined) {
          await system.print(
            printable(`To: ${email ?? url}\nSubject: ${subject}\n\n${text}${"-".repeat(72)}\n`, "\n"),
          );
        }
      }
      if (drafts.length === 0) complain(system, "There is no desk to write to");
      for (const line of missing) complain(system, `No desk: ${line}`);
      return drafts.length === 0 ? EXIT.failed : EXIT.done;
    });
  },
});

/** A desk in three lines. */
function deskText({ role, name, email, url, subject, scope, source }: Desk): string {
  const where = [email, url].filter((each) => each !== null).join("  ");
  return `${ROLE_TITLES[role]}: ${
    name || "unknown"
  }  ${where}\n  for ${subject}; ${scope}\n  from ${source}\n`;
}

/** Who can act, and what is missing. */
function contactsText({ desks, hops, missing }: Contacts): string {
  const chain = hops.length < 2
    ? ""
    : `Hosts: ${hops.map(({ host, role }) => `${host} (${role})`).join(" > ")}\n`;
  return desks.map(deskText).join("") + chain + missing.map((line) => `Missing: ${line}\n`).join("");
}

/** `deadringer report` */
export const command: CommandGroup = {
  summary: "find who can act against a look-alike, and draft reports",
  description: `Nothing is sent: people send the mails, and note it in the history of the name.

 deadringer report contacts NAME --original DOMAIN         who can act
 deadringer report draft NAME --original DOMAIN --out DIR  a mail for each

DEADRINGER_REPORT_ORG and DEADRINGER_REPORT_CONTACT say who reports.`,
  commands: listed({ contacts, draft }),
  permissions: ["net", "sys", "read", "write"],
  examples: [
    "deadringer report contacts paypa1-login.top --original paypal.com",
    "deadringer report draft paypa1-login.top --original paypal.com",
  ],
};
