import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VERSION } from "../server/cli/version.ts";

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
const npm = read("package.json");
const jsr = read("deno.json");

test("both manifests say the same version, licence and subpaths", () => {
  expect(jsr.version).toBe(npm.version);
  expect(VERSION).toBe(npm.version);
  expect(jsr.license).toBe(npm.license);
  const { "./package.json": _, ...subpaths } = npm.exports;
  expect(Object.keys(subpaths)).toEqual(Object.keys(jsr.exports));
  for (const [name, path] of Object.entries<string>(jsr.exports)) {
    const stem = path.replace(/\.ts$/, "");
    expect(subpaths[name]).toEqual({
      require: { types: stem.replace("./", "./dist/") + ".d.cts" },
      types: stem.replace("./", "./dist/") + ".d.ts",
      default: stem.replace("./", "./dist/") + ".js",
    });
  }
});

test("both manifests ask for the same versions of the same packages", () => {
  const { imports } = jsr;
  const wanted = { ...npm.dependencies, ...npm.peerDependencies };
  expect(Object.fromEntries(
    Object.entries<string>(imports).map(([name, spec]) => [name, spec.replace(`npm:${name}@`, "")]),
  )).toEqual(wanted);
});
