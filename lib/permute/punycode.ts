/**
 * Returns a label's Punycode without the `xn--`, or the label itself when it is ASCII.
 *
 * Only encodes, and trusts its input to be a valid U-label. Source: RFC 3492 section 6.3.
 *
 * @param label A U-label.
 * @example
 * ```ts
 * import { punycode } from "./punycode.ts";
 * console.assert(punycode("münchen") === "mnchen-3ya");
 * ```
 */
export function punycode(label: string): string {
  const points = Array.from(label, (c) => c.codePointAt(0)!);
  let out = "";
  for (const p of points) if (p < 128) out += String.fromCharCode(p);
  let done = out.length;
  const basic = done;
  if (basic === points.length) return label;
  if (basic > 0) out += "-";
  let n = 128;
  let delta = 0;
  let bias = 72;
  while (done < points.length) {
    let next = 0x7fffffff;
    for (const p of points) if (p >= n && p < next) next = p;
    delta += (next - n) * (done + 1);
    n = next;
    for (const p of points) {
      if (p < n) delta++;
      if (p !== n) continue;
      let q = delta;
      for (let k = 36;; k += 36) {
        const t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
        if (q < t) break;
        out += digit(t + (q - t) % (36 - t));
        q = Math.floor((q - t) / (36 - t));
      }
      out += digit(q);
      bias = adapt(delta, done + 1, done === basic);
      delta = 0;
      done++;
    }
    delta++;
    n++;
  }
  return out;
}

/** Returns how many characters a label has as an A-label. */
export function aLabelLength(label: string): number {
  const coded = punycode(label);
  return coded === label ? label.length : coded.length + 4;
}

function digit(d: number): string {
  return String.fromCharCode(d < 26 ? d + 97 : d + 22);
}

function adapt(delta: number, points: number, first: boolean): number {
  let d = Math.floor(delta / (first ? 700 : 2));
  d += Math.floor(d / points);
  let k = 0;
  for (; d > 455; k += 36) d = Math.floor(d / 35);
  return k + Math.floor(36 * d / (d + 38));
}
