/**
 * The published contract of the service, sentence by sentence, as a client can check it.
 * @module
 */
import { describe } from "vitest";
import type { Contract } from "./service.ts";
import { accessTests } from "./access_suite.ts";
import { certificateTests } from "./certificates_suite.ts";
import { resultTests } from "./results_suite.ts";
import { streamTests } from "./streams_suite.ts";

/** All tests of the contract. */
export function allTests(contract: () => Contract): void {
  describe("streams", () => streamTests(contract));
  describe("retained results", () => resultTests(contract));
  describe("certificate transparency", () => certificateTests(contract));
  describe("keys, refusals, usage", () => accessTests(contract));
}
