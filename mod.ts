/**
 * Finds look-alike domains and says what they are.
 * @module
 */

export { parseDomain } from "./lib/domain.ts";
export type { ParsedDomain } from "./lib/domain.ts";
export { SquatError } from "./lib/errors.ts";
export type { SquatErrorCode } from "./lib/errors.ts";
export * from "./lib/model.ts";
