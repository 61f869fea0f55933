import { type Command, defineCommand } from "../../../cli/command.ts";
import { WATCH_OPTIONS } from "./options.ts";
import { UsageError } from "../../../cli/exit.ts";
import { quote } from "../../../checks.ts";

/** `deadringer watch DOMAIN…`, `watch test` */
export const command: Command = defineCommand({
  summary: "watch your brands, and send alerts when something changes",
  description:
    `Looks up the look-alikes of each DOMAIN, compares them with the last run, and sends an alert for what is new,
changed, gone or back. The first run is one alert, of the names that look most like phishing; it is silent when there
are none. Without --alert, alerts are printed. What a channel did not take for a day is sent again with the next start.

 deadringer watch test --alert URL    send one test alert to each channel

Channels for --alert:

 https://hooks.example.com/x           a webhook, one POST an event, signed
 slack+https://…  teams+https://…      an incoming webhook of a chat service
 mailto:soc@example.com                mail
 file:///var/log/alerts.ndjson or -    a file, or standard output;
                                       ?format=ndjson or text

With --once the exit code is 0 when nothing happened, 10 when an event of at least --fail-on did, 4 when a run was
incomplete, and 1 when one failed or a channel did not take an alert.

Secrets come from the environment: DEADRINGER_WEBHOOK_SECRET signs webhooks, DEADRINGER_SMTP is the mail server
(smtp://user:password@host:587) and DEADRINGER_MAIL_FROM the sender.`,
  arguments: [{ name: "DOMAIN", what: "domain", example: "example.com", optional: true, repeats: true }],
  options: WATCH_OPTIONS,
  examples: [
    "deadringer watch kestrelbank.com --every 6h --alert mailto:soc@example.com",
    "deadringer watch --brands brands.txt --once --alert mailto:soc@example.com",
    "certstream-client | deadringer watch --brands brands.txt --feed -",
  ],
  async run({ options, args }, system) {
    const [word] = args;
    if (word === "test") return await (await import("./alerts.ts")).sendTest(options, system);
    if (word !== undefined && !word.includes(".")) {
      throw new UsageError(`Cannot watch ${quote(word)}: give a domain, or test`);
    }
    if (word === undefined && options.brands === undefined) {
      throw new UsageError(
        "Give at least one domain: deadringer watch kestrelbank.com, or a file with --brands",
      );
    }
    return await (await import("./run.ts")).runWatch(args, options, system);
  },
});
