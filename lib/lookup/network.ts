import type { Dns, DnsReply, Io } from "../io.ts";
import { blockIn, type Existence, isZone } from "../observe/existence.ts";
import { Controls, SHARES, type Standing } from "./controls.ts";
import { noNetwork, resolverNotices } from "./no_network.ts";
import type { Notice } from "./options.ts";
import { Watched } from "./watched.ts";
import { type Span, StandingDns, type Standings } from "./standing_dns.ts";
import { SuffixControls } from "./suffix_controls.ts";

/** Milliseconds without any answer after which a notice is due. */
const NO_ANSWER_MS = 3_000;
/** Questions after which controls are asked for again: 1.25 questions, below 1 % of all; the first of them, where names are likely. */
const SPACING = 250, FIRST_SPACING = 50;
/** Most of them, with many resolvers: fewer than the names that are under way. */
const MAX_SPACING = 400;
/** Names that are asked for before any controls are answered. */
const MAX_FIRST = 250;
/** Controls that may be open while more names are asked for. */
const MAX_OPEN = 4;
/** Milliseconds that answers wait for controls at most: where nothing else is under way, where little is, else. */
const ALL_HELD_MS = 20, IDLE_MS = 500, SLOW_MS = 1_000;
/** Times that controls without an answer are asked for again, and that a resolver is waited for; the first pause. */
const TRIES = 3, RECOVERIES = 6, PAUSE_MS = 250;

/** Controls of all resolvers, asked for at one moment; those of one that has not stood yet when somebody needs them. */
type Point = Map<Watched, Promise<Standing["verdict"]>>;

/** The names that are asked for between two such moments. */
interface Stretch {
  /** Which it is: the controls before it have this number, those after it the next one. */
  readonly nth: number;
  /** Resolves when the controls after them are asked for. */
  readonly ended: PromiseWithResolvers<void>;
}

/**
 * The resolvers of one lookup, and which of them are believed. Each is asked for names whose answer is known, when the
 * lookup begins, now and then, and at its end, in the order of all questions. What it said stands where the controls
 * before and after it do; otherwise it is asked for again. One whose controls fail is put aside, where another stands.
 */
export class Network implements Standings {
  /** Asks the resolvers that stand. */
  readonly dns: Dns;
  readonly #io: Io;
  readonly #signal: AbortSignal;
  readonly #onNotice: (notice: Notice) => void;
  readonly #all: readonly Watched[];
  readonly #spacing: number;
  /** All controls so far; the last ones are those before the names that are asked for now. */
  readonly #points: Point[] = [new Map()];
  #segment: Stretch = { nth: 0, ended: Promise.withResolvers() };
  /** Names of it, and those of all. */
  #asked = 0;
  #allAsked = 0;
  /** Whether answers wait for the next controls. */
  #isAwaited = false;
  readonly #waits = new Set<number>();
  #askedAgain = 0;
  /** Whether somebody on the way forges replies. */
  #isForged = false;
  readonly #suffixes = new SuffixControls();
  /** Called when controls have been answered. */
  onSettled: () => void = () => {};
  /** Whether any question was answered. */
  isAnswered = false;

  /**
   * @param io The resolvers, random numbers and time.
   * @param brand The imitated name, A-labels.
   * @param onNotice Called with the notice that there was no answer for some seconds.
   */
  constructor(io: Io, brand: string, signal: AbortSignal, onNotice: (notice: Notice) => void = () => {}) {
    this.#io = io;
    this.#signal = signal;
    this.#onNotice = onNotice;
    const labels = io.dns.resolvers.length === 0 ? [""] : io.dns.resolvers;
    this.#all = labels.map((label) => new Watched(label, new Controls(io, brand, label, signal)));
    this.dns = new StandingDns(io.dns, this);
    this.#spacing = Math.min(MAX_SPACING, SPACING * this.#all.length);
  }

