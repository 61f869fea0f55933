/**
 * Loaded before the examples of docstrings are run: an assertion of theirs that does not hold fails, where
 * `console.assert` alone would only write about it.
 * @module
 */
console.assert = (holds?: boolean, ...what: unknown[]) => {
  if (!holds) throw new Error(["An example does not hold", ...what].join(": "));
};
