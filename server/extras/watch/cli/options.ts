import type { Severity } from "../lib/mod.ts";
import { choice, flag, grouped, integer, list, text, type ValuesOf } from "../../../cli/command.ts";
import { PATTERN } from "../../../cli/list_file.ts";
import { STUDY_OPTIONS } from "../../../cli/lookup/options.ts";

const ALERT_LEVELS = ["low", "medium", "high"] as const satisfies readonly Severity[];

const { plan: _1, format: _2, ...study } = STUDY_OPTIONS;

/** The options of `watch`. */
export const WATCH_OPTIONS = {
  ...grouped("Watch", {
    state: text({
      value: "DIR",
      help: "folder of what was seen",
      default: "deadringer-watch",
    }),
    brands: text({
      value: "FILE",
      help: "more brands, one a line: a domain, or a name and domains as in Kestrel: kestrel.com, kestrel.at",
    }),
    feed: text({
      value: "FILE",
      help:
        "names from elsewhere (certstream, zone files, lists); those that imitate a brand are studied at once; " +
        "- is stdin",
    }),
    pattern: PATTERN,
    owned: text({
      value: "FILE",
      help: "your own names, one a line; *.example.com for all below one; no alerts for these",
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
    "run-ok": flag({
      help: "send an alert after each successful run too, so that silence means trouble",
    }),
    limit: integer({
      short: "n",
      help: "at most N look-alikes of each domain, the most likely first",
      default: "10000",
    }),
  }),
  ...study,
};

/** Their values. */
export type WatchValues = Partial<ValuesOf<typeof WATCH_OPTIONS>>;
