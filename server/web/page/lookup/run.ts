import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { StreamMessage } from "../../../../lib/model.ts";
import { ClientError, type ResultRecord } from "../../../client.ts";
import { needsAccess, refusal, service, statusOf } from "../service/service.ts";
import { callCore } from "../parts/core_client.ts";
import { type Row, Rows } from "./rows.ts";
import { lacksOf } from "../../../../lib/lines/mod.ts";
import { count, names as nameCount, titled } from "../parts/dom.ts";
import { WORK_MS, yieldToPage } from "../parts/yield_to_page.ts";

/** Progress and rate of a lookup. */
class ProgressRate {
  readonly #startedAt: number;
  /** The last seconds, oldest first: what comes at once when a lookup is opened says nothing of what is to come. */
  #marks: [at: number, done: number][] = [];
  /** Number of finished names. */
  done: number = 0;
  /** All names. */
  total: number = 0;

  constructor(now: number) {
    this.#startedAt = now;
  }

  /** Updates from a Progress line. */
  mark(done: number, total: number, now: number): void {
    [this.done, this.total] = [done, total];
    this.#marks.push([now, done]);
    while (this.#marks.length > 2 && this.#marks[0]![0] < now - 5_000) this.#marks.shift();
  }

  /** Seconds since the start. */
  seconds(now: number): number {
    return (now - this.#startedAt) / 1000;
  }

  /** Names a second over the last seconds. */
  rate(): number {
    const [first, last] = [this.#marks[0], this.#marks.at(-1)];
    if (first === undefined || last === undefined || last[0] === first[0]) return 0;
    return (last[1] - first[1]) * 1000 / (last[0] - first[0]);
  }
}

/** Returns a span as minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The plans of a lookup. */
export type Plan = "squat" | "nxdomain" | "analyze";

/** What is shown of a plan. */
interface Shown {
  /** What makes its results. */
  scope: ResultRecord["scope"];
  /** Path of its page. */
  page: string;
  /** Title of its page. */
  title: string;
  /** What a result is, and how its domain is joined to that. */
  result: readonly [what: string, of: string];
}

/** What is shown of each plan. */
export const PLANS: Readonly<Record<Plan, Shown>> = {
  squat: { scope: "lookup:squat", page: "lookup", title: "Lookup", result: ["Look-alikes", "of"] },
  nxdomain: {
    scope: "lookup:nxdomain",
    page: "available",
    title: "Available names",
    result: ["Available names", "like"],
  },
  analyze: { scope: "analyze", page: "analyze", title: "Analyze", result: ["Analysis", "of"] },
};

/** What is shown of the plan whose results have a scope. */
export const shownOf = (scope: ResultRecord["scope"]): Shown =>
  Object.values(PLANS).find((each) => each.scope === scope)!;

/** The phase of a run. `opening` receives a stored result, which is shown at once when all of it is there; `stopped` and `cut` can be resumed. */
export type Phase =
  | "idle"
  | "opening"
  | "running"
  | "stopped"
  | "cut"
  | "done"
  | "incomplete"
  | "failed"
  | "refused";

/** Seconds that the service continues without a reader, so that a stopped or cut run can be resumed. */
const LINGER = 60;

/** A shared result. The token of the link replaces the UUID. */
export interface SharedRun {
  /** Of the link. */
  token: string;
  /** Its result, and when the link ends, RFC 3339. */
  record: Pick<ResultRecord, "domain" | "created_at"> & { expires_at: string };
  /** The lines of the result. */
  lines(signal: AbortSignal): AsyncIterable<StreamMessage>;
}

/** What is known of a run. */
export interface RunState {
  readonly phase: Phase;
  /** The name, as typed or as stored. */
  readonly domain: string;
  /** The brand that an analysis compares the name with, as typed; empty to leave the choice to the service. */
  readonly brand: string;
  /** The retained result. */
  readonly uuid: string | null;
  /** A message besides its phase. */
  readonly message: string;
  /** Status of the answer that refused it. */
  readonly status: number;
  /** When an opened result started and when it expires, Unix seconds; null for a new lookup. */
  readonly stored: { created_at: number; ttl: number } | null;
  /** Milliseconds of performance.now() when it ended. */
  readonly endedAt: number;
  /** What was received; grows while it runs. */
  readonly rows: Rows;
  /** Its rate; grows too. */
  readonly pace: ProgressRate;
}

/** Before anything was looked up. */
const idle = (): RunState => ({
  phase: "idle",
  domain: "",
  brand: "",
  uuid: null,
  message: "",
  status: 0,
  stored: null,
  endedAt: 0,
  rows: new Rows(),
  pace: new ProgressRate(performance.now()),
});

/** Whether a run can be resumed. */
export const isResumable = ({ uuid, phase }: RunState): boolean =>
  uuid !== null && (phase === "stopped" || phase === "cut");

/** One lookup, from its first line to its last, whether it is streamed, resumed or opened again. */
export class Run {
  /** Which lookup. */
  readonly plan: Plan;
  /** What is known of it. */
  readonly state: Signal<RunState> = signal(idle());
  /** What was received; another one when everything shown before is void. */
  readonly rows: ReadonlySignal<Rows> = computed(() => this.state.value.rows);
  /** Changes with what the rows have. */
  readonly received: Signal<number> = signal(0);
  readonly #shared: SharedRun | null;
  #controller: AbortController | null = null;
  #imitated: Promise<void> | undefined;
  /** Lines so far, as the service counts them. */
  #lines = 0;
  /** What else is known before a stored result is shown, so that nothing moves afterwards. */
  prepare: (domain: string) => Promise<unknown> = () => Promise.resolve();

  constructor(plan: Plan, shared: SharedRun | null = null) {
    this.plan = plan;
    this.#shared = shared;
  }

  /** Starts a new lookup. */
  async start(domain: string, brand = ""): Promise<void> {
    this.#reset({ phase: "running", domain, brand });
    const compared = brand === "" ? {} : { brand };
    await this.#follow((options) =>
      service()[this.plan](domain, { linger: LINGER, ...compared, ...options })
    );
  }

  /** Opens a retained result, or follows its running lookup. */
  async open(uuid: string): Promise<void> {
    this.#reset({ phase: "opening", uuid });
    if (this.#shared !== null) return await this.#openShared(this.#shared);
    try {
      await needsAccess();
      const record = await service().results.record(uuid);
      if (this.state.value.uuid !== uuid) return;
      this.#set({ domain: record.domain, ...record.done ? { stored: record } : { phase: "running" } });
      if (record.scope !== PLANS[this.plan].scope) {
        throw refusal(404, "This result is of another kind of lookup");
      }
    } catch (error) {
      if (this.state.value.uuid === uuid) this.#end("refused", error as Error);
      return;
    }
    await this.#follow(({ signal }) => service().resume(uuid, 0, signal));
  }

  async #openShared({ record: { domain, created_at, expires_at }, lines }: SharedRun): Promise<void> {
    this.#set({ domain, stored: { created_at, ttl: Date.parse(expires_at) / 1000 } });
    await this.#follow(({ signal }) => lines(signal));
  }

  /** Resumes after the last line received. Starts no new work. */
  async resume(): Promise<void> {
    const { uuid } = this.state.value;
    if (uuid === null || !isResumable(this.state.value)) return;
    this.#set({ phase: "running", message: "" });
    await this.#follow(({ signal }) => service().resume(uuid, this.#lines, signal));
  }

  /** Resets the run. */
  forget(): void {
    this.#reset({});
  }

  /** Stops reading. */
  stop(): void {
    this.#controller?.abort();
  }

  #reset(parts: Partial<RunState>): void {
    this.#controller?.abort();
    this.#controller = null;
    this.#lines = 0;
    this.#set({ ...idle(), ...parts });
  }

  #set(parts: Partial<RunState>): void {
    const { domain, rows } = this.state.value;
    this.state.value = { ...this.state.value, ...parts };
    if (domain !== this.state.value.domain || rows !== this.rows.value) this.#imitated = this.#imitate();
  }

