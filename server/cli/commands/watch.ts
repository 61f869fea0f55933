import type { Severity } from "../../../lib/watch/mod.ts";
import { type Command, defineCommand } from "../command.ts";
import { STUDY_OPTIONS } from "../lookup/options.ts";
import { choice, flag, grouped, integer, list, path, text } from "../options.ts";
import { UsageError } from "../usage_error.ts";
import { quote } from "../../checks.ts";
import { didYouMean } from "../../../lib/distance.ts";

const ALERT_LEVELS = ["low", "medium", "high"] as const satisfies readonly Severity[];

const {
  plan: _1,
  format: _2,
  server: _3,
  key: _4,
  record: _5,
  "record-max": _6,
  redact: _7,
  replay: _8,
  ...study
} = STUDY_OPTIONS;

/** `deadringer watch DOMAIN…`, `watch status`, `watch test`, `watch replay` */
export const command: Command = defineCommand({
  summary: "watch your brands, and send alerts when something changes",
  description:
    `Looks up the look-alikes of each DOMAIN, compares them with the last run, and sends an alert for what is new,
changed, gone or back. The first run is one alert, of the names that look most like phishing; it is silent when there
are none. Without --alert, alerts are printed.

 deadringer watch status              brands, last runs, alerts on their way
 deadringer watch test --alert URL    send one test alert to each channel
 deadringer watch replay              send alerts again that no channel took

Channels for --alert:

 https://hooks.example.com/x           a webhook, one POST an event, signed
 slack+https://…  teams+  discord+     an incoming webhook of a chat service
 mailto:soc@example.com                mail, as text and HTML
 syslog://host:514                     RFC 5424 over UDP; also syslog+tcp://,
                                       syslog+tls://; ?format=cef for CEF
 file:///var/log/alerts.ndjson or -    a file, or standard output;
                                       ?format=ndjson, ecs or text

With --once the exit code is 0 when nothing happened, 10 when an event of at least --fail-on did, 4 when a run was
incomplete and 1 when one failed.

Secrets come from the environment: DEADRINGER_WEBHOOK_SECRET signs webhooks, DEADRINGER_SMTP is the mail server
(smtp://user:password@host:587) and DEADRINGER_MAIL_FROM the sender.`,
  arguments: [{ name: "DOMAIN", what: "domain", example: "example.com", optional: true, repeats: true }],
  options: {
    ...grouped("Watch", {
      state: path({
        value: "DIR",
        help: "folder of what was seen; what older versions stored in DIR.json is taken over",
        default: "deadringer-watch",
      }),
      brands: path({
        value: "FILE",
        help:
          "more brands, one a line: a domain, or a name and domains as in Kestrel: kestrel.com, kestrel.at",
      }),
      config: path({
        value: "FILE",
        help: "watch the brands of this configuration file, with its channels: see deadringer serve --config",
      }),
      feed: path({
        value: "FILE",
        help:
          "names from elsewhere (certstream, zone files, lists); those that imitate a brand are studied at once; " +
          "- is stdin",
      }),
      owned: path({
        value: "FILE",
        help: "your own names, one a line, * for any characters; no alerts for these",
      }),
      every: text({ value: "T", help: "time between two runs, such as 90m, 6h or 1d", default: "6h" }),
      once: flag({ help: "run once and exit: for cron" }),
      alert: list({
        value: "URL",
        help: "send alerts to this channel; may be repeated",
        default: "-?format=text",
      }),
      "alert-from": choice(
        { value: "LEVEL", help: "send alerts of at least this severity", default: "low" },
        ALERT_LEVELS,
      ),
      "fail-on": choice(
        { value: "LEVEL", help: "with --once: severity for exit code 10", default: "medium" },
        ALERT_LEVELS,
      ),
      "alert-on-first": flag({ help: "send an alert for each name that the first run finds" }),
      "run-ok": flag({
        help: "send an alert after each successful run too, so that silence means trouble",
      }),
      limit: integer({
        short: "n",
        help: "at most N look-alikes for each brand, shared by its domains, the most likely first",
        default: "10000",
      }),
    }),
    ...study,
  },
  permissions: ["net", "sys", "read", "write"],
  examples: [
    "deadringer watch kestrelbank.com --every 6h --alert mailto:soc@example.com",
    "deadringer watch --brands brands.txt --once --alert mailto:soc@example.com",
    "certstream-client | deadringer watch --brands brands.txt --feed -",
    "deadringer watch status",
  ],
  async run({ options, args }, system) {
    const [word] = args;
    if (word === "status") {
      return await (await import("../watch/status.ts")).showStatus(options.state, system);
    }
    if (word === "test") return await (await import("../watch/alerts.ts")).sendTest(options, system);
    if (word === "replay") return await (await import("../watch/alerts.ts")).sendReplay(options, system);
    if (word !== undefined && !word.includes(".")) {
      const hint = didYouMean(word, ["status", "test", "replay"]);
      throw new UsageError(
        `Cannot watch ${quote(word)}${hint || ": give a domain, or one of status, test and replay"}`,
      );
    }
    if (word === undefined && options.brands === undefined && options.config === undefined) {
      throw new UsageError(
        "Give at least one domain: deadringer watch kestrelbank.com, or a file with --brands or --config",
      );
    }
    return await (await import("../watch/run.ts")).runWatch(args, options, system);
  },
});
