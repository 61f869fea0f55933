import { execFile, execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect } from "vitest";
import { lookup } from "../../mod.ts";
import { listen } from "../../server/http/listen/mod.ts";
import { startMiniInternet } from "../../server/mini/mod.ts";
import { requires } from "../requires.ts";
import { testService } from "../server/service.ts";

function missingPython(): string | null {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return null;
  } catch {
    return "no python3 on this machine";
  }
}

const onPython = requires(missingPython());
const mini = await startMiniInternet();
afterAll(() => mini.close());

onPython(
  "a client with closed schemas and 3 s of patience reads lookups, and counts what it should",
  async () => {
    const { answer, key } = testService({
      io: mini.io,
      lookup: ({ domain, plan }, signal) => lookup(domain, { plan, io: mini.io, limit: 400, signal }),
    });
    const listener = await listen({ handle: answer }, {
      host: "127.0.0.1",
      port: 0,
      writeStallMs: 60_000,
    });
    const script = fileURLToPath(new URL("strict_client.py", import.meta.url));
    const run = async (plan: string) => {
      const url = `http://127.0.0.1:${listener.port}`;
      const args = [script, url, await key(), plan, "kestrelbank.com"];
      return JSON.parse((await promisify(execFile)("python3", args)).stdout);
    };
    try {
      const squat = await run("squat");
      expect(squat.registered).toBeGreaterThan(3);
      const nxdomain = await run("nxdomain");
      expect(nxdomain.unregistered).toBeGreaterThan(100);
      expect(nxdomain.registered).toBeGreaterThan(3);
      for (const { meta } of [squat, nxdomain]) {
        expect(meta).toEqual(expect.arrayContaining(["Done", "Progress", "StoredResult"]));
      }
    } finally {
      await listener.close(0);
    }
  },
);
