// Only on Node: it reads the sources, which are the same for both.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { partsOf } from "../server/extension.ts";
import { EXTENSIONS } from "../server/extras/mod.ts";
import { routesOf } from "../server/http/routes/mod.ts";
import { knownScopes } from "../server/wire/scopes.ts";
import { deletionErrors } from "./tools/without.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Tests of the whole product, and composition roots, may name extensions. */
const WHOLE =
  /^test\/(?:whole|faults|real|web|fuzz|farm|tools|http|[^/]+\.test\.ts$)|^server\/(?:cli|mod|client)\.ts$/;
const core = globSync(["lib/**/*.ts", "server/**/*.{ts,tsx}", "test/**/*.ts"], { cwd: root })
  .filter((file) => !/\/extras\/|\/data\//.test(file) && !WHOLE.test(file));
/** Ids of routes that are words of the core too: linked accounts go in the transaction that removes a person. */
const CORE_WORDS: ReadonlySet<string> = new Set(['"identities"']);
const coreRoutes = routesOf([]);
const folders = globSync("server/extras/*/", { cwd: root }).map((path) => path.split("/")[2]!).sort();

test("keys can be made for the scope of every route", async () => {
  const extras = await partsOf(EXTENSIONS), known = knownScopes(extras);
  const scopes = routesOf(extras).map(({ access }) => "scope" in access ? access.scope : null);
  expect(scopes.filter((scope) => scope !== null && !known.includes(scope))).toEqual([]);
});

test("the list and the folders are the same", () => {
  expect(EXTENSIONS.map(({ name }) => name).sort()).toEqual(folders);
  const tested = (name: string) => existsSync(join(root, `test/server/extras/${name}`));
  expect(folders.filter((name) => !tested(name)), "extensions without a folder below test/server/extras/")
    .toEqual([]);
});

test("the core knows no database but its own", () => {
  const sources = core.filter((file) => file.startsWith("server/"));
  expect(sources.filter((file) => /postgres|libpq|pg_\w/i.test(read(file)))).toEqual([]);
});

describe.each(EXTENSIONS.map((extension) => [extension.name, extension] as const))(
  "%s",
  (name, extension) => {
    test("the core, the library and their tests name nothing of it", async () => {
      const [part] = await partsOf([extension]);
      const routes = part?.routes ?? [];
      const words = [
        `extras/${name}/`,
        ...routes.map(({ id }) => `"${id}"`).filter((word) => !CORE_WORDS.has(word)),
        // A path as far as its first parameter, unless a route of the core begins so too.
        ...routes.map(({ path }) => path.split("{")[0]!.length < 4 ? path : path.split("{")[0]!)
          .filter((begin) => !coreRoutes.some(({ path }) => path.startsWith(begin))),
        ...Object.keys(extension.commands ?? {}).map((command) => `deadringer ${command}`),
        ...(part?.stores ?? []).map(({ file }) => `"${file}"`),
        ...(part?.stores ?? []).flatMap(({ schema }) =>
          [...schema.steps.join("").matchAll(/CREATE TABLE (\w+)/g)]
            .flatMap(([, table]) => [` FROM ${table}`, ` INTO ${table}`, `"${table}"`])
        ),
        ...Object.keys(part?.schemas ?? {}).map((schema) => `json: "${schema}"`),
        ...Object.keys(extension.scopes ?? {}).map((scope) => `scope: "${scope}"`),
        ...Object.keys(extension.scopes ?? {}).map((scope) => `  "${scope}",`),
        ...Object.values(extension.scopes ?? {}),
        ...Object.keys(extension.settings?.rows ?? {}).flatMap((setting) => [
          `DEADRINGER_${setting.toUpperCase()}`,
          `config.${setting}`,
          // One word by itself is one of everything.
          ...setting.includes("_") ? [`${setting}:`, `.${setting}`, `"${setting}"`] : [],
        ]),
        ...Object.keys(part?.docs ?? {}).map((page) => `docs/${page}`),
      ];
      expect(words.filter((word) => word.length < 4)).toEqual([]);
      const found = core.flatMap((file) => {
        const text = read(file);
        return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
      });
      expect(found).toEqual([]);
    });

    test("says which extensions it needs", () => {
      const folder = join(root, `server/extras/${name}`);
      const named = globSync("**/*.ts", { cwd: folder }).flatMap((file) =>
        [...readFileSync(join(folder, file), "utf8").matchAll(/from "((?:\.\.\/)+)(\w+)\//g)]
          .filter(([, up]) => up!.length / 3 === file.split("/").length)
          .map(([, , other]) => other!)
      );
      expect([...new Set(named)].sort()).toEqual([...extension.needs ?? []].sort());
    });

    test("without its folder and its line no import and no type is missing", () => {
      expect(deletionErrors(root, name)).toEqual([]);
    });
  },
);
