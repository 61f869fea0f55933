/**
 * untwist() over 100,000 made-up brand names: building the index, time a question, and whether every name of one
 * edit leads back to its brand: all candidates of 200 of the brands, each under a suffix of its turn.
 *
 * usage: node bench/untwist.ts [BRANDS 100000] [SAMPLE 200]
 * @module
 */
import { performance } from "node:perf_hooks";
import { brandIndex, permute, untwist } from "../lib/permute/mod.ts";
import { KINDS } from "../lib/permute/kinds.ts";
import { nameOf } from "../lib/permute/name.ts";
import { isRegistrable, suffixes } from "../lib/permute/suffixes.ts";

/** Xorshift: the same names in every run. */
let state = 88172645;
function random(below: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
}
void performance, brandIndex, permute, untwist, KINDS, nameOf, isRegistrable, suffixes, random;
