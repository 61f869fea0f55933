/**
 * OpenSMTPD, started by tests.
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { missingProgram } from "./requires.ts";

/** Another instance ends within a test of another file. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 100;

/** Why OpenSMTPD cannot run here; null where it can. */
export const noSmtpd: string | null = missingProgram("smtpd") ??
  (process.getuid?.() === 0 ? null : "OpenSMTPD needs root");

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Starts OpenSMTPD and resolves when it listens. Only one can run on a machine, so it waits for others to end.
 *
 * @param config Path of the configuration.
 * @param port On 127.0.0.1, as in the configuration.
 * @returns A function that ends it.
 */
export async function startSmtpd(config: string, port: number): Promise<() => Promise<void>> {
  let log = "";
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(PAUSE_MS)) {
    const child = spawn("/usr/sbin/smtpd", ["-d", "-f", config], { stdio: ["ignore", "pipe", "pipe"] });
    const exited = once(child, "exit");
    child.stdout.on("data", (data) => log += data);
    child.stderr.on("data", (data) => log += data);
    while (child.exitCode === null && performance.now() < end) {
      if (await isOpen(port)) {
        return async () => {
          child.kill();
          await exited;
        };
      }
      await sleep(PAUSE_MS);
    }
    child.kill();
    await exited;
  }
  throw new Error(`OpenSMTPD did not start: ${log}`);
}
