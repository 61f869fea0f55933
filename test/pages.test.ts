import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Where the pages stand for people who have no checkout. */
const HOME = "https://github.com/deadringer/deadringer/blob/main/";
const SCRIPTS: Record<string, string> = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;

/** Every page of the repository. */
const pages = filesBelow().filter((path) => path.endsWith(".md"));
/** Those that lead a newcomer: each path that they name must exist. */
const guides = pages.filter((path) => path.startsWith(".github/") || path === "README.md");

/** What git knows, or would. */
function filesBelow(): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter((path) =>
    path !== "" && existsSync(join(root, path))
  );
}

const textOf = (page: string): string => readFileSync(join(root, page), "utf8");

/** The links of a page to files of the repository, and to its own headings: the file and the fragment, if any. */
function linksOf(page: string): { link: string; path: string; fragment: string | null }[] {
  const prose = textOf(page).replace(/^ *```[^]*?^ *```/gm, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    const own = link!.startsWith(HOME) ? link!.slice(HOME.length) : null;
    if (own === null && /^(https?:|mailto:)/.test(link!)) return [];
    const [path, fragment] = (own ?? link!).replace(/\?[^#]*/, "").split("#") as [string, string?];
    const target = path === "" ? page : own === null ? join(dirname(page), path) : path;
    return [{ link: link!, path: target, fragment: fragment ?? null }];
  });
}

/** The fragments of a page's headings, as GitHub makes them. */
function fragmentsOf(page: string): string[] {
  const prose = textOf(page).replace(/^ *```[^]*?^ *```/gm, "");
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, title]) =>
    title!.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase().replace(/[^\p{L}\p{N}\p{M}_ -]/gu, "")
      .replaceAll(" ", "-")
  );
}

test("every link to a file leads to one, and to a heading that it has", () => {
  const broken: string[] = [];
  for (const page of pages) {
    for (const { link, path, fragment } of linksOf(page)) {
      const isBroken = !existsSync(join(root, path)) ||
        fragment !== null && path.endsWith(".md") && !fragmentsOf(path).includes(fragment);
      if (isBroken) broken.push(`${page}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

test("relative links of the packages' pages lead to files of the same package", () => {
  const publish = ["publish", "--dry-run", "--allow-dirty", "--no-check"];
  const jsr = spawnSync(join(root, "node_modules/.bin/deno"), publish, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  const folder = pathToFileURL(root).href;
  const inJsr = [...jsr.stderr.matchAll(/^ *(file:\S+) \(/gm)].map(([, url]) => url!.slice(folder.length));
  const packed = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const inNpm = JSON.parse(packed)[0].files.map(({ path }: { path: string }) => path);
  for (const files of [inJsr, inNpm]) {
    expect(files).toContain("README.md");
    const broken = files.filter((page: string) => page.endsWith(".md") && existsSync(join(root, page)))
      .flatMap((page: string) =>
        linksOf(page).filter(({ link, path }) => !link.startsWith(HOME) && !files.includes(path))
          .map(({ link }) => `${page}: ${link}`)
      );
    expect(broken).toEqual([]);
  }
});

test("every path that the guides name exists", () => {
  const missing: string[] = [];
  const tops = "(?:lib|server|test|bench|\\.github|\\.ci|mod\\.ts|deno\\.json|package\\.json)";
  const named = new RegExp(`\`(${tops}(?:/[\\w./-]*)?)\``, "g");
  for (const page of guides) {
    for (const [, path] of textOf(page).matchAll(named)) {
      if (!path!.includes("NAME") && !existsSync(join(root, path!))) missing.push(`${page}: ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

test("every npm script that a page names exists, and each that people run is named", () => {
  const unknown: string[] = [];
  for (const page of pages) {
    for (const [, name] of textOf(page).matchAll(/npm run (?:-s |--silent )?([\w:]+)/g)) {
      if (!(name! in SCRIPTS)) unknown.push(`${page}: npm run ${name}`);
    }
  }
  expect(unknown).toEqual([]);
  const contributing = textOf(".github/CONTRIBUTING.md");
  for (
    const name of Object.keys(SCRIPTS).filter((each) =>
      /^(test:(?!unit|rest)|check:(docs|package))/.test(each)
    )
  ) {
    expect([name, contributing.includes(`npm run ${name}`)]).toEqual([name, true]);
  }
});

test("every command of deadringer that the guides name has a help", async () => {
  const { run } = await import("./server/cli/command_line.ts");
  const commands = new Set<string>();
  for (const page of guides) {
    for (const [, name] of textOf(page).matchAll(/(?:^|`|-- |\()deadringer (?:-- )?([a-z]+)/gm)) {
      commands.add(name!);
    }
  }
  expect(commands.size).toBeGreaterThan(8);
  for (const name of commands) expect([name, (await run([name, "--help"])).code]).toEqual([name, 0]);
});

test("the packages say where they are from", () => {
  const { repository, homepage, bugs } = JSON.parse(textOf("package.json"));
  const home = HOME.replace("/blob/main/", "");
  expect([repository.url, homepage, bugs.url]).toEqual([
    `git+${home}.git`,
    `${home}#readme`,
    `${home}/issues`,
  ]);
  // What the package's page links to stands in the repository, not in the package.
  for (const [, link] of textOf("README.md").matchAll(/\]\(([^)\s]+)\)/g)) expect(link).toMatch(/^https:/);
});

test("the line of the page Library runs mod.ts on Deno from any folder", { timeout: 300_000 }, () => {
  const [, line] = /^(deno run [^\n]*?) #/m.exec(textOf("server/docs/library.md"))!;
  const folder = mkdtempSync(join(tmpdir(), "deadringer-readme-"));
  try {
    symlinkSync(root, join(folder, "deadringer"));
    writeFileSync(
      join(folder, "use.ts"),
      'import { permute } from "./deadringer/mod.ts";\nconsole.log([...permute("abc.com", { budget: 2 })].length);\n',
    );
    const args = line!.split(" ").slice(1);
    const deno = join(root, "node_modules/.bin/deno");
    expect(execFileSync(deno, args, { cwd: folder, encoding: "utf8" })).toBe("2\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
