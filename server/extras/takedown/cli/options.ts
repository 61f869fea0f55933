import { flag, text } from "../../../cli/command.ts";
import { STUDY_OPTIONS } from "../../../cli/lookup/options.ts";

const { resolver, proxy, contact, data, quiet, deadline, history, ct } = STUDY_OPTIONS;

/** Options of commands that look one name up. */
export const NAME_OPTIONS = {
  original: text({ value: "DOMAIN", help: "the domain that NAME imitates; --demo has a default" }),
  demo: flag({ help: "use the simulated internet of deadringer demo" }),
  ...{ data, history, ct, resolver, proxy, contact, deadline, quiet },
  "user-agent": STUDY_OPTIONS["user-agent"],
  "mx-check": STUDY_OPTIONS["mx-check"],
};
