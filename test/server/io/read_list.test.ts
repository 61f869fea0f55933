import { expect, test } from "vitest";
import { listRows } from "../../../server/io/read_list.ts";
import { DamagedFile } from "../../../server/io/unpacked.ts";
import { ListReader } from "../../../server/names/list_reader.ts";

const { signal } = new AbortController();
async function* chunks(text: string, failure?: Error): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
  if (failure !== undefined) throw failure;
}
const bounds = { bytes: 1_000_000, lines: 1_000, names: 100 };

test.each<[string, string, RegExp]>([
  ["lines without a character", "\n".repeat(2_000), /more than 1,000 lines/],
  ["names", "a.top\n".repeat(200), /more than 100 names/],
  ["bytes", `${"x".repeat(9_999)}\n`.repeat(200), /MiB unpacked/],
  [
    "names in JSON",
    JSON.stringify(Array.from({ length: 200 }, (_, i) => `n${i}.top`)),
    /more than 100 names/,
  ],
  ["a web page", "<!doctype html><p>gone", /web page/],
])("a list is bounded by %s", async (_, text, said) => {
  const rows = listRows(chunks(text), new ListReader(), signal, bounds);
  await expect(Array.fromAsync(rows)).rejects.toThrow(said);
});

test("what breaks off gives what came", async () => {
  const names: string[] = [];
  const read = async () => {
    const rows = listRows(
      chunks("a.top\nb.top", new DamagedFile("cut off")),
      new ListReader(),
      signal,
      bounds,
    );
    for await (const row of rows) names.push(...row.names);
  };
  await expect(read()).rejects.toThrow("cut off");
  expect(names).toEqual(["a.top", "b.top"]);
});

test("other work goes on while a list is read", async () => {
  let turns = 0, isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setTimeout(turn, 0);
  };
  setTimeout(turn, 0);
  const text = Array.from({ length: 60_000 }, (_, i) => `0.0.0.0 shop_${i}.example.com # x`).join("\n");
  const most = { bytes: 1e9, lines: 1e9, names: 1e9 };
  for await (const _ of listRows(chunks(text), new ListReader(), signal, most));
  isOver = true;
  expect(turns).toBeGreaterThan(2);
});
