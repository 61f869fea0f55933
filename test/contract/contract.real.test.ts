import { afterAll, beforeAll, describe } from "vitest";
import { noPostgres, type PostgresServer, startPostgres } from "../server/stores/postgres.ts";
import { type Contract, startContract } from "./service.ts";
import { allTests } from "./suite.ts";

let server: PostgresServer | null = null;
let contract: Contract;
beforeAll(async () => {
  server = await startPostgres();
  if (server !== null) contract = await startContract(await server.database());
}, 120_000);
afterAll(async () => {
  await contract?.close();
  await server?.close();
});

describe.skipIf(noPostgres !== null)("on PostgreSQL", () => allTests(() => contract));
