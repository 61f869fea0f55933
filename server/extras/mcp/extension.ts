import type { ProductExtension } from "../../cli/command.ts";

/** Tools for language models, by the Model Context Protocol. */
export const mcp: ProductExtension = {
  name: "mcp",
  // How much a name matters is what its watch says.
  needs: ["watch"],
  commands: { mcp: () => import("./command.ts") },
  service: async () => (await import("./service.ts")).mcpPart,
};