  /**
   * Asks for the first controls ahead of all other questions, so that rate limits do not hit them; resolves once a
   * resolver stands.
   *
   * @throws {SquatError} `no_network` where none does, so that a machine without a network fails after one timeout.
   */
  async check(): Promise<void> {
    this.#io.sleep(NO_ANSWER_MS, this.#signal).then(() => {
      if (this.isAnswered || this.#all.some(({ standing }) => standing !== null)) return;
      const { resolvers, advice = "perhaps its rate limit is used up for now" } = this.#io.dns;
      const message = `No answer yet from ${resolvers.join(", ") || "any resolver"}: ${advice}`;
      this.#onNotice({ code: "no_answer_yet", message });
    }).catch(() => {});
    const firsts = this.#all.map((each) => each.first = this.#first(each));
    // The failure of one is that of all.
    for (const [i, first] of firsts.entries()) {
      const verdict = first.then((standing) => standing.verdict);
      verdict.catch(() => {});
      this.#points[0]!.set(this.#all[i]!, verdict);
    }
    const good = firsts.map(async (first) => {
      const { verdict } = await first;
      this.onSettled();
      if (verdict !== "good") throw new Error("not good");
    });
    const isGood = await Promise.any(good).then(() => true, () => false);
    if (isGood) return;
    const standings = await Promise.all(firsts);
    const labels = this.#all.map(({ label }) => label);
    const error = noNetwork(this.#io, labels, standings, this.isAnswered);
    if (error !== null) throw error;
  }

