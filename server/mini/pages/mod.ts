/**
 * Pages of the miniature internet, about a fictional bank.
 * @module
 */

import { BANK_ICON, BANK_LOGO, BANK_PAGE, BANK_STYLE, PHISHING_PAGE } from "./bank.ts";
import { htmlPage } from "./document.ts";
import { BLANK_PAGE, BLOG_PAGE, PARKED_PAGE, SHOP_PAGE } from "./others.ts";

/** The kinds of sites. */
export type SiteKind = "bank" | "phishing" | "parked" | "shop" | "blog" | "blank";

const PAGES: Record<SiteKind, string> = {
  bank: BANK_PAGE,
  phishing: PHISHING_PAGE,
  parked: PARKED_PAGE,
  shop: SHOP_PAGE,
  blog: BLOG_PAGE,
  blank: BLANK_PAGE,
};

/**
 * The page of a kind of site, complete HTML.
 *
 * @example
 * ```ts
 * import { pageOf } from "./mod.ts";
 * console.assert(pageOf("phishing").includes("suspended"));
 * ```
 */
export function pageOf(kind: SiteKind): string {
  return PAGES[kind];
}

/** Files beside the bank's page, which its copies use too. */
const BANK_FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  "/favicon.ico": ["image/svg+xml", BANK_ICON],
  "/img/kestrel-logo.svg": ["image/svg+xml", BANK_LOGO],
  "/kestrel.css": ["text/css; charset=utf-8", BANK_STYLE],
};

/** The paths of icons, style sheets, scripts and pictures: they have no page. */
const FILE = /\.(?:ico|css|js|svg|png)$/;

/**
 * The file at a path of a kind of site: its type and content, null when there is no such file, undefined when the path
 * has a page.
 */
export function fileOf(
  kind: SiteKind,
  path: string,
): readonly [type: string, body: string] | null | undefined {
  if (!FILE.test(path)) return undefined;
  return kind === "bank" || kind === "phishing" ? BANK_FILES[path] ?? null : null;
}

/** A page that redirects its visitor: by meta refresh, by script, or by a single frame. */
export function onwardPage(how: "refresh" | "script" | "frame", to: string): string {
  const target = to.replace(/[&"'<>\\]/g, (c) => encodeURIComponent(c));
  switch (how) {
    case "refresh":
      return htmlPage("Redirecting", `<meta http-equiv="refresh" content="0;url=${target}">`, "", "");
    case "script":
      return htmlPage("Redirecting", `<script>window.location.href = "${target}";</script>`, "", "");
    case "frame":
      return `<!doctype html><html><head><title></title></head><frameset rows="100%"><frame src="${target}"></frameset></html>`;
  }
}
