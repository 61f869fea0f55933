/**
 * The sites of the fictional brands, and copies of them by phishing kits.
 * @module
 */
import { type BrandDesign, LOOKS } from "../data/brands.ts";
import { brandStyle } from "../data/pages.ts";
import { htmlPage } from "./document.ts";

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
export const BRAND_SITES: Readonly<Record<string, BrandSite>> = Object.fromEntries(
  Object.entries(LOOKS).map(([domain, look]) => [domain, brandSite(domain, look)]),
);
