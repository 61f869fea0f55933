/**
 * A service whose lookups go to the miniature internet of another process, at MINI_PLACE: its answers would work beside
 * the attack. Prints where it listens; its log goes to standard error. Ends with SIGTERM.
 */
import { setFlagsFromString } from "node:v8";
import process from "node:process";
import { environmentConfig } from "../../server/main.ts";
import { listen } from "../../server/http/listen/mod.ts";
import { readText } from "../../server/io/file_fault.ts";
import { jsonLog } from "../../server/log.ts";
import { miniIo } from "../../server/mini/mod.ts";
import { openService } from "../../server/open.ts";

// As `serve` does.
setFlagsFromString("--heap-growing-percent=50");
const config = environmentConfig({ DEADRINGER_DEMO: "true", DEADRINGER_PORT: "0" });
const service = await openService(config, {
  log: jsonLog((text) => void process.stderr.write(text), Date.now),
  readFile: readText,
  url: () => "http://127.0.0.1",
  io: await miniIo(JSON.parse(process.env["MINI_PLACE"]!)),
});
const { port } = await listen(service, {
  host: config.host,
  port: config.port,
  writeStallMs: config.write_stall * 1000,
});
console.log(`Listening on http://127.0.0.1:${port}`);
process.on("SIGTERM", () => process.exit());
