import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config/mod.ts";
import { startServer } from "../whole/whole.ts";

const env = {
  DEADRINGER_STORE: "memory",
  DEADRINGER_PORT: "0",
  DEADRINGER_DEMO: "true",
  DEADRINGER_LOG: "off",
};
const start = (more: Record<string, string>) => startServer(readConfig({ ...env, ...more }), () => {});

test("it listens beyond this machine, with and without a proxy", async () => {
  await (await start({ DEADRINGER_HOST: "0.0.0.0" })).close();
  await (await start({ DEADRINGER_HOST: "0.0.0.0", DEADRINGER_BEHIND_PROXY: "true" })).close();
});

test("what is open to others on the network is said at the start", async () => {
  const logOf = async (more: Record<string, string>) => {
    let log = "";
    await (await startServer(readConfig({ ...env, DEADRINGER_LOG: "json", ...more }), (text) => log += text))
      .close();
    return ["METRICS_TOKEN", "DEADRINGER_HOSTS"].filter((name) => log.includes(name));
  };
  const others = { DEADRINGER_HOST: "0.0.0.0" };
  expect(await logOf({})).toEqual([]);
  expect(await logOf(others)).toEqual(["METRICS_TOKEN", "DEADRINGER_HOSTS"]);
  expect(await logOf({ ...others, DEADRINGER_METRICS_TOKEN: "0123456789abcdef" })).toEqual([
    "DEADRINGER_HOSTS",
  ]);
  expect(await logOf({ ...others, DEADRINGER_HOSTS: "d.example" })).toEqual(["METRICS_TOKEN"]);
});

test("on Deno without its setting for packets, a service for others says so at its start", async () => {
  const logOf = async (behind_proxy: string) => {
    let log = "";
    const config = readConfig({ ...env, DEADRINGER_LOG: "json", DEADRINGER_BEHIND_PROXY: behind_proxy });
    await (await startServer(config, (text) => log += text)).close();
    return log;
  };
  const before = process.env["DENO_TOKIO_EVENT_INTERVAL"];
  onTestFinished(() => {
    if (before === undefined) delete process.env["DENO_TOKIO_EVENT_INTERVAL"];
    else process.env["DENO_TOKIO_EVENT_INTERVAL"] = before;
  });
  delete process.env["DENO_TOKIO_EVENT_INTERVAL"];
  expect((await logOf("true")).includes("DENO_TOKIO_EVENT_INTERVAL=1")).toBe("Deno" in globalThis);
  expect(await logOf("false")).not.toContain("DENO_TOKIO");
  process.env["DENO_TOKIO_EVENT_INTERVAL"] = "1";
  expect(await logOf("true")).not.toContain("DENO_TOKIO");
});

test("on this machine it answers by the names of this machine, or those of the settings", () => {
  expect(readConfig(env).hosts).toEqual(["localhost", "127.0.0.1", "[::1]", "127.0.0.1"]);
  expect(readConfig({ ...env, DEADRINGER_PUBLIC_URL: "https://d.example" }).hosts).toContain("d.example");
  expect(readConfig({ ...env, DEADRINGER_HOSTS: "a.example, b.example" }).hosts).toEqual([
    "a.example",
    "b.example",
  ]);
  expect(readConfig({ ...env, DEADRINGER_HOST: "::" }).hosts).toEqual([]);
  expect(readConfig({ ...env, DEADRINGER_PROXIES: "1" }).hosts).toEqual([]);
});

test("a service that stops right after its start waits for the deletions that it began", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { DEADRINGER_PORT: "0", DEADRINGER_DATA: folder };
  let log = "";
  await (await startServer(readConfig(settings), (text) => log += text)).close();
  expect(log).toBe("");
});
