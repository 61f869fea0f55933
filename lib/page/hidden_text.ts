/**
 * What foreign text hides: characters that steer a terminal, turn the direction of a line, or cannot be seen.
 * @module
 */

/**
 * Controls, format characters (marks of direction, of no width, tags), halves of surrogate pairs, separators of lines
 * and paragraphs, and what is no character: the categories of Unicode, so that no mark is forgotten.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]+/gu;

/** Returns the text in one line, each run of hidden characters as a space. */
export function plainLine(text: string): string {
  return text.replace(HIDDEN, " ");
}

/**
 * Returns the text with its hidden characters escaped as JSON escapes them, so that JSON stays what it is.
 *
 * @param kept Hidden characters that stay, such as the tab. @default none
 */
export function visible(text: string, kept = ""): string {
  return text.replace(HIDDEN, (run) => {
    let shown = "";
    for (let i = 0; i < run.length; i++) {
      const unit = run[i]!;
      shown += kept.includes(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    }
    return shown;
  });
}
