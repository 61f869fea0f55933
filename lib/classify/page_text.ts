/**
 * Words of a page's text, hashed as they are read.
 * @module
 */
import type { PageSummary } from "./summary.ts";
import { HASH_SEED, hashStep, joinHash, topicOf } from "./words.ts";

const VOID = -1;
// ASCII letters and digits in lower case; 0 for separators of words.
const LOWER = new Uint8Array(128);
for (let unit = 48; unit <= 122; unit++) {
  if (unit <= 57 || unit >= 97) LOWER[unit] = unit;
  else if (unit >= 65 && unit <= 90) LOWER[unit] = unit + 32;
}

/** Counts words and characters of a text, and its phrases by topic in `into`. */
export function readText(s: string, page: PageSummary, into: Float64Array): void {
  const to = s.length;
  let previous = VOID, pair = VOID, triple = VOID, i = 0;
  while (i < to) {
    let unit = s.charCodeAt(i);
    if (unit <= 32) {
      i++;
      continue;
    }
    let hash = HASH_SEED;
    const start = i;
    if (unit >= 0x3040 && unit <= 0x9fff) {
      hash = hashStep(hash, unit);
      i++;
      // Katakana and Hangul form words; each ideograph counts as one.
      if (unit < 0x3400) {
        while (i < to && (unit = s.charCodeAt(i)) >= 0x3040 && unit < 0x3400) {
          hash = hashStep(hash, unit);
          i++;
        }
      }
    } else {
      while (i < to) {
        unit = s.charCodeAt(i);
        if (unit < 128) {
          const lower = LOWER[unit]!;
          if (lower === 0) break;
          hash = hashStep(hash, lower);
        } else if (unit >= 0xc0 && (unit < 0x2000 || unit > 0xabff)) {
          hash = hashStep(
            hash,
            unit < 0x370 ? unit | (unit < 0xdf ? 32 : 0) : unit >= 0x410 && unit <= 0x42f ? unit + 32 : unit,
          );
        } else break;
        i++;
      }
      if (i === start) {
        i++;
        continue;
      }
    }
    page.n.textChars += i - start;
    page.n.words++;
    let topic = topicOf(hash);
    if (topic >= 0) into[topic]!++;
    if (previous !== VOID) {
      const two = joinHash(previous, hash);
      if ((topic = topicOf(two)) >= 0) into[topic]! += 2;
      if (pair !== VOID) {
        const three = joinHash(pair, hash);
        if ((topic = topicOf(three)) >= 0) into[topic]! += 3;
        if (triple !== VOID && (topic = topicOf(joinHash(triple, hash))) >= 0) into[topic]! += 4;
        triple = three;
      }
      pair = two;
    }
    previous = hash;
  }
}
