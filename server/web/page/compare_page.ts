import { compareLookups, type MergedLookup, type NameChange } from "../../../lib/lines/mod.ts";
import { askJson, type ResultRecord } from "./api.ts";
import { count, day, h, names, setText } from "./dom.ts";
import { showProblem } from "./problem.ts";
import { fillBar, percent } from "./columns.ts";
import { verdict } from "./rows.ts";

/** Names shown at first, and added by each use of the button. */
const PAGE = 200;

const TITLES = { new: "New", gone: "Gone", changed: "Changed" } as const;

/** When a result was made, to the minute if the other is of the same day, and how many names it has. */
function told(result: ResultRecord, other: ResultRecord): string {
  const date = day(result.created_at);
  const time = date === day(other.created_at)
    ? ` ${new Date(result.created_at * 1000).toISOString().slice(11, 16)} UTC`
    : "";
  return `${date}${time} (${names(result.names)})`;
}

/** The page that shows what is new, gone and changed between two results of a name. */
export class ComparePage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #title = h("h1", {}, "Compare");
  readonly #about = h("p", { class: "lead" });
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #tabs = h("div", { class: "chips", role: "group", "aria-label": "Changes" });
  readonly #list = h("div", { class: "found" });
  readonly #more = h("button", { type: "button", hidden: true, onclick: () => this.#extend() }, "Show more");
  #shown = "";
  #changes: readonly NameChange[] = [];
  #lookups: readonly [MergedLookup, MergedLookup] = [{}, {}];
  #only: NameChange["state"] | null = null;
  #most = PAGE;

  constructor() {
    this.element = h(
      "section",
      { class: "page list compare", "aria-label": "Compare" },
      this.#title,
      this.#about,
      this.#problem,
      this.#tabs,
      this.#list,
      h("div", {}, this.#more),
    );
  }

  /** Comes to the page with the ids of the older and the newer result. */
  enter(ids: readonly string[]): void {
    const [before, after] = ids;
    if (before === undefined || after === undefined) {
      this.#about.replaceChildren(
        "Choose two results of a domain on the page ",
        h("a", { href: "#results" }, "Results"),
        ".",
      );
      return;
    }
    if (this.#shown === ids.join()) return;
    this.#shown = ids.join();
    void this.#load(before, after);
  }

  async #load(before: string, after: string): Promise<void> {
    const mine = this.#shown;
    this.#problem.hidden = true;
    setText(this.#about, "Loading both results …");
    this.#list.replaceChildren();
    this.#tabs.replaceChildren();
    this.#more.hidden = true;
    try {
      const both = [before, after].map((id) => `/v1/retrieve/${encodeURIComponent(id)}`);
      const [first, second] = await Promise.all(both.map((path) => askJson<ResultRecord>(`${path}/record`)));
      const [was, is] = await Promise.all(both.map((path) => askJson<MergedLookup>(`${path}/json`)));
      if (mine !== this.#shown) return;
      this.#lookups = [was!, is!];
      this.#changes = compareLookups(was!, is!);
      setText(this.#title, `What changed: ${second!.domain}`);
      setText(
        this.#about,
        `${told(first!, second!)} and ${told(second!, first!)}.` +
          (first!.domain === second!.domain && first!.scope === second!.scope
            ? ""
            : ` They are lookups of different things (${first!.domain}, ${first!.scope}).`),
      );
      this.#only = null;
      this.#most = PAGE;
      this.#paint();
    } catch (error) {
      if (mine !== this.#shown) return;
      // The next visit tries again.
      this.#shown = "";
      setText(this.#about, "");
      showProblem(this.#problem, error as Error);
    }
  }

  #paint(): void {
    const states = ["new", "gone", "changed"] as const;
    this.#tabs.replaceChildren(...states.map((state) => {
      const n = this.#changes.filter((change) => change.state === state).length;
      const toggle = () => {
        this.#only = this.#only === state ? null : state;
        this.#most = PAGE;
        this.#paint();
        this.#tabs.querySelector<HTMLElement>(`[data-state=${state}]`)?.focus();
      };
      return h(
        "button",
        {
          type: "button",
          class: `chip s-${state}`,
          "data-state": state,
          "aria-pressed": String(this.#only === state),
          onclick: toggle,
        },
        TITLES[state],
        h("b", {}, count(n)),
      );
    }));
    const shown = this.#changes.filter(({ state }) => this.#only === null || state === this.#only);
    this.#list.replaceChildren(
      ...shown.length === 0
        ? [h("p", { class: "none" }, "Nothing changed")]
        : shown.slice(0, this.#most).map((change) => this.#card(change)),
    );
    this.#more.hidden = shown.length <= this.#most;
  }

  #extend(): void {
    this.#most += PAGE;
    this.#paint();
  }

  #card({ fqdn, state, differences }: NameChange): HTMLElement {
    const [before, after] = this.#lookups;
    const facts = (state === "gone" ? before : after)[fqdn] ?? {};
    const { permutation, classification } = facts;
    const found = verdict(facts);
    const bar = h("span", { class: "bar", "aria-hidden": "true" });
    if (classification !== undefined) fillBar(bar, classification);
    return h(
      "article",
      { class: `change s-${state}` },
      h(
        "h2",
        {},
        h("span", { class: "state" }, TITLES[state]),
        h("span", { class: "name" }, fqdn),
        h("span", { class: "tag" }, permutation?.kind ?? ""),
        found === null
          ? null
          : h("span", { class: `verdict ${found.word}` }, `${found.word} ${percent(found.share)}`),
        classification === undefined ? null : bar,
      ),
      differences.length === 0 ? null : h(
        "dl",
        {},
        ...differences.flatMap(({ what, before: was, after: is }) => [
          h("dt", {}, what),
          h("dd", {}, ...was.map((each) => h("del", {}, each)), ...is.map((each) => h("ins", {}, each))),
        ]),
      ),
    );
  }
}
