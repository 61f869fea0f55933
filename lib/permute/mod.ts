import type { ParsedDomain } from "../domain.ts";
import { parseDomain } from "../domain.ts";
import type { Permutation, PermutationKind } from "../model.ts";
export interface PermuteOptions {
  kinds?: PermutationKind[];
  tlds?: string[];
  keywords?: string[];
  keyboards?: string[];
  budget?: number;
}
export function* permute(
  domain: ParsedDomain | string,
  _options: PermuteOptions = {},
): Generator<Permutation> {
  const d = typeof domain === "string" ? parseDomain(domain) : domain;
  const seen = new Set<string>();
  const l = d.domain;
  const put = (label: string, tld: string, kind: PermutationKind): Permutation => ({
    domain: { fqdn: `${label}.${tld}`, tld, domain: label },
    kind,
  });
  for (let i = 0; i < l.length; i++) {
    const x = l.slice(0, i) + l.slice(i + 1);
    if (!seen.has(x)) {
      seen.add(x);
      yield put(x, d.tld, "Omission");
    }
  }
  for (let i = 0; i < l.length - 1; i++) {
    const x = l.slice(0, i) + l[i + 1] + l[i] + l.slice(i + 2);
    if (x !== l && !seen.has(x)) {
      seen.add(x);
      yield put(x, d.tld, "Transposition");
    }
  }
  for (const c of "abcdefghijklmnopqrstuvwxyz0123456789") {
    for (let i = 0; i < l.length; i++) {
      const x = l.slice(0, i) + c + l.slice(i + 1);
      if (x !== l && !seen.has(x)) {
        seen.add(x);
        yield put(x, d.tld, "Replacement");
      }
    }
  }
  for (const t of ["net", "org", "info", "xyz", "top", "shop", "io", "de", "nl", "ws"]) {
    if (t !== d.tld) yield put(l, t, "Tld");
  }
}
