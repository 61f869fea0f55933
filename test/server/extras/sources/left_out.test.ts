import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sources } from "../../../../server/extras/sources/extension.ts";
import { newFeed } from "../../../../server/extras/sources/feed_state.ts";
import { SOURCE_STORE } from "../../../../server/extras/sources/store/mod.ts";
import { createService } from "../../../../server/mod.ts";
import { openStorage } from "../../../../server/stores/storage.ts";
import { emptyWorld } from "../../empty_world.ts";

const FEED = JSON.stringify(newFeed("lists.example (new.txt)", 24, 0));

/** What a service answers for a key of every scope: statuses by path, ids of the rows of its health page. */
async function asked(data: string, without: string[]) {
  const service = await createService({
    ...{ io: emptyWorld(Date.now()), data, store: `sqlite:${data}` },
    ...without.length === 0 ? {} : { without },
    watch: false,
  });
  try {
    const key = await service.createKey({ owner: "ann" });
    const get = (path: string) =>
      service.fetch(new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${key}` } }));
    const statuses = [];
    for (const path of ["/v1/sources", "/c/token", "/docs/doors"]) statuses.push((await get(path)).status);
    const { scopes = [], paths } = await (await get("/openapi.json")).json();
    return {
      statuses,
      scopes,
      described: Object.keys(paths).filter((path) => path.startsWith("/v1/sources")),
    };
  } finally {
    await service.close();
  }
}

test("left out, nothing of it is there, and its tables stay as they are", async () => {
  const data = mkdtempSync(join(tmpdir(), "deadringer-left-out-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  expect(await asked(data, [])).toMatchObject({ statuses: [200, 200, 200] });
  const listed = async () => {
    const storage = await openStorage(`sqlite:${data}`);
    const store = await storage.open(SOURCE_STORE);
    const feeds = await store.feeds();
    if (feeds.length === 0) await store.listFeed("key", "", FEED);
    await storage.close();
    return feeds;
  };
  await listed();
  const before = await listed();
  expect(before).toHaveLength(1);
  expect(await asked(data, [sources.name])).toMatchObject({ statuses: [404, 404, 404], described: [] });
  expect(await listed()).toEqual(before);
  const again = await asked(data, []);
  expect(again.statuses).toEqual([200, 200, 200]);
  expect(again.described).not.toEqual([]);
});
