import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SquatError } from "../../mod.ts";
import { quote } from "../checks.ts";
import { DEMO_DATA } from "../config/mod.ts";
import { makeFolder } from "./folder.ts";

const MARK = "demo.txt";
const TEXT = "The accounts and results in this folder are of the demo. It may be deleted.\n";

/**
 * Marks a data folder as the demo's. Accounts and keys alone do not make a folder a real one.
 *
 * @throws {SquatError} `invalid_parameter` when a service that is no demo has stored results in it.
 */
export function claimDemoFolder(folder: string): void {
  const mark = join(folder, MARK);
  if (existsSync(mark)) return;
  // Every service creates this database when it starts; commands on keys and owners do not.
  const wasServed = existsSync(join(folder, "watch.sqlite"));
  if (wasServed && resolve(folder) !== resolve(DEMO_DATA)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot run the demo on ${
        quote(folder)
      }, which has the results of a real service: give another folder, or ` +
        `none for ${DEMO_DATA}`,
    );
  }
  makeFolder(folder);
  writeFileSync(mark, TEXT);
}
