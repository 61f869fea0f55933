/**
 * The sites of the fictional brands, and copies of them by phishing kits.
 * @module
 */
import { type BrandDesign, LOOKS } from "../data/brands.ts";
import { htmlPage } from "./document.ts";

/** The fictional brands, the one that the demo looks up first. */
export const BRANDS: readonly { domain: string; name: string }[] = Object.entries(LOOKS).map((
  [domain, { name }],
) => ({ domain, name }));

const style = (colour: string): string => `
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #22303c; background: #f5f1ea }
header { display: flex; align-items: center; gap: 40px; padding: 18px 64px; background: #fff; border-bottom: 3px solid ${colour} }
header img { height: 40px }
nav a { margin-right: 28px; color: #22303c; text-decoration: none; font-weight: 600 }
.columns { display: grid; grid-template-columns: 1fr 360px; gap: 56px; max-width: 1120px; margin: 0 auto; padding: 56px 24px }
h1 { font: 700 44px/1.15 Georgia, serif; margin: 0 0 20px }
section { margin-top: 36px; padding-top: 20px; border-top: 1px solid #d8d0c3 }
form { align-self: start; padding: 28px; border-radius: 10px; background: #fff; box-shadow: 0 6px 24px #0002 }
form h2 { margin: 0 0 16px; font-size: 20px }
label { display: block; margin-bottom: 14px; font-size: 14px }
input { display: block; width: 100%; margin-top: 4px; padding: 10px; border: 1px solid #b9b0a2; border-radius: 6px; font: inherit }
button { width: 100%; padding: 12px; border: 0; border-radius: 6px; background: ${colour}; color: #fff; font: 600 16px system-ui, sans-serif }
.alert { margin: 0; padding: 14px 64px; background: #fdecea; color: #8a1c10; border-bottom: 1px solid #e5b3ad }
footer { padding: 24px 64px; color: #6c7680; font-size: 13px }
`;

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
  const css = style(colour);
  const svg = (box: string, inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}">${inside}</svg>`;
  return {
    page: htmlPage(
      `${name} | ${look.title}`,
      head,
      "",
      `${nav}<div class="columns">${text}${login("/login")}</div>${foot}`,
    ),
    phishing: htmlPage(
      `${name} | Log in`,
      stolen(head),
      css,
      `${
        stolen(nav)
      }<p class="alert"><b>Your account has been suspended.</b> Confirm your identity within 24 hours to avoid permanent closure.</p><div class="columns"><main><h1>Confirm your identity</h1></main>${
        login(look.collect)
      }</div>${foot}`,
    ),
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
