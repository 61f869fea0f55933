import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const deno = fileURLToPath(new URL("node_modules/.bin/deno", root));
const cli = fileURLToPath(new URL("server/cli.ts", root));

const LOOKUP = ["squat", "example.com", "--limit", "1"];

test.each([
  [
    "env",
    [],
    LOOKUP,
    /^deadringer: Deno permits no env access to "\w+": run it again with --allow-env; server\/deploy\/permissions\.json has all that common commands need\n$/,
  ],
  [
    "sys",
    ["--allow-env", "--allow-read=data"],
    LOOKUP,
    /^deadringer: Deno permits no sys access to "\w+": run it again with --allow-sys; /,
  ],
  [
    "read",
    ["--allow-env", "--allow-sys"],
    LOOKUP,
    /^deadringer: Deno permits no read access to "[^"]+": run it again with --allow-read; /,
  ],
  [
    "listening",
    ["--allow-env"],
    ["demo"],
    /\ndeadringer: Deno permits no net access to "127\.0\.0\.1:\d+": run it again with --allow-net; /,
  ],
  [
    "write",
    ["--allow-env"],
    ["backup", "copy.db"],
    /: run it again with --allow-(?:read|write); /,
  ],
  [
    "write, to open a store",
    ["--allow-env"],
    ["serve", "--port", "0"],
    /: Deno permits no write access to "\.\/data": run it again with --allow-write; /,
  ],
  [
    "read, of a file that is named",
    ["--allow-env"],
    ["convert", "old.ndjson", "-f", "csv"],
    /: Deno permits no read access to "old\.ndjson": run it again with --allow-read; /,
  ],
  [
    "net",
    ["--allow-env", "--allow-sys", "--allow-read", "--allow-ffi"],
    [...LOOKUP, "--resolver", "127.0.0.1"],
    /^deadringer: Deno permits no UDP, which DNS needs: run it again with --allow-net/m,
  ],
])("a command that lacks Deno's permission %s says which flag gives it", (_, flags, args, expected) => {
  const { status, stderr } = spawnSync(deno, ["run", "--no-prompt", ...flags, cli, ...args], {
    encoding: "utf8",
    cwd: fileURLToPath(root),
    env: { ...process.env, NO_COLOR: "1" },
  });
  expect(stderr).toMatch(expected);
  expect(stderr).not.toMatch(/This is a bug|NotCapable|\n {4}at |see the log/);
  expect(status).toBeGreaterThan(0);
});
