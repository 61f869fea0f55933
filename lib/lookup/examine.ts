import type { DnsReply, Io } from "../io.ts";
import type { DnsRecords, FailedOp, StreamMessage } from "../model.ts";
import { registered } from "../observe/registry/registered.ts";
import { parseDomain } from "../domain.ts";
import { createResolution, type Existence } from "../observe/resolve.ts";
import { shownVisit } from "../observe/web/page_fact.ts";
import { Semaphore } from "../semaphore.ts";
import { Subject } from "../subject.ts";
import type { Aborts } from "./aborts.ts";
import { contactsOf } from "./observations.ts";
import type { LookupOptions } from "./options.ts";
import { Pace } from "./pace.ts";
import { toAscii } from "../permute/punycode.ts";
import type { Candidate } from "./candidates.ts";
import type { Work } from "./plan.ts";
import { pool } from "./pool.ts";
import type { QuestionShare } from "./question_share.ts";
import type { Reporter } from "./reporter.ts";
import type { Shortfall } from "./shortfall.ts";
import { study } from "./study.ts";

/** Names under study at a time. */
const STUDIES = 64;
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

/** Parameters of {@link createExaminer}. */
export interface ExamineParts {
  /** What the lookup does. */
  work: Work;
  /** How it is done. */
  options: LookupOptions & { io: Io };
  /** Milliseconds that the lookup may take. */
  deadlineMs: number;
  /** The signals of the lookup. */
  aborts: Aborts;
  /** Counts finished names. */
  reporter: Reporter;
  /** Counts missing facts for the final notices. */
  shortfall: Shortfall;
  /** Bounds the number of concurrent queries for existence. */
  questions: QuestionShare;
  /** Receives the lines; the study waits for its result. */
  emit: (line: StreamMessage) => Promise<void> | void;
}

/** Examines candidates. */
export interface Examiner {
  /** Finds out whether a candidate exists, and studies it if the plan says so. Call it after `questions.ask`. */
  examine(candidate: Candidate): Promise<void>;
  /** Call it when `examine` was called for every candidate. */
  allKnown(): void;
  /**
   * Waits for the first query of every candidate, then queries those without a usable answer again, a few at a time.
   * Those without one again stay unanswered.
   */
  examineUnknown(): Promise<void>;
  /** Number of candidates in progress. */
  readonly unfinished: ReadonlySet<Candidate>;
  /** Whether any query was answered. */
  readonly isAnswered: () => boolean;
  /** Whether the imitated name's web server answered. */
  readonly isBrandVisited: () => boolean;
}

