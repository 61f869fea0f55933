/**
 * The published contract of the service, sentence by sentence, as a client can check it.
 * @module
 */
import { afterAll, beforeAll, describe } from "vitest";
import { type Contract, startContract } from "./service.ts";
import { accessTests } from "./access_suite.ts";
import { certificateTests } from "./certificates_suite.ts";
import { resultTests } from "./results_suite.ts";
import { streamTests } from "./streams_suite.ts";

/** All tests of the contract, on a service of its own; `store` returns the URL of its store. @default the folder's */
export function contractOn(store: () => Promise<string | undefined>): void {
  let own: Contract;
  const contract = () => own;
  beforeAll(async () => void (own = await startContract(await store())), 120_000);
  afterAll(() => own?.close());
  describe("streams", () => streamTests(contract));
  describe("retained results", () => resultTests(contract));
  describe("certificate transparency", () => certificateTests(contract));
  describe("keys, refusals, usage", () => accessTests(contract));
}
