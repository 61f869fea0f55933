import type { Database } from "./database.ts";
import { InvalidParameter } from "../../checks.ts";

/**
 * Claims a database for the demo or for a real service: simulated results never mix with real ones. Accounts and keys
 * alone do not make a database a real one. The first to start decides, also when several start at once.
 *
 * @throws {SquatError} `invalid_parameter` when the other of the two has used it.
 */
export async function claimDatabase(database: Database, isDemo: boolean): Promise<void> {
  await database.query("INSERT INTO demo (is_demo) VALUES ($1) ON CONFLICT DO NOTHING", [isDemo]);
  const { rows } = await database.query<{ is_demo: boolean }>("SELECT is_demo FROM demo");
  if (rows[0]!.is_demo === isDemo) return;
  const [wanted, has] = isDemo ? ["the demo", "a real service"] : ["a real service", "the demo"];
  throw new InvalidParameter(
    `Cannot run ${wanted} on ${database.name}, which has the results of ${has}: give another database`,
  );
}
