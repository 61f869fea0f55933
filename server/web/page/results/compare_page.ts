import {
  compareLookups,
  fromNdjson,
  type MergedLookup,
  mergeLines,
  type NameChange,
  unansweredOf,
} from "../../../../lib/lines/mod.ts";
import type { StreamMessage } from "../../../../mod.ts";
import { request, requestJson, type ResultRecord } from "../service/api.ts";
import { callCore } from "../parts/core_client.ts";
import { count, day, h, names, setText } from "../parts/dom.ts";
import { kindName } from "../parts/kinds.ts";
import { showProblem } from "../parts/problem.ts";
import { fillBar, percent } from "../lookup/columns.ts";
import { drawName } from "../parts/name.tsx";
import { verdict } from "../lookup/rows.ts";

/** Names shown at first, and added by each press of the button. */
const PAGE = 200;

const TITLES = {
  new: "New",
  gone: "Gone",
  changed: "Changed",
  answered: "No answer before",
  incomparable: "Not checked in both",
} as const;
type State = keyof typeof TITLES;
/** A change, or a name that only one of the lookups checked. */
type Change = Omit<NameChange, "state"> & { state: State };

/** The content of a result. */
interface Loaded {
  names: MergedLookup;
  /** The names for which it has no usable answer. */
  unanswered: ReadonlySet<string>;
  /** Number of names that it checked. */
  checked: number;
}

async function loaded(path: string): Promise<Loaded> {
  const unanswered = new Set<string>();
  let checked = 0;
  const { body } = await request(path, { accept: "application/x-ndjson" });
  async function* lines(): AsyncGenerator<StreamMessage> {
    for await (const line of fromNdjson(body!)) {
      for (const fqdn of unansweredOf(line)) unanswered.add(fqdn);
      if (line.op === "Meta" && line.data.kind === "Progress") checked = line.data.data[0];
      yield line;
    }
  }
  const names = await mergeLines(lines(), { partial: true });
  return { names, unanswered, checked };
}

/** Creation time of a result, to the minute if the other is of the same day, and its number of names. */
function describe(result: ResultRecord, other: ResultRecord): string {
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
  /** What their names imitate. */
  #original = "";
  #changes: readonly Change[] = [];
  #lookups: readonly [MergedLookup, MergedLookup] = [{}, {}];
  #only: State | null = null;
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

  /** Opens the page with the ids of the older and the newer result. */
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
      const [first, second] = await Promise.all(
        both.map((path) => requestJson<ResultRecord>(`${path}/record`)),
      );
      const [was, is] = await Promise.all(both.map((path) => loaded(`${path}?extensions=1`)));
      if (mine !== this.#shown) return;
      this.#lookups = [was!.names, is!.names];
      const changes = compareLookups(was!.names, is!.names, {
        before: was!.unanswered,
        after: is!.unanswered,
      });
      this.#changes = await comparable(changes, second!.domain, was!.checked, is!.checked);
      if (mine !== this.#shown) return;
      const original = await callCore("registrableOf", second!.domain).catch(() => null);
      this.#original = second!.scope === "analyze" ? "" : original?.unicode ?? "";
      setText(this.#title, `What changed: ${second!.domain}`);
      setText(
        this.#about,
        `${describe(first!, second!)} and ${describe(second!, first!)}.` +
          (first!.domain === second!.domain && first!.scope === second!.scope
            ? ""
            : ` They are lookups of different things (${first!.domain}, ${first!.scope}).`) +
          (was!.checked === is!.checked
            ? ""
            : ` The first checked ${names(was!.checked)}, the second ${
              count(is!.checked)
            }: those that only one of them checked are not called new or gone.`),
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
    const states = ["new", "gone", "changed", "answered", "incomparable"] as const;
    this.#tabs.replaceChildren(...states.flatMap((state) => {
      const n = this.#changes.filter((change) => change.state === state).length;
      // Rare, unlike the others.
      if (n === 0 && (state === "answered" || state === "incomparable")) return [];
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

  #card({ fqdn, state, differences }: Change): HTMLElement {
    const [before, after] = this.#lookups;
    const facts = (state === "gone" ? before : after)[fqdn] ?? before[fqdn] ?? {};
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
        drawName(h("span", {}), fqdn, this.#original),
        h("span", { class: "tag" }, kindName(permutation?.kind ?? "")),
        found === null ? null : h(
          "span",
          { class: `verdict ${found.word}` },
          found.word === "unclear" ? "unclear" : `${found.word} ${percent(found.share)}`,
        ),
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

/**
 * Marks names that are new or gone only because one lookup checked more names than the other. Lookups check the best
 * candidates of the same order, so a name beyond the count of a lookup was not among those that it checked.
 */
async function comparable(
  changes: readonly NameChange[],
  domain: string,
  before: number,
  after: number,
): Promise<readonly Change[]> {
  if (before === after) return changes;
  const ranks = await callCore("ranks", domain, Math.max(before, after));
  return changes.map((change) => {
    const other = change.state === "new" ? before : change.state === "gone" ? after : Infinity;
    const checked = (ranks.get(change.fqdn) ?? Infinity) <= other || other === Infinity;
    return checked ? change : { ...change, state: "incomparable" };
  });
}
