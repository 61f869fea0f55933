/**
 * The parts of the library with large tables, in a worker, so that they never block the page.
 * @module
 */
import * as core from "./core.ts";
import type { Reply, Request } from "./core_client.ts";

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  const { id, name, args } = data;
  let reply: Reply;
  try {
    reply = { id, value: (core[name] as (...args: unknown[]) => unknown)(...args) };
  } catch (error) {
    reply = { id, error: (error as Error).message };
  }
  postMessage(reply);
});
