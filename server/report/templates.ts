import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkTemplates, TEMPLATE_NAMES } from "../../lib/report/mod.ts";
import { SquatError } from "../../mod.ts";
import { quote } from "../checks.ts";

/**
 * Reads the templates of an operator's folder: `registrar.txt`, `hosting.txt` … `fact-sheet.txt`, as many as there are.
 *
 * @param folder The folder; empty for none.
 * @throws {SquatError} `invalid_parameter` when there is no such folder, or a template cannot be used.
 */
export function readTemplates(folder: string): ReadonlyMap<string, string> {
  const templates = new Map<string, string>();
  if (folder === "") return templates;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SquatError("invalid_parameter", `Cannot read templates: there is no folder ${quote(folder)}`);
  }
  for (const name of TEMPLATE_NAMES) {
    const path = join(folder, `${name}.txt`);
    try {
      templates.set(name, readFileSync(path, "utf8"));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT") {
        throw new SquatError("invalid_parameter", `Cannot read ${quote(path)}: ${message}`);
      }
    }
  }
  checkTemplates(templates);
  return templates;
}
