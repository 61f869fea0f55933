import { text } from "./command.ts";

/** The option for a pattern of names. */
export const PATTERN = text({
  value: "RE",
  help: "of the names read, only those that this pattern (RE2) finds, such as '^ing-'",
});

/**
 * Returns whether a name is wanted: all are without a pattern. Case does not count.
 *
 * @throws {SquatError} `invalid_pattern` with the position.
 */
export async function wantedNames(pattern: string | undefined): Promise<(name: string) => boolean> {
  if (pattern === undefined) return () => true;
  const { compileSearch } = await import("../../lib/ct/mod.ts");
  return compileSearch(pattern);
}
