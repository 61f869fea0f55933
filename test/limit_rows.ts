import { readFileSync } from "node:fs";

/** The section of SECURITY.md about limits. */
export const limitsNote: string = readFileSync(new URL("../.github/SECURITY.md", import.meta.url), "utf8")
  .split("## Limits")[1]!.split("\n## ")[0]!;

/** The cells of its table, by line; a line without a resource belongs to the line above. */
export const limitCells: readonly string[][] = limitsNote.split("\n").filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim())).slice(2);

/** The same, each line with its resource. */
export const limitRows: readonly { resource: string; limit: string; refusal: string }[] = (() => {
  let last = "";
  return limitCells.map(([resource, limit, , refusal]) => ({
    resource: last = resource! || last,
    limit: limit!,
    refusal: refusal!,
  }));
})();