  /** Look-alikes are assessed for, and compared with, the registrable name of what was looked up. */
  async #imitate(): Promise<void> {
    const { domain, rows } = this.state.value;
    if (domain === "" || this.plan === "analyze") return;
    const given = { ascii: domain, unicode: domain };
    rows.assessFor({ brand: domain, original: domain, isUnsure: true });
    const { ascii, unicode } = await callCore("registrableOf", domain).catch(() => given);
    rows.assessFor({ brand: ascii, original: unicode, isUnsure: false });
    if (rows === this.rows.value) this.received.value++;
  }

  async #follow(
    linesBy: (
      options: { signal: AbortSignal; onOpen: (id: string | null) => void },
    ) => AsyncIterable<StreamMessage>,
  ): Promise<void> {
    const controller = this.#controller = new AbortController();
    const { signal } = controller;
    const { rows, pace } = this.state.value;
    const current = () => this.#controller === controller;
    const onOpen = (id: string | null) => {
      if (current() && id !== null) this.#set({ uuid: id });
    };
    let until = performance.now() + WORK_MS;
    try {
      for await (const line of linesBy({ signal, onOpen })) {
        if (!current()) return;
        this.#lines++;
        // Screenshots are only for the owner of the result.
        if (this.#shared !== null && line.op === "Screenshot") continue;
        const meta = rows.add(line);
        if (meta?.kind === "Progress") pace.mark(...meta.data, performance.now());
        if (this.state.value.phase === "running") this.received.value++;
        if (performance.now() > until) {
          await yieldToPage();
          until = performance.now() + WORK_MS;
        }
      }
      if (current() && this.state.value.phase === "opening") {
        await Promise.allSettled([this.#imitated, this.prepare(this.state.value.domain)]);
      }
      if (current()) this.#end("done");
    } catch (error) {
      if (!current()) return;
      if (signal.aborted) this.#end("stopped");
      else this.#endBy(error as Error);
    }
  }

  #endBy(error: Error): void {
    const failure = error instanceof ClientError ? error.failure : "cut_off";
    if (failure === "failed" || failure === "incomplete") this.#end(failure, error.message);
    else if (failure === "cut_off") this.#end("cut", "The connection was lost. What arrived is shown");
    else if (this.#lines === 0) this.#end("refused", error);
    else if (statusOf(error) === 404 || statusOf(error) === 400) {
      this.#end(
        "incomplete",
        "The service has dropped this lookup. What arrived is shown; look up again for the rest",
      );
    } else this.#end("cut", error.message);
  }

  #end(phase: Phase, reason: Error | string = ""): void {
    this.#controller = null;
    const message = typeof reason === "string" ? reason : reason.message;
    this.#set({ phase, message, status: statusOf(reason), endedAt: performance.now() });
  }
}

