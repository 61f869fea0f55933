/**
 * SQL conditions for texts that names must contain.
 * @module
 */
import { type GramQuery, gramText } from "../../../lib/ct/index/mod.ts";

/** Trigrams of one text in a condition: more of them narrow little, and each costs a lookup. */
const MAX_GRAMS = 12;
/** Trigrams in all, shared by the alternatives; when they get fewer than two each, all names of the database are read. */
const MAX_IN_ALL = 256;

/** At most that many elements of a list, spread over its length. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor(i * list.length / most)]!);
}

/** A trigram as a pattern of LIKE over reversed names; an edge is where there is no `%`. */
function like(gram: number): string {
  const text = gramText(gram);
  const inner = text.replaceAll("\0", "").replaceAll("_", "\\_");
  return `${text.startsWith("\0") ? "" : "%"}${inner}${text.endsWith("\0") ? "" : "%"}`;
}

/**
 * Returns a condition that holds at least for the names with what is needed; null when it holds for all.
 *
 * @param need What a search asks for.
 * @param column Holds names, reversed.
 * @param values Gets the values of the condition's parameters, `$1` being the first.
 * @example
 * ```ts
 * import { nameMatcher } from "../../../lib/ct/mod.ts";
 * import { likeCondition } from "./like.ts";
 * const values: string[] = [];
 * likeCondition(nameMatcher({ pattern: "^abc" }).need, "name", values);
 * console.assert(values.join() === "%ba,%cba%");
 * ```
 */
export function likeCondition(need: GramQuery, column: string, values: string[]): string | null {
  return conditionOf(need, column, values, MAX_IN_ALL);
}

function conditionOf(need: GramQuery, column: string, values: string[], most: number): string | null {
  if (need.type === "gram") {
    values.push(like(need.gram));
    return `${column} LIKE $${values.length}`;
  }
  if (need.list.length === 0) return need.type === "and" ? null : "false";
  if (need.type === "and") {
    const grams = spread(need.list.filter(({ type }) => type === "gram"), Math.min(most, MAX_GRAMS));
    const others = need.list.filter(({ type }) => type !== "gram");
    const share = Math.floor((most - grams.length) / Math.max(1, others.length));
    const parts = [...grams, ...others].map((inner) => conditionOf(inner, column, values, share))
      .filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(" AND ");
  }
  const share = Math.floor(most / need.list.length);
  if (share < 2) return null;
  const before = values.length;
  const parts = need.list.map((inner) => conditionOf(inner, column, values, share));
  if (!parts.includes(null)) return `(${parts.map((part) => `(${part})`).join(" OR ")})`;
  // A statement must not have values that it does not use.
  values.length = before;
  return null;
}
