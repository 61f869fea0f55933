/**
 * The service whose pauses are measured, as its clients see it.
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { createInterface } from "node:readline";
import { scriptArgs } from "./server.ts";

/**
 * Starts `pauses_server.ts`.
 * @param ownerWork Seconds of computing a minute for each owner.
 * @param host Where it listens.
 */
export async function startPauses(ownerWork = "60", host = "127.0.0.1") {
  const child = spawn(process.execPath, scriptArgs("test/faults/pauses_server.ts"), {
    stdio: ["pipe", "pipe", "inherit"],
    // As server/deploy/README.md says.
    env: { ...process.env, MALLOC_ARENA_MAX: "2", OWNER_WORK: ownerWork, HOST: host },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { port, keys } = JSON.parse((await lines.next()).value!) as {
    port: number;
    keys: Record<string, string>;
  };
  return {
    port,
    /** The longest pause since the last call, milliseconds of processor time, and resident memory, bytes. */
    async pause(): Promise<{ longest: number; rss: number }> {
      child.stdin.write("pause\n");
      return JSON.parse((await lines.next()).value!);
    },
    async ask(owner: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: {
          authorization: `Bearer ${keys[owner]}`,
          accept: "application/json, text/event-stream",
          ...body === undefined ? {} : { "content-type": "application/json" },
        },
        ...body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
      });
      return { status: response.status, text: await response.text() };
    },
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
