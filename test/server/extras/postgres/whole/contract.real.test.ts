import { afterAll, describe } from "vitest";
import { contractOn } from "../../../../contract/suite.ts";
import { noPostgres, type PostgresServer, startPostgres } from "../../../../postgres_server.ts";

describe.skipIf(noPostgres !== null)("on PostgreSQL", () => {
  let server: PostgresServer | null = null;
  // Last: hooks run from the last one back.
  afterAll(() => server?.close());
  contractOn(async () => {
    server = await startPostgres();
    return await server?.database();
  });
});
