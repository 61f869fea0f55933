import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ctNames, ctSearch } from "../../../lib/ct/mod.ts";
import { CtStore } from "../../../server/ct/store.ts";

let dir: string;
beforeEach(() => dir = mkdtempSync(join(tmpdir(), "ct-store-")));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("killed at any moment, nothing acknowledged is lost", async () => {
  const script = fileURLToPath(new URL("append_forever.ts", import.meta.url));
  const args = "Deno" in globalThis
    ? ["run", "-A", script, dir]
    : ["--disable-warning=ExperimentalWarning", script, dir];
  let acknowledged = -1;
  for (const batches of [7, 45, 71]) {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    let seen = 0, text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      seen = text.split("\n").length - 1;
      if (seen >= batches) child.kill("SIGKILL");
    });
    await new Promise((done) => child.on("close", done));
    acknowledged = Math.max(acknowledged, ...text.split("\n").slice(0, -1).map(Number));
    const store = new CtStore(dir);
    expect((await store.state(1))!.next).toBeGreaterThan(acknowledged);
    const names = Array.from({ length: acknowledged + 1 }, (_, i) => [`n${i}`, `m${i}`]).flat().map((n) =>
      n + ".kestrelbank.com"
    );
    expect((await ctNames(store.index(), names)).length).toBe(names.length);
    await store.close();
  }
});

const lines = (...names: string[]) => [new TextEncoder().encode(names.join("\n") + "\n")];

test("a byte order mark is no part of the first name", async () => {
  const store = new CtStore(dir);
  expect(await store.importLines(lines("\ufeffa.example.com", "b.example.com"))).toMatchObject({
    rejected: 0,
  });
  expect(await namesIn(store)).toEqual(["a.example.com", "b.example.com"]);
  await store.close();
});

async function namesIn(store: CtStore): Promise<string[]> {
  const { results } = await ctSearch(store.index(), { pattern: "." });
  return results.map(({ name }) => name);
}

test("of two that would write only one may, and what it leaves is whole", async () => {
  const store = new CtStore(dir);
  expect(() => new CtStore(dir)).toThrow(/another process does/);
  await store.importLines(lines("a.example.com"));
  const reader = new CtStore(dir, { readOnly: true });
  expect(await namesIn(reader)).toEqual(["a.example.com"]);
  await reader.close();
  const script = fileURLToPath(new URL("append_forever.ts", import.meta.url));
  const args = "Deno" in globalThis ? ["run", "-A", script, dir] : [script, dir];
  const [code, reported] = await new Promise<[number, string]>((done) => {
    let text = "";
    const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.on("data", (chunk) => text += chunk);
    child.on("close", (code) => done([code ?? -1, text]));
  });
  expect([code, reported]).toEqual([1, expect.stringContaining("another process does")]);
  await store.close();
  const next = new CtStore(dir);
  await next.importLines(lines("b.example.com"));
  expect(await namesIn(next)).toEqual(["a.example.com", "b.example.com"]);
  await next.close();
});

test("a folder that cannot be written to is read, a full disk loses nothing and is not filled further", async ({ skip }) => {
  const mount = (options: string) => {
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", dir], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  if (!mount("size=1m")) skip("this user cannot mount a file system");
  try {
    const store = new CtStore(dir);
    await store.importLines(lines("a.example.com"));
    let x = 7;
    const random = () => (x = x * 48271 % 0x7fffffff).toString(36);
    const many = lines(...Array.from({ length: 60_000 }, () => `${random()}${random()}.${random()}.com`));
    for (let i = 0; i < 3; i++) {
      await expect(store.importLines(many)).rejects.toMatchObject({ code: "ENOSPC" });
    }
    expect(readdirSync(dir).filter((file) => file.endsWith(".seg"))).toEqual(["00000001.seg"]);
    await store.importLines(lines("b.example.com"));
    expect(await namesIn(store)).toEqual(["a.example.com", "b.example.com"]);
    await store.close();
    mount("remount,ro");
    expect(() => new CtStore(dir)).toThrow(/Cannot write to /);
    const reader = new CtStore(dir, { readOnly: true });
    expect(await namesIn(reader)).toEqual(["a.example.com", "b.example.com"]);
    await reader.close();
  } finally {
    execFileSync("umount", ["-l", dir]);
  }
});
