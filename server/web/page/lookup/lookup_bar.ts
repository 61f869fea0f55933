import { type Signal, signal } from "@preact/signals";
import { refang } from "../../../names/names.ts";
import { count, names as nameCount, show } from "../parts/dom.ts";
import { locate } from "../parts/panel_history.ts";
import { apiKey } from "../service/api_key.ts";
import { refusal, service, session } from "../service/service.ts";
import { refusedInDemo } from "../shell/demo.ts";
import { lastBefore } from "./last_before.ts";
import { foundCount, gapsOf } from "./outcome.ts";
import { clock } from "./progress_rate.ts";
import { type Plan, Run, type SharedRun } from "./run.ts";
import { typed } from "./typed.ts";

/** Updates are shown at most this often while lines arrive. */
const SETTLE_MS = 250;

/** Options and callbacks of a lookup's field and buttons. */
export interface LookupBarOptions {
  /** Which lookup. */
  plan: Plan;
  /** Path of the page, such as `lookup`. */
  page: string;
  /** Title of the page. */
  title: string;
  /** The only result that a shared link shows; null for the usual page. */
  shared: SharedRun | null;
  /** The view of the result, as the end of the address: empty, or from its `?`. */
  query?(): string;
  /** Called at the start of a lookup, and after updates. */
  shown?(began: boolean): void;
}

/** What field, buttons and progress of one lookup show; owns its run, its address and what survives a reload. */
export class LookupBar {
  /** The lookup. */
  readonly run: Run;
  /** Changes when what is shown of the run does. */
  readonly version: Signal<number> = signal(0);
  /** The name in the field. */
  readonly domain: Signal<string> = signal("");
  /** The brand in the second field, where there is one. */
  readonly brand: Signal<string> = signal("");
  /** Whether what was typed was refused. */
  readonly isInvalid: Signal<boolean> = signal(false);
  /** What went wrong. */
  readonly problem: Signal<Error | null> = signal(null);
  /** What is announced to screen readers. */
  readonly announced: Signal<string> = signal("");
  /** The result of the same name before this one; null while none is known. */
  readonly last: Signal<string | null> = signal(null);
  /** The field of the name. */
  readonly field: { current: HTMLInputElement | null } = { current: null };
  readonly #options: LookupBarOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #phase = "";
  /** The name that was typed last, here or elsewhere, as this field knows it. */
  #typed = "";
  /** Nothing was shown yet. */
  #bare = true;

