/** A member of a JSON text: names and indexes from the outside in, such as `["brands", 0, "name"]`. */
export type JsonPath = readonly (string | number)[];

const pathKey = (path: JsonPath): string => JSON.stringify(path.map(String));

/**
 * Finds the line of each member of a JSON text, which `JSON.parse` does not report.
 *
 * @param text Valid JSON.
 */
export function jsonLines(text: string) {
  const lines = new Map<string, number>();
  const open: { isList: boolean; at: string | number }[] = [];
  let twice = null as { path: JsonPath; line: number } | null;
  let line = 1;
  const begin = () => {
    const path = open.map(({ at }) => at);
    if (lines.has(pathKey(path))) twice ??= { path, line };
    else lines.set(pathKey(path), line);
  };
  /** Whether the next string is the name of a member. */
  let isName = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},\n]|[-+\w.]+/g)) {
    const inner = open.at(-1);
    if (token === "\n") line++;
    else if (token === "}" || token === "]") {
      open.pop();
      isName = false;
    } else if (token === ",") {
      if (inner?.isList === true) inner.at = Number(inner.at) + 1;
      else isName = true;
    } else if (isName) {
      inner!.at = JSON.parse(token) as string;
      isName = false;
      begin();
    } else {
      // A value of a list; that of an object began with its name.
      if (inner?.isList === true) begin();
      if (token === "[") open.push({ isList: true, at: 0 });
      if (token === "{") open.push({ isList: false, at: "" });
      isName = token === "{";
    }
  }
  return {
    /** The first member that its object has twice, and the line of the second; null when there is none. */
    twice,
    /** The line of a member, from 1; of the innermost one that exists when it does not. */
    lineOf(wanted: JsonPath): number {
      for (let length = wanted.length; length > 0; length--) {
        const found = lines.get(pathKey(wanted.slice(0, length)));
        if (found !== undefined) return found;
      }
      return 1;
    },
  };
}
