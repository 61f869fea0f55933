import { choice, choices, type Command, defineCommand, flag, path, text } from "../../command.ts";
import { complain, EXIT } from "../../exit.ts";
import {
  IMITATION_OPTIONS,
  imitationOf,
  LEDGER_OPTIONS,
  printReports,
  withReports,
} from "../../report/open.ts";
import { DESK_ROLES, REPORT_TYPES } from "../../../../lib/report/mod.ts";
import { storeEvidence, withEvidence } from "../../../report/evidence.ts";
import { printable } from "../../terminal.ts";
import { readWhole } from "../../read_whole.ts";

/** `deadringer report contacts NAME` */
export const contacts: Command = defineCommand({
  summary: "show who can act against a name, and where to write",
  description:
    "Looks NAME up, asks registries for the networks of its addresses, and prints the desks. Writes to nobody.",
  arguments: [{ name: "NAME", what: "name", example: "examp1e.com" }],
  options: { ...IMITATION_OPTIONS, ...LEDGER_OPTIONS },
  examples: [
    "deadringer report contacts paypa1-login.top --original paypal.com",
    "deadringer report contacts kestrelbank-login.com --demo",
  ],
  async run({ options, args }, system) {
    const about = await imitationOf(args[0]!, options);
    return await withReports(options, async (reports) => {
      const { name, contacts } = await reports.find(about, system.signal);
      const { contactsText } = await import("../../report/text.ts");
      await system.print(
        options.json ? JSON.stringify({ name, ...contacts }) + "\n" : printable(contactsText(contacts), "\n"),
      );
    });
  },
});

/** Largest evidence of a draft, bytes. */
const MOST_EVIDENCE_FILE = 20_000_000;

/** `deadringer report draft NAME` */
export const draft: Command = defineCommand({
  summary: "draft a report to each desk; sends nothing",
  description:
    `Each draft is a mail, the report in XARF 4 and a fact sheet in the order of the UDRP. A desk that has a report under
way gets no second one.`,
  arguments: [{ name: "NAME", what: "name", example: "examp1e.com" }],
  options: {
    ...IMITATION_OPTIONS,
    brand: text({ value: "TEXT", help: "what people call the brand", default: "the original" }),
    type: choice({ value: "TYPE", help: "what is reported", default: "what the lookup shows" }, REPORT_TYPES),
    roles: choices(
      { value: "A,B", what: "role", help: "only desks of these roles" },
      () => Promise.resolve(DESK_ROLES),
    ),
    evidence: path({ value: "FILE", help: "attach this file, such as an archive of deadringer evidence" }),
    test: flag({ help: "mark the report as a test, which no statistics count" }),
    ...LEDGER_OPTIONS,
  },
  examples: [
    "deadringer report draft paypa1-login.top --original paypal.com",
    "deadringer report draft kestrelbank-login.com --demo",
  ],
  async run({ options, args }, system) {
    const about = await imitationOf(args[0]!, options);
    const { brand, type, roles, evidence, test, json, demo } = options;
    const bytes = evidence === undefined ? undefined : await readWhole(evidence, MOST_EVIDENCE_FILE);
    return await withReports(options, async (reports, actor) => {
      const { reports: made, finding } = await withEvidence(reports.store, Date.now(), async (content) => {
        const stored = bytes && await storeEvidence(reports.store, content, [bytes]);
        const request = { ...about, brand, type, roles, test, evidence: stored };
        return await reports.draft(request, actor, system.signal);
      });
      for (const report of made) {
        await printReports([report], options, system);
        // A draft that is not stored is shown at once.
        if (demo && !json) {
          const mail = (await reports.store.file(report.id, "mail.txt"))!;
          await system.print(
            `\nSubject: ${report.subject}\n\n${printable(new TextDecoder().decode(mail.content), "\n")}\n`,
          );
        }
      }
      if (made.length === 0) complain(system, "There is no desk to write to, or each has a report under way");
      for (const line of finding.contacts.missing) complain(system, `No desk: ${line}`);
      return made.length === 0 ? EXIT.failed : EXIT.done;
    });
  },
});
