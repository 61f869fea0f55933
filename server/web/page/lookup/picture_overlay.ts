import type { MergedName } from "../../../../lib/lines/mod.ts";
import { bothPictures, likenessWords } from "./both_pictures.ts";
import { h, show } from "../parts/dom.ts";

/** Both pages over the whole window, one above the other; a slider uncovers the original. */
export class PictureOverlay {
  /** Where it is. */
  readonly element: HTMLDialogElement;
  readonly #title = h("h2", {});
  readonly #likeness = h("p", { class: "lead" });
  readonly #stage = h("div", { class: "stage", tabindex: 0, role: "group", "aria-label": "Both pages" });
  readonly #slider = h("input", {
    type: "range",
    min: 0,
    max: 100,
    value: 50,
    "aria-label": "How much of the look-alike covers the original",
  });

  constructor() {
    this.#slider.addEventListener("input", () => this.#slide());
    this.element = h(
      "dialog",
      { class: "overlay", "aria-label": "Compare both pages" },
      h(
        "div",
        { class: "overlayhead" },
        h("div", {}, this.#title, this.#likeness),
        h("button", { type: "button", "aria-label": "Close", onclick: () => this.element.close() }, "✕"),
      ),
      this.#stage,
      h("div", { class: "slider" }, this.#slider),
    );
    // Screenshots of a hidden overlay need no memory.
    this.element.addEventListener("close", () => this.#stage.replaceChildren());
  }

  /** Shows the page of a name above that of the original. */
  open(name: string, original: string, facts: MergedName): void {
    const both = bothPictures(name, original, facts.screenshot_url);
    if (both === null) return;
    this.#title.replaceChildren(show(name), h("small", {}, ` against ${original}`));
    this.#likeness.replaceChildren(show(likenessWords(facts)));
    // The look-alike is on the left of the divider, the original on its right, as their labels say.
    const label = (side: string, text: string) => h("p", { class: `side-label ${side}` }, text);
    const divider = h("span", { class: "divider", "aria-hidden": "true" });
    const labels = h("div", { class: "side-labels" }, label("left", `Look-alike: ${name}`));
    const sheets = h("div", { class: "sheets" }, labels, both.theirs);
    this.#stage.replaceChildren(sheets);
    void both.ours.then((ours) => {
      if (ours === null || sheets.parentNode !== this.#stage) return;
      labels.append(label("right", `Original: ${original}`));
      both.theirs.before(ours);
      both.theirs.after(divider);
    });
    both.theirs.classList.add("cover");
    this.#slider.value = "50";
    this.#slide();
    this.element.showModal();
  }

  #slide(): void {
    this.#stage.style.setProperty("--cover", `${this.#slider.value}%`);
  }
}
