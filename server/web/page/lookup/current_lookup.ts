import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { refang } from "../../../names/names.ts";
import { count, names as nameCount, show } from "../parts/dom.ts";
import { locate } from "../parts/panel_history.ts";
import { apiKey, type Pending, pending, refusal, session } from "../service/service.ts";
import { refusedInDemo } from "../shell/demo.ts";
import { clock, foundCount, gapsOf, type Plan, PLANS, Run, type RunState, type SharedRun } from "./run.ts";
import type { Rows } from "./rows.ts";

/** Where the name that was typed last is stored, for this tab. */
const STORAGE_KEY = "deadringer.typed";

/** The name that was typed last: it stands in the fields of the other ways to look at it. Nothing is sent for it. */
export const typed = {
  /** Empty when there is none. */
  get: (): string => sessionStorage.getItem(STORAGE_KEY) ?? "",
  /** Stores it. */
  set: (name: string): void => sessionStorage.setItem(STORAGE_KEY, name),
};

/** Updates are shown at most this often while lines arrive. */
const SETTLE_MS = 250;

/** What to do about a name that is refused. */
const EXAMPLE = ". Enter a domain name, such as example.com";

/** Phases without anything to show. */
export const IDLE: ReadonlySet<RunState["phase"]> = new Set(["idle", "opening", "refused"]);

/** The lookup of a page: what is typed, its run, its address and what survives a reload. */
export class CurrentLookup {
  /** The lookup. */
  readonly run: Run;
  /** The name in the field. */
  readonly name: Signal<string> = signal("");
  /** The brand in the field beside it. */
  readonly brand: Signal<string> = signal("");
  /** What screen readers are told. */
  readonly status: Signal<string> = signal("");
  /** What went wrong; of status 400 it is about the name. */
  readonly problem: Signal<Error | null> = signal(null);
  /** Whether the name in the field was refused. */
  readonly isInvalid: Signal<boolean> = signal(false);
  /** Whether there is no lookup to show. */
  readonly isIdle: ReadonlySignal<boolean>;
  /** Changes with what the run knows, at most some times a second. */
  readonly version: Signal<number> = signal(0);
  /** The only result that a shared link shows. */
  readonly shared: SharedRun | null;
  /** Path of the page, such as `lookup`. */
  readonly #page: string;
  readonly #query: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #phase: RunState["phase"] = "idle";
  /** What was received of the lookup that is shown, and its name. */
  #rows: Rows | null = null;
  #domain = "";
  /** The name that was typed last, here or elsewhere, as this field knows it. */
  #typed = "";
  /** No name was shown yet: the first is shown at once. */
  #bare = true;

