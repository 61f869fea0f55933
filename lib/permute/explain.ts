import type { Domain, PermutationKind } from "../model.ts";
import { shippedPrices } from "./rank/cost.ts";
import { traitOf } from "./rank/groups.ts";
import { homoglyph, plainOf, withCodePoints } from "./kinds/homoglyph.ts";
import { apply, type Edit } from "./kinds/kind.ts";
import { KINDS } from "./kinds/kinds.ts";
import { type Name, nameOf } from "./name.ts";
import { settingsOf } from "./options.ts";
import { allSteps } from "../steps.ts";

/** One change that leads from a name towards its look-alike. */
export interface Step {
  /** The kind that makes such a change, or Unknown. */
  kind: PermutationKind;
  /** Position in UTF-16 units from 0: in the original's label, for a suffix in the original's registrable name. */
  at: number;
  /** The text removed there. */
  from: string;
  /** The text inserted there. */
  to: string;
}

/** How a look-alike differs from a name. */
export interface Explanation {
  /** Changes of the label and of the suffix, in order; empty when both names are the same. */
  steps: Step[];
  /**
   * The same in words: `o → 0 at 2, suffix com → top` for google.com and go0gle.top, places counted from 0 as in `at`;
   * letters beyond ASCII with their numbers, `a → а (U+0430) at 1`.
   */
  text: string;
}

/**
 * Returns the edits that lead from a name to a look-alike: one or two when they suffice, else what differs.
 *
 * Places count UTF-16 units of the original's label from 0, whatever was edited before. Works on registrable names.
 *
 * @param domain The original.
 * @param candidate The look-alike.
 * @throws {SquatError} `invalid_domain` for an unusable name.
 * @example
 * ```ts
 * import { explain } from "./explain.ts";
 * console.assert(explain("google.com", "go0gle.top").text === "o → 0 at 2, suffix com → top");
 * ```
 */
export function explain(domain: Domain | string, candidate: Domain | string): Explanation {
  return allSteps(explaining(domain, candidate));
}

/** The same in steps of a few milliseconds, between which others may use the thread. */
export function* explaining(
  domain: Domain | string,
  candidate: Domain | string,
): Generator<void, Explanation, void> {
  const name = nameOf(domain);
  const other = nameOf(candidate);
  // A dot put into the label is an edit of the label, so the look-alike's labels are looked at together too.
  const whole = other.subdomain === "" ? other.label : `${other.subdomain}.${other.label}`;
  const steps = (yield* labelSteps(name, whole)) ?? (yield* labelSteps(name, other.label)) ??
    standsLeft(name.label, other) ?? [difference(name.label, other.label)];
  if (name.tld !== other.tld) {
    steps.push({ kind: "Tld", at: name.label.length + 1, from: name.tld, to: other.tld });
  }
  return {
    steps,
    text: steps.map((s) => s.kind === "Tld" ? `suffix ${s.from} → ${s.to}` : say(s, name.label)).join(", "),
  };
}

/** What follows the label where it stands, as a word of its own, left of a registrable name of somebody else. */
function standsLeft(label: string, { subdomain, label: other }: Name): Step[] | null {
  const at = `.${subdomain}.`.replaceAll("-", ".").indexOf(`.${label.replaceAll("-", ".")}.`);
  if (at < 0) return null;
  return [{
    kind: "Subdomain",
    at: label.length,
    from: "",
    to: `${subdomain.slice(at + label.length)}.${other}`,
  }];
}

function say({ kind, at, from, to }: Step, label: string): string {
  if (kind === "Transposition" && from.length === 2) return `${from} → ${to} at ${at}`;
  if (from === "") {
    const put = withCodePoints(to);
    return at === 0 ? `${put} before` : at === label.length ? `${put} after` : `${put} put in at ${at}`;
  }
  return to === ""
    ? `${withCodePoints(from)} left out at ${at}`
    : `${withCodePoints(from)} → ${withCodePoints(to)} at ${at}`;
}

