import { expect, test, vi } from "vitest";
import { get } from "../../requests.ts";
import { testService } from "../../service.ts";

const bundler = vi.hoisted(() => ({ failures: 1 }));
vi.mock("../../../tools/web_files.ts", async (original) => {
  const { webFiles } = await original<typeof import("../../../tools/web_files.ts")>();
  return {
    webFiles: () => bundler.failures-- > 0 ? Promise.reject(new Error("No memory left")) : webFiles(),
  };
});

test("a bundler that fails is a fault of the service, and the next request tries again", async () => {
  const { handle, logged } = testService();
  expect((await handle(get("/"))).status).toBe(500);
  expect(logged).toContainEqual(expect.objectContaining({ level: "error" }));
  const page = await handle(get("/"));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<!doctype html>")]);
});
