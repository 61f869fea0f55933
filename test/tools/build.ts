/**
 * Builds the npm package into dist/: a file a subpath with the declarations that it names, the command line, the pages.
 * @module
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { bundlePackage } from "./bundle.ts";
import { declareForUsers } from "./declarations.ts";
import { webFiles } from "./web_files.ts";

const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
rmSync("dist", { recursive: true, force: true });
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
declareForUsers();
await bundlePackage();
chmodSync("dist/server/cli.js", 0o755);
mkdirSync("dist/server/web/assets", { recursive: true });
for (const [name, bytes] of await webFiles()) writeFileSync(`dist/server/web/assets/${name}`, bytes);
