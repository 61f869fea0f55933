import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { pack, unpack } from "../../../server/stores/result_sql.ts";
import { ThreadTime } from "../../../server/fair/thread_time.ts";
import { linesFrom, readForOwner } from "../../../server/results/read_result.ts";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("chunks that are packed at the same time are unpacked one by one, from any line", async () => {
  const texts = Array.from({ length: 30 }, (_, i) => `${i}\n${"é".repeat(i * 997)}\n${"x".repeat(i)}\n`);
  const packed = await Promise.all(texts.map((each) => pack(new TextEncoder().encode(each))));
  for (const [i, each] of packed.entries()) {
    const chunk = { first: 10, bytes: await unpack(each) };
    expect(text(linesFrom(chunk, 10))).toBe(texts[i]);
    expect(text(linesFrom(chunk, 12))).toBe(`${"x".repeat(i)}\n`);
    expect(linesFrom(chunk, 13).length).toBe(0);
  }
});

test("stored lines are read in their owner's turns, who pays for them; others read on", async () => {
  const stores = memoryStores();
  const line = new TextEncoder().encode("x".repeat(99_999) + "\n");
  const resultOf = async (owner: string) => {
    const record = {
      owner,
      scope: "lookup:squat" as const,
      domain: "example.com",
      created_at: 1,
      expires_at: 1e15,
    };
    const uuid = crypto.randomUUID();
    await stores.results.begin({ uuid, ...record });
    for (let i = 0; i < 11; i++) {
      const chunk = { first: i, lines: 1, bytes: line };
      await stores.results.append(uuid, chunk, i === 10 ? { expires_at: 1e15, names: 0 } : undefined);
    }
    return { uuid, lines: 11, owner };
  };
  // A MiB counts as 20 ms.
  const service = { stores, thread: new ThreadTime(0.02, undefined, () => 0) };
  const [ann, bob] = [await resultOf("ann"), await resultOf("bob")];
  const read = async (record: typeof ann) =>
    text(Buffer.concat(await Array.fromAsync(await readForOwner(service, record, 0)))).length;
  await (await readForOwner(service, ann, 0)).cancel();
  expect(await read(ann)).toBe(1_100_000);
  await expect(read(ann)).rejects.toMatchObject({ code: "rate_limited" });
  expect(await read(bob)).toBe(1_100_000);
  // Readers that left, and results that are gone, wait no more.
  const free = { stores, thread: new ThreadTime() };
  for (let i = 0; i < 101; i++) {
    await (await readForOwner(free, ann, 0)).cancel();
    await expect(readForOwner(free, { ...ann, uuid: crypto.randomUUID() }, 0)).rejects.toThrow("deleted");
  }
});
