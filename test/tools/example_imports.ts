/**
 * Imports of examples in declarations: docstrings import files beside them, so that their examples run here, and users
 * import the package.
 * @module
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript5";

const IMPORT = /^( *\* )import (type )?\{ ([^}]+) \} from "(\.[^"]+)\.ts";/gm;

/**
 * Makes the examples in the declarations of a package import it by name. What no subpath exports is left as it is: users
 * meet no docstring of it.
 *
 * @param subpaths The declarations of each subpath, by its name: `.`, `./match`.
 * @param program A program with all of them.
 */
export function importPackage(
  name: string,
  subpaths: ReadonlyMap<string, string>,
  program: ts.Program,
): void {
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  };
  const original = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const places = new Map<ts.Symbol, string>();
  // The package itself opens sockets, so it comes last: an example of a part works in a browser too.
  const narrowFirst = [...subpaths].sort(([a], [b]) => Number(a === ".") - Number(b === "."));
  for (const [subpath, file] of narrowFirst) {
    for (const symbol of exportsOf(file)) {
      if (!places.has(original(symbol))) places.set(original(symbol), name + subpath.slice(1));
    }
  }
  for (const { fileName } of program.getSourceFiles().filter(({ isDeclarationFile }) => isDeclarationFile)) {
    if (!resolve(fileName).startsWith(resolve("dist"))) continue;
    const text = readFileSync(fileName, "utf8");
    const packaged = text.replace(IMPORT, (line, start, type = "", names: string, path: string) => {
      const known = new Map(
        exportsOf(resolve(dirname(fileName), `${path}.d.ts`)).map((each) => [each.name, original(each)]),
      );
      const found = Map.groupBy(names.split(/,\s*/), (each) => {
        const symbol = known.get(each.replace(/^type /, "").replace(/ as .*/, "").trim());
        return symbol && places.get(symbol);
      });
      if (found.has(undefined)) return line;
      return [...found].map(([from, some]) =>
        `${start}import ${type}{ ${some.join(", ")} } from ${JSON.stringify(from)};`
      ).join("\n");
    });
    if (packaged !== text) writeFileSync(fileName, packaged);
  }
}
