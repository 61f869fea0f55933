import { ownTechnologies } from "../lib/observe/web/technologies/mod.ts";
import { permute } from "../mod.ts";

/** Loads and compiles what would hold all other requests for a tenth of a second when one needs it for the first time. */
export async function warmUp(): Promise<void> {
  await import("./mcp/serve.ts");
  ownTechnologies();
  // The tables of words and suffixes.
  Array.from(permute("example.com", { budget: 1_000 }));
}
