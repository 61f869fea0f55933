/**
 * The single edits of a name except the built-in words, and the labels they lead to.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import { beside, keyword, ofOwnWords } from "../kinds/keyword.ts";
import { apply, type Edit, type Kind } from "../kinds/kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { OWN_WORD, type Pricing } from "./cost.ts";
import { addAt, type ByCost, groupOf, GROUPS, partOf, type Side, stepOfRate, type Trait } from "./groups.ts";
import { labelOf } from "./look_alike.ts";
import { octetsOf, type Part } from "./words.ts";

/** A label that one edit makes, named by the first kind that makes it. */
export interface Single {
  readonly text: string;
  readonly kind: PermutationKind;
  readonly group: number;
  /** People take it for the name itself: it is in another script throughout, or written out or with its marks. */
  classic: boolean;
  /** The negative logarithms of the sum of its edits' rates; infinite on a side where it is not made. */
  readonly nats: Record<Side, number>;
}

/** The edits of a name. */
export interface Edits {
  readonly labels: ReadonlyMap<string, Single>;
  /** On each side: edits by their role in pairs, and cost. */
  readonly roles: Readonly<Record<Side, readonly ByCost<Part>[]>>;
}

/** Whether an edit makes a label which people take for the name itself: in another script, or written out, or with its marks. */
const isClassic = ({ variant, detail = "" }: Edit): boolean =>
  variant === "whole" || variant === "whole-alike" || variant === "sound" && !isAscii(detail);

const PAIR_ROLES = 5;
const BOTH_SIDES: readonly Side[] = ["=", ">"];

/** Returns the edits of a name, and their labels. */
export function editsOf(
  name: Name,
  kinds: readonly Kind[],
  settings: Settings,
  pricing: Pricing,
  trait: Trait,
): Edits {
  const labels = new Map<string, Single>();
  const noRoles = (): ByCost<Part>[] => Array.from({ length: PAIR_ROLES }, () => []);
  const roles = { "=": noRoles(), ">": noRoles() };
  for (const { kind, edits } of kinds) {
    const prices = pricing.of(kind, trait);
    // Without combinations another suffix is an edit of its own, and the only one that leaves the original's.
    const isMade = { "=": settings.combine || kind !== "Tld", ">": settings.combine || kind === "Tld" };
    for (const edit of kind === keyword.kind ? beyondList(name, settings) : edits(name, settings)) {
      // Only Tld keeps the label. Moving a letter of "aaa" makes no look-alike, and must not take that label from Tld.
      if (kind !== "Tld" && leavesLabel(name.label, edit)) continue;
      const text = apply(name.label, edit);
      if (settings.asciiOnly && !isAscii(text)) continue;
      const made = prices.nats(edit, name.chars.length);
      let label = labels.get(text);
      if (label === undefined) {
        const group = GROUPS.indexOf(groupOf(kind, edit, isAscii(name.ascii ? edit.put : text)));
        labels.set(
          text,
          label = { text, kind, group, classic: false, nats: { "=": Infinity, ">": Infinity } },
        );
      }
      label.classic ||= isClassic(edit);
      const role = partOf(kind, edit);
      const part = { at: edit.at, drop: edit.drop, put: edit.put, octets: octetsOf(edit.put), kind };
      for (const side of BOTH_SIDES) {
        if (!isMade[side]) continue;
        label.nats[side] = ofBoth(label.nats[side], made[side]);
        if (settings.combine) addAt(roles[side][role]!, stepOfRate(made[side]), part);
      }
    }
  }
  raise(labels.values());
  return { labels, roles };
}

/** How many labels of each kind are brought forward, and what they cost at most, in nats: that puts them among the first 5,000. */
const BEST_OF_KIND = 3, BEST_OF_DOTS = 12;
const BEST_NATS = 6.3;
/** What a label costs at most that people take for the name itself: that puts it among the first 1,000. */
const CLASSIC_NATS = 4.6;

/** Brings forward what is seldom squatted, but which a list without it seems to have forgotten. */
export function raise(labels: Iterable<Single>): void {
  const best = new Map<PermutationKind, Single[]>();
  for (const label of labels) {
    if (label.nats["="] === Infinity) continue;
    if (label.classic) label.nats["="] = Math.min(label.nats["="], CLASSIC_NATS);
    const list = best.get(label.kind) ?? [];
    best.set(label.kind, list);
    const most = label.kind === "Subdomain" ? BEST_OF_DOTS : BEST_OF_KIND;
    if (list.length === most && list.at(-1)!.nats["="] <= label.nats["="]) continue;
    if (labelOf(label.text, label.kind) === null) continue;
    list.push(label);
    list.sort((a, b) => a.nats["="] - b.nats["="]).splice(most);
  }
  for (const label of [...best.values()].flat()) label.nats["="] = Math.min(label.nats["="], BEST_NATS);
}

/** Returns the negative logarithm of the sum of two rates. */
function ofBoth(a: number, b: number): number {
  return a === Infinity ? b : Math.min(a, b) - Math.log1p(Math.exp(-Math.abs(a - b)));
}

/** Whether an edit leaves a label as it is. */
function leavesLabel(label: string, { at, drop, put }: Edit): boolean {
  return drop === put.length && label.startsWith(put, at);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** The edits of Keyword with the caller's words, listed or not, and those of the name's own. */
function* beyondList(name: Name, settings: Settings): Generator<Edit> {
  const keywords = withinBudget(name, settings);
  for (const word of keywords) {
    for (const edit of beside(word, name.label)) yield { ...edit, detail: OWN_WORD };
  }
  yield* ofOwnWords(name, { ...settings, keywords });
}

/** Longest label. */
const MAX_OCTETS = 63;

/**
 * The caller's words that the budget can reach. All have one price and make names in their order, so as many words as
 * names are always enough: a dictionary of any size costs no more than that.
 */
function withinBudget({ label }: Name, { keywords, budget }: Settings): readonly string[] {
  if (keywords.length <= budget) return keywords;
  const room = MAX_OCTETS - label.length - 1;
  const out: string[] = [];
  for (const word of keywords) {
    if (word.length <= room && out.push(word) === budget) break;
  }
  return out;
}