  constructor(options: LookupBarOptions) {
    this.#options = options;
    this.run = new Run(options.plan, (began) => this.#news(began), options.shared);
  }

  /** The result of the shared link that shows it; null on the usual page. */
  get shared(): SharedRun | null {
    return this.#options.shared;
  }

  /** Opens the page; with the id of a retained result, shows it. */
  enter(uuid: string | undefined): void {
    // The name that was typed for another kind of look at it; nothing is sent before its reader asks for it.
    const name = typed.get();
    if (name !== this.#typed && this.run.phase === "idle") this.domain.value = name;
    this.#typed = name;
    const pending = sessionStorage.getItem(this.#pending);
    // What was refused just now is not tried again by coming back.
    if (uuid === undefined && pending !== null && pending !== this.run.domain) {
      return void this.#startPending(pending);
    }
    const shownUuid = uuid ?? this.run.uuid ?? sessionStorage.getItem(this.#storageKey);
    if (shownUuid === null) return;
    if (shownUuid === this.run.uuid) return this.locate();
    void this.run.open(shownUuid).then(() => {
      // The result that this tab remembers may have expired; only for a followed link is that reported.
      if (uuid === undefined && this.run.status === 404) this.run.forget();
    });
  }

  /** Announces a text to screen readers. */
  announce(text: string): void {
    this.announced.value = text;
  }

  /** Starts a lookup of what was typed. */
  submit(text: string): void {
    const domain = refang(text);
    if (domain === "") return this.#refuse(400, "Enter a domain name");
    const refused = this.run.plan === "analyze" ? null : refusedInDemo(domain);
    if (refused !== null) return this.#refuse(400, refused);
    const brand = refang(this.brand.value);
    this.brand.value = brand;
    for (const key of [this.#pending, `${this.#pending}.brand`]) sessionStorage.removeItem(key);
    typed.set(this.#typed = domain);
    this.isInvalid.value = false;
    // Shows how a pasted URL was read.
    this.domain.value = domain;
    void this.run.start(domain, brand);
  }

  /** The address names the result, so that a reload or a colleague of the same owner finds it. */
  locate(): void {
    const { uuid, phase, domain } = this.run;
    const { page, title } = this.#options;
    const isStored = uuid !== null && phase !== "refused" && phase !== "incomplete" && phase !== "failed";
    if (this.shared !== null) { /* Nothing of a link stays behind. */ }
    else if (isStored) sessionStorage.setItem(this.#storageKey, uuid);
    else sessionStorage.removeItem(this.#storageKey);
    const here = location.hash === "" ? "#lookup" : location.hash;
    const [place, shown] = here.split(/[/?]/);
    if (place !== `#${page}`) return;
    document.title = [show(domain), title, "Deadringer"].filter((part) => part !== "").join(" – ");
    const hash = isStored ? `#${page}/${uuid}${this.#options.query?.() ?? ""}` : `#${page}`;
    // Until a new lookup has its id, the address is that of the previous one, to which Back leads afterwards.
    if (location.hash === hash || (phase === "running" && !isStored)) return;
    // Another view of the same result is not a history entry of its own.
    if (isStored && here.includes("/") && shown !== uuid) history.pushState(null, "", hash);
    else locate(hash);
  }

  /** How long the lookup has taken. */
  get elapsed(): string {
    const { phase, pace, endedAt } = this.run;
    return clock(pace.seconds(phase === "running" ? performance.now() : endedAt));
  }

  get #storageKey(): string {
    return `deadringer.${this.#options.page}`;
  }

  /** The text typed before signing in; only a text typed in this tab starts a lookup by itself. */
  get #pending(): string {
    return `deadringer.pending.${this.#options.page}`;
  }

  /** Starts the lookup that waited for its reader to sign in. */
  async #startPending(domain: string): Promise<void> {
    this.domain.value = domain;
    this.brand.value = sessionStorage.getItem(`${this.#pending}.brand`) ?? "";
    const { owner } = await session().catch(() => ({ owner: null }));
    if (owner !== null && apiKey.get() === "" && sessionStorage.getItem(this.#pending) === domain) {
      this.submit(domain);
    }
  }

  #news(began: boolean): void {
    if (began) {
      if (this.run.domain !== "") this.domain.value = this.run.domain;
      this.#update(true);
      this.#bare = true;
    } else if (this.run.phase !== this.#phase || (this.#bare && this.run.rows.all.length > 0)) this.#settle();
    else this.#timer ??= setTimeout(() => this.#settle(), SETTLE_MS);
  }

  #settle(): void {
    this.#bare = this.run.rows.all.length === 0;
    this.#update(false);
  }

  #update(began: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { phase, message, uuid } = this.run;
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.problem.value = this.last.value = null;
      this.#announcePhase();
      if (phase === "done" && uuid !== null && this.shared === null) void this.#findLast(uuid);
    } else if (message === "") this.problem.value = null;
    if (phase !== "idle") this.locate();
    this.version.value++;
    this.#options.shown?.(began);
  }

  #announcePhase(): void {
    const { phase, message, status, domain } = this.run;
    if (phase === "running") this.announce(domain === "" ? "Opening the result" : `Looking up ${domain}`);
    else if (phase === "done") {
      const { rows, unanswered, pace: { total } } = this.run;
      const gaps = unanswered === 0 ? "" : `. ${gapsOf(unanswered, total)}`;
      this.announce(`Done: ${nameCount(foundCount(this.run.plan, rows))} in ${this.elapsed}${gaps}`);
    } else if (phase === "stopped") this.announce(`Stopped after ${this.elapsed}; what arrived is shown`);
    else this.announce("");
    if (message !== "") this.#refuse(status, `${this.#reached()}${message}`);
  }

  /** Progress of a failed lookup; empty for others. */
  #reached(): string {
    const { phase, pace: { done, total } } = this.run;
    if (phase !== "failed") return "";
    return done === 0
      ? "Failed before any name was checked: "
      : `Failed after ${count(done)} of ${nameCount(total)} were checked: `;
  }

  /** Offers to compare the result with the previous one, if that is still stored. */
  async #findLast(uuid: string): Promise<void> {
    // Without an answer there is no offer.
    const records = await service().results.list().catch(() => []);
    const last = lastBefore(records, uuid);
    if (last === undefined || this.run.uuid !== uuid || this.run.phase !== "done") return;
    this.last.value = last.uuid;
  }

  #refuse(status: number, message: string): void {
    this.problem.value = refusal(status, message);
    if (status === 401 && this.run.domain !== "") {
      sessionStorage.setItem(this.#pending, this.run.domain);
      sessionStorage.setItem(`${this.#pending}.brand`, this.run.brand);
    }
    if (status !== 400) return;
    this.isInvalid.value = true;
    this.field.current?.focus();
  }
}
