import type { DnsReply, Io, RecordType } from "../io.ts";
import type { AllRecords, Classification, StreamMessage } from "../model.ts";
import { registered } from "../observe/registry/registration.ts";
import { isUnusable } from "../observe/existence.ts";
import { parseDomain } from "../domain.ts";
import { createResolution, type Existence, type Resolution } from "../observe/resolve.ts";
import { shownVisit } from "../observe/web/page_fact.ts";
import { visited } from "../observe/web/visited.ts";
import { Semaphore } from "../semaphore.ts";
import { type PureSteps, Subject } from "../subject.ts";
import { type Contact, contactsOf } from "./contacts.ts";
import { freeHosts } from "./free_hosts.ts";
import { patienceMs } from "./pace.ts";
import { toAscii } from "../permute/punycode.ts";
import type { Candidate } from "./candidates.ts";
import { PageIndex } from "../match/page/mod.ts";
import { pageBrandsOf } from "../match/page/profile.ts";
import type { LookupRun } from "./run.ts";
import { Pictures } from "./pictures.ts";
import { type Outlet, study, studyPicture } from "./study.ts";

/** Names under study at a time; more where resolvers alone are asked: then a study is a round trip, and holds no page. */
const STUDIES = 64;
const STUDIES_BY_DNS = 512;
/** What the resolvers are asked for. */
const BY_DNS: ReadonlySet<Contact> = new Set<Contact>(["records", "secondOpinion"]);
/** Most unanswered names that registries are queried for: they answer a few a second. */
const MAX_UNANSWERED = 200;
/** Most blocked names that registries are queried for. */
const MAX_BLOCKED = 1_000;

/** Above it a page is parked: a picture would change nothing. */
const CLEARLY = 0.9;
/** Times that records are asked for whose answers do not stand. */
const RECORD_ROUNDS = 3;
/** What is unknown then. */
const RECORD_TYPES: readonly RecordType[] = ["AAAA", "NS", "MX", "TXT"];

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
const noRecords = () => Promise.resolve(NO_RECORDS);

/** Finds out whether the candidates of one lookup exist, and studies those that do. */
export class Examiner {
  readonly #run: LookupRun;
  readonly #steps: PureSteps;
  readonly #resolution: Resolution;
  /** Its DNS asks the resolvers that stand. */
  readonly #io: Io;
  readonly #studies: Semaphore;
  readonly #atOnce: number;
  readonly #isRegistryUsed: boolean;
  readonly #areRecordsUsed: boolean;
  readonly #brands: PageIndex | null;
  readonly #pictures: Pictures;
  readonly #isOwnPage: ReturnType<typeof freeHosts>;
  readonly #arePicturesTaken: boolean;
  #registryQueries = 0;
  #studiesEnded = 0;
  /** Studies under way, and those of them whose records wait for controls. */
  #running = 0;
  #held = 0;
  #brand: Subject | undefined;

