/**
 * The reasons to show a person.
 * @module
 */
import { PAGE_FEATURES } from "./features.ts";
import { type Reason, UNSEEN } from "./evidence.ts";
import type { Verdict } from "./mod.ts";
import { UNPROVEN } from "./proof.ts";

/** Base rates, sums of weak signals, and what nearly every page lacks. */
const NO_EVIDENCE = /^(?:prior$|page seen$|smaller signals |nothing speaks of parking)/;

/** What a reader sees of a page's structure. */
const VISIBLE: ReadonlySet<string> = new Set(["short text", "long text", "hardly any text", "no title"]);

/** Features that affect a score, but mean nothing to a reader. */
const MARKUP: ReadonlySet<string> = new Set([
  ...PAGE_FEATURES.flatMap(({ family, name }) => family === "structure" && !VISIBLE.has(name) ? [name] : []),
  "no reference to itself, whole page",
]);

/** What phishing pages have more than others do calms no reader, also where the model has learnt a weight below zero. */
const CALMS_NOBODY = /words of (?:signin|secret|urgency|brand)$/;

/**
 * Returns the strongest reasons that a person can check on the name or its page: those for the likeliest class before
 * those against it, each strongest first. Before all of them, since readers of a short list ask that first: whom the page
 * imitates, and what could not be seen of it.
 *
 * @param most Maximum number of reasons.
 */
export function mainReasons({ legitimate, phishing, parked, reasons }: Verdict, most: number): Reason[] {
  const likeliest = phishing >= legitimate && phishing >= parked
    ? "phishing"
    : parked >= legitimate
    ? "parked"
    : "legitimate";
  const supports = ({ side, weight }: Reason) => (side === likeliest) === (weight > 0);
  const shown = reasons.filter(({ evidence, side, weight }) =>
    !NO_EVIDENCE.test(evidence) && !MARKUP.has(evidence) &&
    !(side === "phishing" && weight < 0 && CALMS_NOBODY.test(evidence))
  );
  const inOrder = [...shown.filter(supports), ...shown.filter((reason) => !supports(reason))];
  const first = [
    ...inOrder.filter(({ evidence }) => evidence.startsWith("imitates ")),
    ...inOrder.filter(isUnseen).slice(0, 1),
  ];
  return [...first, ...inOrder.filter((reason) => !first.includes(reason) && !isUnseen(reason))].slice(
    0,
    most,
  );
}

const NOT_SEEN: ReadonlySet<string> = new Set([...Object.values(UNSEEN), ...UNPROVEN]);

/**
 * A reason as one text: the evidence after the side that it supports, `not` before one that it weakens. What was not seen
 * speaks for none of them: it is why none is clear.
 *
 * @param isVisited Whether somebody looked for a page.
 */
export function reasonText(reason: Reason, isVisited: boolean): string {
  const { evidence, side, weight } = reason;
  if (!isUnseen(reason)) return `${weight < 0 ? "not " : ""}${side}: ${evidence}`;
  return `unclear: ${isVisited ? evidence : "nobody visited it"}`;
}

/** It weighs on two sides, and is one thing to read. */
function isUnseen({ evidence }: Reason): boolean {
  return NOT_SEEN.has(evidence);
}
