import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { InvalidParameter, quote } from "../checks.ts";
import { DEMO_DATA } from "../config/storage_url.ts";
import { makeFolder } from "../io/folder.ts";

const MARK_FILE = "demo.txt";
const MARK_TEXT = "The accounts and results in this folder are of the demo. It may be deleted.\n";

/**
 * Claims a data folder for the demo or for a real service: simulated results never mix with real ones. Accounts and
 * keys alone do not make a folder a real one.
 *
 * @throws {SquatError} `invalid_parameter` when the other of the two has used it.
 */
export function claimFolder(folder: string, isDemo: boolean): void {
  const mark = join(folder, MARK_FILE);
  const isMarked = existsSync(mark);
  if (!isDemo) {
    if (!isMarked) return;
    throw new InvalidParameter(
      `Cannot run a real service on ${
        quote(folder)
      }, which has the results of the demo: give another folder, or ` +
        "delete this one",
    );
  }
  if (isMarked) return;
  // A service makes databases of its own beside that of keys and owners, which commands use too.
  const wasServed = existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".sqlite"));
  if (wasServed) {
    throw new InvalidParameter(
      `Cannot run the demo on ${
        quote(folder)
      }, which has the results of a real service: give another folder, or ` +
        `none for ${DEMO_DATA}`,
    );
  }
  makeFolder(folder);
  writeFileSync(mark, MARK_TEXT);
}
