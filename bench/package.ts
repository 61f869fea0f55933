/**
 * What the package costs who installs, bundles or loads it: `npm run bench -- package`. Packs it, installs it with and
 * without what is optional, and bundles each subpath that browsers take.
 * @module
 */
import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Times that a subpath is loaded; the median counts. */
const LOADS = 7;
/** Those that need Node or Deno. */
const NOT_FOR_BROWSERS = [".", "./server", "./testing"];

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "deadringer-package-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

run("npm", ["pack", "--silent", "--pack-destination", folder], root);
const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith(".tgz"))!);

/** Installs the package; returns where, how many packages that are, and their bytes without the tables of addresses. */
function install(...options: string[]): { place: string; packages: number; bytes: number } {
  const place = mkdtempSync(join(folder, "install-"));
  writeFileSync(join(place, "package.json"), '{"type":"module","private":true}');
  run("npm", ["install", "--silent", "--ignore-scripts", "--no-audit", ...options, tarball], place);
  const modules = join(place, "node_modules");
  const { packages } = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8"));
  const bytes = readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.includes("@ip-location-db"))
    .reduce((sum, file) => sum + statSync(join(modules, file)).size, 0);
  return { place, packages: Object.keys(packages).length, bytes };
}

/** Milliseconds of CPU that an import takes, without the start of the runtime. */
function loadCpu(name: string, cwd: string): number {
  const program = `const before = process.cpuUsage(); await import(${JSON.stringify(name)});
const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000)`;
  const all = Array.from(
    { length: LOADS },
    () => Number(run(process.execPath, ["--input-type=module", "--eval", program], cwd)),
  );
  return all.sort((a, b) => a - b)[LOADS >> 1]!;
}

/** Kilobytes of a minified bundle, by gzip. */
async function bundled(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles: [file] } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
  });
  return gzipSync(file!.contents, { level: 9 }).length / 1000;
}

const { exports } = JSON.parse(readFileSync(join(root, "deno.json"), "utf8"));
const page = readFileSync(join(root, "server/public/README.md"), "utf8");
const names = [...page.matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, cell]) => cell!.match(/`\w+`/g) ?? []);
const [slim, full] = [install("--omit=optional"), install()];
const dist = join(slim.place, "node_modules/deadringer");
const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((file) => statSync(join(dist, file)).isFile());
console.log(`${names.length} public names in ${Object.keys(exports).length} subpaths, ${files.length} files
${slim.packages} packages of ${(slim.bytes / 1e6).toFixed(1)} MB with --omit=optional; ${full.packages} of ${
  (full.bytes / 1e6).toFixed(1)
} MB with all, without the tables of addresses
Load average ${loadavg()[0]!.toFixed(1)}

| subpath | kB for a browser (gzip) | ms of CPU to load |
| --- | --- | --- |`);
const row = async (title: string, name: string, contents: string | null) => {
  const size = contents === null ? "" : (await bundled(contents, slim.place)).toFixed(1);
  console.log(`| ${title} | ${size} | ${loadCpu(name, slim.place).toFixed(0)} |`);
};
for (const subpath of Object.keys(exports)) {
  const name = `deadringer${subpath.slice(1)}`;
  await row(subpath, name, NOT_FOR_BROWSERS.includes(subpath) ? null : `export * from "${name}";`);
}
const classifying = `export { classify, Page, pageState } from "deadringer/classify";`;
console.log(
  `\nWithout \`matchPage\`, ./classify: ${(await bundled(classifying, slim.place)).toFixed(1)} kB`,
);
