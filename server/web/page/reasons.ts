import type { Reason } from "../../../lib/classify/mod.ts";
import { h } from "./dom.ts";

/** Returns reasons as a list: what they say, for or against what, how strongly. */
export function reasonList(reasons: readonly Reason[]): HTMLElement {
  const most = Math.max(1, ...reasons.map(({ weight }) => Math.abs(weight)));
  return h(
    "ul",
    { class: "reasons" },
    ...reasons.map(({ evidence, side, weight }) => {
      const bar = h("i", { class: side });
      bar.style.width = `${Math.abs(weight) / most * 100}%`;
      return h(
        "li",
        {},
        h("span", {}, evidence),
        h("small", {}, `${weight > 0 ? "for" : "against"} ${side}`),
        h("span", { class: "weight", "aria-hidden": "true" }, bar),
      );
    }),
  );
}
