/**
 * Look-alikes of a domain name, the likeliest to be squatted first, and what makes a name one.
 * @module
 */
export { explain } from "../../lib/permute/explain.ts";
export { KIND_TITLES, PERMUTATION_KINDS, permute, type PermuteOptions } from "../../lib/permute/mod.ts";
