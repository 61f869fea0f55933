/**
 * Look-alikes of a domain name, the likeliest to be squatted first.
 * @module
 */
export {
  KEYBOARDS,
  KIND_TITLES,
  PERMUTATION_KINDS,
  permute,
  type PermuteOptions,
} from "../../lib/permute/mod.ts";