/** What of a lookup is not known, in sentences without an end. */
export function gapsOf({ unanswered, counts }: Pick<Rows, "unanswered" | "counts">, total: number): string[] {
  const gaps = unanswered === 0 ? [] : [
    `${count(unanswered)} of ${nameCount(total)} got no answer: whether they are registered is not known`,
  ];
  return [...gaps, ...lacksOf(counts).map((lack) => `${titled(lack)}: verdicts rest on what was answered`)];
}

/**
 * How far a lookup is that has asked for every name and only looks at those it found, in words: a name is completed once
 * its page was seen and it is rated. Empty before that, and for a lookup that rates nothing.
 */
export function studiedWords(rows: readonly Pick<Row, "facts">[], done: number, total: number): string[] {
  const rated = rows.filter(({ facts }) => facts.classification !== undefined).length;
  if (rated === 0 || done >= total || total - done > rows.length - rated) return [];
  const seen = rows.some(({ facts }) => facts.screenshot_url !== undefined) ? "pages and pictures" : "pages";
  return ["all names asked for", `looked at the ${seen} of ${count(rated)} of ${count(rows.length)}`];
}

/** The number of names that a lookup found, and what it means. */
export function found(plan: Plan, rows: Rows): string {
  const n = foundCount(plan, rows);
  if (plan === "analyze") return nameCount(n);
  return `${count(n)} ${plan === "squat" ? "registered" : "free"}`;
}

/** Lines of registered names arrive in a lookup of free ones too. */
export function foundCount(plan: Plan, { all }: Rows): number {
  if (plan !== "nxdomain") return all.length;
  return all.filter(({ facts }) => facts.nxdomain_metadata !== undefined).length;
}
