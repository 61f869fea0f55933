/**
 * Runs many command lines in this process, each as its terminal would show it. The words of each are JSON, one list a
 * line of stdin's file; a line of its own says which one follows.
 * @module
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { main } from "../../whole/whole.ts";
import { processSystem } from "../../../server/cli/system.ts";

const system = processSystem();
if (!process.stdout.isTTY) throw new Error("This needs a terminal");
for (const [at, line] of readFileSync(process.argv[2]!, "utf8").trim().split("\n").entries()) {
  process.stdout.write(`\n#${at}#\n`);
  const code = await main(JSON.parse(line), system).catch((error) => `bug ${JSON.stringify(error.stack)}`);
  process.stdout.write(`\n=${code}=\n`);
}
process.exit();
