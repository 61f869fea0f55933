import { type Command, defineCommand } from "../../../cli/command.ts";
import { complain } from "../../../cli/exit.ts";
import { interrupted } from "../../../cli/system.ts";

/** `deadringer work` */
export const command: Command = defineCommand({
  summary: "run lookups for services that share a PostgreSQL",
  description:
    `DEADRINGER_STORE=postgres://USER@HOST:PORT/DATABASE names the database of the services; its password comes from
DEADRINGER_STORE_PASSWORD or from the file in DEADRINGER_STORE_PASSWORD_FILE. A service hands its lookups to workers
when it runs with DEADRINGER_LOOKUPS=workers. DEADRINGER_WORK is how many batches of candidates this worker has at a
time, DEADRINGER_DATA the folder of its certificate index.`,
  options: {},
  examples: ["DEADRINGER_STORE=postgres://dr@db.example.net/dr deadringer work"],
  async run({ extensions }, system) {
    const { environmentConfig } = await import("../../../config/environment.ts");
    const { startWork } = await import("../start.ts");
    const worker = await startWork(environmentConfig(), extensions, (text) => system.warn(text));
    await system.print(`Working for ${worker.name}\n`);
    await interrupted(system);
    complain(system, "Stopping; other workers take over. Interrupt again to stop at once");
    await worker.close();
  },
});
