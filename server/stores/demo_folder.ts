import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { InvalidParameter, quote } from "../checks.ts";
import { DEMO_DATA } from "../config/storage_url.ts";
import { makeFolder } from "../io/folder.ts";

const MARK_FILE = "demo.txt";
const MARK_TEXT = "The accounts and results in this folder are of the demo. It may be deleted.\n";

/**
 * Whether a folder without a mark is of a demo, such as one that was restored: the demo's own folder with a store, or one
 * whose results are all of the demo's brands, which are fictional.
 */
function isUnmarkedDemo(folder: string, demoDomains: readonly unknown[]): boolean {
  const file = join(folder, "deadringer.db");
  if (!existsSync(file)) return false;
  if (resolve(folder) === resolve(DEMO_DATA)) return true;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const domains = db.prepare("SELECT DISTINCT domain FROM results").all().map(({ domain }) => domain);
    return domains.length > 0 && domains.every((domain) => demoDomains.includes(domain));
  } finally {
    db.close();
  }
}

/**
 * Claims a data folder for the demo or for a real service: simulated results never mix with real ones. Accounts and
 * keys alone do not make a folder a real one.
 *
 * @param demoDomains The brands of the demo.
 * @throws {SquatError} `invalid_parameter` when the other of the two has used it.
 */
export function claimFolder(folder: string, isDemo: boolean, demoDomains: readonly string[]): void {
  const mark = join(folder, MARK_FILE);
  const isMarked = existsSync(mark);
  const isOfDemo = isMarked || isUnmarkedDemo(folder, demoDomains);
  if (!isDemo) {
    if (!isOfDemo) return;
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
  if (wasServed && !isOfDemo) {
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
