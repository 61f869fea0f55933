import type { Reason } from "../../../lib/classify/mod.ts";
import type { MergedName } from "../../../lib/lines/mod.ts";
import { askCore } from "./core_client.ts";
import { h } from "./dom.ts";
import { serviceNow } from "./service_time.ts";

/** Returns what speaks for the score of a name, strongest first; nothing when that cannot be told. */
export function reasonsOf(facts: MergedName, original: string): Promise<Reason[]> {
  // What no reason comes from need not be copied to the thread: a registry's answer may have a megabyte.
  const { rdap: _, whois: __, unmodeled_operations: ___, ...few } = facts;
  return askCore("reasonsOf", few, original, serviceNow() / 1000).catch(() => []);
}

/** Returns reasons as a list under what it is: what they say, for or against what, how strongly. */
export function reasonList(reasons: readonly Reason[]): HTMLElement[] {
  const title = h("p", { class: "because" }, "Evidence besides the page itself");
  if (reasons.length === 0) {
    return [title, h("p", { class: "none" }, "No evidence in the lines of this name")];
  }
  const most = Math.max(1, ...reasons.map(({ weight }) => Math.abs(weight)));
  const list = h(
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
  return [title, list];
}
