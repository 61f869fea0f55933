/**
 * The web app. It talks to the service as any other client does.
 * @module
 */
import { h } from "./dom.ts";
import { LookupPage } from "./lookup_page.ts";
import { UntwistPage } from "./untwist_page.ts";

const lookup = new LookupPage();
const untwist = new UntwistPage();
const pages: Readonly<Record<string, { element: HTMLElement }>> = { lookup, untwist };
const main = document.querySelector("main")!;
main.replaceChildren(...Object.values(pages).map(({ element }) => element));

function turn(): void {
  const wanted = location.hash.slice(1);
  const name = Object.hasOwn(pages, wanted) ? wanted : "lookup";
  for (const [each, { element }] of Object.entries(pages)) element.hidden = each !== name;
  for (const link of document.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === `#${name}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = `${name === "lookup" ? "Lookup" : "Untwist"} – Deadringer`;
}
addEventListener("hashchange", () => {
  if (location.hash !== "#main") turn();
});
turn();

async function loadCore(): Promise<void> {
  const core = await import("./core.ts");
  lookup.use(core);
  untwist.use(core);
}
loadCore().catch(() =>
  main.prepend(
    h("p", { class: "problem", role: "alert" }, "A part of this page could not be loaded; reload it"),
  )
);
