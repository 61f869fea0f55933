import { setFlagsFromString } from "node:v8";
import type { Config, GivenConfig } from "../../config/mod.ts";
import type { RunningServer } from "../../main.ts";
import { addedSettings, databaseOf } from "../../extension.ts";
import { choice, type Command, defineCommand, flag, integer, text } from "../command.ts";
import { complain } from "../exit.ts";
import { interrupted } from "../system.ts";

/** `deadringer serve` */
export const command: Command = defineCommand({
  summary: "run the HTTP service and the web app",
  description:
    `Settings come from the environment, as DEADRINGER_NAME, and from the file of --config, as "name"; --settings lists
them. --check reads it all and stops. The file's "without" leaves parts out of this service; help and other commands, which read no file, go by DEADRINGER_WITHOUT.

On the first start it prints a link that creates the admin account, which can sign in to the web app and create API keys
there. DEADRINGER_ADMIN_NAME with DEADRINGER_ADMIN_PASSPHRASE or DEADRINGER_ADMIN_PASSPHRASE_FILE does the same.

DEADRINGER_STORE may be the URL of a database: then everything is stored there, several instances can share it, and
other processes can run its lookups.`,
  options: {
    port: integer({ least: 0, most: 65_535, help: "listen on port N; 0 picks a free one", default: "8787" }),
    host: text({ value: "ADDRESS", help: "listen on this address", default: "127.0.0.1" }),
    data: text({
      value: "DIR",
      help: "folder of the embedded store; with --demo ./demo-data, and never that of a real service",
      default: "./data",
    }),
    "behind-proxy": flag({ help: "only a proxy can reach the service, and it limits connections" }),
    update: choice({
      value: "WHEN",
      help: "update the tables of RDAP servers and certificate logs regularly",
      default: "off",
    }, ["off", "daily", "weekly"]),
    demo: flag({ help: "run lookups in a miniature internet on this machine" }),
    config: text({
      value: "FILE",
      help: "read settings from this JSON file; the environment and the options above override them",
    }),
    check: flag({ help: "check the settings and the file of --config, and stop" }),
    settings: flag({ help: "print every setting, its values and default, and stop" }),
  },
  examples: [
    "deadringer serve --demo",
    "deadringer serve --config deadringer.json",
    "deadringer serve --config deadringer.json --check",
    "DEADRINGER_RATE_LIMIT=600 deadringer serve --host 0.0.0.0 --data /srv/dr",
  ],
  async run({ options, extensions }, system) {
    if (options.settings) {
      const { settingsText } = await import("../../config/mod.ts");
      await system.print(settingsText(addedSettings(extensions)));
      return;
    }
    // Lets V8 collect garbage as soon as the heap has grown by half: otherwise many lookups at once take twice the memory.
    setFlagsFromString("--heap-growing-percent=50");
    const { environment, environmentConfig } = await import("../../config/environment.ts");
    const { checkConfig, startServer } = await import("../../main.ts");
    const { readConfigFile } = await import("../../config/file.ts");
    const { readTextFile } = await import("../../io/file_fault.ts");
    const { config: path } = options;
    const file = path === undefined ? undefined : readConfigFile(
      readTextFile(path),
      path,
      addedSettings(extensions),
    );
    const given = {
      ...(options.port === undefined ? {} : { DEADRINGER_PORT: String(options.port) }),
      ...(options.host === undefined ? {} : { DEADRINGER_HOST: options.host }),
      ...(options.data === undefined ? {} : { DEADRINGER_DATA: options.data }),
      ...(options["behind-proxy"] ? { DEADRINGER_BEHIND_PROXY: "true" } : {}),
      ...(options.update === undefined ? {} : { DEADRINGER_UPDATE: options.update }),
      ...(options.demo ? { DEADRINGER_DEMO: "true" } : {}),
    };
    // A line for each request would push the links away that somebody has to read.
    const quiet: Record<string, string> = system.statusScreen === undefined ? {} : { DEADRINGER_LOG: "off" };
    let config: GivenConfig, server: RunningServer;
    try {
      config = environmentConfig(given, { ...quiet, ...file?.settings });
      if (options.check) {
        checkConfig(config, extensions);
        await databaseOf(config, extensions);
        for (const sentence of config.retired) complain(system, sentence);
        await system.print(`${path ?? "The environment"}: the settings can be used\n`);
        return;
      }
      if (config.demo) complain(system, "Starting a miniature internet on this machine");
      server = await startServer(config, (text) => system.warn(text), { demo: true, extensions });
    } catch (error) {
      throw file === undefined ? error : file.locate(error, { ...environment(), ...given });
    }
    await system.print(`Listening on ${server.url}\n`);
    if (server.setup_url !== null) {
      await system.print(`Create the admin account, once, at ${server.setup_url}\n`);
    } else if (!server.hasOwners) {
      await system.print(
        "Keys work, and nobody can sign in to the web app: deadringer owner add NAME changes that\n",
      );
    }
    if (config.demo) {
      const { BRAND } = await import("../../mini/data/names.ts");
      await system.print(
        `Demo: look up ${BRAND}; lookups run in a miniature internet on this machine. ` +
          `Who signs in first gets what it has to show, in a minute or two. ${storedIn(config)}\n`,
      );
    }
    await interrupted(system);
    complain(system, "Stopping when the open streams have ended; interrupt again to stop at once");
    await server.close();
  },
});

/** Where the demo stores accounts and results, for a person who starts it again. */
function storedIn({ store, data }: Config): string {
  if (store.startsWith("sqlite:")) return `Accounts and results stay in ${data}: delete it to start afresh`;
  return store.startsWith("memory:") ? "Nothing is stored" : "Accounts and results stay in the database";
}
