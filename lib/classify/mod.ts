/**
 * What a look-alike is used for: legitimate, phishing or parked, with the reasons.
 * @module
 */
import { checkArgument } from "../argument.ts";
import { checkOptions, type OptionChecks, refuseOption } from "../options.ts";
import { CLEAR } from "../assess/verdict.ts";
import type { Classification, PageState } from "../model.ts";
import {
  type AddReason,
  addressSignal,
  ageDays,
  hardEvidence,
  isOwned,
  type Reason,
  UNSEEN,
} from "./evidence.ts";
import type { Facts } from "./facts.ts";
import { CAPTURE_FEATURES, captureFeatures, PAGE_FEATURES, pageFeatures } from "./features.ts";
import { Page } from "../page/page.ts";
import { stateOf } from "./page_state.ts";
import { type Unproven, unprovenBy } from "./proof.ts";
import { scanPage } from "./scan.ts";
import type { PageSummary } from "./summary.ts";
import {
  CAPTURE_FACTS,
  CERTIFICATE_FACTS,
  DNS_FACTS,
  FACTS,
  GEO_FACTS,
  PAGE_FACTS,
  REGISTRATION_FACTS,
} from "./data/fact_names.ts";
import { CAPTURE_WEIGHTS, PAGE_WEIGHTS } from "./data/weights.ts";

export type { CaptureFacts, Facts, PageFacts, UnreadPart } from "./facts.ts";
export { Page } from "../page/page.ts";
export type { Reason } from "./evidence.ts";
export { type AnsweredPage, pageState, type ReadAnswer } from "./page_state.ts";

/**
 * Look-alikes found by generating permutations: the default of `classify`. Rounded judgement, not a measurement:
 * parked 60 %, legitimate (unrelated or the brand's own) 32 %, phishing 8 %.
 *
 * Parked: Moore and Edelman, "Measuring the Perpetrators and Funders of Typosquatting" (Financial Cryptography
 * 2010) find 80 % of crawled typo domains living on pay-per-click advertisements; Le Pochat, Van Goethem and
 * Joosen, "A Smörgåsbord of Typos" (2019) find at least 40 % of the registered ones parked or for sale.
 * Legitimate: few trademark owners register their own typos (Agten et al., "Seven Months' Worth of Mistakes",
 * NDSS 2015); the rest are unrelated names. Phishing: no source measures its share at one time; set high,
 * since a missed one costs more.
 *
 * The prior applies until a page is seen; then each sign counts by how often each class shows it.
 */
const SQUAT_PRIOR: Classification = { legitimate: 0.32, phishing: 0.08, parked: 0.6 };

/** Shares in the pages that the weights were learnt from: 830, 145 and 33 of 1,008. */
export const PAGE_PRIOR: Classification = { legitimate: 830 / 1008, phishing: 145 / 1008, parked: 33 / 1008 };

/**
 * Shares in the captures that the weights were learnt from: 374 of 966 are parked. How many of the rest are
 * phishing was not published; 2 % is a placeholder.
 */
export const CAPTURE_PRIOR: Classification = { legitimate: 572 / 966, phishing: 20 / 966, parked: 374 / 966 };

/** Scores that add up to 1, and why. */
export interface Verdict extends Classification {
  /**
   * Strongest first. The weights of one side add up to that side's logit, and the scores are the softmax of the
   * three logits: `exp(logit) / sum of exp(logits)`. Never empty; the prior is always among them.
   */
  reasons: Reason[];
}

/** How to classify. */
export interface ClassifyOptions {
  /**
   * How common the three are among such names; any positive numbers, only their ratio counts.
   * @default legitimate .32, phishing .08, parked .6
   */
  prior?: Classification;
}

const OPTIONS: OptionChecks<ClassifyOptions> = {
  prior: true,
};

