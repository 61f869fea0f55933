import type { DnsReply, Io } from "../io.ts";
import type { AllRecords, FailedOp, StreamMessage } from "../model.ts";
import { registered } from "../observe/registry/registered.ts";
import { parseDomain } from "../domain.ts";
import { createResolution, type Existence, type Resolution } from "../observe/resolve.ts";
import { shownVisit } from "../observe/web/page_fact.ts";
import { Semaphore } from "../semaphore.ts";
import { Subject } from "../subject.ts";
import type { Contact } from "./contacts.ts";
import { contactsOf } from "./observations.ts";
import type { LookupOptions } from "./options.ts";
import { patienceMs } from "./pace.ts";
import { toAscii } from "../permute/punycode.ts";
import type { Candidate } from "./candidates.ts";
import type { Work } from "./plan.ts";
import type { Queue } from "./queue.ts";
import { PageIndex } from "../match/mod.ts";
import type { Reporter } from "./reporter.ts";
import type { Shortfall } from "./shortfall.ts";
import { study } from "./study.ts";
import type { Window } from "./window.ts";

/** Names under study at a time; more where resolvers alone are asked: then a study is a round trip, and holds no page. */
const STUDIES = 64;
const STUDIES_BY_DNS = 512;
/** What the resolvers are asked for. */
const BY_DNS: ReadonlySet<Contact> = new Set<Contact>(["records", "secondOpinion"]);
/** Names that the second pass queries at a time: many, so that silent ones do not make it long. */
const SECOND_PASS_AT_ONCE = 256;
/** Pause before it for an overloaded resolver, milliseconds. */
const SECOND_PASS_PAUSE_MS = 1_000;
/** Most unanswered names that registries are queried for: they answer a few a second. */
const MOST_UNANSWERED = 200;
/** Most blocked names that registries are queried for. */
const MOST_BLOCKED = 1_000;

/** Response codes that say nothing about a name's records. */
const UNUSABLE: ReadonlySet<string> = new Set(["NO_ANSWER", "SERVFAIL", "REFUSED"]);

/** The imitated name is assumed to exist; its addresses are queried with its other records. */
const NOT_ASKED: DnsReply = {
  rcode: "NO_ANSWER",
  authoritative: false,
  answers: [],
  soa: null,
  resolver: "",
};

/** The records of a free name. */
const NO_RECORDS: AllRecords = { a: [], aaaa: [], mx: [], txt: [], cname: [], ns: [] };

/** Parameters of {@link Examiner}. */
export interface ExamineParts {
  /** What the lookup does. */
  work: Work;
  /** How it is done. */
  options: LookupOptions & { io: Io };
  /** Milliseconds that the lookup may take. */
  deadlineMs: number;
  /** Aborts when the lookup ends. */
  signal: AbortSignal;
  /** Counts finished names. */
  reporter: Reporter;
  /** Counts missing facts for the final notices. */
  shortfall: Shortfall;
  /** The names under way. */
  window: Window;
  /** The lines on their way to the reader. */
  queue: Queue<StreamMessage>;
  /** Receives the lines. */
  emit: (line: StreamMessage) => void;
  /** Ends the lookup with an error. */
  fail: (error: unknown) => void;
}

/** Examines the candidates of one lookup: does a name exist, and if so, what do all ops find? */
export class Examiner {
  readonly #parts: ExamineParts;
  readonly #resolution: Resolution;
  /** For free names of nxdomain: what a wildcard or a resolver invents is not the name's. */
  readonly #noRecords: Resolution;
  readonly #studies: Semaphore;
  readonly #atOnce: number;
  readonly #startedAt: number;
  readonly #isRegistryUsed: boolean;
  #registryQueries = 0;
  #studiesEnded = 0;
  #isAnswered = false;
  #brand: Subject | undefined;
  readonly #brands: PageIndex | null;

