import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { environmentConfig } from "../../server/config/environment.ts";
import { QUIET } from "../../server/mini/data/names.ts";
import { firstKey } from "../web/browser.ts";
import { startServer } from "./whole.ts";

test("a demo has three sources that find pages whose names show no brand", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-demo-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = environmentConfig({
    DEADRINGER_DEMO: "true",
    DEADRINGER_DATA: folder,
    DEADRINGER_PORT: "0",
    DEADRINGER_RATE_LIMIT: "1000",
    DEADRINGER_SCREENSHOTS: "false",
  });
  const server = await startServer({ ...config, log: "off" }, () => {}, { demo: true });
  onTestFinished(() => server.close());
  const authorization = `Bearer ${await firstKey(server)}`;
  const get = async (path: string) =>
    await (await fetch(`${server.url}${path}`, { headers: { authorization } })).json();

  const quiet = Object.values(QUIET).flatMap(Object.keys).toSorted();
  const found = async () => {
    const names: { name: string }[] = await get("/v1/watch/names");
    return names.map(({ name }) => name).filter((name) => quiet.includes(name)).toSorted();
  };
  await expect.poll(found, { timeout: 200_000, interval: 500 }).toEqual(quiet);
  const { doors } = await get("/v1/sources");
  const finding = doors.filter(({ found }: { found: number }) => found > 0).map((
    { door }: { door: string },
  ) => door);
  expect(finding.toSorted()).toEqual(["canary", "certificates", "registrations"]);
}, 240_000);
