/**
 * A table that finds the topics of a page's words by hash while the page is read, without making a string of any word.
 * @module
 */
import { PHRASES, type Topic } from "./data/topics.ts";

/** The topics in a fixed order: position is the number that {@link topicOf} returns. */
export const TOPICS: readonly Topic[] = Object.keys(PHRASES) as Topic[];

/** Positions in {@link TOPICS} by the hash of a phrase. */
const POSITIONS = new Map<number, number>();

/** One step of the 32-bit FNV-1a hash of a word, over UTF-16 code units already in lower case. */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 16777619);
}

/** What a hash starts with. */
export const HASH_SEED: number = 0x811c9dc5 | 0;

/** The hash of a text, of its code units unchanged. */
function hashOf(text: string): number {
  let hash = HASH_SEED;
  for (let i = 0; i < text.length; i++) hash = hashStep(hash, text.charCodeAt(i));
  return hash;
}

/** The hash of a phrase from the hash of all words but the last and the hash of the last. */
export function joinHash(before: number, last: number): number {
  return Math.imul((before << 5) ^ (before >>> 27) ^ last, 0x9e3779b1);
}

/** Position in {@link TOPICS} of the phrase with this hash, or -1. */
export function topicOf(hash: number): number {
  return POSITIONS.get(hash) ?? -1;
}

for (const [position, topic] of TOPICS.entries()) {
  for (const phrase of PHRASES[topic].split("|")) {
    const hash = phrase.split(" ").map(hashOf).reduce(joinHash);
    // A phrase of two topics belongs to the first.
    if (!POSITIONS.has(hash)) POSITIONS.set(hash, position);
  }
}