const SIDES = ["legitimate", "phishing", "parked"] as const, PAGE_SIDES = ["phishing", "parked"] as const;
const PAGE = PAGE_FEATURES.length, CAPTURE = CAPTURE_FEATURES.length;
const named = Float64Array.from(PAGE_WEIGHTS.flatMap((w) => [w[1], w[2]]));
const unnamed = Float64Array.from(PAGE_WEIGHTS.flatMap((w) => [w[3], w[4]]));
const captureWeights = Float64Array.from(CAPTURE_WEIGHTS, (w) => w[1]);
const addressWeights = Float64Array.from(CAPTURE_WEIGHTS, (w) => w[2]);
/** What is said of a page that asks for something of value and shows no site. */
const ALONE = "shows no site around what it asks for";
/** Reasons weaker than this are combined into one per side. */
const SMALL = 0.3;
// The models were fitted at these odds; subtracting their logarithm leaves the evidence.
const PAGE_ODDS: [number, number] = [Math.fround(Math.log(145 / 830)), Math.fround(Math.log(33 / 830))];
const CAPTURE_ODDS: number = Math.fround(Math.log(374 / 592));

/**
 * How likely a name is legitimate, phishing or parked, and why: pure, the same on every runtime.
 *
 * Uses whatever is known, and may be called again as more arrives; with nothing known it returns the prior. Looks through
 * 2 MiB of the page at most, in time that grows with its length only. The README of this folder says how good it is, and
 * where it fails.
 *
 * @param facts What the ops observed; any member may be missing.
 * @throws {SquatError} `invalid_parameter` for a fact that there is not, since a misspelt one would be without effect, and
 * for a prior that is no positive finite number.
 * @example
 * ```ts
 * import { classify } from "./mod.ts";
 * const verdict = classify({ name: "examp1e.com", dns: { ns: ["ns1.sedoparking.com."] } });
 * console.assert(verdict.parked > 0.9 && verdict.reasons.length > 0);
 * console.assert(Math.abs(verdict.legitimate + verdict.phishing + verdict.parked - 1) < 1e-9);
 * ```
 */
export function classify(facts: Facts, options: ClassifyOptions = {}): Verdict {
  checkArgument(facts, "object", "the facts of classify");
  checkFacts(facts);
  checkOptions("classify", options, OPTIONS);
  const { prior = SQUAT_PRIOR } = options;
  checkArgument(prior, "object", "the prior of classify");
  for (const side of SIDES) {
    const p: unknown = prior[side];
    if (!(typeof p === "number" && p > 0 && p < Infinity)) {
      refuseOption(`the prior of ${side}`, p, "a positive number");
    }
  }
  const reasons: Reason[] = [];
  const logits = { legitimate: 0, phishing: 0, parked: 0 };
  const add: AddReason = (evidence, side, weight) => {
    logits[side] += weight;
    reasons.push({ evidence, side, weight });
  };
  add("prior", "phishing", Math.fround(Math.log(prior.phishing / prior.legitimate)));
  add("prior", "parked", Math.fround(Math.log(prior.parked / prior.legitimate)));
  const { summary, state, isCut, unproven } = readFacts(facts);
  // Whoever gives a page need not say what it is.
  const shown = facts.pageState ?? (facts.page === undefined ? "page" : state);
  // What bot protection or a broken server shows says nothing about the use of the name.
  const isPage = summary !== null && state === "page";
  if (isPage) {
    addPage(
      pageFeatures(summary, facts.name),
      facts.name === undefined ? unnamed : named,
      add,
    );
  }
  if (facts.capture !== undefined) addCapture(captureFeatures(facts.capture), add);
  const signal = addressSignal([
    ...facts.dns?.a ?? [],
    ...facts.dns?.aaaa ?? [],
    ...(facts.geo ?? []).map((g) => g.ip),
  ]);
  addAddress(signal, facts.capture !== undefined, isPage, add);
  const hard = hardEvidence(facts, state, summary);
  for (const { evidence, side, weight } of hard) add(evidence, side, weight);
  if (unproven?.weight && !isOwned(hard)) add(ALONE, "phishing", unproven.weight);
  // Pages of parking services are built by scripts too, and show what they are by other signs.
  const isParked = signal[1] !== 0 || (summary?.n.parkingToken ?? 0) > 0 ||
    hard.some(({ side, weight }) => side === "parked" && weight > 0);
  withhold(lackingOf(facts, shown, isCut, isParked, isOwned(hard) ? null : unproven), logits, add);
  reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const top = Math.max(logits.legitimate, logits.phishing, logits.parked);
  const [l, p, k] = SIDES.map((side) => steps(logits[side] - top)) as [number, number, number];
  const sum = l + p + k;
  return { legitimate: l / sum, phishing: p / sum, parked: k / sum, reasons };
}

