import { SquatError } from "../../mod.ts";
import { classifyCommand } from "./classify.ts";
import { historyCommand } from "./history.ts";
import { HELP } from "./help.ts";
import { EXIT, lookupCommand } from "./lookup.ts";
import { complain } from "./output.ts";
import { permuteCommand } from "./permute.ts";
import type { System } from "./system.ts";
import { keyCommand } from "./key.ts";
import { serveCommand } from "./serve.ts";
import { startMiniInternet } from "../mini/mod.ts";

/** Runs a command line and resolves with its exit code. */
export async function main(args: string[], system: System): Promise<number> {
  const [command = "", ...rest] = args;
  const topic = command.startsWith("-")
    ? ""
    : ["squat", "nxdomain", "analyze"].includes(command)
    ? "lookup"
    : command;
  try {
    if (args.some((arg) => arg === "--help" || arg === "-h") || command === "" || command === "help") {
      await system.print(HELP[topic] ?? HELP[""]!);
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
      case "serve":
        return await serveCommand(rest, system);
      case "key":
        return await keyCommand(rest, system);
      case "history":
        return await historyCommand(rest, system);
      case "demo":
        return await demo(rest, system);
      default:
        throw new SquatError("invalid_parameter", `There is no command ${command}; see deadringer --help`);
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (path !== undefined && code !== undefined) {
      complain(system, `Cannot open ${path}: ${code === "ENOENT" ? "no such file" : code}`);
      return EXIT.usage;
    }
    if (!(error instanceof SquatError)) throw error;
    complain(system, error.message);
    return error.code === "invalid_domain" || error.code === "invalid_parameter" ? EXIT.usage : EXIT.failed;
  }
}

async function demo(args: string[], system: System): Promise<number> {
  const world = await startMiniInternet();
  try {
    return await lookupCommand("squat", args, system, world);
  } finally {
    await world.close();
  }
}
