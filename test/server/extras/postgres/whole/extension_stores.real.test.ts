import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { onPostgres, server } from "../../../../on_postgres.ts";
import { openStore, PARTS } from "../../../../whole/whole.ts";

/** What every store of an extension does; on SQLite it is tested beside the suite. */
type Suite = (kind: string, one: unknown, other: unknown) => void;

if (server === null) onPostgres("stores of extensions on PostgreSQL", () => {});
else {
  const url = await server.database(), files = mkdtempSync(join(tmpdir(), "deadringer-stores-"));
  const one = await openStore(url, files), other = await openStore(url, files);
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    rmSync(files, { recursive: true });
  });
  const extras = fileURLToPath(new URL("../../", import.meta.url));
  for (const file of globSync("{*,*/*}/suite.ts", { cwd: extras }).sort()) {
    const exported = await import(new URL(file, `file://${extras}`).href) as Record<string, Suite>;
    const [, suite] = Object.entries(exported).find(([name]) => name.endsWith("Suite"))!;
    for (const store of PARTS.find(({ name }) => file.startsWith(`${name}/`))!.stores!) {
      suite("postgres", await one.open(store), await other.open(store));
    }
  }
}
