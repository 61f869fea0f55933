import { settingsText } from "../config.ts";
import { environmentConfig, startServer } from "../main.ts";
import { numberOption, readArguments } from "./arguments.ts";
import { complain } from "./output.ts";
import type { System } from "./system.ts";
import { SquatError } from "../../mod.ts";

/** Runs the HTTP service until it is interrupted. */
export async function serveCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    port: { type: "string" },
    host: { type: "string" },
    data: { type: "string" },
    demo: { type: "boolean" },
    settings: { type: "boolean" },
  });
  if (positionals.length > 0) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use ${JSON.stringify(positionals[0])}: serve takes options only`,
    );
  }
  if (values["settings"] === true) {
    await system.print(settingsText());
    return 0;
  }
  const overrides: Record<string, string> = {};
  const port = numberOption(values, "port", 0, 65_535);
  if (port !== undefined) overrides["DEADRINGER_PORT"] = String(port);
  for (const name of ["host", "data"]) {
    if (values[name] !== undefined) overrides[`DEADRINGER_${name.toUpperCase()}`] = String(values[name]);
  }
  if (values["demo"] === true) overrides["DEADRINGER_DEMO"] = "true";
  const config = environmentConfig(overrides);
  const server = await startServer(config, (text) => system.warn(text));
  await system.print(`Listening on ${server.url}\n`);
  if (server.setup_url !== null) {
    await system.print(`Make the first owner, once, at ${server.setup_url}\n`);
  }
  if (config.demo) {
    const { BRAND } = await import("../mini/world.ts");
    await system.print(`Look up ${BRAND}: lookups go to a miniature internet on this machine\n`);
  }
  if (!system.signal.aborted) {
    await new Promise((resolve) => system.signal.addEventListener("abort", resolve, { once: true }));
  }
  complain(system, "Stopping; streams may end. Interrupt again to leave at once");
  await server.close();
  return 0;
}
