import { apiKey } from "../service/api_key.ts";
import { lastBefore } from "./last_before.ts";
import { service } from "../service/service.ts";
import { refang } from "../../../names/names.ts";
import { count, day, h, names as nameCount, setText, show } from "../parts/dom.ts";
import { ago } from "../parts/ago.tsx";
import { demoBrand, refusedInDemo } from "../shell/demo.ts";
import { clock } from "./progress_rate.ts";
import { locate } from "../parts/panel_history.ts";
import { showProblem } from "../parts/problem.tsx";
import { typed } from "./typed.ts";
import { type Plan, Run, type SharedRun } from "./run.ts";
import { found, foundCount, gapsOf } from "./outcome.ts";
import { session } from "../service/service.ts";

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
  /** Label of the field. */
  label: string;
  /** Example in the field. */
  example: string;
  /** Word on the button. */
  action: string;
  /** Label of a second field, for the brand that the name is compared with; without it there is none. */
  brandLabel?: string;
  /** The only result that a shared link shows; null for the usual page. */
  shared?: SharedRun | null;
  /** The view of the result, as the end of the address: empty, or from its `?`. */
  query?(): string;
  /** Stands beside the progress. */
  tools?: HTMLElement;
  /** Called at the start of a lookup, and after updates. */
  shown(began: boolean): void;
}

