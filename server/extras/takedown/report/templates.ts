import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkTemplates, TEMPLATE_NAMES } from "../lib/report/mod.ts";
import { quote, SettingError } from "../../../checks.ts";
import { fileFault } from "../../../io/file_fault.ts";

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
    throw new SettingError("report_templates", folder, "no such folder; give one that exists");
  }
  for (const name of TEMPLATE_NAMES) {
    const path = join(folder, `${name}.txt`);
    try {
      templates.set(name, readFileSync(path, "utf8"));
    } catch (error) {
      const fault = error as NodeJS.ErrnoException;
      if (fault.code !== "ENOENT") {
        throw new SettingError("report_templates", folder, `cannot read ${quote(path)}: ${fileFault(fault)}`);
      }
    }
  }
  checkTemplates(templates);
  return templates;
}