/** Edits between two steps. */
const STEP = 1_000;

type Made = Edit & { kind: PermutationKind };

/** Every edit of a name. */
interface Edits {
  fqdn: string;
  all: readonly Made[];
  /** By the label that they lead to. */
  makers: ReadonlyMap<string, readonly Made[]>;
}

/** Cached for the last name: several of its look-alikes are often explained in a row. */
let last: Edits | undefined;

function* editsOf(name: Name): Generator<void, Edits, void> {
  const fqdn = `${name.subdomain}.${name.registrable}`;
  if (last?.fqdn === fqdn) return last;
  const usual = settingsOf({}, name), any = settingsOf({ idn: "any" }, name);
  const all: Made[] = [];
  const makers = new Map<string, Made[]>();
  // Letters that no registry takes come last: what `permute` makes has the kind that it says.
  for (const [nth, { kind, edits }] of [...KINDS, homoglyph].entries()) {
    if (kind === "Tld") continue;
    for (const edit of edits(name, nth < KINDS.length ? usual : any)) {
      const made: Made = { ...edit, kind };
      const label = apply(name.label, edit);
      const others = makers.get(label);
      if (nth === KINDS.length && others?.some((other) => other.kind === kind)) continue;
      if (others === undefined) makers.set(label, [made]);
      else others.push(made);
      if (all.push(made) % STEP === 0) yield;
    }
  }
  return last = { fqdn, all, makers };
}

/**
 * One edit, named by the first kind that makes it, as `permute` names it; else two that do not overlap, the cheapest by
 * the model.
 */
function* labelSteps(name: Name, target: string): Generator<void, Step[] | null, void> {
  const { label } = name;
  if (target === label) return [];
  const { all, makers } = yield* editsOf(name);
  const first = (text: string): Made => makers.get(text)![0]!;
  if (makers.has(target)) return [step(first(target), label)];
  const [prices, trait] = [shippedPrices(), traitOf(name)];
  let found: Made[] | null = null;
  let price = Infinity;
  const offer = (...edits: Made[]): void => {
    let cost = 0;
    for (const edit of edits) cost += prices.of(edit.kind, trait).nats(edit, name.chars.length)[">"];
    if (cost < price) [found, price] = [edits, cost];
  };
  for (const [i, a] of all.entries()) {
    if (i % STEP === 0) yield;
    const head = label.slice(0, a.at) + a.put;
    if (!target.startsWith(head) || a.at + a.drop === label.length && a.drop > 2) continue;
    const from = a.at + a.drop;
    // The second edit alone must lead from the rest of the original to the rest of the look-alike.
    for (const b of makers.get(label.slice(0, from) + target.slice(head.length)) ?? []) {
      if (b.at >= from && (b.drop === 0 || a.drop < label.length)) offer(a, b);
    }
  }
  return (found as Made[] | null)?.map((edit) =>
    step({ ...edit, kind: first(apply(label, edit)).kind }, label)
  ) ?? null;
}

function step({ kind, at, drop, put }: Made, label: string): Step {
  return { kind, at, from: label.slice(at, at + drop), to: put };
}

/** The texts between the common beginning and the common end. */
function difference(from: string, to: string): Step {
  let head = 0;
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < Math.min(from.length, to.length) - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  return {
    kind: "Unknown",
    at: head,
    from: from.slice(head, from.length - tail),
    to: to.slice(head, to.length - tail),
  };
}

/** Latin letters, and what belongs to no script: digits, dots, hyphens. */
const LATIN = /[\p{Script=Latin}\p{Script=Common}]/u;

/**
 * Returns the name in ASCII that a name with letters of another script looks like; null where it looks like none.
 *
 * @param name In Unicode.
 */
export function asciiAlike(name: string): string | null {
  const plain = Array.from(name, (c) => LATIN.test(c) ? c : plainOf(c)).join("");
  return plain !== name && /^[\x21-\x7e]+$/.test(plain) ? plain : null;
}
