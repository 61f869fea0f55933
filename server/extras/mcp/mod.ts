/**
 * The Model Context Protocol (revisions 2025-11-25 and 2026-07-28) over the service's own HTTP API: tools that read,
 * and stored results as resources. The transport is the caller's.
 * @module
 */
import * as v from "valibot";
import process from "node:process";
import { type CallToolResult, McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { SquatError } from "../../../lib/errors.ts";
import { type Client, ClientError } from "../../client.ts";
import { VERSION } from "../../config/version.ts";
import { contextOf, type Local, type Tool, UNLIMITED } from "./tool.ts";
import { analyze, ctSearch, explain, findings, lookup, match } from "./tools.ts";
import { NOTE } from "./finding.ts";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

/** Every tool. */
export const TOOLS: readonly Tool[] = [lookup, analyze, match, explain, ctSearch, findings];

/** Results that `resources/list` names. */
const LISTED = 100;

/**
 * Returns a server for one connection, or for one request, that works through `client`.
 *
 * @param local What tools need that work without the API. @default everything is permitted
 */
export function createMcpServer(client: Client, local: Local = UNLIMITED): McpServer {
  const server = new McpServer({ name: "deadringer", version: VERSION }, { instructions: NOTE });
  for (const tool of TOOLS) {
    const { name, title, description, input, openWorld, scope } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        // The first wrong argument is said alone: a line for each would answer 48 KiB with a megabyte.
        inputSchema: toStandardJsonSchema(v.config(input, { abortEarly: true })),
        annotations: { readOnlyHint: true, openWorldHint: openWorld },
      },
      (args, context) =>
        answered(() => {
          if (scope !== undefined) local.permit(scope);
          return tool.run(args, contextOf(client, context, local));
        }),
    );
  }
  registerResults(server, client, local);
  return server;
}

/** Stored results as resources: what `findings` returns first, and its title in lists. */
function registerResults(server: McpServer, client: Client, local: Local): void {
  const template = new ResourceTemplate("deadringer://results/{result_id}", {
    async list({ mcpReq }) {
      const results = await client.json(`/v1/retrieve?limit=${LISTED}`, mcpReq.signal) as Listed[];
      return {
        resources: results.map(({ uuid, domain, created_at }) => ({
          uri: `deadringer://results/${uuid}`,
          name: `${domain} at ${new Date(created_at * 1000).toISOString()}`,
          mimeType: "application/json",
        })),
      };
    },
  });
  server.registerResource(
    "result",
    template,
    { title: "A stored lookup", description: NOTE, mimeType: "application/json" },
    async (uri, { result_id }, context) => {
      const found = await findings.run(
        { result_id: String(result_id), page_size: 100 },
        contextOf(client, context, local),
      );
      return { contents: [{ uri: uri.href, mimeType: "application/json", text: JSON.stringify(found) }] };
    },
  );
}

interface Listed {
  uuid: string;
  domain: string;
  created_at: number;
}

/** A result, or an error that the model can read and act on. The SDK reports unexpected errors. */
async function answered(run: () => Promise<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    const structuredContent = await run();
    const text = `${NOTE}\n${JSON.stringify(structuredContent)}`;
    return { content: [{ type: "text", text }], structuredContent };
  } catch (error) {
    if (!(error instanceof SquatError || error instanceof ClientError)) throw error;
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
}

/** Serves the program on the other end of stdin and stdout until it leaves or `signal` aborts. */
export async function serveMcpStdio(client: Client, signal: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
    process.stdin.once("close", resolve);
    process.stdin.once("end", resolve);
  });
  const handle = serveStdio(() => createMcpServer(client));
  if (!signal.aborted) await ended;
  await handle.close();
}
