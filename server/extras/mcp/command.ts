import { type Command, defineCommand, flag, text } from "../../cli/command.ts";

/** `deadringer mcp` */
export const command: Command = defineCommand({
  summary: "offer tools to language models (MCP on stdio)",
  description:
    `Offers lookup, analyze, match, ct_search and findings to the program that starts it. The tools only read;
what pages and registries say is marked as untrusted.

Results last as long as the process, or are stored in the folder of --data. A service speaks the protocol itself, at
/mcp.`,
  options: {
    data: text({ value: "DIR", help: "store results in this folder, and search its certificate index" }),
    demo: flag({ help: "run lookups in a miniature internet on this machine" }),
  },
  examples: [
    "claude mcp add deadringer -- deadringer mcp",
    "deadringer mcp --data ./data",
  ],
  async run({ options: { data, demo } }, system) {
    const { createClient } = await import("../../client.ts");
    const { openEmbedded } = await import("../../embedded.ts");
    const { serveMcpStdio } = await import("./mod.ts");
    // One program has it to itself, and may call several tools at once.
    const own = { demo, streams: 64, ...data === undefined ? {} : { data, store: `sqlite:${data}` } };
    const service = await openEmbedded(own, []);
    const key = await service.createKey({ owner: "mcp", expires: "7" });
    const fetch = (input: string | URL | Request, init?: RequestInit) =>
      service.fetch(new Request(input, init));
    await serveMcpStdio(createClient({ server: "http://localhost", key, fetch }), system.signal);
    await service.close();
  },
});
