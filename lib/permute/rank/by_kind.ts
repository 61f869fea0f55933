import type { Permutation } from "../../model.ts";
import { apply, type Kind } from "../kinds/kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { isRtl } from "../label.ts";
import { join, type Label, labelOf } from "./look_alike.ts";
import { suffixes as allSuffixes } from "./suffixes.ts";

/** Yields names kind by kind, in the order of the kinds and of their edits; each name once, never the name itself. */
export function* byKind(name: Name, kinds: readonly Kind[], settings: Settings): Generator<Permutation[]> {
  const seen = new Set<string>([name.label]);
  for (const kind of kinds) {
    const suffixes = settings.combine
      ? settings.tlds ?? allSuffixes()
      : kind.suffixes?.(name, settings) ?? [name.tld];
    const rtl = suffixes.map(isRtl);
    for (const edit of kind.edits(name, settings)) {
      const text = apply(name.label, edit);
      const known = seen.has(text);
      // An earlier kind already made this label under the name's own suffix: only kinds with other suffixes continue.
      if (kind.kind !== "Tld" && known && (settings.combine || kind.suffixes === undefined)) continue;
      seen.add(text);
      const label = labelOf(text, kind.kind);
      if (label !== null) {
        yield underSuffixes(label, suffixes, rtl, known ? name.tld : "", name, settings);
      }
    }
  }
}

function underSuffixes(
  label: Label,
  suffixes: readonly string[],
  rtl: readonly boolean[],
  except: string,
  name: Name,
  settings: Settings,
): Permutation[] {
  const out: Permutation[] = [];
  const plain = !label.maybeSuffix && !label.nonAscii;
  for (let i = 0; i < suffixes.length; i++) {
    const suffix = suffixes[i]!;
    if (suffix === except) continue;
    const made = plain && !rtl[i]
      ? {
        domain: { fqdn: `${label.text}.${suffix}`, tld: suffix, domain: label.domain },
        kind: label.kind,
      }
      : join(label, suffix, rtl[i]!, name, settings);
    if (made !== null) out.push(made);
  }
  return out;
}