  /**
   * A name, or its records, are about to be asked for: asks for controls first where they are due.
   *
   * @returns Which controls were answered last.
   */
  asks(questions = 1): number {
    if (this.#asked >= Math.min(this.#spacing, FIRST_SPACING + this.#allAsked / 2)) this.flush();
    this.#allAsked += questions;
    this.#asked += questions;
    return this.since;
  }

  /** Which controls were answered last. */
  get since(): number {
    const stood = this.#all.filter(({ hasStood }) => hasStood);
    return stood.length === 0 ? 0 : Math.min(...stood.map(({ answered }) => answered));
  }

  /**
   * What is to be made of an answer about the existence of a name: it stands, or is `doubted`, or the resolver `denies`
   * all names of the suffix.
   *
   * @param since What `asks` returned for the name.
   */
  async judge(
    name: string,
    { state, reply }: Existence,
    since: number,
  ): Promise<"stands" | "doubted" | "denies"> {
    // Another resolver's answer may settle it in between, which says nothing about this one.
    const isDisputed = this.isDisputed(name);
    if (state === "free") await this.#compare(name, reply);
    const each = this.#watched(reply.resolver);
    const { controls } = each;
    const [stands, isServed] = await Promise.all([
      this.stands(reply.resolver, since),
      state !== "free" || this.#suffixes.serves(controls, name, reply),
    ]);
    if (!stands || isDisputed || this.isDisputed(name)) return "doubted";
    if (state === "free" && each.isOdd(name, reply)) return "doubted";
    if (state === "registered") this.#suffixes.knows(controls, name);
    if (isServed) {
      if (state === "free" && !reply.authoritative) each.isBelieved = true;
      return "stands";
    }
    // Another resolver knows better.
    if (this.#all.every((other) => other === each || other.standing?.verdict !== "good")) return "denies";
    this.#fails(each, `denies all names below a suffix, such as ${name}`);
    return "doubted";
  }

  /** Whether another reply contradicts what was said last of a name, or of any. */
  isDisputed(name?: string): boolean {
    const isDisputed = this.#io.dns.isDisputed?.(name) === true;
    this.#isForged ||= isDisputed;
    return isDisputed;
  }

  /** See {@link Standings}. */
  doubts(resolver: string, spans: readonly Span[], which: Promise<number | null>): void {
    this.#watched(resolver).doubt(spans, which);
  }

  /** See {@link Standings}. */
  get next(): number {
    return this.#segment.nth + 1;
  }

  /** See {@link Standings}. */
  invents(resolver: string): boolean {
    return this.#watched(resolver).controls.invents;
  }

  /** See {@link Standings}. */
  get isTroubled(): boolean {
    return this.#all.some(({ fault }) => fault !== null);
  }

  #watched(resolver: string): Watched {
    return this.#all.find(({ label }) => label === resolver) ?? this.#all[0]!;
  }

  /**
   * Whether what a resolver said stands: none of its controls failed from the last that were answered before it was asked
   * to those that are asked for after the answer, which is now, and it did not contradict itself in between.
   *
   * @param since What `asks` returned for the name, or `since` was.
   */
  async stands(resolver: string, since: number): Promise<boolean> {
    const each = this.#watched(resolver);
    this.isAnswered = true;
    const last = this.#segment;
    this.#isAwaited = true;
    this.#after(SLOW_MS, () => this.#hurry());
    this.onSettled();
    await last.ended.promise;
    const to = last.nth + 1;
    const point = this.#points[to]!;
    if (!point.has(each)) point.set(each, this.#verdict(each));
    let shown: Standing["verdict"] | undefined;
    for (let nth = since; nth <= to; nth++) {
      shown = await this.#points[nth]!.get(each);
      if (shown === "bad") return false;
    }
    if (await each.contradictsItself(since, to)) return false;
    return shown === "good" || each.hasStood;
  }

  /** Whether so many controls are open at every resolver that names wait for these. */
  get isAhead(): boolean {
    const stood = this.#all.filter(({ hasStood }) => hasStood);
    if (stood.length > 0) return stood.every(({ open }) => open >= MAX_OPEN);
    return this.#allAsked >= MAX_FIRST && this.#all.every(({ standing }) => standing === null);
  }

  /**
   * No name is asked for, and answers may wait: asks for controls, at once where few were asked for so far.
   *
   * @param isAll Whether everything that is under way waits for them.
   */
  idle(isAll: boolean): void {
    // Where controls are open, it is told when these are answered.
    if (this.#asked === 0 && !this.#isAwaited || this.#all.some(({ open }) => open > 0)) return;
    if (this.#maySpare) this.flush();
    else this.#after(isAll ? ALL_HELD_MS : IDLE_MS, () => this.flush());
  }

  /** Asks for controls of all resolvers, if names were asked for since the last ones. */
  flush(): void {
    if (this.#asked === 0 && !this.#isAwaited) return;
    this.#asked = 0;
    this.#isAwaited = false;
    const point: Point = new Map();
    for (const each of this.#all) {
      const isSilent = each.standing !== null && !each.hasStood && each.standing.verdict !== "bad";
      if (!isSilent) point.set(each, this.#verdict(each));
    }
    this.#begin(point);
    void this.#suffixes.settle(this.#all.length * SHARES.suffixes + this.#allAsked / SHARES.namesOfSuffix);
  }

  #begin(point: Point): void {
    const { ended } = this.#segment;
    this.#points.push(point);
    this.#segment = { nth: this.#points.length - 1, ended: Promise.withResolvers() };
    ended.resolve();
  }

  /** Whether controls may be asked for before so many answers wait: their share of all questions stays small. */
  get #maySpare(): boolean {
    const asked = this.#all.reduce((sum, { controls }) => sum + controls.questions, 0);
    return asked + 2 * this.#all.length <= Math.max(this.#all.length * SHARES.spare, this.#allAsked / 100);
  }

  /** Does something later, unless it is waiting already. */
  #after(ms: number, work: () => void): void {
    if (this.#waits.has(ms)) return;
    this.#waits.add(ms);
    this.#io.sleep(ms, this.#signal).then(() => {
      this.#waits.delete(ms);
      work();
    }, () => {});
  }

  /** Answers of a slow resolver do not wait for hundreds of others. */
  #hurry(): void {
    if (this.#asked === 0 && !this.#isAwaited) return;
    if (this.#maySpare) this.flush();
    else this.#after(SLOW_MS, () => this.#hurry());
  }

  /** Waits until a resolver stands, where one does not; false where none does after some seconds. */
  async recovered(): Promise<boolean> {
    const isGood = () => this.#all.some(({ standing }) => standing?.verdict === "good");
    if (isGood() || !this.#all.some(({ standing }) => standing?.verdict === "bad")) return true;
    for (let nth = 0; nth < RECOVERIES && !isGood(); nth++) {
      if (nth > 0) await this.#io.sleep(PAUSE_MS * 2 ** (nth - 1), this.#signal);
      const point: Point = new Map();
      for (const each of this.#all) {
        each.first = this.#first(each);
        each.answered = this.#points.length;
        point.set(each, each.first.then(({ verdict }) => verdict));
      }
      await Promise.all(point.values());
      this.#begin(point);
    }
    return isGood();
  }

  /** A name is asked for again, since what was said of it does not stand. */
  asksAgain(): void {
    this.#askedAgain++;
  }

  /**
   * Asks another resolver for a share of the names that one denies, the first of them above all. Where that one knows
   * the name, with its servers, the first is put aside.
   */
  async #compare(name: string, { resolver }: DnsReply): Promise<void> {
    const { dns } = this;
    const each = this.#watched(resolver);
    if (dns.resolvers.length < 2) return;
    const nth = each.denials++;
    if (nth >= SHARES.firstDenials && nth % SHARES.denials !== 0) return;
    const options = { except: resolver, urgent: true };
    const other = await dns.query(name, "A", this.#signal, options);
    if (other.rcode !== "NOERROR" || other.resolver === resolver || blockIn(other) !== null) return;
    const ns = await dns.query(name, "NS", this.#signal, options);
    if (ns.resolver === resolver || !isZone(name, ns) || this.aside().has(ns.resolver)) return;
    this.#fails(each, `denies names that exist, such as ${name}`);
  }

  /** One is put aside for good. */
  #fails(each: Watched, why: string): void {
    this.#settle(each, { verdict: "bad", why }, Infinity);
    each.hasFailed = true;
  }

  /** What is to be said of the resolvers. */
  notices(): Notice[] {
    return resolverNotices(this.#all, this.#askedAgain, this.#isForged);
  }

  /** See {@link Standings}. */
  aside(): ReadonlySet<string> {
    const bad = this.#all.filter(({ standing }) => standing?.verdict === "bad");
    return new Set(bad.length === this.#all.length ? [] : bad.map(({ label }) => label));
  }

  async #first(each: Watched): Promise<Standing> {
    const nth = this.#points.length;
    const standing = await each.controls.first();
    each.hasFailed = false;
    this.#settle(each, standing, nth);
    each.hasFailed = standing.verdict === "bad";
    return standing;
  }

  #settle(each: Watched, standing: Standing, nth: number): void {
    // One that failed at once, or denies what another knows, may hold a name or two all the same.
    if (each.hasFailed) return;
    if (standing.verdict === "bad") each.fault = standing.why;
    else if (standing.verdict === "good") each.hasStood = true;
    if (nth < each.nth) return;
    each.nth = nth;
    const remark = standing.remark ?? each.standing?.remark;
    each.standing = remark === undefined ? standing : { ...standing, remark };
  }

  /** What the controls of a resolver show that are asked for now. */
  #verdict(each: Watched): Promise<Standing["verdict"]> {
    const nth = this.#points.length;
    const verdict = this.#asksAgain(each, nth);
    each.open++;
    verdict.catch(() => {}).then(() => {
      each.open--;
      each.answered = Math.max(each.answered, nth);
      this.onSettled();
    });
    return verdict;
  }

  async #asksAgain(each: Watched, nth: number): Promise<Standing["verdict"]> {
    // One that is put aside has said enough.
    if (this.aside().has(each.label)) return "bad";
    const { standing: before } = each;
    let standing = await (before === null || each.hasStood ? each.controls.again() : each.controls.first());
    for (let tries = 1; tries < TRIES && standing.verdict === "unclear"; tries++) {
      await this.#io.sleep(PAUSE_MS * 2 ** tries, this.#signal);
      standing = await (each.hasStood ? each.controls.again() : each.controls.first());
    }
    await each.first;
    this.#settle(each, standing, nth);
    return each.hasFailed ? "bad" : standing.verdict;
  }
}
