/**
 * Where a page's icons and logos are.
 * @module
 */
import { Parser } from "htmlparser2";
import type { Page } from "./visit.ts";

/** Characters of a page that are searched for its pictures, and of a link. */
const MAX_HTML = 65_536, MAX_LINK = 300_000;
/** Links of each kind that are returned. */
const MOST_ICONS = 4, MOST_LOGOS = 2;

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
 * @param withLogos Whether logos are looked for: icons are in the head, and then the rest is not read.
 * @example
 * ```ts
 * import { pictureLinks } from "./picture_links.ts";
 * const text = '<link rel="shortcut icon" href="/i.png"><img class=logo src=l.png>';
 * const { icons, logos } = pictureLinks({ url: "https://a.com/b", text }, true);
 * console.assert(icons[0] === "https://a.com/i.png" && logos[0] === "https://a.com/l.png");
 * ```
 */
export function pictureLinks(page: Pick<Page, "url" | "text">, withLogos: boolean): PictureLinks {
  const icons: string[] = [], touch: string[] = [], logos: string[] = [];
  let base = page.url;
  const text = page.text.slice(0, MAX_HTML);
  if (withLogos || /<link/i.test(text)) {
    const parser = new Parser({
      onopentag(name, { href, rel = "", src, ...more }) {
        if (name === "base" && href !== undefined && URL.canParse(href, page.url)) {
          base = new URL(href, page.url).href;
        } else if (name === "link" && href !== undefined && href.trim() !== "") {
          const tokens = rel.toLowerCase().split(/\s+/);
          if (tokens.includes("icon")) icons.push(href);
          else if (tokens.includes("apple-touch-icon")) touch.push(href);
        } else if (name === "img" && src !== undefined && src.trim() !== "" && logos.length < MOST_LOGOS) {
          const words = `${src.startsWith("data:") ? "" : src} ${more["class"]} ${more["id"]} ${more["alt"]}`;
          if (/logo|brand/i.test(words)) logos.push(src);
        }
        if (name === "body" && !withLogos || logos.length >= MOST_LOGOS) parser.pause();
      },
    });
    parser.write(text);
    parser.end();
  }
  const absolute = (links: readonly string[]): string[] =>
    links.map((link) => link.trim().slice(0, MAX_LINK)).filter((link) => URL.canParse(link, base))
      .map((link) => new URL(link, base).href);
  const found = [...new Set(absolute([...icons, ...touch]))].slice(0, MOST_ICONS);
  // Of a link that is no URL, browsers make none; nor do they without one.
  const isNone = icons.length === 0 || absolute(icons.slice(0, 1)).length === 0;
  return {
    icons: isNone ? [new URL("/favicon.ico", page.url).href, ...found].slice(0, MOST_ICONS) : found,
    logos: absolute(logos),
  };
}
