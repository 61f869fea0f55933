import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lookup } from "../../../mod.ts";
import { startMiniInternet } from "../../../server/mini/mod.ts";
import { shortened } from "../../lib/net/world.ts";
import { screenshotsIn, testService } from "../service.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-shots-"));
afterAll(() => rmSync(folder, { recursive: true }));
const PNG = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 1, 2, 3);
const camera = {
  takeScreenshot: () => Promise.resolve({ png: PNG, finalUrl: "https://kestre1bank.com/", status: 200 }),
  close: () => Promise.resolve(),
};
const at = (path: string, key?: string, init: RequestInit = {}) =>
  new Request(`http://x${path}`, {
    ...init,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
  });

test("a screenshot is stored beside its result, for its owner only, and is deleted with it", async () => {
  const world = await startMiniInternet();
  try {
    const screenshots = screenshotsIn(folder, "https://deadringer.example");
    // Pictures wait for the verdicts on servers that are silent.
    const io = { ...world.io, camera, sleep: shortened };
    const { handle, key, service } = testService({
      io,
      screenshots,
      lookup: ({ domain, plan, uuid }, signal) =>
        lookup(domain, {
          plan,
          io: { ...io, screenshots: screenshots.of(uuid!) },
          signal,
          ops: ["Screenshot"],
        }),
    });
    const [own, other] = [await key(), await key(undefined, { owner: "other" })];
    const response = await handle(at("/v1/analyze/kestre1bank.com", own));
    const lines = (await response.text()).trim().split("\n").map((line) => JSON.parse(line));
    const uuid = response.headers.get("x-service-result-id");
    const path = `/v1/retrieve/${uuid}/screenshots/kestre1bank.com`;
    expect(lines.find((line) => line.op === "Screenshot").data).toBe(`https://deadringer.example${path}`);

    const picture = await handle(at(path, own));
    expect(picture.status).toBe(200);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=86400, immutable",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
    });
    expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    const head = await handle(at(path, own, { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);

    // The Inbox asks by the name in Unicode, a lookup takes the picture by its A-labels.
    await screenshots.of(uuid!).put("xn--kstrelbank-b7a.com", PNG);
    const unicode = `/v1/retrieve/${uuid}/screenshots/${encodeURIComponent("késtrelbank.com")}`;
    expect((await handle(at(unicode, own))).status).toBe(200);

    expect((await handle(at(path))).status).toBe(401);
    expect((await handle(at(path, other))).status).toBe(404);
    for (
      const wrong of [
        `/v1/retrieve/${uuid}/screenshots/kestrelbank.net`,
        `/v1/retrieve/${uuid}/screenshots/..%2f..%2fkestre1bank.com`,
        `/v1/retrieve/${uuid}/screenshots/%2e%2e`,
        `/v1/retrieve/not-a-uuid/screenshots/kestre1bank.com`,
        `/v1/retrieve/01890000-0000-7000-8000-000000000000/screenshots/kestre1bank.com`,
      ]
    ) expect((await handle(at(wrong, own))).status).toBe(404);

    expect(readdirSync(join(folder, "screenshots"))).toEqual([uuid]);
    await screenshots.sweep((each) => Promise.resolve(each === uuid));
    expect(readdirSync(join(folder, "screenshots"))).toEqual([uuid]);
    expect((await handle(at(`/v1/retrieve/${uuid}`, own, { method: "DELETE" }))).status).toBe(204);
    expect(readdirSync(join(folder, "screenshots"))).toEqual([]);
    expect((await handle(at(path, own))).status).toBe(404);
    expect(service.screenshots).toBe(screenshots);
  } finally {
    await world.close();
  }
});

test("screenshots of deleted results are deleted; other folders stay", async () => {
  const screenshots = screenshotsIn(folder, "");
  const uuid = "01890000-0000-7000-8000-000000000001";
  await screenshots.of(uuid).put("a.com", PNG);
  expect(await screenshots.read(uuid, "a.com")).not.toBeNull();
  await screenshots.sweep(() => Promise.resolve(false));
  expect(await screenshots.read(uuid, "a.com")).toBeNull();
  expect(await screenshots.read(uuid, "../a.com")).toBeNull();
  await expect(async () => await screenshots.remove("..")).rejects.toThrow(TypeError);
});

test("a screenshot that cannot be read is not one that does not exist", async () => {
  const screenshots = screenshotsIn(folder, "https://deadringer.example");
  const uuid = crypto.randomUUID();
  expect(await screenshots.read(uuid, "none.com")).toBeNull();
  expect(await screenshots.read(uuid, "x".repeat(4_000))).toBeNull();
  mkdirSync(join(folder, "screenshots", uuid), { recursive: true });
  symlinkSync("loop.com.png", join(folder, "screenshots", uuid, "loop.com.png"));
  await expect(screenshots.read(uuid, "loop.com")).rejects.toThrow("ELOOP");
});
