// Node only: Deno has a code cache and heap settings of its own. Each start is a process.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";
import { onNodeOnly } from "../../requires.ts";

const cli = fileURLToPath(new URL("../../../server/cli.ts", import.meta.url));
const cache = mkdtempSync(join(tmpdir(), "deadringer-cache-"));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** What a start of the command line writes to stdout; `script` runs before it. */
function start(args: string[], script = ""): string {
  const argv = JSON.stringify([process.execPath, cli, ...args]);
  return execFileSync(
    process.execPath,
    ["--input-type=module", "-e", `${script}; process.argv = ${argv}; await import(${JSON.stringify(cli)});`],
    {
      encoding: "utf8",
      env: { ...process.env, XDG_CACHE_HOME: cache, NODE_DISABLE_COMPILE_CACHE: undefined },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
}

const nodeTest = onNodeOnly("Deno has a code cache and heap settings of its own");

nodeTest("caches compiled code in the user's own folder", () => {
  expect(start(["--version"])).toMatch(/^deadringer \d/);
  expect(readdirSync(cache)).toEqual(["deadringer"]);
});

nodeTest("loads the library only for a command that needs it", () => {
  // The loader's own hook reports every file of ours.
  const script = `import { registerHooks } from "node:module";
      registerHooks({ load(url, context, next) {
        if (/\\/(lib|server)\\//.test(url)) console.log(url.replace(/.*\\/(lib|server)\\//, "$1/"));
        return next(url, context);
      } });`;
  const version = start(["--version"], script).split("\n");
  expect(version).toContain("server/cli/main.ts");
  expect(version.filter((file) => file.startsWith("lib/")).toSorted()).toEqual([
    "lib/argument.ts",
    "lib/distance.ts",
    "lib/errors.ts",
    "lib/page/hidden_text.ts",
    "lib/page/mail_address.ts",
  ]);
  // Each extension adds the file that names it, and its settings.
  const ofCore = version.filter((file) => !/\/(extension|settings)\.ts$/.test(file));
  expect(ofCore.length).toBeLessThan(25);
  const permute = start(["permute", "paypal.com", "-n", "1"], script);
  expect(permute).toContain("lib/permute/");
  expect(permute).not.toMatch(/lib\/(net|observe|lookup|match)\//);
  const plan = start(["analyze", "paypal.com", "--plan"], script);
  expect(plan).toContain("in all: is the network there");
  expect(plan).not.toMatch(/lib\/(net|classify|lines|match|ct|permute\/kinds|observe\/web)\//);
});
