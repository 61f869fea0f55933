import { h } from "../parts/dom.ts";

/** The page for an address that leads nowhere. */
export function missingPage(address: string): HTMLElement {
  return h(
    "section",
    { class: "page missing", "aria-label": "No such page" },
    h("h1", {}, "There is no such page"),
    h(
      "p",
      {},
      "Nothing is at ",
      h("b", { class: "name" }, address),
      ". It may be mistyped, or from another version.",
    ),
    h(
      "p",
      { class: "buttons" },
      h("a", { class: "button", href: "/#investigate" }, "Investigate"),
      h("a", {
        class: "button",
        href: "/#inbox",
      }, "Inbox"),
    ),
  );
}