/** Field, buttons and progress of one lookup; owns its run, its address and what survives a reload. */
export class LookupBar {
  /** Where it is. */
  readonly element: HTMLElement;
  /** The lookup. */
  readonly run: Run;
  readonly #options: LookupBarOptions;
  readonly #domain = h("input", {
    type: "text",
    inputmode: "url",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
  });
  /** Hidden where the lookup is of a brand itself. */
  readonly #brand = h("input", {
    type: "text",
    inputmode: "url",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
  });
  readonly #start = h("button", { type: "submit", class: "primary start" });
  readonly #stop = h("button", { type: "button", class: "stop", onclick: () => this.run.stop() }, "Stop");
  readonly #resume = h(
    "button",
    { type: "button", class: "resume", onclick: () => void this.run.resume() },
    "Resume",
  );
  readonly #retry = h(
    "button",
    { type: "button", class: "retry", onclick: () => void this.run.start(this.run.domain, this.run.brand) },
    "Retry",
  );
  readonly #try = h("button", { type: "button", onclick: () => this.#submit(demoBrand) }, `Try ${demoBrand}`);
  readonly #copyLink = h("button", { type: "button", onclick: () => void this.#copy() }, "Copy link");
  readonly #share = h("button", { type: "button", onclick: () => void this.#openShare() }, "Share");
  readonly #last = h("a", { class: "button last", href: "#results", hidden: true }, "Compare with the last");
  readonly #bar = h("progress", { max: 1, value: 0, "aria-label": "Progress" });
  readonly #pace = h("p", { class: "pace" });
  readonly #status = h("p", { class: "announcement", role: "status" });
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  /** What a result leaves out. */
  readonly #gaps = h("p", { class: "gaps", hidden: true });
  readonly #progress: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #phase = "";
  /** The name that was typed last, here or elsewhere, as this field knows it. */
  #typed = "";
  /** Nothing was shown yet. */
  #bare = true;

  constructor(options: LookupBarOptions) {
    this.#options = options;
    this.run = new Run(options.plan, (began) => this.#news(began), options.shared);
    this.#domain.placeholder = options.example;
    this.#domain.addEventListener("input", () => this.#domain.removeAttribute("aria-invalid"));
    this.#start.textContent = options.action;
    this.#progress = h(
      "div",
      { class: "progress", hidden: true },
      this.#bar,
      this.#pace,
      options.tools,
      this.#last,
      this.#copyLink,
      this.#share,
    );
    this.element = h(
      "div",
      { class: "lookup-bar" },
      this.#isShared
        ? h("h2", { class: "sharedof" }, `${SHARED[options.plan]} ${options.shared!.record.domain}`)
        : null,
      h(
        "form",
        {
          class: "lookup-form",
          role: "search",
          hidden: this.#isShared,
          onsubmit: (event) => {
            event.preventDefault();
            this.#submit(this.#domain.value);
          },
        },
        h("label", { class: "field" }, h("span", {}, options.label), this.#domain),
        options.brandLabel === undefined
          ? null
          : h("label", { class: "field" }, h("span", {}, options.brandLabel), this.#brand),
        this.#start,
        this.#stop,
        this.#resume,
        this.#retry,
        this.#try,
      ),
      this.#problem,
      this.#status,
      this.#progress,
      this.#gaps,
    );
    this.#paint();
  }

  /** Opens the page; with the id of a retained result, shows it. */
  enter(uuid: string | undefined): void {
    // The name that was typed for another kind of look at it; nothing is sent before its reader asks for it.
    const name = typed.get();
    if (name !== this.#typed && this.run.phase === "idle") this.#domain.value = name;
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
    setText(this.#status, text);
  }

  get #isShared(): boolean {
    return this.#options.shared != null;
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
    this.#domain.value = domain;
    this.#brand.value = sessionStorage.getItem(`${this.#pending}.brand`) ?? "";
    const { owner } = await session().catch(() => ({ owner: null }));
    if (owner !== null && apiKey.get() === "" && sessionStorage.getItem(this.#pending) === domain) {
      this.#submit(domain);
    }
  }

  #submit(text: string): void {
    const domain = refang(text);
    if (domain === "") return this.#refuse(400, "Enter a domain name");
    const refused = this.run.plan === "analyze" ? null : refusedInDemo(domain);
    if (refused !== null) return this.#refuse(400, refused);
    const brand = refang(this.#brand.value);
    this.#brand.value = brand;
    for (const key of [this.#pending, `${this.#pending}.brand`]) sessionStorage.removeItem(key);
    typed.set(this.#typed = domain);
    // Shows how a pasted URL was read.
    this.#domain.value = domain;
    void this.run.start(domain, brand);
  }

  #news(began: boolean): void {
    if (began) {
      if (this.run.domain !== "") this.#domain.value = this.run.domain;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#paint();
      this.#bare = true;
      this.#options.shown(true);
    } else if (this.run.phase !== this.#phase || (this.#bare && this.run.rows.all.length > 0)) this.#settle();
    else this.#timer ??= setTimeout(() => this.#settle(), SETTLE_MS);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#bare = this.run.rows.all.length === 0;
    this.#paint();
    this.#options.shown(false);
  }

  #paint(): void {
    const { run } = this;
    const { phase } = run;
    const running = phase === "running";
    const focused = document.activeElement;
    const held = focused === this.#start || focused === this.#stop || focused === this.#resume;
    this.#start.hidden = running;
    this.#stop.hidden = !running;
    this.#resume.hidden = !run.resumable;
    this.#try.hidden = demoBrand === "" || running || run.plan === "analyze" || run.domain === demoBrand;
    // The service cannot be reached, or cannot answer.
    const isDown = phase === "refused" && (run.status === 0 || run.status >= 500);
    this.#retry.hidden = run.domain === "" || !(isDown || phase === "failed" || phase === "incomplete");
    if (held && (focused as HTMLElement).hidden) (running ? this.#stop : this.#start).focus();
    this.#progress.hidden = phase === "idle" || phase === "refused";
    this.#copyLink.hidden = this.#isShared || run.uuid === null || phase === "incomplete" ||
      phase === "failed";
    this.#share.hidden = this.#isShared || run.uuid === null || phase !== "done";
    this.#problem.hidden = true;
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#announce();
      this.#last.hidden = true;
      if (phase === "done" && run.uuid !== null && !this.#isShared) void this.#findLast(run.uuid);
    } else if (run.message !== "") this.#problem.hidden = false;
    if (phase !== "idle") this.locate();
    this.#paintPace();
  }

  #announce(): void {
    const { phase, message, status, domain } = this.run;
    if (phase === "running") this.announce(domain === "" ? "Opening the result" : `Looking up ${domain}`);
    else if (phase === "done") {
      const { rows, unanswered, pace: { total } } = this.run;
      const gaps = unanswered === 0 ? "" : `. ${gapsOf(unanswered, total)}`;
      this.announce(`Done: ${nameCount(foundCount(this.run.plan, rows))} in ${this.#elapsed()}${gaps}`);
    } else if (phase === "stopped") this.announce(`Stopped after ${this.#elapsed()}; what arrived is shown`);
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
    this.#last.href = `#compare/${last.uuid}/${uuid}`;
    this.#last.hidden = false;
  }

  #refuse(status: number, message: string): void {
    showProblem(this.#problem, message, status);
    if (status === 401 && this.run.domain !== "") {
      sessionStorage.setItem(this.#pending, this.run.domain);
      sessionStorage.setItem(`${this.#pending}.brand`, this.run.brand);
    }
    if (status !== 400) return;
    this.#domain.setAttribute("aria-invalid", "true");
    this.#domain.focus();
  }

  #paintPace(): void {
    const { phase, rows, pace: { done, total }, pace, unanswered } = this.run;
    this.#gaps.hidden = unanswered === 0 || this.#progress.hidden;
    setText(this.#gaps, unanswered === 0 ? "" : gapsOf(unanswered, total));
    this.#bar.hidden = phase === "done";
    this.#bar.max = Math.max(1, total);
    this.#bar.value = phase === "done" ? this.#bar.max : done;
    const rate = pace.rate();
    const parts: (string | HTMLElement)[] = [];
    if (phase === "running") {
      if (total === 0) parts.push("starting");
      else parts.push(`${count(done)} of ${nameCount(total)} checked`);
      if (rate > 0 && done < total) {
        parts.push(`${count(Math.round(rate))} a second`, `${clock((total - done) / rate)} left`);
      }
    } else {
      if (phase === "stopped" || phase === "cut") {
        parts.push("stopped", `${count(done)} of ${nameCount(total)} checked`);
      } else if (phase === "done") {
        parts.push(`${found(this.#options.plan, rows)} of ${count(total)}`);
      } else parts.push(`${count(done)} of ${nameCount(total)} checked`);
      const { stored } = this.run;
      if (stored === null) parts.push(this.#elapsed());
      else {
        parts.push(
          h("span", {}, "started ", ago(stored.created_at * 1000)),
          `${this.#isShared ? "shared" : "stored"} until ${day(stored.ttl)}`,
        );
      }
    }
    this.#pace.replaceChildren(...parts.flatMap((part, i) => i === 0 ? [part] : [" · ", part]));
  }

  #elapsed(): string {
    const { phase, pace, endedAt } = this.run;
    return clock(pace.seconds(phase === "running" ? performance.now() : endedAt));
  }

  /** The address names the result, so that a reload or a colleague of the same owner finds it. */
  locate(): void {
    const { uuid, phase, domain } = this.run;
    const { page, title } = this.#options;
    const isStored = uuid !== null && phase !== "refused" && phase !== "incomplete" && phase !== "failed";
    if (this.#isShared) { /* Nothing of a link stays behind. */ }
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

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      this.#copyLink.textContent = "Copied";
      this.announce("The link was copied");
    } catch {
      this.#copyLink.textContent = "Copy it from the address bar";
    }
    setTimeout(() => this.#copyLink.textContent = "Copy link", 2_000);
  }

  /** Links that others may open without signing in. */
  async #openShare(): Promise<void> {
    const { uuid, domain } = this.run;
    if (uuid === null) return;
    const { openShareDialog } = await import("../share/share_dialog.tsx");
    openShareDialog({
      what: `this result of ${domain}`,
      subject: uuid,
      make: (client, hours) => client.shares.result(uuid, hours),
    });
  }
}

/** What a shared result is, before its domain. */
const SHARED: Readonly<Record<Plan, string>> = {
  squat: "Look-alikes of",
  nxdomain: "Available names like",
  analyze: "Analysis of",
};
