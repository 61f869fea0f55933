import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { StreamMessage } from "../../../mod.ts";
import { type Client, createClient } from "../../../server/client.ts";
import { CtStore } from "../../../server/ct/store.ts";
import { storeService } from "../../../server/ct/store_service.ts";
import { screenshotsIn, testService } from "../service.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-client-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A client of a service with the given parts. */
async function clientOf(parts: Parameters<typeof testService>[0] = {}): Promise<Client> {
  const { handle, key } = testService(parts);
  return createClient({
    server: "http://x",
    key: await key(),
    attempts: 1,
    fetch: (url, init) => handle(new Request(String(url), init as RequestInit)),
  });
}

const all = async (lines: AsyncIterable<StreamMessage>) => {
  const found = [];
  for await (const line of lines) found.push(line);
  return found;
};

test("a lookup says its id before its first line", async () => {
  const own = await clientOf();
  const heard: unknown[] = [];
  const onOpen = (id: string | null) => void heard.push(id);
  for await (const { op } of own.squat("example.com", { onOpen })) heard.push(op);
  const [id] = heard as [string];
  expect(heard.slice(1)).toEqual(["Meta", "Levenshtein", "Meta", "Meta", "Meta"]);
  expect((await own.results.record(id)).domain).toBe("example.com");
});

test("the screenshot of a name is bytes; one that is not there is refused", async () => {
  const png = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 1, 2, 3);
  const screenshots = screenshotsIn(join(folder, "shots"), "");
  const own = await clientOf({ screenshots });
  let uuid = "";
  await all(own.squat("example.com", { onOpen: (id) => uuid = id! }));
  await screenshots.of(uuid).put("exmple.com", png);
  expect(await own.results.screenshot(uuid, "exmple.com")).toEqual(png);
  await expect(own.results.screenshot(uuid, "other.com")).rejects.toMatchObject({ problem: { status: 404 } });
});

test("names in certificates, whether there are more, and their certificates", async () => {
  const store = new CtStore(join(folder, "ct"));
  await store.importLines([new TextEncoder().encode("kestre1bank.com\nwww.kestrelbank.com\n")]);
  const empty = await clientOf({ ct: storeService(() => null) });
  expect(await empty.ct.search({ pattern: "kestre" })).toMatchObject({
    results: [],
    lacks: expect.stringContaining("no names yet"),
  });
  const { ct } = await clientOf({ ct: storeService(() => store) });
  const named = async (query: Parameters<typeof ct.search>[0]) => {
    const { results, more, lacks } = await ct.search(query);
    expect(lacks).toBe("");
    return [results.map(({ name }) => name), more];
  };
  expect(await named({ pattern: "kestrelbank.com", kind: "lookalike" })).toEqual([
    ["kestre1bank.com"],
    false,
  ]);
  expect(await named({ pattern: "kestre", limit: 1 })).toEqual([[expect.any(String)], true]);
  await expect(ct.search({ pattern: "(" })).rejects.toMatchObject({ problem: { status: 400 } });
  expect(await ct.hydrate([{ log_id: 7, index: 1 }, { log_id: 7, index: 2 }])).toMatchObject([
    { index: 1, cert: null },
    { index: 2, cert: null },
  ]);
  await store.close();
});
