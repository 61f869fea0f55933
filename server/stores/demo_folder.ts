import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { InvalidParameter, quote } from "../checks.ts";
import { DEMO_DATA } from "./storage_url.ts";
import { WATCH_STORE } from "./watch_sql.ts";
import { makeFolder } from "../io/folder.ts";
import { BRAND } from "../mini/names.ts";

const MARK_FILE = "demo.txt";
const MARK_TEXT = "The accounts and results in this folder are of the demo. It may be deleted.\n";

/**
 * Whether a folder is of a demo from before there was a mark: the demo's own folder with a store, or one whose results
 * are all of the demo's brand, which is fictional.
 */
function isUnmarkedDemo(folder: string): boolean {
  const file = join(folder, "deadringer.db");
  if (!existsSync(file)) return false;
  if (resolve(folder) === resolve(DEMO_DATA)) return true;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const row = db.prepare("SELECT count(*) AS results, sum(domain = ?) AS ofDemo FROM results").get(BRAND)!;
    return Number(row["results"]) > 0 && row["results"] === row["ofDemo"];
  } finally {
    db.close();
  }
}

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
    if (!isMarked && !isUnmarkedDemo(folder)) return;
    throw new InvalidParameter(
      `Cannot run a real service on ${
        quote(folder)
      }, which has the results of the demo: give another folder, or ` +
        "delete this one",
    );
  }
  if (isMarked) return;
  // Every service creates this database when it starts; commands on keys and owners do not.
  const wasServed = existsSync(join(folder, WATCH_STORE.file));
  if (wasServed && resolve(folder) !== resolve(DEMO_DATA)) {
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
