/**
 * A service whose lookups go to the miniature internet of another process, at MINI_PLACE: its answers would work beside
 * the attack. Prints where it listens; its log goes to standard error. Ends with SIGTERM.
 */
import { setFlagsFromString } from "node:v8";
import process from "node:process";
import { environmentConfig } from "../../server/config/environment.ts";
import { startServer } from "../whole/whole.ts";
import { miniIo } from "../../server/mini/mod.ts";

// As `serve` does.
setFlagsFromString("--heap-growing-percent=50");
const server = await startServer(
  environmentConfig({ DEADRINGER_DEMO: "true", DEADRINGER_PORT: "0" }),
  (text) => void process.stderr.write(text),
  { io: await miniIo(JSON.parse(process.env["MINI_PLACE"]!)) },
);
console.log(`Listening on ${server.url}`);
process.on("SIGTERM", () => process.exit());
