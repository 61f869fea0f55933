/**
 * Names of certificates: searched by an RE2 pattern in linear time, in an index of yours or in memory.
 * @module
 */
export {
  ctNames,
  type CtQuery,
  ctSearch,
  type CTSearchResult,
  memoryIndex,
  type NameFacts,
  type NameIndex,
} from "../../lib/ct/mod.ts";
