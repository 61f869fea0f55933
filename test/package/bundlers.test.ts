// Node only: it packs and installs with npm. Whatever is optional is missing, as where bundlers meet it.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect } from "vitest";
import { onNodeOnly } from "../requires.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder = "";
const nodeTest = onNodeOnly("npm packs and installs");

const run = (command: string, args: string[], cwd: string, env = {}) =>
  execFileSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 600_000,
    env: { ...process.env, ...env },
  });

/** What somebody bundles for a server: all that needs sockets, and a lookup that goes through them. */
const program = `
import { lookup } from "deadringer";
import { createService } from "deadringer/server";
import { startMiniInternet } from "deadringer/testing";
const { domain, io, close } = await startMiniInternet();
const found = new Set();
for await (const { op } of lookup(domain, { io, limit: 20 })) found.add(op);
await close();
const service = await createService({ store: "memory:", demo: true });
const { status } = await service.fetch(new Request("http://localhost/v1/meta/usage"));
await service.close();
console.log(found.has("Dns"), found.has("Classification"), status);
`;
const SAID = "true true 401\n";

beforeAll(() => {
  if ("Deno" in globalThis) return;
  folder = mkdtempSync(join(tmpdir(), "deadringer-bundlers-"));
  run("npm", ["pack", "--pack-destination", folder], root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), '{"type":"module","private":true}');
  writeFileSync(join(folder, "program.mjs"), program);
  const quiet = ["--ignore-scripts", "--no-audit", "--omit=optional"];
  run("npm", ["install", ...quiet, `./deadringer-${version}.tgz`], folder);
}, 300_000);
afterAll(() => folder !== "" && rmSync(folder, { recursive: true, force: true }), 300_000);

nodeTest("esbuild bundles a server without a setting", () => {
  const args = ["program.mjs", "--bundle", "--platform=node", "--format=esm", "--outfile=esbuild.mjs"];
  run(join(root, "node_modules/.bin/esbuild"), args, folder);
  expect(run(process.execPath, ["esbuild.mjs"], folder)).toBe(SAID);
});

nodeTest("Rolldown bundles a server without a setting", () => {
  const args = ["program.mjs", "--platform", "node", "--format", "esm", "--dir", "rolldown"];
  run(join(root, "node_modules/.bin/rolldown"), args, folder);
  expect(run(process.execPath, ["rolldown/program.js"], folder)).toBe(SAID);
});

nodeTest("Vite builds a server without a setting", async () => {
  const { build } = await import("vite");
  await build({
    root: folder,
    logLevel: "silent",
    configFile: false,
    ssr: { noExternal: true },
    build: { ssr: "program.mjs", outDir: "vite" },
  });
  expect(run(process.execPath, ["vite/program.js"], folder)).toBe(SAID);
});

nodeTest("deno bundle takes a server without a setting", ({ skip }) => {
  const deno = join(root, "node_modules/.bin/deno");
  try {
    run(deno, ["bundle", "--platform", "deno", "-o", "deno.mjs", "program.mjs"], folder);
  } catch (error) {
    const { stderr } = error as { stderr: string };
    if (/error sending request|dns error|Failed to download/i.test(stderr)) {
      skip("deno bundle fetches its esbuild from a registry that cannot be reached");
    }
    throw error;
  }
  expect(run(deno, ["run", "-A", "deno.mjs"], folder)).toBe(SAID);
});

nodeTest("next build takes a page, a lookup and the service", { timeout: 600_000 }, () => {
  const site = join(folder, "site");
  const recipe = /^```ts run=next\n([^]*?)^```$/m.exec(
    readFileSync(join(root, "server/docs/embed.md"), "utf8"),
  )![1]!;
  const files = {
    "package.json": '{"private":true}',
    "app/layout.js": "export default ({ children }) => <html><body>{children}</body></html>;",
    "app/page.js": `import { untwist } from "deadringer/match";
export default () => <p>{untwist("paypa1-login.top", ["paypal.com"])[0]?.brand}</p>;`,
    "app/look/route.js": `import { lookup } from "deadringer";
export const GET = async () => Response.json(typeof lookup("example.com").next);`,
    // Types are for TypeScript, which Next would install.
    "app/v1/[...path]/route.js": recipe.replaceAll(": Request", ""),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(site, name, ".."), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const { version, optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // Next's compiler is optional too.
  const packages = ["next@16", "react@19", "react-dom@19", join(folder, `deadringer-${version}.tgz`)];
  run("npm", ["install", "--ignore-scripts", "--no-audit", ...packages], site);
  for (const name of Object.keys(optionalDependencies)) {
    rmSync(join(site, "node_modules", name), { recursive: true, force: true });
  }
  const said = run(process.execPath, ["node_modules/next/dist/bin/next", "build"], site, {
    NEXT_TELEMETRY_DISABLED: "1",
  });
  expect(said).toContain("/v1/[...path]");
  expect(readFileSync(join(site, ".next/server/app/index.html"), "utf8")).toContain("<p>paypal.com</p>");
});