/**
 * Refuses what are no facts, and no parts of them.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
function checkFacts(facts: Facts): void {
  checkOptions("the facts of classify", facts, FACTS);
  const { page, dns, capture, registration, certificate, geo } = facts;
  const check = <T>(what: string, part: unknown, known: OptionChecks<T>) => {
    if (part == null) return;
    checkArgument(part, "object", `${what} of classify`);
    checkOptions(`${what} of classify`, part, known);
  };
  check("the page", page, PAGE_FACTS);
  if (page !== undefined && page.html === undefined) refuseOption("the page", page, "an object with html");
  check("the records", dns, DNS_FACTS);
  check("the capture", capture, CAPTURE_FACTS);
  check("the registration", registration, REGISTRATION_FACTS);
  check("the certificate", certificate, CERTIFICATE_FACTS);
  if (geo != null) checkArgument(geo, "array", "the networks of classify");
  for (const network of geo ?? []) check("a network", network, GEO_FACTS);
}

/** What is read of the facts' page. */
interface ReadFacts {
  summary: PageSummary | null;
  state: PageState;
  isCut: boolean;
  unproven: Unproven | null;
}

const UTF_16 = /(?:\0[^\0]){16}/;

/** Reads the page of the facts, where there is one. */
function readFacts({ page }: Facts): ReadFacts {
  const none: ReadFacts = { summary: null, state: "none", isCut: false, unproven: null };
  if (page === undefined) return none;
  const { html, status, headers = {}, truncated = false, unread } = page;
  const fields = new Map(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), String(v)]));
  const type = fields.get("content-type"), read = Page.of(html, type);
  if (read.text === "") return none;
  const summary = scanPage(read);
  const { state } = stateOf(status, fields, read);
  // Text in UTF-16 that nothing declares: browsers do not read it as such either.
  const isSaved = /^\s*attachment\b/i.test(fields.get("content-disposition") ?? "") || UTF_16.test(read.text);
  const size = html instanceof Page ? read.text.length : html.length;
  const unproven = state === "page"
    ? unprovenBy(summary, { isAnswer: status !== undefined, size, type, isSaved, unread })
    : null;
  return { summary, state, isCut: read.isCut || truncated, unproven };
}

/** Days after which a registration is evidence that a bare page is somebody's own. */
const PROVEN_DAYS = 1825;

/** What keeps a name from being called what it looks like. */
interface Lacking {
  /** As reasons say it. */
  evidence: string;
  /** What may stay as likely as it is, where it is more likely than not. */
  keeps: readonly (typeof SIDES[number])[];
}

/** Returns what was not seen or proves nothing, so that it cannot be judged innocent; null where all is well. */
function lackingOf(
  facts: Facts,
  shown: PageState,
  isCut: boolean,
  isParked: boolean,
  unproven: Unproven | null,
): Lacking | null {
  const { page } = facts;
  if (shown !== "page") return { evidence: UNSEEN.none, keeps: [] };
  if (isCut) return { evidence: UNSEEN.cut, keeps: ["phishing"] };
  if (page?.unrun === true && !isParked) return { evidence: UNSEEN.unrun, keeps: ["phishing"] };
  if (unproven === null) return null;
  const { evidence, of } = unproven;
  if (of === "anything innocent") return isParked ? null : { evidence, keeps: ["phishing"] };
  return (ageDays(facts) ?? 0) < PROVEN_DAYS ? { evidence, keeps: ["phishing", "parked"] } : null;
}

