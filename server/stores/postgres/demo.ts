import type { Database } from "./database.ts";
import { InvalidParameter } from "../../checks.ts";

/** Adds the one row that says whether the results are the demo's. A database with results from before is a real one. */
export const demoTable = `
  CREATE TABLE deadringer.demo (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), is_demo boolean NOT NULL
  );
  INSERT INTO deadringer.demo (is_demo)
    SELECT false WHERE EXISTS (SELECT FROM deadringer.results) OR EXISTS (SELECT FROM deadringer.usage)
      OR EXISTS (SELECT FROM deadringer.history_dns) OR EXISTS (SELECT FROM deadringer.watch_brands);
`;

/**
 * Claims a database for the demo or for a real service: simulated results never mix with real ones. Accounts and keys
 * alone do not make a database a real one. The first to start decides, also when several start at once.
 *
 * @throws {SquatError} `invalid_parameter` when the other of the two has used it.
 */
export async function claimDatabase(database: Database, isDemo: boolean): Promise<void> {
  await database.query("INSERT INTO deadringer.demo (is_demo) VALUES ($1) ON CONFLICT DO NOTHING", [isDemo]);
  const { rows } = await database.query<{ is_demo: boolean }>("SELECT is_demo FROM deadringer.demo");
  if (rows[0]!.is_demo === isDemo) return;
  const [wanted, has] = isDemo ? ["the demo", "a real service"] : ["a real service", "the demo"];
  throw new InvalidParameter(
    `Cannot run ${wanted} on ${database.name}, which has the results of ${has}: give another database`,
  );
}
