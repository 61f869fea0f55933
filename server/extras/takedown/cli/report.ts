import { type CommandGroup, listed } from "../../../cli/command.ts";
import { contacts, draft } from "./desks.ts";

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
