import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { bundledFiles, loadAssets } from "../../../server/http/assets.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-assets-"));
const place = (name: string): URL => pathToFileURL(join(folder, name));
afterAll(() => rmSync(folder, { recursive: true }));

/** A step of the build that bundles a page. */
function stepOf(page: string): URL {
  writeFileSync(
    place(`${page}.mjs`),
    `
    import { build } from ${JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve("esbuild")))};
    export async function webFiles() {
      const { outputFiles } = await build({
        entryPoints: [${JSON.stringify(join(folder, page))}],
        bundle: true, write: false, logLevel: "silent",
      });
      return new Map(outputFiles.map(({ contents }) => ["app.js", contents]));
    }`,
  );
  return place(`${page}.mjs`);
}

test("a page that cannot be bundled is said with its file, its line and the reason", async () => {
  writeFileSync(place("broken.ts"), 'export const a = 1;\nimport "./nowhere.ts";\n');
  await expect(bundledFiles(place("built/"), stepOf("broken.ts"))).rejects.toThrow(
    /^The pages could not be bundled: .*broken\.ts:2:7: ERROR: Could not resolve "\.\/nowhere\.ts"/s,
  );
  writeFileSync(place("whole.ts"), "export const a = 1;\n");
  expect([...(await bundledFiles(place("built/"), stepOf("whole.ts"))).keys()]).toEqual(["app.js"]);
});

test("an installation without pages and without the step that makes them has none", async () => {
  expect(await bundledFiles(place("built/"), place("missing.mjs"))).toEqual(new Map());
});

test("this checkout bundles its pages, for browsers without URL.parse too", async () => {
  const assets = await loadAssets();
  expect([...assets.keys()]).toEqual(expect.arrayContaining(["index.html", "app.js", "style.css"]));
  const scripts = [...assets].filter(([name]) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const asking = scripts.filter(([, { body }]) => new TextDecoder().decode(body).includes("URL.parse("));
  expect(asking.map(([name]) => name)).toEqual([]);
});
