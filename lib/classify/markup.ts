/**
 * Pieces of HTML reading that need no state: hosts of references, attributes of one tag.
 * @module
 */
/** An ASCII capital in lower case; every other code unit as it is. */
export function lowerUnit(unit: number): number {
  return unit >= 65 && unit <= 90 ? unit + 32 : unit;
}

/** The host of an absolute or scheme-relative URL in lower case, else "". */
export function hostOf(url: string): string {
  // Most references are paths: they have no "//" where a scheme may end.
  const slashes = url.indexOf("//");
  if (slashes < 0 && !url.includes("\\")) return "";
  if (
    slashes === 0 || (slashes === 6 && url.startsWith("https:")) || (slashes === 5 && url.startsWith("http:"))
  ) {
    // The common spelling: a plain host of lower-case letters, digits, dots and hyphens.
    let end = slashes + 2;
    for (; end < url.length; end++) {
      const u = url.charCodeAt(end);
      if (!((u >= 97 && u <= 122) || (u >= 45 && u <= 57 && u !== 47))) break;
    }
    const next = end < url.length ? url.charCodeAt(end) : 47;
    const length = end - slashes - 2;
    if (next === 47 && length > 0 && length < 254 && url.charCodeAt(end - 1) !== 46) {
      return url.slice(slashes + 2, end);
    }
  }
  const match = /^\s*(?:https?:)?[\\/]{2}(?:[^/?#\\@]{0,200}@)?([^/?#\\:\s"'<>]{1,253})/i.exec(
    url.slice(0, 512),
  );
  return match === null ? "" : match[1]!.toLowerCase().replace(/\.$/, "");
}

/** The host of a name or of a URL, "" for none. */
export function hostOfName(name: string | undefined): string {
  return name === undefined ? "" : hostOf(name) || hostOf(`//${name}`);
}

/** The registrable part of a host by shape alone: `lib/classify` carries no suffix list. */
export function siteOf(host: string): string {
  const labels = host.split(".");
  const n = labels.length;
  if (n < 3) return host;
  const three = labels[n - 1]!.length === 2 && labels[n - 2]!.length <= 3;
  return labels.slice(three ? -3 : -2).join(".");
}

/**
 * Decodes numeric character references: browsers read `&#112;assword` as a password. Done only where a page could hide
 * something with them: most attributes are classes and ids.
 */
function decodeReferences(value: string): string {
  if (!value.includes("&#")) return value;
  return value.replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?/gi, (whole, hex?: string, decimal?: string) => {
    const point = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

const MAX_ATTRIBUTES = 32;
const MAX_VALUE = 1024;

/** An attribute's name in lower case. The most common ones are constants, which need no copy and no new hash. */
function nameOf(s: string, start: number, end: number): string {
  const common = COMMON[end - start];
  if (common !== undefined) {
    for (const name of common) if (s.startsWith(name, start)) return name;
  }
  return s.slice(start, Math.min(end, start + 32)).toLowerCase();
}
const COMMON: readonly (readonly string[] | undefined)[] = [
  undefined,
  undefined,
  ["id"],
  ["src", "alt", "rel"],
  ["href", "type", "name"],
  ["class", "style", "title", "width", "value"],
  ["target", "height"],
  ["content"],
];

/** Reads attributes up to the end of the tag; the first of a name wins, as in HTML. Returns where the tag ends. */
export function readAttributes(s: string, from: number, into: Map<string, string>): number {
  const end = s.length;
  let i = from;
  while (i < end) {
    const u = s.charCodeAt(i);
    if (u === 62) return i + 1;
    if (u <= 32 || u === 47) {
      i++;
      continue;
    }
    const start = i++;
    while (i < end) {
      const k = s.charCodeAt(i);
      if (k <= 32 || k === 61 || k === 62 || k === 47) break;
      i++;
    }
    const nameEnd = i;
    while (i < end && s.charCodeAt(i) <= 32) i++;
    let valueStart = i, valueEnd = i;
    if (s.charCodeAt(i) === 61) {
      i++;
      while (i < end && s.charCodeAt(i) <= 32) i++;
      const quote = s.charCodeAt(i);
      if (quote === 34 || quote === 39) {
        valueStart = i + 1;
        const close = s.indexOf(quote === 34 ? '"' : "'", valueStart);
        valueEnd = close < 0 ? end : close;
        i = close < 0 ? end : close + 1;
      } else {
        valueStart = i;
        while (i < end && s.charCodeAt(i) > 32 && s.charCodeAt(i) !== 62) i++;
        valueEnd = i;
      }
    }
    if (into.size < MAX_ATTRIBUTES) {
      const key = nameOf(s, start, nameEnd);
      if (!into.has(key)) {
        const value = s.slice(valueStart, Math.min(valueEnd, valueStart + MAX_VALUE));
        into.set(
          key,
          key === "type" || key === "href" || key === "action" || key === "src"
            ? decodeReferences(value)
            : value,
        );
      }
    }
  }
  return end;
}
