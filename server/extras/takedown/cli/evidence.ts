import { type Command, defineCommand, flag, text } from "../../../cli/command.ts";
import { STUDY_OPTIONS } from "../../../cli/lookup/options.ts";
import { didYouMean } from "../../../../lib/distance.ts";
import { UsageError } from "../../../cli/exit.ts";

const { resolver, proxy, contact, data, quiet, deadline, history, ct } = STUDY_OPTIONS;

/** Options of commands that look one name up. */
export const NAME_OPTIONS = {
  original: text({ value: "DOMAIN", help: "the domain that NAME imitates; --demo has a default" }),
  demo: flag({ help: "use the simulated internet of deadringer demo" }),
  ...{ data, history, ct, resolver, proxy, contact, deadline, quiet },
  "user-agent": STUDY_OPTIONS["user-agent"],
  "mx-check": STUDY_OPTIONS["mx-check"],
};

/** `deadringer evidence NAME`, `deadringer evidence verify FILE` */
export const command: Command = defineCommand({
  summary: "collect evidence of a look-alike in a signed archive",
  description:
    `Looks up NAME and writes a zip archive for an abuse desk: DNS answers, HTTP exchanges (WARC), certificates,
registration data, screenshots where there is a browser, facts and verdict, a page for people (report.html), a manifest
with SHA-256 of each file, and an Ed25519 signature by the key of this installation (evidence-key.pem in the data folder,
made at its first use).

 deadringer evidence verify FILE   names what was changed; exit code 1

openssl alone verifies it too: see the page "evidence" of the documentation.`,
  arguments: [
    { name: "NAME", what: "name", example: "examp1e.com" },
    { name: "FILE", what: "file", example: "evidence.zip", optional: true },
  ],
  options: {
    ...NAME_OPTIONS,
    out: text({ value: "FILE", help: "where to write the archive", default: "NAME.zip" }),
    key: text({ value: "SHA256", help: "with verify: SHA-256 in hex of the key that must have signed it" }),
  },
  examples: [
    "deadringer evidence paypa1-login.top --original paypal.com --out paypa1.zip",
    "deadringer evidence kestrelbank-login.com --demo",
    "deadringer evidence verify paypa1.zip",
  ],
  async run({ options, args }, system) {
    const [name, file] = args as [string, string?];
    if (name === "verify") {
      if (file === undefined) throw new UsageError("Give the archive: deadringer evidence verify FILE");
      const { runVerify } = await import("./run.ts");
      return await runVerify(file, options.key, system);
    }
    const hint = name.includes(".") ? "" : didYouMean(name, ["verify"]);
    if (hint !== "") throw new UsageError(`Cannot use ${JSON.stringify(name)}${hint}`);
    if (file !== undefined) {
      throw new UsageError(`Cannot use ${JSON.stringify(file)}: give one name; --out FILE names the archive`);
    }
    if (options.key !== undefined) throw new UsageError("Cannot use --key: it goes with evidence verify");
    const { runCollect } = await import("./run.ts");
    await runCollect(name, options, system);
  },
});
