import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";
import { missingProgram, requires } from "../requires.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-deno-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cli = fileURLToPath(new URL("../../server/cli.ts", import.meta.url));

/** Starts the service on Deno; resolves with its first line and how it ended, when it listens or has ended. */
async function serve(...more: string[]) {
  const args = ["run", "-A", cli, "serve", "--demo", "--port", "0", "--data", folder, ...more];
  const child = spawn("deno", args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env } });
  let [out, errors] = ["", ""];
  child.stderr.on("data", (data) => errors += data);
  const exited = once(child, "exit");
  const listening = new Promise<void>((resolve) =>
    child.stdout.on("data", (data) => (out += data).includes("Listening on") && resolve())
  );
  await Promise.race([listening, exited]);
  const code = child.exitCode;
  child.kill("SIGKILL");
  await exited;
  return { out, errors, code };
}

requires(missingProgram("deno"))(
  "on Deno, an address that others reach is refused without a proxy that closes idle connections",
  async () => {
    const refused = await serve("--host", "0.0.0.0");
    expect(refused.out).not.toContain("Listening");
    expect(refused.errors).toMatch(
      /Cannot listen on 0\.0\.0\.0 on Deno, which closes no idle connections.*--behind-proxy, or run the service on Node/,
    );
    expect(refused.code).toBeGreaterThan(0);
    for (const more of [["--host", "0.0.0.0", "--behind-proxy"], ["--host", "127.0.0.1"]]) {
      expect([more, await serve(...more)]).toEqual([
        more,
        expect.objectContaining({ out: expect.stringContaining("Listening on"), code: null }),
      ]);
    }
  },
);
