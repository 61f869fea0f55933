import type { DnsReply, Io } from "../io.ts";
import type { StreamMessage } from "../model.ts";
import { createResolution, type Existence } from "../observe/resolve.ts";
import { Subject } from "../subject.ts";
import type { Aborts } from "./aborts.ts";
import type { LookupOptions } from "./options.ts";
import { Pace } from "./pace.ts";
import { type Candidate, toAscii } from "./candidates.ts";
import type { Work } from "./plan.ts";
import { gate } from "./pool.ts";
import type { Reporter } from "./reporter.ts";
import type { Shortfall } from "./shortfall.ts";
import { study } from "./study.ts";

/** Names under study at once. */
const STUDIES = 64;

/** The imitated name is taken to exist; its addresses are asked for with its other records. */
const NOT_ASKED: DnsReply = {
  rcode: "NO_ANSWER",
  authoritative: false,
  answers: [],
  soa: null,
  resolver: "",
};

/** What the work on one candidate needs. */
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
  /** Counts what could not be found out. */
  shortfall: Shortfall;
  /** Takes the lines; the study waits for what it returns. */
  emit: (line: StreamMessage) => Promise<void> | void;
}

/** The work on candidates. */
export interface Examiner {
  /** Finds out whether a candidate exists, and studies it where the plan wants that. */
  examine(candidate: Candidate): Promise<void>;
  /** Whether any question has got an answer. */
  readonly isAnswered: () => boolean;
}

/** Returns the work on the candidates of one lookup. */
export function createExaminer(parts: ExamineParts): Examiner {
  const { work, options, aborts, reporter, shortfall, emit, deadlineMs } = parts;
  const { io, concurrency = STUDIES, passive = false, onStudied } = options;
  const original = work.plan === "analyze" ? work.original.fqdn : work.original.registrable;
  const resolution = createResolution(io, aborts.signal);
  const studies = gate(concurrency);
  const pace = new Pace(deadlineMs, concurrency);
  const startedAt = io.now();
  const registry = {
    patienceMs: () => pace.patienceMs(reporter.total, Math.max(0, io.now() - startedAt)),
    busy: () => void shortfall.registryBusy++,
  };
  const common = { original, passive, io, resolution };
  let answered = false;
  let brand: Subject | undefined;

  /** The imitated name as a subject of its own: it is visited once, when the first look-alike is compared with it. */
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

  /** Lines go out as they are found, or all at once where the caller takes them by name. */
  async function lines(subject: Subject): Promise<void> {
    if (onStudied === undefined) return await study(subject, work.ops, emit);
    const found: StreamMessage[] = [];
    await study(subject, work.ops, (line) => void found.push(line));
    await onStudied(subject.permutation, found);
  }

  async function studyName(candidate: Candidate, existence: Existence): Promise<void> {
    const { signal, release } = aborts.own();
    try {
      const told = (why: string) => shortfall.noTls(candidate.name, why);
      const brand = work.plan === "squat" ? imitated() : null;
      const onMailBlocked = () => void shortfall.mailBlocked++;
      const subject = new Subject({
        onMailBlocked,
        ...common,
        ...candidate,
        existence,
        brand,
        told,
        registry,
        signal,
      });
      await studies(() => lines(subject));
    } finally {
      release();
      pace.done();
    }
  }

  return {
    isAnswered: () => answered,
    async examine(candidate) {
      const existence = await resolution.exists(candidate.name, aborts.shared());
      aborts.signal.throwIfAborted();
      const { state } = existence;
      answered ||= existence.rcode !== "NO_ANSWER";
      const isStudied = state === "registered" || (state !== "unknown" && work.plan !== "squat");
      pace.asked(isStudied);
      if (state === "unknown") {
        shortfall.unknown++;
        reporter.unanswered(candidate.permutation.domain.fqdn);
      }
      if (isStudied) await studyName(candidate, existence);
      reporter.completed++;
    },
  };
}