  /** Makes an examiner; sends nothing yet. */
  constructor(parts: ExamineParts) {
    const { io, brands = [] } = parts.options;
    const isByDns = parts.work.ops.every((op) => [...contactsOf(op)].every((contact) => BY_DNS.has(contact)));
    const { concurrency = isByDns ? STUDIES_BY_DNS : STUDIES } = parts.options;
    this.#parts = parts;
    this.#resolution = createResolution(
      io,
      parts.signal,
      (name) => this.#blocked(parseDomain(name).fqdn, false),
    );
    this.#noRecords = { ...this.#resolution, records: () => Promise.resolve(NO_RECORDS) };
    const { imitated } = parts.work;
    const isAmong = brands.some(({ brand, domains = [] }) =>
      [brand, ...domains].includes(imitated?.registrable ?? "")
    );
    const all = [...imitated === null || isAmong ? [] : [{ brand: imitated.registrable }], ...brands];
    this.#brands = all.length === 0 ? null : new PageIndex(all);
    this.#studies = new Semaphore(concurrency);
    this.#atOnce = concurrency;
    this.#startedAt = io.now();
    this.#isRegistryUsed = parts.work.ops.some((op) => contactsOf(op).has("rdap"));
  }

  /** Whether any query was answered. */
  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  /** Whether the imitated name's web server answered. */
  get isBrandVisited(): boolean {
    return this.#brand?.made(shownVisit) != null;
  }

  /**
   * Examines all candidates. When each was asked for, even if studies are still running, those without a usable answer
   * are asked for again; without one again they stay unanswered.
   */
  async examineAll(candidates: Iterator<Candidate>): Promise<void> {
    const { window, reporter, signal, options: { io } } = this.#parts;
    reporter.total = await window.take(candidates, (each) => void this.#examine(each, false));
    await window.whenAnswered();
    if (window.unknown > SECOND_PASS_AT_ONCE) await io.sleep(SECOND_PASS_PAUSE_MS, signal);
    await window.takeUnknown((each) => void this.#examine(each, true), SECOND_PASS_AT_ONCE);
    await window.whenFinished();
  }

  /** Finds out whether a candidate exists, and studies it if the plan says so. One function: it runs for every name. */
  async #examine(candidate: Candidate, isAgain: boolean): Promise<void> {
    const { window, work, reporter, signal, fail } = this.#parts;
    try {
      let existence: Existence;
      try {
        existence = await this.#resolution.exists(candidate.name, signal);
      } finally {
        window.answered();
      }
      signal.throwIfAborted();
      const { state, rcode, reply, block } = existence;
      this.#isAnswered ||= rcode !== "NO_ANSWER" || state !== "unknown";
      if (state === "unknown" && reply.isFinal !== true && !isAgain) return window.askAgain(candidate);
      if (state !== "free" || work.plan !== "squat" || block !== undefined) {
        await this.#decide(candidate, existence);
      }
      reporter.completed++;
    } catch (error) {
      fail(error);
    } finally {
      window.finished(candidate);
    }
  }

  /** Studies the name if the plan says so. */
  async #decide(candidate: Candidate, existence: Existence): Promise<void> {
    const { work, reporter, shortfall } = this.#parts;
    const isRegistered = existence.state === "registered" ||
      existence.state !== "free" && await this.#isInRegistry(candidate, existence);
    const isStudied = isRegistered || (existence.state === "free" && work.plan !== "squat");
    const { fqdn } = candidate.permutation.domain;
    if (existence.block !== undefined) this.#blocked(fqdn, existence.state !== "blocked" || isRegistered);
    if (existence.state === "unknown" && !isRegistered) {
      shortfall.unknown++;
      if (existence.rcode === "NOERROR") shortfall.invented++;
      reporter.unanswered(fqdn);
    }
    if (isStudied) {
      shortfall.studied++;
      // A waiting name costs little: everything else is made when its study starts.
      await this.#whenRead(async () => {
        try {
          await this.#lines(this.#subject(candidate, existence));
        } finally {
          this.#studiesEnded++;
        }
      });
    }
  }

  /** Whether a registry lists the name; false when it was not queried or did not answer. */
  async #isInRegistry(candidate: Candidate, existence: Existence): Promise<boolean> {
    const { options } = this.#parts;
    const limit = existence.state === "blocked" ? MOST_BLOCKED : MOST_UNANSWERED;
    if (!this.#isRegistryUsed || options.io.net === null || this.#registryQueries++ >= limit) return false;
    const record = await this.#whenRead(() => this.#subject(candidate, existence).once(registered));
    return record !== null;
  }

  /** Runs a study when there is room and the reader is not behind. Its lines wait for nobody, so its pages are freed. */
  async #whenRead<T>(work: () => Promise<T>): Promise<T> {
    const { queue, signal } = this.#parts;
    return await this.#studies.run(async () => {
      await queue.whenRead();
      signal.throwIfAborted();
      return await work();
    });
  }

  /** Emits lines as they are found, or together where the caller takes them by name. */
  async #lines(subject: Subject): Promise<void> {
    const { work, options, reporter, shortfall, emit } = this.#parts;
    const { state, rcode } = subject.existence;
    const failed = (failure: FailedOp) => {
      reporter.failed(failure);
      shortfall.lacks(failure, state === "registered" && UNUSABLE.has(rcode));
    };
    if (options.onStudied === undefined) return await study(subject, work.ops, emit, failed);
    const found: StreamMessage[] = [];
    await study(subject, work.ops, (line) => void found.push(line), failed);
    await options.onStudied(subject.permutation, found);
  }

  #subject(candidate: Candidate, existence: Existence): Subject {
    const { work, shortfall } = this.#parts;
    const isUnresolvable = existence.state === "blocked" || UNUSABLE.has(existence.rcode);
    return new Subject({
      ...this.#shared(),
      ...candidate,
      existence,
      brand: this.#imitated(),
      ...work.plan === "analyze" && work.imitated !== null ? { comparedWith: work.imitated.registrable } : {},
      ...(existence.state === "free" && work.plan === "nxdomain" ? { resolution: this.#noRecords } : {}),
      // The addresses from a blocking resolver are not the name's, and after two passes without a usable answer a third
      // query is pointless: registries are the only source.
      ...(isUnresolvable
        ? { resolution: { ...this.#resolution, records: () => unknownRecords(existence) }, passive: true }
        : {}),
      onMailBlocked: () => void shortfall.mailBlocked++,
      onNoTls: (why: string) => shortfall.noTls(candidate.name, why),
      visited: (page) => shortfall.visit(page),
      registry: { patienceMs: () => this.#patienceMs(), busy: () => void shortfall.registryBusy++ },
    });
  }

  /** The imitated name as a subject: it is visited once, when the first look-alike is compared with it. */
  #imitated(): Subject | null {
    const { imitated } = this.#parts.work;
    if (imitated === null) return null;
    const { registrable, tld, domain } = imitated;
    return this.#brand ??= new Subject({
      ...this.#shared(),
      name: toAscii(registrable),
      permutation: { domain: { fqdn: registrable, tld, domain }, kind: "Unknown" },
      existence: { state: "registered", rcode: "NOERROR", reply: NOT_ASKED },
      brand: null,
    });
  }

  /** What all subjects of the lookup share. */
  #shared() {
    const { work, signal, options: { io, passive = false } } = this.#parts;
    const original = work.imitated?.registrable ??
      (work.plan === "analyze" ? work.original.fqdn : work.original.registrable);
    return { original, passive, io, signal, resolution: this.#resolution, brands: this.#brands };
  }

  #patienceMs(): number {
    const { reporter: { total, completed }, shortfall: { studied }, options, deadlineMs } = this.#parts;
    const elapsedMs = Math.max(0, options.io.now() - this.#startedAt);
    const [ended, atOnce] = [this.#studiesEnded, this.#atOnce];
    return patienceMs({ total, completed, studied, ended, atOnce, elapsedMs, deadlineMs });
  }

  /** @param isKnown Whether another source answered all the same. */
  #blocked(fqdn: string, isKnown: boolean): void {
    const { shortfall, reporter } = this.#parts;
    shortfall.blocked++;
    if (!isKnown) shortfall.hidden++;
    reporter.blocked(fqdn, isKnown);
  }
}

/** Not "no records": the records are unknown. */
function unknownRecords({ state, rcode }: Existence): Promise<AllRecords> {
  return Promise.reject(
    new Error(
      state === "registered" ? `${rcode}, though the name is delegated` : "No answer from DNS",
    ),
  );
}
