import { demoBrand } from "../shell/demo.ts";
import { h } from "../parts/dom.ts";

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
        ? "Enter your domain above. In about a minute you will see which look-alikes are registered, which to act on first, and why."
        : `This demo knows a few brands: press “Try ${demoBrand}” above. In a few seconds you will see which look-alikes are registered, which to act on first, and why.`,
    ),
    h(
      "p",
      {},
      "Results arrive as they are found, and the page's URL brings them back. Then give your mail address to be told when something changes.",
    ),
  );
}
