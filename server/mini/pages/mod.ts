/**
 * Pages of the miniature internet, about fictional brands.
 * @module
 */
import { BLANK, BLOG, brandStyle, type PageText, PARKED_STYLE, SHOP } from "../data/pages.ts";
import { type BrandDesign, LOOKS } from "../data/brands.ts";

/** Notice on every page, so that a screenshot of one shows that it is fictional. */
const DEMO =
  '<aside class="demo">Part of a demo: this site exists in a simulated internet only.</aside><style>.demo{position:fixed;right:12px;bottom:12px;padding:6px 10px;border-radius:4px;background:#222c;color:#fff;font:12px/1.4 system-ui,sans-serif}</style>';

/** A complete HTML page with its style in the head. */
function htmlPage({ title, head, style = "", body = "" }: PageText): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}<style>${
    style.replace(/\s+/g, " ")
  }</style></head><body>${body}${DEMO}</body></html>`;
}

/** The fictional brands, the one that the demo looks up first. */
export const BRANDS: readonly { domain: string; name: string }[] = Object.entries(LOOKS).map((
  [domain, { name }],
) => ({ domain, name }));

/** The site of a brand. */
interface BrandSite {
  /** Its own page. */
  page: string;
  /** A copy whose form posts to another site, as kits do: style copied, pictures taken from the brand. */
  phishing: string;
  /** Icon, style sheet and logo by path, which copies use too. */
  files: Readonly<Record<string, readonly [type: string, body: string]>>;
  /** What a parking page of a similar name offers. */
  searches: readonly string[];
}

function brandSite(domain: string, look: BrandDesign): BrandSite {
  const { name, slug, colour, mark } = look;
  const head =
    `<meta name="description" content="${look.description}"><link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/${slug}.css"><script src="/js/jquery-3.7.1.min.js"></script>`;
  const links = look.menu.map((title) => `<a href="/${title.toLowerCase().replace(" ", "-")}">${title}</a>`);
  const nav = `<header><img src="/img/${slug}-logo.svg" alt="${name}"><nav>${links.join("")}</nav></header>`;
  const text =
    `<main><h1>${look.heading}</h1><p>${look.text}</p><section><h2>Security</h2><p>${look.security}</p></section></main>`;
  const login = (action: string): string =>
    `<form method="post" action="${action}"><h2>${look.login}</h2><label>${look.user} <input name="${look.field}" autocomplete="username"></label><label>Password <input type="password" name="password"></label><button>Log in</button></form>`;
  const foot = `<footer><p>© ${look.foot}</p></footer>`;
  const stolen = (html: string): string => html.replaceAll('"/', `"https://${domain}/`);
  const css = brandStyle(colour);
  const svg = (box: string, inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}">${inside}</svg>`;
  return {
    page: htmlPage({
      title: `${name} | ${look.title}`,
      head,
      body: `${nav}<div class="columns">${text}${login("/login")}</div>${foot}`,
    }),
    phishing: htmlPage({
      title: `${name} | Log in`,
      head: stolen(head),
      style: css,
      body: `${
        stolen(nav)
      }<p class="alert"><b>Your account has been suspended.</b> Confirm your identity within 24 hours to avoid permanent closure.</p><div class="columns"><main><h1>Confirm your identity</h1></main>${
        login(look.collect)
      }</div>${foot}`,
    }),
    files: {
      "/favicon.ico": ["image/svg+xml", svg("16 16", `<path d="${mark}" fill="${colour}"/>`)],
      [`/img/${slug}-logo.svg`]: [
        "image/svg+xml",
        svg(
          "190 32",
          `<path transform="scale(2)" d="${mark}" fill="${colour}"/><text x="40" y="23" font-family="Georgia, serif" font-size="20" font-weight="700" fill="#22303c">${name}</text>`,
        ),
      ],
      [`/${slug}.css`]: ["text/css; charset=utf-8", css],
    },
    searches: look.searches,
  };
}

/** The sites of the fictional brands, by domain. */
const BRAND_SITES: Readonly<Record<string, BrandSite>> = Object.fromEntries(
  Object.entries(LOOKS).map(([domain, look]) => [domain, brandSite(domain, look)]),
);

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
