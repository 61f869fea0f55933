import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { choice, choices, type Command, defineCommand, flag, path, text } from "../../../cli/command.ts";
import { complain, EXIT, usingFile } from "../../../cli/exit.ts";
import { IMITATION_OPTIONS, imitationOf, REPORT_OPTIONS, withReports } from "./open.ts";
import { DESK_ROLES, REPORT_TYPES } from "../lib/report/mod.ts";
import { printable } from "../../../cli/terminal.ts";
import { readWhole } from "../../../cli/read_whole.ts";

/** `deadringer report contacts NAME` */
export const contacts: Command = defineCommand({
  summary: "show who can act against a name, and where to write",
  description:
    "Looks NAME up, asks registries for the networks of its addresses, and prints the desks. Writes to nobody.",
  arguments: [{ name: "NAME", what: "name", example: "examp1e.com" }],
  options: { ...IMITATION_OPTIONS, ...REPORT_OPTIONS },
  examples: [
    "deadringer report contacts paypa1-login.top --original paypal.com",
    "deadringer report contacts kestrelbank-login.com --demo",
  ],
  async run({ options, args }, system) {
    const about = await imitationOf(args[0]!, options);
    return await withReports(options, async (reports) => {
      const { name, contacts } = await reports.find(about, system.signal);
      const { contactsText } = await import("./text.ts");
      await system.print(
        options.json ? JSON.stringify({ name, ...contacts }) + "\n" : printable(contactsText(contacts), "\n"),
      );
    });
  },
});

/** Largest evidence that goes with a draft, bytes. */
const MAX_EVIDENCE_FILE = 20_000_000;

/** `deadringer report draft NAME` */
export const draft: Command = defineCommand({
  summary: "draft a report to each desk; sends nothing",
  description:
    `Each draft is a mail; --out writes it to a file that mail programs open (.eml), with the report in XARF 4, a fact sheet
in the order of the UDRP and the evidence attached. Desks with a form only get a text file.`,
  arguments: [{ name: "NAME", what: "name", example: "examp1e.com" }],
  options: {
    ...IMITATION_OPTIONS,
    brand: text({ value: "TEXT", help: "what people call the brand", default: "the original" }),
    type: choice({ value: "TYPE", help: "what is reported", default: "what the lookup shows" }, REPORT_TYPES),
    roles: choices(
      { value: "A,B", what: "role", help: "only desks of these roles" },
      () => Promise.resolve(DESK_ROLES),
    ),
    evidence: path({ value: "FILE", help: "attach this archive of deadringer evidence" }),
    out: path({ value: "DIR", help: "write each draft to a file in this folder" }),
    test: flag({ help: "mark the report as a test" }),
    ...REPORT_OPTIONS,
  },
  examples: [
    "deadringer report draft paypa1-login.top --original paypal.com --out reports",
    "deadringer report draft kestrelbank-login.com --demo",
  ],
  async run({ options, args }, system) {
    const about = await imitationOf(args[0]!, options);
    const { brand, type, roles, evidence, test, json, out } = options;
    const bytes = evidence === undefined ? null : await readWhole(evidence, MAX_EVIDENCE_FILE);
    return await withReports(options, async (reports, owner) => {
      const { evidenceFile, mailFile } = await import("../report/drafting.ts");
      const file = bytes === null ? undefined : await evidenceFile([bytes]);
      const request = { ...about, owner, brand, type, roles, test, evidence: file };
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
