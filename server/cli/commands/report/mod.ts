import { type CommandGroup, listed } from "../../command.ts";
import { contacts, draft } from "./desks.ts";
import { list, show, statistics } from "./ledger.ts";
import { approve, check, record, send } from "./steps.ts";

/** `deadringer report` */
export const command: CommandGroup = {
  summary: "report look-alikes to abuse desks",
  description:
    `Works on the ledger in the store, whether or not the service runs. Nothing is sent unless it was approved.

 deadringer report draft NAME --original DOMAIN   a draft for each desk
 deadringer report show ID                        read it
 deadringer report approve ID DIGEST              the digest that show printed
 deadringer report send ID

DEADRINGER_REPORT_ORG and DEADRINGER_REPORT_CONTACT say who reports, DEADRINGER_SMTP is the mail server.`,
  commands: listed({ contacts, draft, list, show, approve, send, record, check, statistics }),
  permissions: ["net", "sys", "read", "write"],
  examples: [
    "deadringer report contacts paypa1-login.top --original paypal.com",
    "deadringer report draft paypa1-login.top --original paypal.com",
  ],
};
