/**
 * The PostgreSQL server of a test file, for tests that need a database of that kind and not how it is reached: they open
 * it as the product does, by `openStore` of whole/whole.ts, and change rows by `sqlOn`.
 * @module
 */
import { afterAll, type TestAPI } from "vitest";
import { noPostgres, type PostgresServer, startPostgres } from "./postgres_server.ts";
import { requires } from "./requires.ts";

export const server: PostgresServer | null = await startPostgres();
afterAll(() => server?.close());
export const onPostgres: TestAPI = requires(noPostgres);

/** Runs statements in the database of a URL. */
export const sqlOn = (url: string, text: string): Promise<string> =>
  server!.sql(text, new URL(url).pathname.slice(1));
