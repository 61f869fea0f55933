import { demoBrand } from "./demo.ts";
import { h } from "./dom.ts";

/** Returns the introduction shown before the first lookup, in three steps. */
export function lookupIntro(): HTMLElement {
  return h(
    "div",
    { class: "intro" },
    h("h2", {}, "Who looks like you?"),
    h(
      "p",
      {},
      demoBrand === ""
        ? "Enter your domain above. In about a minute you see which look-alikes are registered, which of them to act on first, and why."
        : `This demo knows one brand, ${demoBrand}: press “Try ${demoBrand}” above. In about a minute you see which look-alikes are registered, which of them to act on first, and why.`,
    ),
    h(
      "p",
      {},
      "Results arrive as they are found. The address of the page finds them again, with what you filtered and opened.",
    ),
  );
}
