import { serveStdio } from "@modelcontextprotocol/server/stdio";
import process from "node:process";
import type { Client } from "../../client.ts";
import { createMcpServer } from "./mod.ts";

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
