import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SquatError } from "../../mod.ts";
import { quote } from "../checks.ts";
import { DEMO_DATA } from "../config/mod.ts";
import { makeFolder } from "../io/folder.ts";

const MARK = "demo.txt";
const TEXT = "The accounts and results in this folder are of the demo. It may be deleted.\n";

/**
 * Claims a data folder for the demo or for a real service: simulated results never mix with real ones. Accounts and
 * keys alone do not make a folder a real one.
 *
 * @throws {SquatError} `invalid_parameter` when the other of the two has used it.
 */
export function claimFolder(folder: string, isDemo: boolean): void {
  const mark = join(folder, MARK);
  const isMarked = existsSync(mark);
  if (!isDemo) {
    if (!isMarked) return;
    throw new SquatError(
      "invalid_parameter",
      `Cannot run a real service on ${
        quote(folder)
      }, which has the results of the demo: give another folder, or ` +
        "delete this one",
    );
  }
  if (isMarked) return;
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