  /** Makes an examiner; sends nothing yet. */
  constructor(run: LookupRun, steps: PureSteps) {
    const { work: { ops, imitated }, shortfall, network, signal, options } = run;
    const { io, concurrency } = options;
    const brands = pageBrandsOf(options.brands ?? []);
    this.#run = run;
    this.#steps = steps;
    this.#io = { ...io, dns: network.dns };
    this.#resolution = createResolution(
      this.#io,
      signal,
      (name) => shortfall.blocked(parseDomain(name).fqdn, false),
      run.work.plan !== "nxdomain",
    );
    this.#pictures = new Pictures(io, signal);
    this.#isOwnPage = freeHosts(this.#io, signal);
    this.#arePicturesTaken = io.camera !== null && io.screenshots !== null &&
      ops.some((op) => [...contactsOf(op)].includes("pictures"));
    const isByDns = ops.every((op) => [...contactsOf(op)].every((contact) => BY_DNS.has(contact)));
    this.#atOnce = concurrency ?? (isByDns ? STUDIES_BY_DNS : STUDIES);
    this.#studies = new Semaphore(this.#atOnce);
    this.#areRecordsUsed = ops.some((op) => contactsOf(op).has("records"));
    this.#isRegistryUsed = ops.some((op) => contactsOf(op).has("rdap"));
    const isAmong = brands.some(({ brand, domains = [] }) =>
      [brand, ...domains].includes(imitated?.registrable ?? "")
    );
    const all = [...imitated === null || isAmong ? [] : [{ brand: imitated.registrable }], ...brands];
    this.#brands = all.length === 0 ? null : new PageIndex(all);
  }

  /** All candidates were asked for once. */
  allTaken(): void {
    this.#pictures.allTaken();
  }

  /** Whether the imitated name's web server answered. */
  get isBrandVisited(): boolean {
    return this.#brand?.made(shownVisit) != null;
  }

  /** Whether there are studies, and the records of each wait for controls. */
  get areAllHeld(): boolean {
    return this.#running > 0 && this.#held >= this.#running;
  }

  /** Whether any name that was found free may exist all the same, or any records do not stand. */
  get isAnyInDoubt(): boolean {
    return this.#resolution.deniesByType || this.#run.network.isDisputed();
  }

  /**
   * Whether a name that was found free may exist all the same, by what was said since then. Of one that was studied, it is
   * listed that its records do not stand.
   */
  isInDoubt({ name, permutation }: Candidate, isFree: boolean): boolean {
    const isDisputed = this.#run.network.isDisputed(name);
    if (isFree) return isDisputed || this.#resolution.deniesByType;
    const detail = "Answers that contradict each other: somebody on the way forges some";
    if (isDisputed) this.#run.shortfall.lacks({ fqdn: permutation.domain.fqdn, op: "Dns", detail }, false);
    return false;
  }

  /** Whether a candidate exists, by DNS; asked for the last time, by the zone above too. */
  async exists({ name, isSeen }: Candidate, isLast: boolean): Promise<Existence> {
    const existence = await this.#resolution.exists(name, this.#run.signal, isLast, isSeen);
    // Its study asks for the servers: the sooner, the sooner shows a resolver that denies everything that it
    // contradicts itself.
    const { state, rcode, servers } = existence;
    if (this.#areRecordsUsed && state === "registered" && rcode === "NOERROR" && servers === undefined) {
      this.#io.dns.query(name, "NS", this.#run.signal, { urgent: true }).catch(() => {});
    }
    return existence;
  }

  /**
   * The name to be studied; null where it does not exist and the plan is not about free names. Where DNS does not decide
   * a registry does, and a page at hosts that answer for any name. Made when the study starts: a waiting name costs little.
   */
  async confirm(candidate: Candidate, existence: Existence): Promise<(() => Subject) | null> {
    const { work, shortfall } = this.#run;
    const { state, block } = existence;
    const { fqdn } = candidate.permutation.domain;
    const isRegistered = state === "registered" ||
      state !== "free" && await this.#isInRegistry(candidate, existence);
    if (block !== undefined) shortfall.blocked(fqdn, state !== "blocked" || isRegistered);
    const hosted = existence.isByWildcard && !isRegistered ? await this.#hosted(candidate, existence) : null;
    if (existence.isByWildcard && (isRegistered || hosted !== null)) shortfall.byWildcard(fqdn);
    if (state === "unknown" && !isRegistered) shortfall.unanswered(fqdn, existence);
    if (hosted === null && !isRegistered && (state !== "free" || work.plan === "squat")) return null;
    return () => hosted ?? this.#subject(candidate, existence);
  }

  /** Runs the ops of a name that was confirmed, when there is room; resolves when all but its picture is sent. */
  async study(found: () => Subject): Promise<{ pictures: Promise<void> }> {
    this.#run.shortfall.studied++;
    const judged = this.#pictures.judging();
    const studied = await this.#whenRead(() => this.#lines(found(), judged));
    this.#studiesEnded++;
    return studied;
  }

  /** Visits a guess at a free host; null where there is no page of its own, or no visit is allowed. */
  async #hosted(candidate: Candidate, existence: Existence): Promise<Subject | null> {
    const { work: { plan, ops }, options: { passive, io } } = this.#run;
    const isVisited = plan === "squat" && passive !== true && io.net !== null &&
      ops.some((op) => contactsOf(op).has("web"));
    if (!isVisited) return null;
    return await this.#whenRead(async () => {
      const subject = this.#subject(candidate, { ...existence, state: "registered" }, false);
      return await this.#isOwnPage(candidate.name, await subject.once(visited)) ? subject : null;
    });
  }

  /** Whether a registry lists the name; false when it was not queried or did not answer. */
  async #isInRegistry(candidate: Candidate, existence: Existence): Promise<boolean> {
    const limit = existence.state === "blocked" ? MAX_BLOCKED : MAX_UNANSWERED;
    const { net } = this.#run.options.io;
    if (!this.#isRegistryUsed || net === null || this.#registryQueries++ >= limit) return false;
    return await this.#whenRead(() => this.#subject(candidate, existence).once(registered)) !== null;
  }

  /** Runs a study when there is room and the reader is not behind. Its lines wait for nobody, so its pages are freed. */
  async #whenRead<T>(work: () => Promise<T>): Promise<T> {
    const { pace, signal } = this.#run;
    return await this.#studies.run(async () => {
      this.#running++;
      try {
        await this.#run.whenRead();
        await pace.study();
        signal.throwIfAborted();
        return await work();
      } finally {
        this.#running--;
      }
    });
  }

  /**
   * Emits lines as they are found, or together where the caller takes them by name. Resolves when nothing but the
   * picture of the name is to come.
   */
  async #lines(subject: Subject, judged: () => void): Promise<{ pictures: Promise<void> }> {
    const { work: { ops }, options: { onStudied }, reporter, shortfall } = this.#run;
    const { state } = subject.existence;
    const isOwn = state === "registered" && isUnusable(subject.existence);
    const found: StreamMessage[] = [];
    let pictures: Promise<void> = Promise.resolve();
    const outlet: Outlet = {
      failed: (failure) => shortfall.lacks(failure, isOwn),
      emit: (line) => {
        if (onStudied !== undefined) return void found.push(line);
        reporter.sent();
        this.#run.push(line);
      },
      judged: (verdict) => {
        if (this.#arePicturesTaken && !this.#isSpared(subject, verdict)) {
          const size = subject.made(visited)?.page?.html.text.length ?? 0;
          pictures = this.#pictures.take(verdict, size, () => studyPicture(subject, ops, verdict, outlet));
          // A rejection is reported by the caller.
          pictures.catch(() => {});
        }
        judged();
      },
    };
    await study(subject, ops, outlet);
    await this.#pictures.room();
    return { pictures: pictures.then(() => onStudied?.(subject.permutation, found)) };
  }

  /** Whether the page has nothing to show: it is parked, or the original's own. */
  #isSpared(subject: Subject, verdict: Classification | null): boolean {
    const { options: { io: { screenshots } }, work: { plan } } = this.#run;
    if (screenshots?.isSparing !== true || plan !== "squat" || verdict === null) return false;
    const host = URL.parse(subject.made(shownVisit)?.page?.url ?? "")?.hostname ?? "";
    return verdict.parked > CLEARLY || `.${host}`.endsWith(`.${toAscii(subject.original)}`);
  }

  /** @param isNoted Whether it is noted why its server gave no page. */
  #subject(candidate: Candidate, existence: Existence, isNoted = true): Subject {
    const { work: { plan, imitated }, shortfall } = this.#run;
    // The addresses from a blocking resolver are not the name's, and after two passes without a usable answer a third
    // query is pointless: registries are the only source.
    const isUnresolvable = ["blocked", "unknown"].includes(existence.state) || isUnusable(existence);
    // What a wildcard or a resolver invents is not a free name's.
    const isFree = existence.state === "free" && plan === "nxdomain";
    const records = isUnresolvable
      ? () => unknownRecords(existence)
      : isFree
      ? noRecords
      : this.#records.bind(this);
    return new Subject({
      ...this.#shared(),
      ...candidate,
      existence,
      brand: this.#imitated(),
      ...plan === "analyze" && imitated !== null ? { comparedWith: imitated.registrable } : {},
      resolution: { ...this.#resolution, records },
      ...isUnresolvable ? { passive: true } : {},
      onLack: (what, why) => {
        if (isNoted || what !== "tls" && what !== "page") shortfall.note(what, candidate.name, why);
      },
      visited: (page) => shortfall.visit(page),
      patienceMs: () => this.#patienceMs(),
    });
  }

  /** Its records, which stand as its existence does; asked for again where they do not. */
  async #records(
    ...[name, existence, signal, unanswered]: Parameters<Resolution["records"]>
  ): Promise<AllRecords> {
    const { network } = this.#run;
    let found = existence;
    for (let round = 1;; round++) {
      const since = network.asks(RECORD_TYPES.length);
      const missing = new Set<RecordType>();
      const resolvers = new Set<string>();
      const records = await this.#resolution.records(name, found, signal, missing, resolvers);
      this.#held++;
      const standing = await Promise.all([...resolvers].map((each) => network.stands(each, since)))
        .finally(() => this.#held--);
      const isDoubted = standing.includes(false) || network.isDisputed(name);
      if (isDoubted && round < RECORD_ROUNDS && await network.recovered()) {
        found = await this.#withoutDispute(name, found, signal);
        continue;
      }
      for (const type of isDoubted ? RECORD_TYPES : missing) unanswered?.add(type);
      return records;
    }
  }

  /** What was found, less what is asked for again: the servers, and the addresses where these are disputed. */
  async #withoutDispute(name: string, found: Existence, signal: AbortSignal): Promise<Existence> {
    const { servers: _, ...known } = found;
    if (!this.#run.network.isDisputed(name)) return known;
    const reply = await this.#io.dns.query(name, "A", signal, { urgent: true, fresh: true });
    return reply.rcode === "NOERROR" ? { ...known, reply, isAddressHidden: false } : known;
  }

  /** The imitated name as a subject: it is visited once, when the first look-alike is compared with it. */
  #imitated(): Subject | null {
    const { imitated } = this.#run.work;
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
    const { work, signal, options: { passive = false } } = this.#run;
    const original = work.imitated?.registrable ??
      (work.plan === "analyze" ? work.original.fqdn : work.original.registrable);
    return {
      original,
      passive,
      io: this.#io,
      steps: this.#steps,
      signal,
      resolution: this.#resolution,
      brands: this.#brands,
    };
  }

  #patienceMs(): number {
    const { reporter: { total, completed }, shortfall: { studied }, options, deadlineMs, startedAt } =
      this.#run;
    const elapsedMs = Math.max(0, options.io.now() - startedAt);
    const [ended, atOnce] = [this.#studiesEnded, this.#atOnce];
    return patienceMs({ total, completed, studied, ended, atOnce, elapsedMs, deadlineMs });
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
