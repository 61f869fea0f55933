/**
 * Declarations as users get them. Types for CommonJS: `require` of these modules works on every Node that the package supports, but under `node16`
 * TypeScript compiles it only where the declarations are CommonJS too: `.d.cts` files that say the same as the `.d.ts`.
 * @module
 */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
// TypeScript 7 has no stable API yet; this is that of TypeScript 5.
import ts from "typescript5";
import { importPackage } from "./example_imports.ts";

/**
 * Writes a `.d.cts` beside the `.d.ts` of every subpath in dist/, whose examples then import the package, and removes
 * the declarations that no subpath names.
 */
export function declareForUsers(): void {
  const { name, exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
    name: string;
    exports: Record<string, string | { types: string }>;
  };
  const subpaths = new Map(
    Object.entries(exports).flatMap(([subpath, each]) =>
      typeof each === "string" ? [] : [[subpath, each.types]]
    ),
  );
  const files = [...subpaths.values()];
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    types: ["node"],
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    const own = `./${file.slice(file.lastIndexOf("/") + 1).replace(/\.d\.ts$/, ".js")}`;
    const from = `import(${JSON.stringify(own)}, { with: { "resolution-mode": "import" } })`;
    const lines = [`export type * from ${JSON.stringify(own)} with { "resolution-mode": "import" };`];
    for (const symbol of checker.getExportsOfModule(module)) {
      const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!(flags & ts.SymbolFlags.Value)) continue;
      lines.push(`export declare const ${symbol.name}: typeof ${from}.${symbol.name};`);
      // The line above hides the name of the star, which for a class is a type too.
      if (flags & ts.SymbolFlags.Type) {
        const { typeParameters = [] } = checker.getDeclaredTypeOfSymbol(symbol) as ts.InterfaceType;
        const declared = typeParameters.map((each) => each.symbol.name + constraintOf(each, checker));
        const given = typeParameters.map((each) => each.symbol.name);
        lines.push(`export type ${symbol.name}${list(declared)} = ${from}.${symbol.name}${list(given)};`);
      }
    }
    writeFileSync(file.replace(/\.d\.ts$/, ".d.cts"), lines.join("\n") + "\n");
  }
  importPackage(name, subpaths, program);
  const named = new Set(program.getSourceFiles().map(({ fileName }) => resolve(fileName)));
  for (const file of globSync("dist/**/*.d.ts")) if (!named.has(resolve(file))) rmSync(file);
}

/** ` extends …` where a type parameter has a constraint, in types of the language. */
function constraintOf(parameter: ts.TypeParameter, checker: ts.TypeChecker): string {
  if (parameter.getDefault() !== undefined) throw new Error(`${parameter.symbol.name} has a default`);
  const constraint = parameter.getConstraint();
  if (constraint === undefined) return "";
  const { InTypeAlias, NoTruncation } = ts.TypeFormatFlags;
  return ` extends ${checker.typeToString(constraint, undefined, InTypeAlias | NoTruncation)}`;
}

const list = (parameters: string[]): string => parameters.length === 0 ? "" : `<${parameters.join(", ")}>`;
