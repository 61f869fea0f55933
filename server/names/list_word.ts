/** The word or suffix of a line; empty for none. Dictionaries and the Public Suffix List comment with `//`, IANA with `#`. */
export function wordOf(line: string, kind: "words" | "suffixes"): string {
  const text = line.trim();
  if (/^(?:#|;|!|\/\/|\/\*)/.test(text)) return "";
  const at = text.search(/\s(?:#|;|\/\/)/);
  const word = at < 0 ? text : text.slice(0, at).trim();
  return kind === "words" ? word : (word.split(/\s/, 1)[0] ?? "").replace(/^(?:\*\.|\.)/, "").toLowerCase();
}
