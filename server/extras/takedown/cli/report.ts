import {
  choice,
  type Command,
  type CommandGroup,
  defineCommand,
  flag,
  list,
  listed,
  text,
} from "../../../cli/command.ts";
import { REPORT_TYPES } from "../lib/report/case.ts";
import { NAME_OPTIONS } from "./evidence.ts";

/** `deadringer report draft NAME` */
const draft: Command = defineCommand({
  summary: "draft a report to each desk; sends nothing",
  description:
    `Each draft is a mail; --out writes it to a file that mail programs open (.eml), with the report in XARF 4 and the
evidence attached. Desks with a form only get a text file.`,
  arguments: [{ name: "NAME", what: "name", example: "examp1e.com" }],
  options: {
    ...NAME_OPTIONS,
    owned: list({
      value: "A,B",
      help: "the brand's own names, also as *.example.com; they are never reported",
    }),
    json: flag({ help: "JSON, one object a line" }),
    brand: text({ value: "TEXT", help: "what people call the brand", default: "the original" }),
    type: choice({ value: "TYPE", help: "what is reported", default: "what the lookup shows" }, REPORT_TYPES),
    evidence: text({ value: "FILE", help: "attach this archive of deadringer evidence" }),
    out: text({ value: "DIR", help: "write each draft to a file in this folder" }),
  },
  examples: [
    "deadringer report draft paypa1-login.top --original paypal.com --out reports",
    "deadringer report draft kestrelbank-login.com --demo",
  ],
  async run({ options, args }, system) {
    const { runDraft } = await import("./run.ts");
    return await runDraft(args[0]!, options, system);
  },
});

/** `deadringer report` */
export const command: CommandGroup = {
  summary: "find who can act against a look-alike, and draft reports",
  description: `Nothing is sent: people send the mails, and note it in the history of the name.

 deadringer report draft NAME --original DOMAIN --out DIR  a mail for each desk

DEADRINGER_REPORT_ORG and DEADRINGER_REPORT_CONTACT say who reports.`,
  commands: listed({ draft }),
  examples: [
    "deadringer report draft paypa1-login.top --original paypal.com",
  ],
};
