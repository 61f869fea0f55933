/**
 * The parts of the library that bring large tables along, in a thread of their own: none of their work is felt.
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