  /**
   * @param shared The only result that a shared link shows; null for the usual page.
   * @param query The view of the result, as the end of the address: empty, or from its `?`.
   */
  constructor(plan: Plan, shared: SharedRun | null, query: () => string = () => "") {
    this.shared = shared;
    this.#page = shared === null ? PLANS[plan].page : "shared-result";
    this.#query = query;
    const run = this.run = new Run(plan, shared);
    this.isIdle = computed(() => IDLE.has(run.state.value.phase));
    effect(() => {
      const state = run.state.value;
      untracked(() => this.#turn(state));
    });
    effect(() => {
      if (run.received.value === 0) return;
      if (this.#bare && run.rows.peek().all.length > 0) untracked(() => this.#show());
      else this.#timer ??= setTimeout(() => this.#show(), SETTLE_MS);
    });
  }

  /** Opens the page; with the id of a retained result, shows it. */
  enter(uuid: string | undefined): void {
    // The name that was typed for another kind of look at it; nothing is sent before its reader asks for it.
    const name = typed.get();
    const { phase, uuid: here, domain } = this.run.state.value;
    if (name !== this.#typed && phase === "idle") this.name.value = name;
    this.#typed = name;
    const waiting = pending.get(this.#page);
    // What was refused just now is not tried again by coming back.
    if (uuid === undefined && waiting !== null && waiting.text !== domain) {
      return void this.#startPending(waiting);
    }
    const shownUuid = uuid ?? here ?? sessionStorage.getItem(this.#storageKey);
    if (shownUuid === null) return;
    if (shownUuid === here) return this.locate();
    void this.run.open(shownUuid).then(() => {
      // The result that this tab remembers may have expired; only for a followed link is that reported.
      if (uuid === undefined && this.run.state.value.status === 404) this.run.forget();
    });
  }

  /** Announces a text to screen readers. */
  announce(text: string): void {
    this.status.value = text;
  }

  get #storageKey(): string {
    return `deadringer.${this.#page}`;
  }

  /** Starts the lookup that waited for its reader to sign in. */
  async #startPending({ text, brand }: Pending): Promise<void> {
    this.name.value = text;
    this.brand.value = brand;
    const { owner } = await session().catch(() => ({ owner: null }));
    if (owner !== null && apiKey.get() === "" && pending.get(this.#page)?.text === text) {
      this.submit(text);
    }
  }

  /** Starts the lookup of what was typed or pasted. */
  submit(text: string): void {
    // What looks like a site looks like its domain; only one host is looked at by its whole name.
    const domain = refang(text).replace(this.run.plan === "analyze" ? "" : /^www\.(?=[^.]+\.)/i, "");
    if (domain === "") return this.#refuse(400, "Enter a domain name");
    const refused = this.run.plan === "analyze" ? null : refusedInDemo(domain);
    if (refused !== null) return this.#refuse(400, refused);
    pending.delete(this.#page);
    typed.set(this.#typed = domain);
    // Shows how a pasted URL was read.
    this.name.value = domain;
    this.brand.value = refang(this.brand.value);
    void this.run.start(domain, this.brand.value);
  }

  /** Shows what the run has come to. */
  #turn({ rows, phase, domain, message, status }: RunState): void {
    if (rows !== this.#rows || domain !== this.#domain) {
      [this.#rows, this.#domain, this.#bare] = [rows, domain, true];
      if (domain !== "") this.name.value = domain;
    }
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.problem.value = null;
      this.announce(this.#announcement());
      if (message !== "") {
        this.#refuse(status, `${this.#reached()}${message}${status === 400 ? EXAMPLE : ""}`);
      }
    } else if (message === "") this.problem.value = null;
    if (phase !== "idle") this.locate();
    this.#show();
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#bare = this.run.rows.value.all.length === 0;
    this.version.value++;
  }

  #announcement(): string {
    const { plan, state: { value: { phase, domain, rows, pace: { total } } } } = this.run;
    if (phase === "opening") return "Opening the result";
    if (phase === "running") return `Looking up ${domain}`;
    if (phase === "stopped") return `Stopped after ${this.elapsed()}; what arrived is shown`;
    if (phase !== "done") return "";
    const parts = [`${nameCount(foundCount(plan, rows))} in ${this.elapsed()}`, ...gapsOf(rows, total)];
    return `Done: ${parts.join(". ")}`;
  }

  /** Progress of a failed lookup; empty for others. */
  #reached(): string {
    const { phase, pace: { done, total } } = this.run.state.value;
    if (phase !== "failed") return "";
    return done === 0
      ? "Failed before any name was checked: "
      : `Failed after ${count(done)} of ${nameCount(total)} were checked: `;
  }

  #refuse(status: number, message: string): void {
    this.problem.value = refusal(status, message);
    const { domain, brand } = this.run.state.value;
    if (status === 401 && domain !== "") pending.set(this.#page, domain, brand);
    if (status === 400) this.isInvalid.value = true;
  }

  /** How long it took or has taken so far, in words. */
  elapsed(): string {
    const { phase, pace, endedAt } = this.run.state.value;
    return clock(pace.seconds(phase === "running" ? performance.now() : endedAt));
  }

  /** The address names the result, so that a reload or a colleague of the same owner finds it. */
  locate(): void {
    const { uuid, phase, domain } = this.run.state.value;
    const title = this.shared === null ? PLANS[this.run.plan].title : "Shared result";
    const isStored = uuid !== null && phase !== "refused" && phase !== "incomplete" && phase !== "failed";
    if (this.shared !== null) { /* Nothing of a link stays behind. */ }
    else if (isStored) sessionStorage.setItem(this.#storageKey, uuid);
    else sessionStorage.removeItem(this.#storageKey);
    const here = location.hash === "" ? "#lookup" : location.hash;
    const [place, shown] = here.split(/[/?]/);
    if (place !== `#${this.#page}`) return;
    document.title = [show(domain), title, "Deadringer"].filter((part) => part !== "").join(" – ");
    const hash = isStored ? `#${this.#page}/${uuid}${this.#query()}` : `#${this.#page}`;
    // Until a new lookup has its id, the address is that of the previous one, to which Back leads afterwards.
    if (location.hash === hash || (phase === "running" && !isStored)) return;
    // Another view of the same result is not a history entry of its own.
    if (isStored && here.includes("/") && shown !== uuid) history.pushState(null, "", hash);
    else locate(hash);
  }
}
