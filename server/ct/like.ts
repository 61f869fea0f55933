/**
 * What names must contain, as conditions of SQL.
 * @module
 */
import { type GramQuery, gramText } from "../../lib/ct/grams.ts";

/** Trigrams of one text that are asked for: more narrow nothing, and each is looked up. */
const MOST_GRAMS = 24;
/** Alternatives; with more the database is asked for all names. */
const MOST_BRANCHES = 32;

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
 * import { compilePattern } from "../../lib/ct/pattern.ts";
 * import { likeCondition } from "./like.ts";
 * const values: string[] = [];
 * likeCondition(compilePattern("^abc").need, "name", values);
 * console.assert(values.join() === "%ba,%cba%");
 * ```
 */
export function likeCondition(need: GramQuery, column: string, values: string[]): string | null {
  if (need.type === "gram") {
    values.push(like(need.gram));
    return `${column} LIKE $${values.length}`;
  }
  if (need.type === "and") {
    const parts = need.list.slice(0, MOST_GRAMS).map((inner) => likeCondition(inner, column, values))
      .filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(" AND ");
  }
  if (need.list.length === 0) return "false";
  if (need.list.length > MOST_BRANCHES) return null;
  const before = values.length;
  const parts = need.list.map((inner) => likeCondition(inner, column, values));
  if (!parts.includes(null)) return `(${parts.map((part) => `(${part})`).join(" OR ")})`;
  // A statement must not have values that it does not use.
  values.length = before;
  return null;
}
