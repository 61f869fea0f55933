import type { StreamMessage } from "../../../../mod.ts";
import { unansweredOf } from "../../../../lib/lines/mod.ts";
import { ClientError, type ResultRecord, type SharedResult } from "../../../client.ts";
import { hasAccess, notSignedIn, refusal, service, statusOf } from "../service/service.ts";
import { ProgressRate } from "./progress_rate.ts";
import { callCore } from "../parts/core_client.ts";
import { Rows } from "./rows.ts";
import { WORK_MS, yieldToPage } from "../parts/yield_to_page.ts";

/** The plans of a lookup. */
export type Plan = "squat" | "nxdomain" | "analyze";

/** The scope that makes the results of each plan. */
export const SCOPES: Readonly<Record<Plan, ResultRecord["scope"]>> = {
  squat: "lookup:squat",
  nxdomain: "lookup:nxdomain",
  analyze: "analyze",
};

/** The phase of a run. `stopped` and `cut` can be resumed. */
export type Phase = "idle" | "running" | "stopped" | "cut" | "done" | "incomplete" | "failed" | "refused";

/** Seconds that the service continues without a reader, so that a stopped or cut run can be resumed. */
const LINGER = 60;

/** A shared result. The token of the link replaces the UUID. */
export interface SharedRun {
  /** Of the link. */
  token: string;
  /** Its result. */
  record: SharedResult;
}

/** One lookup, from its first line to its last, whether it is streamed, resumed or opened again. */
export class Run {
  /** Which lookup. */
  plan: Plan;
  /** The name, as typed or as stored. */
  domain = "";
  /** The brand that an analysis compares the name with, as typed; empty to leave the choice to the service. */
  brand = "";
  /** The retained result. */
  uuid: string | null = null;
  /** Its phase. */
  phase: Phase = "idle";
  /** A message besides its phase. */
  message = "";
  /** Status of the answer that refused it. */
  status = 0;
  /** The rows received. */
  rows: Rows = new Rows();
  /** Names that got no usable answer: neither registered nor free. */
  unanswered = 0;
  /** Its rate. */
  pace: ProgressRate = new ProgressRate(0);
  /** When an opened result started and when it expires, Unix seconds; null for a new lookup. */
  stored: { created_at: number; ttl: number } | null = null;
  /** Milliseconds of performance.now() when it ended. */
  endedAt = 0;
  readonly #changed: (began: boolean) => void;
  readonly #shared: SharedRun | null;
  #controller: AbortController | null = null;
  /** Lines so far, as the service counts them. */
  #lines = 0;

  /** Calls back after every update; `began` means that everything shown before is void. */
  constructor(plan: Plan, changed: (began: boolean) => void, shared: SharedRun | null = null) {
    this.plan = plan;
    this.#changed = changed;
    this.#shared = shared;
  }

  /** Whether it can be resumed. */
  get resumable(): boolean {
    return this.uuid !== null && (this.phase === "stopped" || this.phase === "cut");
  }

  /** Starts a new lookup. */
  async start(domain: string, brand = ""): Promise<void> {
    this.#reset(domain, null);
    this.brand = brand;
    const compared = brand === "" ? {} : { brand };
    await this.#follow((options) =>
      service()[this.plan](domain, { linger: LINGER, ...compared, ...options })
    );
  }

  /** Opens a retained result, or follows its running lookup. */
  async open(uuid: string): Promise<void> {
    this.#reset("", uuid);
    if (this.#shared !== null) return await this.#openShared(this.#shared);
    try {
      if (!await hasAccess()) throw notSignedIn();
      const record = await service().results.record(uuid);
      if (this.uuid !== uuid) return;
      this.domain = record.domain;
      void this.#imitate();
      this.stored = record.done ? record : null;
      if (record.scope !== SCOPES[this.plan]) throw refusal(404, "This result is of another kind of lookup");
      this.#changed(true);
    } catch (error) {
      if (this.uuid === uuid) this.#end("refused", error as Error);
      return;
    }
    await this.#follow(({ signal }) => service().resume(uuid, 0, signal));
  }

  async #openShared({ token, record }: SharedRun): Promise<void> {
    this.domain = record.domain;
    void this.#imitate();
    this.stored = { created_at: record.created_at, ttl: Date.parse(record.expires_at) / 1000 };
    this.#changed(true);
    await this.#follow(({ signal }) => service().shares.lines(token, signal));
  }

  /** Resumes after the last line received. Starts no new work. */
  async resume(): Promise<void> {
    const { uuid } = this;
    if (uuid === null || !this.resumable) return;
    this.phase = "running";
    this.message = "";
    this.#changed(false);
    await this.#follow(({ signal }) => service().resume(uuid, this.#lines, signal));
  }

  /** Resets the run. */
  forget(): void {
    this.#reset("", null);
    this.#end("idle");
  }

  /** Stops reading. */
  stop(): void {
    this.#controller?.abort();
  }

  #reset(domain: string, uuid: string | null): void {
    this.#controller?.abort();
    this.#controller = null;
    Object.assign(this, { domain, uuid, brand: "", phase: "running", message: "", status: 0, stored: null });
    this.rows = new Rows();
    void this.#imitate();
    this.pace = new ProgressRate(performance.now());
    this.unanswered = 0;
    this.#lines = 0;
    this.#changed(true);
  }

  /** Look-alikes are assessed for, and compared with, the registrable name of what was looked up. */
  async #imitate(): Promise<void> {
    const { domain, rows, plan } = this;
    if (domain === "" || plan === "analyze") return;
    rows.assessFor({ brand: domain, original: domain });
    const found = await callCore("registrableOf", domain).catch(() => null);
    if (found === null) return;
    rows.assessFor({ brand: found.ascii, original: found.unicode });
    if (rows === this.rows) this.#changed(false);
  }

  async #follow(
    linesBy: (
      options: { signal: AbortSignal; onOpen: (id: string | null) => void },
    ) => AsyncIterable<StreamMessage>,
  ): Promise<void> {
    const controller = this.#controller = new AbortController();
    const { signal } = controller;
    const current = () => this.#controller === controller;
    const onOpen = (id: string | null) => {
      if (!current()) return;
      this.uuid = id ?? this.uuid;
      this.#changed(false);
    };
    let until = performance.now() + WORK_MS;
    try {
      for await (const line of linesBy({ signal, onOpen })) {
        if (!current()) return;
        this.#lines++;
        // Screenshots are only for the owner of the result.
        if (this.#shared !== null && line.op === "Screenshot") continue;
        const meta = this.rows.add(line);
        this.unanswered += unansweredOf(line).length;
        if (meta?.kind === "Progress") this.pace.mark(...meta.data, performance.now());
        if (performance.now() > until) {
          this.#changed(false);
          await yieldToPage();
          until = performance.now() + WORK_MS;
        }
        this.#changed(false);
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
    this.phase = phase;
    this.message = typeof reason === "string" ? reason : reason.message;
    this.status = statusOf(reason);
    this.endedAt = performance.now();
    this.#changed(false);
  }
}
