/**
 * The web app: its shell, and which page is shown. It uses the API as any other client does.
 * @module
 */
import { effect } from "@preact/signals";
import { coreBroken, startCore } from "./parts/core_client.ts";
import { drawn, type Page } from "./parts/mount.tsx";
import { missingPage } from "./shell/missing_page.tsx";
import { drawSide } from "./shell/side.tsx";
import { allParts, type PagePart, type Pages, presentParts } from "./shell/slots.ts";
import { found, isMenuOpen } from "./shell/store.ts";

/** The pages by name; `shell/first.ts` has the files of the one that the address names fetched meanwhile. */
const PAGES: Record<string, Pages[string]> = {
  investigate: [
    "Investigate",
    async () => (await import("./investigate/investigate_page.tsx")).investigatePage(),
  ],
  lookup: ["Lookup", async () => (await import("./lookup/lookup_page.tsx")).lookupPage()],
  analyze: ["Analyze", async () => (await import("./investigate/analyze_page.tsx")).analyzePage()],
  available: ["Available names", async () => (await import("./investigate/available_page.tsx")).freePage()],
  ct: ["CT search", async () => (await import("./investigate/ct_page.tsx")).ctPage()],
  untwist: ["Who is imitated?", async () => (await import("./investigate/untwist_page.tsx")).untwistPage()],
  results: ["Results", async () => (await import("./results/results_page.tsx")).resultsPage()],
  "": ["No such page", () => Promise.resolve(missingPage())],
};

/** The name of the page for an address that leads nowhere. */
const MISSING = "";

const main = document.querySelector("main")!;
/** The ways to investigate something: one page for whoever looks at the menu. */
const modes = document.querySelector<HTMLElement>(".modes")!;
const loaded = new Map<string, Page>();
let shown: Page | null = null;

/** Goes from an address without a page to that of an extension, where one has it for whoever looks. */
async function home(): Promise<void> {
  if (location.hash !== "") return;
  for (const { home } of await presentParts()) {
    const hash = await home?.() ?? null;
    if (hash !== null && location.hash === "") history.replaceState(null, "", hash);
  }
}

function place(): { name: string; parts: string[]; query: URLSearchParams } {
  const [path = "", query = ""] = location.hash.slice(1).split("?");
  const [name = "", ...parts] = path.split("/");
  return {
    name: Object.hasOwn(PAGES, name || "lookup") ? name || "lookup" : MISSING,
    parts,
    query: new URLSearchParams(query),
  };
}

/** A page, which is loaded once; null when it cannot be. */
async function pageOf(name: string, load: () => Promise<Page>): Promise<Page | null> {
  const page = await load().catch(() => null);
  if (page === null || loaded.has(name)) return loaded.get(name) ?? null;
  loaded.set(name, page);
  page.element.hidden = true;
  page.element.tabIndex = -1;
  main.append(page.element);
  return page;
}

async function navigate(): Promise<void> {
  const { name, parts, query } = place();
  const [title, load] = PAGES[name]!;
  const isMode = modes.querySelector(`[href="#${name}"]`) !== null;
  mark("#nav nav a", `#${isMode ? "investigate" : name}`);
  mark(".modes a", `#${name}`);
  document.documentElement.toggleAttribute("data-modes", isMode);
  document.title = `${title} – Deadringer`;
  isMenuOpen.value = false;
  const page = loaded.get(name) ?? await pageOf(name, load);
  if (page === null) return fail();
  if (place().name !== name) return;
  main.querySelector("noscript, .waiting")?.remove();
  for (const { element } of loaded.values()) element.hidden = element !== page.element;
  // The focused element is hidden, or far away.
  if (shown !== null && shown !== page) page.element.focus({ preventScroll: true });
  shown = page;
  page.enter?.(parts, query);
  // After the first paint: the tables of the worker are large, and the pages of every day do without them.
  if (isMode) requestAnimationFrame(() => setTimeout(startCore));
}

/** Marks the link to what is shown. */
function mark(links: string, href: string): void {
  for (const link of document.querySelectorAll(links)) {
    if (link.getAttribute("href") === href) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

function fail(): void {
  if (main.querySelector(".broken") !== null) return;
  main.prepend(
    drawn(<p class="problem broken" role="alert">A part of this page could not be loaded; reload it</p>),
  );
}

/** Takes away the pages of extensions that the service lacks. */
function dropPages(): void {
  const extensions = found.value?.extensions;
  if (extensions === undefined) return;
  for (const { name, pages = {} } of allParts) {
    if (extensions[name] !== undefined) continue;
    for (const page of Object.keys(pages)) {
      const isShown = place().name === page;
      delete PAGES[page];
      if (isShown) void navigate();
    }
  }
}

/** Shows the app, with what extensions add. */
export function startApp(parts: readonly PagePart[]): void {
  allParts.push(...parts);
  Object.assign(PAGES, ...parts.map(({ pages }) => pages));
  drawSide(() => void navigate());
  effect(dropPages);
  addEventListener("hashchange", () => void navigate());
  void home().then(navigate);
  addEventListener("keydown", (event) => {
    if (!event.defaultPrevented && shown?.press?.(event) === true) event.preventDefault();
  });
  void coreBroken.then(fail);
}
