import type { SharedResult } from "../../../client.ts";
import { h } from "../parts/dom.ts";
import { LookupPage } from "../lookup/lookup_page.tsx";
import { showProblem } from "../parts/problem.tsx";
import { service } from "../service/service.ts";

/** A view of a result. */
interface Shown {
  element: HTMLElement;
  enter(parts: readonly string[], query: URLSearchParams): void;
}

/** The result of a shared link, read-only. */
export class SharedResultPage {
  /** Where it is. */
  readonly element: HTMLElement = h("div", { class: "shared-result" });
  #token = "";
  #shown: Shown | null = null;

  /** Opens the page of a token, in the view of the rest of the address. */
  enter([token = ""]: readonly string[], query: URLSearchParams): void {
    if (token === this.#token && this.#shown !== null) return this.#shown.enter([token], query);
    this.#token = token;
    this.#shown = null;
    this.element.replaceChildren(h("p", { class: "waiting", role: "status" }, "Loading …"));
    service().shares.shared(token).then(async (record) => {
      const shown = await pageOf(token, record);
      if (this.#token !== token) return;
      this.#shown = shown;
      this.element.replaceChildren(shown.element);
      shown.enter([token], query);
    }, (error: Error) => {
      const problem = h("p", { class: "problem", role: "alert" });
      this.element.replaceChildren(problem);
      showProblem(problem, error);
    });
  }
}

/** Returns the page that shows results of that kind. */
async function pageOf(token: string, record: SharedResult): Promise<Shown> {
  const shared = { token, record };
  if (record.scope === "lookup:squat") return new LookupPage(shared);
  if (record.scope === "analyze") {
    return new (await import("../investigate/analyze_page.tsx")).AnalyzePage(shared);
  }
  return new (await import("../investigate/free_page.ts")).FreePage(shared);
}
