import process from "node:process";
import { type Command, defineCommand, flag, text, type ValuesOf } from "../../cli/command.ts";
import type { Client } from "../../client.ts";
import { UsageError } from "../../cli/exit.ts";

const OPTIONS = {
  data: text({ value: "DIR", help: "store results in this folder, and search its certificate index" }),
  demo: flag({ help: "run lookups in a miniature internet on this machine" }),
  server: text({ value: "URL", help: "run the tools on this service" }),
  key: text({ value: "KEY", help: "its API key", default: "$DEADRINGER_KEY" }),
};

/** `deadringer mcp` */
export const command: Command = defineCommand({
  summary: "offer tools to language models (MCP on stdio)",
  description:
    `Offers lookup, analyze, match, ct_search and findings to the program that starts it. The tools only read;
what pages and registries say is marked as untrusted.

Results last as long as the process, or are stored in the folder of --data. With --server the tools work through a
service, which also speaks the protocol itself, at /mcp.`,
  options: OPTIONS,
  examples: [
    "claude mcp add deadringer -- deadringer mcp",
    "deadringer mcp --data ./data",
    "DEADRINGER_KEY=ak_… deadringer mcp --server https://deadringer.example.com",
  ],
  async run({ options }, system) {
    const { serveMcpStdio } = await import("./mod.ts");
    const { client, close } = await ownClient(options);
    await serveMcpStdio(client, system.signal);
    await close();
  },
});

/**
 * A client of a service.
 *
 * @param given The key; undefined for that of the environment, which is private: everyone on the machine can read a
 * command line.
 * @throws {UsageError} when there is no key, or the address cannot be used.
 */
async function clientOf(server: string, given: string | undefined): Promise<Client> {
  const { ClientError, createClient } = await import("../../client.ts");
  const key = given ?? process.env["DEADRINGER_KEY"] ?? "";
  if (key === "") throw new UsageError("Give a key: --key KEY, or DEADRINGER_KEY in the environment");
  try {
    return createClient({ server, key });
  } catch (error) {
    throw error instanceof ClientError ? new UsageError(error.message) : error;
  }
}

/** A client of the service that --server names, or of one in this process. */
async function ownClient(
  { data, demo, server, key }: ValuesOf<typeof OPTIONS>,
): Promise<{ client: Client; close(): Promise<void> }> {
  if (server !== undefined) {
    if (data !== undefined || demo) throw new UsageError("Cannot use --data or --demo with --server");
    return { client: await clientOf(server, key), close: () => Promise.resolve() };
  }
  const { createClient } = await import("../../client.ts");
  const { openEmbedded } = await import("../../embedded.ts");
  const own = data === undefined ? { demo } : { demo, data, store: `sqlite:${data}` };
  const service = await openEmbedded(own, []);
  const made = await service.createKey({ owner: "mcp", expires: "7" });
  const client = createClient({
    server: "http://localhost",
    key: made,
    fetch: (input, init) => service.fetch(new Request(input, init)),
  });
  return { client, close: () => service.close() };
}
