import { afterAll, beforeAll, describe } from "vitest";
import { noPostgres, type PostgresServer, startPostgres } from "../server/extras/postgres/server.ts";
import { type Contract, startContract } from "./service.ts";
import { allTests } from "./suite.ts";

/** Runs the contract's tests on a service of its own. */
function onStore(store: () => Promise<string | undefined>): void {
  let contract: Contract;
  beforeAll(async () => void (contract = await startContract(await store())), 120_000);
  afterAll(() => contract?.close());
  allTests(() => contract);
}

describe("on SQLite", () => onStore(() => Promise.resolve(undefined)));

describe.skipIf(noPostgres !== null)("on PostgreSQL", () => {
  let server: PostgresServer | null = null;
  // Last: hooks run from the last one back.
  afterAll(() => server?.close());
  onStore(async () => {
    server = await startPostgres();
    return await server?.database();
  });
});