/** Returns an examiner for the candidates of one lookup. */
export function createExaminer(parts: ExamineParts): Examiner {
  const { work, options, aborts, reporter, shortfall, emit, deadlineMs, questions } = parts;
  const { io, concurrency = STUDIES, passive = false, onStudied } = options;
  const original = work.plan === "analyze" ? work.original.fqdn : work.original.registrable;
  const resolution = createResolution(io, aborts.signal, (name) => noteBlocked(parseDomain(name).fqdn));
  const studies = new Semaphore(concurrency);
  const pace = new Pace(deadlineMs, concurrency);
  const startedAt = io.now();
  const registry = {
    patienceMs: () => pace.patienceMs(reporter.total, Math.max(0, io.now() - startedAt)),
    busy: () => void shortfall.registryBusy++,
  };
  const common = { original, passive, io, resolution };
  const isRegistryUsed = work.ops.some((op) => contactsOf(op).has("rdap"));
  const unfinished = new Set<Candidate>();
  const unknown: Candidate[] = [];
  /** Names in their first query. The second pass starts when there are none and all candidates were generated. */
  let asking = 0;
  let areAllKnown = false;
  const firstPass = Promise.withResolvers<void>();
  let registryQuestions = 0;
  let answered = false;
  let brand: Subject | undefined;

  /** The imitated name as a subject: it is visited once, when the first look-alike is compared with it. */
  function imitated(): Subject {
    if (brand !== undefined) return brand;
    const { registrable, tld, domain } = work.original;
    return brand = new Subject({
      ...common,
      name: toAscii(registrable),
      permutation: { domain: { fqdn: registrable, tld, domain }, kind: "Unknown" },
      existence: { state: "registered", rcode: "NOERROR", reply: NOT_ASKED },
      brand: null,
      signal: aborts.own().signal,
    });
  }

  /** Lines are emitted as they are found, or together where the caller takes them by name. */
  async function lines(subject: Subject): Promise<void> {
    const failed = (failure: FailedOp) => reporter.failed(failure);
    if (onStudied === undefined) return await study(subject, work.ops, emit, failed);
    const found: StreamMessage[] = [];
    await study(subject, work.ops, (line) => void found.push(line), failed);
    await onStudied(subject.permutation, found);
  }

  function subjectOf(candidate: Candidate, existence: Existence, signal: AbortSignal): Subject {
    return new Subject({
      ...common,
      ...candidate,
      existence,
      brand: work.plan === "squat" ? imitated() : null,
      // The addresses that a blocking resolver gives are not the name's, and a name without a usable answer in two
      // passes is not asked for a third time: what registries say is all there is.
      ...(existence.state === "blocked" || UNUSABLE.has(existence.rcode)
        ? { resolution: { ...resolution, records: () => unknownRecords(existence) }, passive: true }
        : {}),
      onMailBlocked: () => void shortfall.mailBlocked++,
      onNoTls: (why: string) => shortfall.noTls(candidate.name, why),
      visited: (page) => shortfall.visit(page),
      registry,
      signal,
    });
  }

  async function studyName(candidate: Candidate, existence: Existence): Promise<void> {
    const { signal, release } = aborts.own();
    try {
      const subject = subjectOf(candidate, existence, signal);
      await studies.run(() => lines(subject));
    } finally {
      release();
      pace.done();
    }
  }

  /** Whether a registry lists the name; false when it was not queried or did not answer. */
  async function isInRegistry(candidate: Candidate, existence: Existence): Promise<boolean> {
    const limit = existence.state === "blocked" ? MOST_BLOCKED : MOST_UNANSWERED;
    if (!isRegistryUsed || io.net === null || registryQuestions++ >= limit) return false;
    const { signal, release } = aborts.own();
    try {
      return await studies.run(() => subjectOf(candidate, existence, signal).once(registered)) !== null;
    } finally {
      release();
    }
  }

  /** Studies the name if the plan says so, and counts it as finished. */
  async function decide(candidate: Candidate, existence: Existence): Promise<void> {
    const isRegistered = existence.state === "registered" ||
      existence.state !== "free" && await isInRegistry(candidate, existence);
    const isStudied = isRegistered || (existence.state === "free" && work.plan !== "squat");
    const { fqdn } = candidate.permutation.domain;
    if (existence.block !== undefined) noteBlocked(fqdn);
    if (existence.state === "unknown" && !isRegistered) {
      shortfall.unknown++;
      reporter.unanswered(fqdn);
    }
    pace.resolved(isStudied);
    if (isStudied) await studyName(candidate, existence);
    unfinished.delete(candidate);
    reporter.completed++;
  }

  function noteBlocked(fqdn: string): void {
    shortfall.blocked++;
    reporter.blocked(fqdn);
  }

  async function exists(candidate: Candidate): Promise<Existence> {
    try {
      const existence = await resolution.exists(candidate.name, aborts.shared());
      aborts.signal.throwIfAborted();
      answered ||= existence.rcode !== "NO_ANSWER" || existence.state !== "unknown";
      return existence;
    } finally {
      questions.answered();
    }
  }

  /** The second pass starts after all first queries, even if studies are still running. */
  async function examineUnknown(): Promise<void> {
    await firstPass.promise;
    if (unknown.length > SECOND_PASS_AT_ONCE) await io.sleep(SECOND_PASS_PAUSE_MS, aborts.signal);
    const again = async (candidate: Candidate) => {
      await questions.ask();
      await decide(candidate, await exists(candidate));
    };
    await pool(unknown.splice(0), SECOND_PASS_AT_ONCE, again, aborts.signal);
  }

  return {
    unfinished,
    isAnswered: () => answered,
    async examine(candidate) {
      unfinished.add(candidate);
      asking++;
      const existence = await exists(candidate);
      const isAskedAgain = existence.state === "unknown" && existence.reply.isFinal !== true;
      if (isAskedAgain) unknown.push(candidate);
      if (--asking === 0 && areAllKnown) firstPass.resolve();
      if (!isAskedAgain) await decide(candidate, existence);
    },
    allKnown() {
      areAllKnown = true;
      if (asking === 0) firstPass.resolve();
    },
    examineUnknown,
    isBrandVisited: () => brand?.made(shownVisit) != null,
  };
}

/** Not "no records": the records are unknown. */
function unknownRecords({ state, rcode }: Existence): Promise<Required<DnsRecords>> {
  return Promise.reject(
    new Error(
      state === "registered"
        ? `${rcode}: the name is delegated, and nothing more is known about it`
        : "No answer from DNS",
    ),
  );
}
