import { afterAll, beforeAll } from "vitest";
import { allTests } from "./suite.ts";
import { type Contract, startContract } from "./service.ts";

let contract: Contract;
beforeAll(async () => void (contract = await startContract()), 120_000);
afterAll(() => contract?.close());

allTests(() => contract);
