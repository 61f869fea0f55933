import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { findBrowser } from "../../../lib/net/camera.ts";
import { requires } from "../../requires.ts";
import { run, temporaryFolder } from "./command_line.ts";

const own = temporaryFolder();

test("the demo, as NDJSON: data on stdout, notices on stderr, exit 0", async () => {
  const { code, stdout, stderr } = await run(["demo", "--limit", "2000"]);
  expect(stderr).toContain("simulated internet");
  // What leads on comes last, each command whole in its line, as this runtime starts it.
  const [squat, serve] = "Deno" in globalThis
    ? ["deno run -A server squat example.com", "deno run -A server serve --demo"]
    : ["npm run -s deadringer -- squat example.com", "npm run -s deadringer -- serve --demo"];
  expect(stderr.trimEnd().split("\n").slice(-2)).toEqual([
    `deadringer: Look up your own domain: ${squat}`,
    `deadringer: See brands watched, in a browser: ${serve}`,
  ]);
  const lines = stdout.trim().split("\n").map((line) => JSON.parse(line));
  expect(code).toBe(0);
  expect(lines[0].data.kind).toBe("Progress");
  expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
  const found = new Set(
    lines.filter((line) => line.op === "Dns").map((line) => line.permutation.domain.fqdn),
  );
  expect(found).toContain("kestrelbnk.com");
  expect(found.size).toBeGreaterThan(15);
  expect([...found].filter((name) => name.endsWith(".ws"))).toEqual([]);
});

const cli = fileURLToPath(new URL("../../../server/cli.ts", import.meta.url));
const command = [...("Deno" in globalThis ? ["run", "-A"] : ["--disable-warning=ExperimentalWarning"]), cli];

/** Runs the command line as a process of its own, whose stdin is empty. */
function spawned(args: string[], stdout: "pipe" | number): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, [...command, ...args], {
    input: "",
    stdio: ["pipe", stdout, "pipe"],
    encoding: "utf8",
  });
}

requires(existsSync("/dev/full") ? null : "no /dev/full on this machine")(
  "a full disk behind stdout is one line on stderr, exit 1",
  () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawned(["permute", "example.com"], full);
    closeSync(full);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^deadringer: Cannot write to stdout: .*\n$/),
    ]);
  },
);

test(
  "one interrupt ends what waits for more on stdin, and what writes to a file without a pause",
  async () => {
    const untwisted = ["match", "--brands", "paypal.com", "-f", "ndjson"];
    const cases: [args: string[], input: string, signal?: "SIGTERM"][] = [
      [untwisted, "paypa1.com\n"],
      [untwisted, "paypa1.com\n", "SIGTERM"],
      [["classify", "--facts", "-"], '{"id":"a","url":"https://a.com/"}\n'],
      [["permute", "paypal.com", "-n", "100000000", "-f", "json"], ""],
    ];
    for (const [args, input, signal] of cases) {
      const path = join(own, "out");
      const file = openSync(path, "w");
      const child = spawn(process.execPath, [...command, ...args], { stdio: ["pipe", file, "pipe"] });
      let reported = "";
      child.stderr!.on("data", (data) => reported += data);
      const exited = once(child, "close");
      child.stdin!.write(input);
      await expect.poll(() => statSync(path).size, { timeout: 20_000 }).toBeGreaterThan(0);
      // Deno's `child.kill` forgets how the child ended.
      process.kill(child.pid!, signal ?? "SIGINT");
      expect([args[0], (await exited)[0], reported]).toEqual(
        signal === undefined
          ? [args[0], 130, "deadringer: Interrupted\n"]
          : [args[0], 143, "deadringer: Terminated\n"],
      );
      closeSync(file);
      const text = await readFile(path, "utf8");
      expect(() => JSON.parse(text)).not.toThrow();
      rmSync(path);
    }
  },
  60_000,
);

test("a saved lookup is read as its lines are, packed or not: text of the network may hold U+2028", async () => {
  const domain = { fqdn: "paypa1.com", tld: "com", domain: "paypa1" };
  const line = { permutation: { domain, kind: "Homoglyph" }, op: "HttpBanner", data: "a\u2028b" };
  const lines = [line, { op: "Meta", data: { kind: "Done" } }];
  const path = join(own, "lookup.ndjson.gz");
  await writeFile(path, gzipSync(lines.map((each) => `${JSON.stringify(each)}\n`).join("")));
  const converted = spawnSync(process.execPath, [...command, "convert", path, "-f", "ndjson"]);
  rmSync(path);
  const read = converted.stdout.toString().trim().split("\n").map((each) => JSON.parse(each));
  expect(read).toEqual(lines);
});

test("stdin is read once", () => {
  const { status, stderr } = spawned(["convert", "-", "-f", "csv", "--owned", "-"], "pipe");
  expect([status, stderr]).toEqual([2, "deadringer: Cannot read stdin twice: only one file may be -\n"]);
});

requires(findBrowser() === null ? "no Chromium on this machine" : null)(
  "pictures go to the folder that is named; without one none are taken, and nothing is left",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "deadringer-shots-"));
    try {
      const args = ["demo", "--names", "n", "-f", "ndjson"];
      const files = { n: "kestrelbnk.com\nkestre1bank.com\n" };
      const plain = await run(args, files);
      expect(plain.stdout).not.toContain('"Screenshot"');
      expect(plain.stderr).not.toContain("Screenshot");
      expect(readdirSync(own)).toEqual([basename(folder)]);
      const { stdout, stderr } = await run([...args, "--screenshots", folder], files);
      expect(stderr).not.toContain("No Screenshot lines");
      const lines = stdout.trim().split("\n").map((line) => JSON.parse(line)).filter((l) =>
        l.op === "Screenshot"
      );
      const urls = lines.map((line) => line.data).sort();
      expect(urls).toEqual(
        ["kestre1bank.com", "kestrelbnk.com"].map((name) => pathToFileURL(join(folder, `${name}.png`)).href),
      );
      for (const url of urls) {
        expect([...(await readFile(new URL(url))).subarray(1, 4)]).toEqual([
          80,
          78,
          71,
        ]);
      }
      expect((await run([...args, "--screenshots", folder, "--passive"], files)).stdout).not.toContain(
        '"Screenshot"',
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test("a key is made for the demo's folder only where that is said", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "deadringer-key-"));
  const at = (...args: string[]) =>
    spawnSync(process.execPath, [...command, ...args], { cwd, encoding: "utf8" });
  expect(at("key", "create", "--owner", "me", "--data", "demo-data").stdout).toMatch(/^ak_/);
  const { status, stderr } = at("key", "create", "--owner", "me");
  expect([status, stderr]).toEqual([2, "deadringer: There is no store in ./data: give --data ./demo-data\n"]);
  expect(existsSync(join(cwd, "data"))).toBe(false);
});
