/**
 * Where a page's icons and logos are.
 * @module
 */
import { baseOf, resolvedUrl } from "../../page/html.ts";
import type { VisitedPage } from "./visit.ts";

/** Characters of a link. */
const MAX_LINK = 300_000;
/** Links of each kind that are returned. */
const MAX_ICONS = 4, MAX_LOGOS = 2;

/** Absolute URLs of a page's pictures; some may be `data:` URLs. */
export interface PictureLinks {
  /** The `link`s of a `rel` with `icon`, in their order; without any `/favicon.ico`. */
  icons: string[];
  /** Pictures whose address, class, id or alternative text says that they are a logo. */
  logos: string[];
}

/**
 * Returns where a page's icons and logos are.
 *
 * Source: HTML section 4.6.7.9.
 *
 * @param page Where the page is, and its HTML.
 * @example
 * ```ts
 * import { Page } from "../../page/page.ts";
 * import { pictureLinks } from "./picture_links.ts";
 * const html = new Page('<link rel="shortcut icon" href="/i.png"><img class=logo src=l.png>');
 * const { icons, logos } = pictureLinks({ url: "https://a.com/b", html });
 * console.assert(icons[0] === "https://a.com/i.png" && logos[0] === "https://a.com/l.png");
 * ```
 */
export function pictureLinks(page: Pick<VisitedPage, "url" | "html">): PictureLinks {
  const icons: string[] = [], touch: string[] = [], logos: string[] = [];
  const { tokens } = page.html, base = baseOf(tokens, page.url);
  for (const { kind, name, attributes } of tokens) {
    if (kind !== "open") continue;
    const href = attributes.get("href"), src = attributes.get("src");
    if (name === "link" && href !== undefined && href.trim() !== "") {
      const tokens = attributes.get("rel")?.toLowerCase().split(/\s+/) ?? [];
      if (tokens.includes("icon")) icons.push(href);
      else if (tokens.includes("apple-touch-icon")) touch.push(href);
    } else if (name === "img" && src !== undefined && src.trim() !== "" && logos.length < MAX_LOGOS) {
      const words = ["class", "id", "alt"].map((key) => attributes.get(key) ?? "").join(" ");
      if (/logo|brand/i.test(src.startsWith("data:") ? words : `${src} ${words}`)) logos.push(src);
    }
  }
  const absolute = (links: readonly string[]): string[] =>
    links.flatMap((link) => resolvedUrl(link.trim().slice(0, MAX_LINK), base)?.href ?? []);
  const found = [...new Set(absolute([...icons, ...touch]))].slice(0, MAX_ICONS);
  // Of a link that is no URL, browsers make none; nor do they without one.
  const isNone = icons.length === 0 || absolute(icons.slice(0, 1)).length === 0;
  return {
    icons: isNone ? [new URL("/favicon.ico", page.url).href, ...found].slice(0, MAX_ICONS) : found,
    logos: absolute(logos),
  };
}
