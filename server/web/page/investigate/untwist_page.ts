import type { Suspicion } from "../parts/core.ts";
import { callCore } from "../parts/core_client.ts";
import { known } from "./known.ts";
import { refang } from "../../../names/names.ts";
import { asciiOf, foreign, h } from "../parts/dom.ts";

/** Maximum number of suspects and brands that are compared while typing. */
const MOST = 2_000;

/** The page that says which brands names imitate, without any request. */
export class UntwistPage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #suspects: HTMLTextAreaElement = area("suspects", "paypa1-login.top\nhxxps://g00gle[.]com/signin");
  readonly #brands: HTMLTextAreaElement = area("brands", "paypal.com\ngoogle.com");
  readonly #found = h("div", { class: "found", "aria-live": "polite" });
  #requests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element = h(
      "section",
      { class: "page untwist", "aria-label": "Who is imitated?" },
      h("h1", {}, "Who is imitated?"),
      h(
        "p",
        { class: "lead" },
        "Works in this page: nothing that you paste is sent anywhere. URLs and defanged names are fine.",
      ),
      h(
        "div",
        { class: "pair" },
        h("label", { class: "field" }, h("span", {}, "Suspects, one a line"), this.#suspects),
        h("label", { class: "field" }, h("span", {}, "Brands, one a line"), this.#brands),
      ),
      this.#found,
    );
    this.element.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#match(), 150);
    });
  }

  /** Opens the page with the names pasted elsewhere. */
  enter(): void {
    const pending = sessionStorage.getItem("deadringer.pending.untwist");
    if (pending === null) return;
    sessionStorage.removeItem("deadringer.pending.untwist");
    this.#suspects.value = pending;
    // Whoever watches brands is asked for none.
    if (this.#brands.value === "") {
      this.#brands.value = known.peek().brands.flatMap((each) => each.domains).join("\n");
    }
    void this.#match();
  }

  async #match(): Promise<void> {
    const [suspects, brands] = [lines(this.#suspects), lines(this.#brands)];
    const mine = ++this.#requests;
    if (suspects.length === 0 || brands.length === 0) {
      const missing = suspects.length > 0
        ? "Enter the brands that they may imitate"
        : brands.length > 0
        ? "Suspects are missing"
        : null;
      return this.#found.replaceChildren(...missing === null ? [] : [h("p", { class: "none" }, missing)]);
    }
    const answer = await callCore("suspicions", suspects, brands).catch((error: Error) => error);
    // A newer text has its own request.
    if (mine !== this.#requests) return;
    if (answer instanceof Error) this.#found.replaceChildren(h("p", { class: "problem" }, answer.message));
    else {
      this.#found.replaceChildren(
        ...answer.refused.map((message) => h("p", { class: "problem" }, message)),
        ...answer.found.map(card),
      );
    }
  }
}

function lines(from: HTMLTextAreaElement): string[] {
  return from.value.split(/[\n,;]+/).map(refang).filter((line) => line !== "").slice(0, MOST);
}

function area(id: string, placeholder: string): HTMLTextAreaElement {
  return h("textarea", { id, placeholder, rows: 5, spellcheck: "false", autocapitalize: "none" });
}

function card({ suspect, imitations, error }: Suspicion): HTMLElement {
  const about = error !== undefined
    ? h("p", { class: "none" }, error)
    : imitations.length === 0
    ? h("p", { class: "none" }, "Imitates none of these brands")
    : h(
      "ul",
      {},
      ...imitations.map(({ brand, kind, text, score }) =>
        h(
          "li",
          {},
          h("b", {}, brand),
          h("span", { class: "tag" }, kind),
          h("span", { class: "how" }, text),
          h(
            "meter",
            {
              min: 0,
              low: .05,
              high: .5,
              max: 1,
              optimum: 0,
              value: score,
              title: `${percent(score)} likely, if one of 1,000 names imitates a brand`,
            },
            `${score}`,
          ),
          h("span", { class: "how" }, percent(score)),
        )
      ),
    );
  const letters = foreign(suspect);
  const strange = letters.length === 0
    ? null
    : h("p", { class: "none" }, `${asciiOf(suspect)}, with ${letters.join(", ")}`);
  return h("article", {}, h("h2", {}, suspect), strange, about);
}

/** A share from 0 to 1 in words; a small one is not shown as 0. */
function percent(share: number): string {
  return share < .01 ? "under 1%" : `${Math.round(share * 100)}%`;
}
