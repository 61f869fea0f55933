import { SquatError } from "../../mod.ts";
import { compareCommand } from "./compare.ts";
import { classifyCommand } from "./classify.ts";
import { historyCommand } from "./history.ts";
import { HELP, VERSION } from "./help.ts";
import { EXIT } from "./exit.ts";
import { readArguments } from "./arguments.ts";
import { LOOKUP_OPTIONS, lookupCommand } from "./lookup.ts";
import { complain } from "./output.ts";
import { permuteCommand } from "./permute.ts";
import type { System } from "./system.ts";
import { keyCommand } from "./key.ts";
import { ownerCommand } from "./owner.ts";
import { serveCommand } from "./serve.ts";
import { explainCommand, untwistCommand } from "./untwist.ts";
import { updateCommand } from "./update.ts";
import { workCommand } from "./work.ts";

/** Runs a command line and resolves with its exit code. */
export async function main(args: string[], system: System): Promise<number> {
  const [command = "", ...rest] = args;
  const topic = command.startsWith("-")
    ? ""
    : ["squat", "nxdomain", "analyze"].includes(command)
    ? "lookup"
    : command;
  try {
    const help = args.some((arg) => arg === "--help" || arg === "-h");
    if (command === "" || command === "help" || help && topic in HELP) {
      await system.print(HELP[command === "help" ? "" : topic]!);
      return command === "" ? EXIT.usage : EXIT.done;
    }
    switch (command) {
      case "permute":
        return await permuteCommand(rest, system);
      case "squat":
      case "nxdomain":
      case "analyze":
        return await lookupCommand(command, rest, system);
      case "classify":
        return await classifyCommand(rest, system);
      case "compare":
        return await compareCommand(rest, system);
      case "untwist":
        return await untwistCommand(rest, system);
      case "explain":
        return await explainCommand(rest, system);
      case "ct":
        // Loading SQLite takes time, and a warning on some versions of Node; only who needs it waits for it.
        return await (await import("./ct.ts")).ctCommand(rest, system);
      case "serve":
        return await serveCommand(rest, system);
      case "work":
        return await workCommand(rest, system);
      case "key":
        return await keyCommand(rest, system);
      case "owner":
        return await ownerCommand(rest, system);
      case "history":
        return await historyCommand(rest, system);
      case "update":
        return await updateCommand(rest, system);
      case "demo":
        return await demo(rest, system);
      case "--version":
        await system.print(`deadringer ${VERSION}\n`);
        return EXIT.done;
      default:
        throw new SquatError("invalid_parameter", `There is no command ${command}; see deadringer --help`);
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (path !== undefined && code !== undefined) {
      complain(system, `Cannot open ${path}: ${code === "ENOENT" ? "no such file" : code}`);
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
  const { positionals: [domain] } = readArguments(args, LOOKUP_OPTIONS);
  if (domain !== undefined) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${
        JSON.stringify(domain)
      }: the demo looks up a name of its own; see deadringer squat --help`,
    );
  }
  // Only who wants the miniature internet loads it.
  const world = await (await import("../mini/mod.ts")).startMiniInternet();
  try {
    return await lookupCommand("squat", args, system, world);
  } finally {
    await world.close();
  }
}
