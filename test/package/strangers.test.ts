/**
 * Programs as users write them from the README and hover texts, on the packed package. A Next page is in
 * `bundlers.test.ts`.
 * @module
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect } from "vitest";
import { freePort } from "../free_port.ts";
import { onNodeOnly } from "../requires.ts";
import { inChromium, launchBrowser } from "../web/browser.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const nodeTest = onNodeOnly("npm packs and installs");
let folder = "";

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 240_000,
  });
const bundle = (name: string, format: string) => {
  const out = `${name}.bundle.js`;
  const args = [name, "--bundle", "--minify", `--format=${format}`, `--outfile=${out}`, "--log-level=error"];
  run(join(root, "node_modules/.bin/esbuild"), args);
  return join(folder, out);
};

beforeAll(() => {
  if ("Deno" in globalThis) return;
  folder = mkdtempSync(join(tmpdir(), "deadringer-strangers-"));
  cpSync(join(root, "test/package/strangers"), folder, { recursive: true });
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: root });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), '{"type":"module","private":true}');
  const quiet = ["--silent", "--ignore-scripts", "--no-audit", "--omit=optional"];
  run("npm", ["install", ...quiet, `./deadringer-${version}.tgz`]);
}, 300_000);
afterAll(() => folder !== "" && rmSync(folder, { recursive: true, force: true }));

nodeTest(
  "a Slack bot on Node says what the look-alikes of a domain are, and what it cannot use",
  async () => {
    const bot = spawn(process.execPath, ["slack_bot.js"], {
      cwd: folder,
      env: { ...process.env, MINIATURE: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const [url] = await once(bot.stdout.setEncoding("utf8"), "data") as [string];
      const ask = async (text: string) => {
        const answer = await fetch(url.trim(), { method: "POST", body: new URLSearchParams({ text }) });
        return (await answer.json() as { text: string }).text;
      };
      const said = (await ask("kestrelbank.com")).split("\n");
      expect(said).toContain("kestreibank.com: phishing");
      expect(said).toContain("kestrelbank.org: parked");
      expect(await ask("https://kestrelbank.com/")).toContain("this is a URL; give only the host name");
    } finally {
      bot.kill();
      await once(bot, "exit");
    }
  },
);

const SAID = "paypa1.com paypal.com Homoglyph\nmeta-login.top facebook.com Keyword\n3\n";
const deno = join(root, "node_modules/.bin/deno");

nodeTest("a Deno script finds imitations in a feed", () => {
  writeFileSync(join(folder, "names.txt"), "paypa1.com\nexample.org\nmeta-login.top\n");
  expect(run(deno, ["run", "-A", "feed.js", "names.txt"])).toBe(SAID);
});

nodeTest("the Deno script is a program of one file by deno compile", ({ skip }) => {
  writeFileSync(join(folder, "names.txt"), "paypa1.com\nexample.org\nmeta-login.top\n");
  try {
    run(deno, ["compile", "-A", "-o", "feed", "feed.js"]);
  } catch (error) {
    const { stderr } = error as { stderr: string };
    if (/error sending request/.test(stderr)) {
      skip("deno compile downloads its runtime, which cannot be reached");
    }
    throw error;
  }
  expect(run(join(folder, "feed"), ["names.txt"])).toBe(SAID);
});

inChromium("a page in a browser says whom a name imitates while it is typed", async () => {
  const script = readFileSync(bundle("page.js", "iife"), "utf8");
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent("<input><output></output>");
    await page.addScriptTag({ content: script });
    await page.type("input", "example.org");
    expect(await page.$eval("output", (output) => output.textContent)).toBe("nobody");
    await page.$eval("input", (input) => input.value = "");
    await page.type("input", "paypa1-login.top");
    expect(await page.$eval("output", (output) => output.textContent)).toBe("paypal.com, Homoglyph");
  } finally {
    await browser.close();
  }
});

nodeTest("a worker of workerd scores a feed", { timeout: 300_000 }, async ({ skip }) => {
  let workerd: string;
  try {
    run("npm", ["install", "--silent", "--ignore-scripts", "--no-audit", "--no-save", "workerd@1"]);
    // The program itself: its command starts it as a child, which would outlive the test.
    workerd = createRequire(join(folder, "package.json"))("workerd").default;
    run(workerd, ["--version"]);
  } catch {
    return skip("workerd cannot be installed here");
  }
  bundle("worker.js", "esm");
  const port = await freePort();
  writeFileSync(
    join(folder, "worker.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker", esModule = embed "worker.js.bundle.js")],
    compatibilityDate = "2026-01-01"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);`,
  );
  const worker = spawn(workerd, ["serve", "worker.capnp"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    const ask = () =>
      fetch(`http://127.0.0.1:${port}`, {
        method: "POST",
        body: "paypa1.com\nexample.org\nkestrelbank-login.top",
      });
    await expect.poll(() => ask().then(({ status }) => status, () => 0)).toBe(200);
    expect(await (await ask()).json()).toMatchObject([
      { name: "paypa1.com", brand: "paypal.com" },
      { name: "kestrelbank-login.top", brand: "kestrelbank.com", probability: expect.closeTo(0.98, 1) },
    ]);
  } finally {
    worker.kill();
    await once(worker, "exit");
  }
});
