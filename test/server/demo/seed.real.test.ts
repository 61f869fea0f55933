import { join } from "node:path";
import { expect } from "vitest";
import { readConfig } from "../../../server/config/mod.ts";
import { startServer } from "../../../server/main.ts";
import { firstKey } from "../../web/browser.ts";
import { temporaryFolder } from "../cli/command_line.ts";
import { onPostgres, server } from "../instances.ts";
import { bearer } from "../service.ts";

const folder = temporaryFolder();

onPostgres("the demo has its thirty days on PostgreSQL too, whose clock nobody sets", async () => {
  const config = readConfig({
    DEADRINGER_DEMO: "1",
    DEADRINGER_STORE: await server!.database(),
    DEADRINGER_DATA: join(folder, "files"),
    DEADRINGER_PORT: "0",
    DEADRINGER_LOG: "off",
    DEADRINGER_PERMUTATIONS: "200",
    DEADRINGER_RATE_LIMIT: "1000",
    DEADRINGER_OWNER_RATE_LIMIT: "1000",
  });
  const running = await startServer(config, () => {}, undefined, { demo: true });
  try {
    const key = await firstKey(running);
    const get = async (path: string) =>
      await (await fetch(`${running.url}/v1/watch/${path}`, { headers: bearer(key) })).json();
    // Brands are paused while their days pass.
    await expect.poll(async () => (await get("coverage")).brands, { timeout: 100_000, interval: 200 }).toBe(
      4,
    );
    const brands = await get("brands") as { id: string; name: string }[];
    const days = async (id: string) => {
      const runs = await get(`brands/${id}/runs?limit=500`) as { started_at: number }[];
      return new Set(runs.map(({ started_at }) => Math.floor(started_at / 86_400_000))).size;
    };
    for (const { id } of brands) expect(await days(id)).toBeGreaterThanOrEqual(30);
    expect((await get("coverage")).text).toContain("Petrel Post");
    const names = await get("names") as { name: string; kind: string; state: string }[];
    // Only certificates have it: a lookup of today says so too.
    expect(names.find(({ name }) => name === "kestrel.bank")?.kind).toBe("CertificateTransparency");
    const states = new Set(names.map(({ state }) => state));
    for (const state of ["new", "reported", "resolved", "baseline"]) expect(states).toContain(state);
  } finally {
    await running.close();
  }
}, 180_000);
