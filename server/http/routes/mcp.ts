import { type Route, route } from "../route.ts";

/** The Model Context Protocol: one path, stateless. */
export const mcpRoutes: readonly Route[] = [
  route<null>({
    id: "mcp",
    method: "POST",
    path: "/mcp",
    summary: "Model Context Protocol (streamable HTTP); tools have the permissions of the key",
    access: { by: "key", scope: null, counts: null },
    answers: { "application/json": "Text", "text/event-stream": "Text" },
    read: () => null,
    async run(_, { request, handle }) {
      const { serveMcp } = await import("../../mcp/serve.ts");
      const { VERSION } = await import("../../cli/version.ts");
      return serveMcp(request, handle, VERSION);
    },
  }),
];
