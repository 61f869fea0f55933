import { NUMBERS, SIGN_PAIRS, SOUNDS } from "../data/shapes_and_keys.ts";
import type { Edit, Kind } from "./kind.ts";

const MAPPED_PAIRS: readonly (readonly [string, string])[] = [
  ...new Set([...`${SOUNDS} ${SIGN_PAIRS}`.split(" "), ...NUMBERS]),
].flatMap(
  (rule) => {
    const [from = "", to = ""] = rule.split(/[=>]/);
    return rule.includes(">") ? [[from, to] as const] : [[from, to] as const, [to, from] as const];
  },
);

/**
 * Common substitutions: by sound, by digits, of plural endings.
 *
 * Source: twistrs, mapped; numeral swap, homophones and singular/plural after AIL typo-squatting.
 */
export const mapped: Kind = {
  kind: "Mapped",
  *edits({ label, words }): Generator<Edit> {
    for (const [from, put] of MAPPED_PAIRS) {
      let count = 0;
      for (let at = label.indexOf(from); at >= 0; at = label.indexOf(from, at + 1)) {
        count++;
        yield {
          at,
          drop: from.length,
          put,
          variant: /\d/.test(from + put) ? "sign" : "sound",
          detail: `${from}>${put}`,
        };
      }
      if (count > 1) {
        const at = label.indexOf(from);
        const end = label.lastIndexOf(from) + from.length;
        const all = label.slice(at, end).replaceAll(from, put);
        yield { at, drop: end - at, put: all, variant: "all" };
      }
    }
    for (const { text, at } of words) {
      const end = at + text.length;
      const variant = end === label.length ? "plural" : "plural-inner";
      if (!text.endsWith("s")) yield { at: end, drop: 0, put: "s", variant, detail: "s" };
      if (/(s|x|z|ch|sh)$/.test(text)) yield { at: end, drop: 0, put: "es", variant, detail: "es" };
      if (/[^aeiou]y$/.test(text)) yield { at: end - 1, drop: 1, put: "ies", variant, detail: "ies" };
      if (/ies$/.test(text)) yield { at: end - 3, drop: 3, put: "y", variant, detail: "y" };
      if (/es$/.test(text)) yield { at: end - 2, drop: 2, put: "", variant, detail: "-es" };
      if (/[^s]s$/.test(text)) yield { at: end - 1, drop: 1, put: "", variant, detail: "-s" };
    }
  },
};
