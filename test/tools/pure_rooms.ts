/**
 * Rooms of `lib/` that touch no runtime: they reach no module of Node's, which `test/layers.test.ts` holds. Their tests
 * run on Node alone, and on Deno the examples of their docstrings (`npm run check:docs`).
 */
export const PURE_ROOMS: readonly string[] = [
  "assess",
  "classify",
  "ct/data",
  "ct/index",
  "ct/regex",
  "export",
  "lines",
  "match",
  "ops",
  "page",
  "permute",
];
