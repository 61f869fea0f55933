import { SquatError } from "../../mod.ts";
import { HELP, LOOKUPS, topicOf, VERSION } from "./help.ts";
import { EXIT } from "./exit.ts";
import { readArguments } from "./arguments.ts";
import { meant } from "./meant.ts";
import { complain, fileFault } from "./output.ts";
import type { System } from "./system.ts";

/** Runs a command line and resolves with its exit code. */
export async function main(args: string[], system: System): Promise<number> {
  const [command = "", ...rest] = args;
  const topic = topicOf(command === "help" ? rest[0] ?? "" : command);
  try {
    const help = command === "help" || args.some((arg) => arg === "--help" || arg === "-h");
    if (command === "" || help && Object.hasOwn(HELP, topic)) {
      await system.print(HELP[topic]!);
      return command === "" ? EXIT.usage : EXIT.done;
    }
    // Each command loads what it needs: SQLite and the service take time, and Node warns of the one in some versions.
    switch (command) {
      case "permute":
        return await (await import("./permute.ts")).permuteCommand(rest, system);
      case "squat":
      case "nxdomain":
      case "analyze":
        return await (await import("./lookup.ts")).lookupCommand(command, rest, system);
      case "classify":
        return await (await import("./classify.ts")).classifyCommand(rest, system);
      case "compare":
        return await (await import("./compare.ts")).compareCommand(rest, system);
      case "untwist":
        return await (await import("./untwist.ts")).untwistCommand(rest, system);
      case "explain":
        return await (await import("./untwist.ts")).explainCommand(rest, system);
      case "ct":
        return await (await import("./ct.ts")).ctCommand(rest, system);
      case "serve":
        return await (await import("./serve.ts")).serveCommand(rest, system);
      case "work":
        return await (await import("./work.ts")).workCommand(rest, system);
      case "key":
        return await (await import("./key.ts")).keyCommand(rest, system);
      case "owner":
        return await (await import("./owner.ts")).ownerCommand(rest, system);
      case "history":
        return await (await import("./history.ts")).historyCommand(rest, system);
      case "update":
        return await (await import("./update.ts")).updateCommand(rest, system);
      case "completion":
        return await (await import("./completion.ts")).completionCommand(rest, system);
      case "demo":
        return await demo(rest, system);
      case "--version":
      case "-V":
        await system.print(`deadringer ${VERSION}\n`);
        return EXIT.done;
      default: {
        const asked = command === "help" ? rest[0]! : command;
        const hint = meant(
          asked,
          [...LOOKUPS, ...Object.keys(HELP), "--help", "--version"].filter((each) => each !== "lookup"),
        );
        throw new SquatError(
          "invalid_parameter",
          `There is no command ${asked}${hint || "; see deadringer --help"}`,
        );
      }
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") {
      complain(system, `Cannot write${path === undefined ? "" : ` ${path}`}: no space left`);
      return EXIT.failed;
    }
    // Reading a folder fails without its path.
    if (code !== undefined && (path !== undefined || code === "EISDIR")) {
      complain(
        system,
        `Cannot open ${path ?? "what was given"}: ${fileFault(error as NodeJS.ErrnoException)}`,
      );
      return EXIT.usage;
    }
    if (code === "ERR_SQLITE_ERROR") {
      complain(system, `Cannot use the index: ${(error as Error).message}`);
      return EXIT.failed;
    }
    if (system.signal.aborted) {
      complain(system, "Interrupted");
      return EXIT.interrupted;
    }
    if (!(error instanceof SquatError)) throw error;
    complain(system, error.message);
    return ["invalid_domain", "invalid_parameter", "invalid_pattern"].includes(error.code)
      ? EXIT.usage
      : EXIT.failed;
  }
}

async function demo(args: string[], system: System): Promise<number> {
  const { LOOKUP_OPTIONS, lookupCommand } = await import("./lookup.ts");
  const { positionals: [domain] } = readArguments(args, LOOKUP_OPTIONS);
  if (domain !== undefined) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${
        JSON.stringify(domain)
      }: the demo looks up a name of its own; see deadringer squat --help`,
    );
  }
  const world = await (await import("../mini/mod.ts")).startMiniInternet();
  try {
    return await lookupCommand("squat", args, system, world);
  } finally {
    await world.close();
  }
}