/** Adds the reasons of a page: those that are small as one a side. */
function addPage(page: Float64Array, weights: Float64Array, add: AddReason): void {
  const rest = { phishing: 0, parked: 0 };
  let restCount = 0;
  for (let j = 0; j < PAGE; j++) {
    const x = page[j]!;
    if (x === 0) continue;
    for (const [at, side] of PAGE_SIDES.entries()) {
      const weight = weights[2 * j + at]! * x - (j === 0 ? PAGE_ODDS[at]! : 0);
      if (Math.abs(weight) > SMALL) add(PAGE_FEATURES[j]!.name, side, weight);
      else {
        rest[side] += weight;
        restCount++;
      }
    }
  }
  if (restCount === 0) return;
  for (const side of PAGE_SIDES) add("smaller signals of the page", side, rest[side]);
}

function addCapture(capture: Float64Array, add: AddReason): void {
  let rest = 0;
  for (let j = 0; j < CAPTURE; j++) {
    const weight = captureWeights[j]! * capture[j]! - (j === 0 ? CAPTURE_ODDS : 0);
    if (Math.abs(weight) > SMALL) add(CAPTURE_FEATURES[j]!.name, "parked", weight);
    else rest += weight;
  }
  add("smaller signals of the capture", "parked", rest);
}

/**
 * Adds the reasons of a name's addresses. Without a capture's figures its base rate represents "an address and nothing
 * else is known". A page says more than an ordinary address does, so only addresses of parking services count beside one.
 */
function addAddress(
  signal: readonly number[],
  isCaptured: boolean,
  isPage: boolean,
  add: AddReason,
): void {
  if (signal[0] === 0 && (!isCaptured || isPage)) return;
  const weights = isCaptured ? captureWeights : addressWeights;
  for (const [j, name] of ADDRESS_NAMES.entries()) {
    if (!isCaptured && isPage && j !== 1) continue;
    const weight = weights[CAPTURE + j]! * signal[j]! +
      (!isCaptured && j === 0 ? weights[0]! - CAPTURE_ODDS : 0);
    if (weight !== 0) add(name, "parked", weight);
  }
}

/** The largest score where what decides was not seen. */
const MAX_UNSEEN = 0.49;

/**
 * Adds what is lacking as a reason that moves each score towards a third, so that the largest is at most
 * {@link MAX_UNSEEN} and their order stays. A score that may stay, and is clear, needs no such reason.
 */
function withhold(lacking: Lacking | null, logits: Readonly<Classification>, add: AddReason): void {
  if (lacking === null) return;
  const { evidence, keeps } = lacking, each = SIDES.map((side) => logits[side]);
  const top = Math.max(...each);
  const rates = each.map((logit) => Math.exp(logit - top));
  const sum = rates.reduce((all, rate) => all + rate);
  const kept = Math.max(...rates.map((rate, at) => keeps.includes(SIDES[at]!) ? rate / sum : 0));
  if (kept >= CLEAR) return;
  const share = kept > 0.5 ? 1 : Math.min(1, (MAX_UNSEEN - 1 / 3) / (1 / sum - 1 / 3));
  const [legitimate, phishing, parked] = rates.map((rate) => 1 / 3 + (rate / sum - 1 / 3) * share);
  const more = (score: number, logit: number): number => Math.log(score / legitimate!) + each[0]! - logit;
  add(evidence, "phishing", share === 1 ? 0 : more(phishing!, each[1]!));
  add(evidence, "parked", share === 1 ? 0 : more(parked!, each[2]!));
}

/** exp in steps of 2^-40, at least one: engines differ in the last bit of Math.exp, scores must not. */
function steps(exponent: number): number {
  return Math.max(1, Math.round(Math.exp(exponent) * 2 ** 40));
}

const ADDRESS_NAMES = ["has an address", "address of a parking service", "address shared by live sites"];
