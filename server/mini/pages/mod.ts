/**
 * Pages of the miniature internet, about fictional brands.
 * @module
 */

import { BRAND_SITES } from "./brand.ts";
import { htmlPage } from "./document.ts";
import { BLANK, BLOG, PARKED_STYLE, SHOP } from "../data/pages.ts";

/** The kinds of sites: a brand's own, a copy of it, and those of others. */
export type SiteKind = "bank" | "phishing" | "parked" | "shop" | "blog" | "blank";

/** The brand whose site it is, or like whose the name is. */
const BANK = "kestrelbank.com";

/**
 * The page of a kind of site, complete HTML.
 *
 * @param brand Domain of the brand that it is about. @default the bank's
 * @example
 * ```ts
 * import { pageOf } from "./mod.ts";
 * console.assert(pageOf("phishing").includes("suspended"));
 * ```
 */
export function miniPage(kind: SiteKind, brand: string = BANK): string {
  const site = BRAND_SITES[brand]!;
  switch (kind) {
    case "bank":
      return site.page;
    case "phishing":
      return site.phishing;
    case "parked":
      return parkedPage(brand.replace(/\..*/, ""), site.searches);
    case "shop":
      return htmlPage(SHOP);
    case "blog":
      return htmlPage(BLOG);
    case "blank":
      return htmlPage(BLANK);
  }
}

/** A parking page that sells a name like one, with links of these titles. */
function parkedPage(like: string, searches: readonly string[]): string {
  const links = searches.map((title) =>
    `<li><a href="/?q=${title.toLowerCase().replace(" ", "+")}">${title}</a></li>`
  );
  return htmlPage({
    title: `${like} - This domain may be for sale`,
    head:
      '<script src="https://www.google.com/adsense/domains/caf.js"></script><script src="https://img1.wsimg.com/parking-lander/static/js/main.js"></script>',
    style: PARKED_STYLE,
    body: `<h1>This domain is for sale</h1><p>Related searches</p><ul>${
      links.join("")
    }</ul><p><a href="https://www.afternic.com/forsale/">Buy this domain</a>. The owner uses a parking service; sponsored listings are served automatically.</p>`,
  });
}

/** The paths of icons, style sheets, scripts and pictures: they have no page. */
const PAGE_FILE = /\.(?:ico|css|js|svg|png)$/;

/**
 * The file at a path of a kind of site: its type and content, null when there is no such file, undefined when the path
 * has a page.
 */
export function miniFile(
  kind: SiteKind,
  path: string,
  brand: string = BANK,
): readonly [type: string, body: string] | null | undefined {
  if (!PAGE_FILE.test(path)) return undefined;
  return kind === "bank" || kind === "phishing" ? BRAND_SITES[brand]!.files[path] ?? null : null;
}

/** A page that redirects its visitor: by meta refresh or by script. */
export function onwardPage(how: "refresh" | "script", to: string): string {
  const target = to.replace(/[&"'<>\\]/g, (c) => encodeURIComponent(c));
  const head = how === "refresh"
    ? `<meta http-equiv="refresh" content="0;url=${target}">`
    : `<script>window.location.href = "${target}";</script>`;
  return htmlPage({ title: "Redirecting", head });
}
