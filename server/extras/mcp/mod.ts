/**
 * The Model Context Protocol (revisions 2025-11-25 and 2026-07-28) over the service's own HTTP API: tools that read.
 * The transport is the caller's.
 * @module
 */
import * as v from "valibot";
import process from "node:process";
import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { SquatError } from "../../../lib/errors.ts";
import { type Client, ClientError } from "../../client.ts";
import { VERSION } from "../../config/version.ts";
import { contextOf, type Tool } from "./tool.ts";
import { analyze, ctSearch, findings, lookup, match } from "./tools.ts";
import { NOTE } from "./finding.ts";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

/** Every tool. */
export const TOOLS: readonly Tool[] = [lookup, analyze, match, ctSearch, findings];

/** Returns a server for one connection, or for one request, that works through `client`. */
export function createMcpServer(client: Client): McpServer {
  const server = new McpServer({ name: "deadringer", version: VERSION }, { instructions: NOTE });
  for (const tool of TOOLS) {
    const { name, title, description, input, openWorld } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        // The first wrong argument is said alone: a line for each would answer 48 KiB with a megabyte.
        inputSchema: toStandardJsonSchema(v.config(input, { abortEarly: true })),
        annotations: { readOnlyHint: true, openWorldHint: openWorld },
      },
      (args, context) => answered(() => tool.run(args, contextOf(client, context))),
    );
  }
  return server;
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
