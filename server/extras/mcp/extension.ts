import type { ProductExtension } from "../../cli/command.ts";

/** Tools for language models, by the Model Context Protocol. */
export const mcp: ProductExtension = {
  name: "mcp",
  commands: { mcp: () => import("./command.ts") },
  service: async () => (await import("./service.ts")).mcpPart,
};
