import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build, ingestTiles } from "../../../bench/ct_adapter.ts";
import { createIssuer } from "../mini/ct_issue.ts";
import { MiniLog } from "../mini/ct_log.ts";

const root = mkdtempSync(join(tmpdir(), "ct-adapter-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let made = 0;

function indexed(text: string | Uint8Array) {
  const dir = join(root, String(++made));
  mkdirSync(dir);
  writeFileSync(join(dir, "names.txt"), text);
  return build(join(dir, "names.txt"), { dir: join(dir, "new", "index") });
}

test.each<[string, string | Uint8Array, string[], number]>([
  ["nothing", "", [], 0],
  ["empty lines", "\n\r\n\n", [], 0],
  ["no last line end", "b.com\na.com", ["a.com", "b.com"], 0],
  ["ends of other systems", "a.com\r\nB.com.\r\n", ["a.com", "b.com"], 0],
  ["each once", "a.com\nA.COM\na.com.\n", ["a.com"], 0],
  ["odd bytes", Uint8Array.of(97, 0, 98, 10, 255, 254, 10, 195, 169, 46, 99, 10, 97, 13, 98, 10, 120, 10), [
    "x",
  ], 4],
  ["spaces and slashes", "a b\na/b\na,b\n.\n..\n-\n", [".", "-"], 4],
  ["long ones", `${"a".repeat(253)}\n${"b".repeat(254)}\n${"c".repeat(1e6)}\nd\n`, ["d", "a".repeat(253)], 2],
  ["no line at all", "z".repeat(3e6), [], 1],
])("an index of %s", (_, text, names, rejected) => {
  const index = indexed(text);
  const found = index.search("[^!]");
  expect([...found.names].sort()).toEqual([...names].sort());
  expect([found.count, found.hasMore]).toEqual([names.length, false]);
  expect(index.stats()).toMatchObject({ names: names.length, rejected });
  const first = index.search("[^!]", { limit: 1 });
  expect([first.names.length, first.count, first.hasMore]).toEqual([
    Math.min(1, names.length),
    Math.min(1, names.length),
    names.length > 1,
  ]);
});

test.each([
  "(",
  "a**",
  "[z-a]",
  "a{2000}",
  "(?=a)",
  "(a)\\1",
  "\\",
  "*",
  "",
  "a".repeat(1001),
  "(?<n",
  "[[:nope:]]",
])(
  "pattern %s is refused",
  (pattern) => {
    const index = indexed("a.com\n");
    expect(() => index.search(pattern)).toThrow(expect.objectContaining({ code: "invalid_pattern" }));
    expect(index.search("a").count).toBe(1);
  },
);

const issuer = await createIssuer();
const issued = await Promise.all(
  Array.from({ length: 8 }, (_, i) => issuer.issue([`n${i}.example.com`], new Date(1.79e12))),
);
const log = new MiniLog(() => 1.795e12);
for (let i = 0; i < 512; i++) log.add(issued[i % 8]!, i % 3 === 0 ? 1 : 0);
const FILES = ["tile/data/000", "tile/data/001", "tile/0/000", "tile/0/001"];

function folder(change: (path: string, bytes: Uint8Array) => Uint8Array | null) {
  const dir = join(root, `tiles${++made}`);
  for (const path of FILES) {
    const bytes = change(path, log.answer(path, new URLSearchParams())!.body);
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    if (bytes !== null) writeFileSync(join(dir, path), bytes);
  }
  return ingestTiles(dir);
}

test("tiles are taken in as far as their hashes hold", () => {
  const whole = folder((_, bytes) => bytes);
  expect(whole).toMatchObject({ entries: 512, names: 8, rejected: 0 });
  const at = (target: string, change: (bytes: Uint8Array) => Uint8Array | null) =>
    folder((path, bytes) => path === target ? change(bytes) : bytes);
  const cut = at("tile/data/000", (bytes) => bytes.slice(0, bytes.length >> 1));
  expect(cut.entries + cut.rejected).toBe(512);
  expect(cut.entries).toBeGreaterThan(256 + 100);
  expect(cut.entries).toBeLessThan(512);
  const bent = at("tile/data/001", (bytes) => bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 1));
  expect(bent.rejected).toBeGreaterThan(0);
  expect(bent.entries + bent.rejected).toBe(512);
  for (const path of FILES) {
    for (
      const change of [
        () => new Uint8Array(0),
        (b: Uint8Array) => b.slice(0, 31),
        () => new Uint8Array(9000).fill(255),
      ]
    ) {
      const odd = at(path, change);
      expect(odd.entries + odd.rejected).toBe(512);
      expect(odd.entries).toBe(256);
    }
  }
  expect(at("tile/0/000", () => null)).toMatchObject({ entries: 256, rejected: 256 });
  expect(at("tile/data/000", () => null)).toMatchObject({ entries: 256, rejected: 0 });
});

test("entries whose certificate cannot be read are rejected, whatever their bytes", () => {
  const odd = new MiniLog(() => 1.795e12);
  for (let i = 0; i < 256; i++) {
    const certificate = i % 4 === 0 ? issued[0]!.certificate.slice(0, i) : issued[i % 8]!.certificate;
    odd.add({ ...issued[0]!, certificate }, 0);
  }
  const dir = join(root, `tiles${++made}`);
  for (const path of ["tile/data/000", "tile/0/000"]) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), odd.answer(path, new URLSearchParams())!.body);
  }
  expect(ingestTiles(dir)).toMatchObject({ entries: 192, rejected: 64 });
});

test("a folder without tiles is reported as such", () => {
  expect(() => ingestTiles(join(root, "nowhere"))).toThrow(/nowhere/);
});
