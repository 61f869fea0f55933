import type { Permutation } from "../../model.ts";
import { apply, type Kind } from "../kinds/kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { labelOf, under } from "./look_alike.ts";
import { suffixes as allSuffixes, suffixOf } from "./suffixes.ts";

/** Yields names kind by kind, in the order of the kinds and of their edits; each name once, never the name itself. */
export function* byKind(name: Name, kinds: readonly Kind[], settings: Settings): Generator<Permutation[]> {
  const seen = new Set<string>([name.label]);
  for (const kind of kinds) {
    const suffixes = settings.combine
      ? settings.tlds ?? allSuffixes()
      : kind.suffixes?.(name, settings) ?? [name.tld];
    const all = suffixes.map(suffixOf);
    for (const edit of kind.edits(name, settings)) {
      const text = apply(name.label, edit);
      const known = seen.has(text);
      // An earlier kind already made this label under the name's own suffix: only kinds with other suffixes continue.
      if (kind.kind !== "Tld" && known && (settings.combine || kind.suffixes === undefined)) continue;
      seen.add(text);
      const label = labelOf(text, kind.kind);
      if (label === null) continue;
      const out: Permutation[] = [];
      for (const suffix of all) {
        if (!known || suffix.text !== name.tld) under(suffix, [label], out, name, settings);
      }
      yield out;
    }
  }
}
