/**
 * Returns a label's Punycode without the `xn--`, or the label itself when it is ASCII.
 *
 * Only encodes, and trusts its input to be a valid U-label.
 * Source: RFC 3492 section 6.3.
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

/**
 * Decodes the part of a label after `xn--`; null when it is not Punycode.
 *
 * Checks no rule of IDNA: the result may not be a valid label.
 * Source: RFC 3492 section 6.2.
 *
 * @example
 * ```ts
 * import { unpunycode } from "./punycode.ts";
 * console.assert(unpunycode("mnchen-3ya") === "münchen" && unpunycode("a-!") === null);
 * ```
 */
export function unpunycode(coded: string): string | null {
  const basic = coded.lastIndexOf("-");
  const points = Array.from(coded.slice(0, Math.max(0, basic)), (c) => c.charCodeAt(0));
  let n = 128, i = 0, bias = 72;
  // A hyphen that nothing stands before is no delimiter, nor is it a digit.
  for (let at = basic > 0 ? basic + 1 : 0; at < coded.length;) {
    const before = i;
    for (let k = 36, weight = 1;; k += 36) {
      const c = coded.charCodeAt(at++) | 32;
      // Past the end this is 32, which is not a digit either.
      const d = c >= 97 && c <= 122 ? c - 97 : c >= 48 && c <= 57 ? c - 22 : -1;
      if (d < 0) return null;
      i += d * weight;
      const t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
      if (d < t) break;
      weight *= 36 - t;
      if (weight > 0x7fffffff) return null;
    }
    const count = points.length + 1;
    bias = adapt(i - before, count, before === 0);
    n += Math.floor(i / count);
    if (n > 0x10ffff) return null;
    i %= count;
    points.splice(i++, 0, n);
  }
  return String.fromCodePoint(...points);
}

/** Returns a valid U-label as an A-label; an ASCII label unchanged. */
export function aLabel(label: string): string {
  const coded = punycode(label);
  return coded === label ? label : `xn--${coded}`;
}

/** Returns a valid name in A-labels. Generated names are valid, so UTS 46 processing is skipped. */
export function toAscii(fqdn: string): string {
  // deno-lint-ignore no-control-regex
  return /^[\x00-\x7f]*$/.test(fqdn) ? fqdn : fqdn.split(".").map(aLabel).join(".");
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
