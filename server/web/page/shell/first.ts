/**
 * What is done before the first paint: a separate script without dependencies. It sets the chosen theme, leaves room for
 * the ways to investigate, and has the files of the page that the address names fetched while the browser reads the rest.
 * @module
 */
import { applyTheme, storedTheme } from "./themes.ts";

/** The files of each page by its name in the address, inlined by the bundler. */
declare const PAGE_FILES: Readonly<Record<string, readonly string[]>>;

applyTheme(storedTheme());
if (location.pathname === "/") {
  const [, page = ""] = /^#([\w-]*)/.exec(location.hash) ?? [];
  document.documentElement.toggleAttribute(
    "data-modes",
    /^(investigate|lookup|analyze|available|ct|untwist)$/.test(page),
  );
  for (const file of PAGE_FILES[page || "lookup"] ?? []) {
    document.head.append(Object.assign(document.createElement("link"), {
      rel: "modulepreload",
      href: `/assets/${file}`,
    }));
  }
}
