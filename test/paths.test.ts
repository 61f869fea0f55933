import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Pages about the code; the changelog and decisions name what was there at their time. */
const pages = globSync(["README.md", ".github/*.md", "{lib,server,test,bench}/**/README.md"], { cwd: root })
  .filter((path) => !path.endsWith("CHANGELOG.md"));

test("there are pages about the code", () => {
  expect(pages.length).toBeGreaterThan(20);
});

test.each(pages)("every path on %s leads to something", (page) => {
  const text = readFileSync(join(root, page), "utf8").replace(/^```[^]*?^```/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!)
    .filter((link) => !link.startsWith("/") && !existsSync(join(root, dirname(page), link)));
  const below = globSync("**/*.{ts,tsx,mjs}", {
    cwd: join(root, dirname(page)),
    exclude: ["node_modules", "dist"],
  });
  // A name stands for a file in or below the page's own folder; a path may also be from the root, or a test's.
  const named = [...text.matchAll(/`((?:\.{1,2}\/)*[a-z_.][\w.-]*(?:\/[\w.-]+)*\.(?:tsx?|mjs))`/g)]
    .map(([, path]) => path!)
    .filter((path) =>
      !/NAME/.test(path) && !below.some((file) => `/${file}`.endsWith(`/${path}`)) &&
      ![dirname(page), ".", "test"].some((from) => existsSync(join(root, from, path)))
    );
  expect([...links, ...named]).toEqual([]);
});
