/**
 * A service of the demo's world without the demo's brands and history, which would work beside the attack. Prints where
 * it listens; its log goes to standard error. Ends with SIGTERM.
 */
import { setFlagsFromString } from "node:v8";
import process from "node:process";
import { environmentConfig, startServer } from "../../server/main.ts";

// As `serve` does.
setFlagsFromString("--heap-growing-percent=50");
const server = await startServer(
  environmentConfig({ DEADRINGER_DEMO: "true", DEADRINGER_PORT: "0" }),
  (text) => void process.stderr.write(text),
);
console.log(`Listening on ${server.url}`);
process.on("SIGTERM", () => process.exit());
