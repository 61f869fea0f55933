/**
 * Pages of the miniature internet, about a fictional bank.
 * @module
 */

/** What stands at a host. */
export type SiteKind = "bank" | "phishing" | "parked" | "shop" | "blog" | "blank";

const document = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const BANK_HEAD =
  '<meta name="description" content="Kestrel Bank: current accounts, savings and mortgages"><link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/kestrel.css"><script src="/js/jquery-3.7.1.min.js"></script>';
const BANK_NAV =
  '<header><img src="/img/kestrel-logo.svg" alt="Kestrel Bank"><nav><a href="/personal">Personal</a><a href="/business">Business</a><a href="/help">Help</a></nav></header>';
const BANK_TEXT =
  "<main><h1>Banking that hovers over every penny</h1><p>Kestrel Bank has looked after current accounts, savings and mortgages since 1887. Open an account in ten minutes, move your direct debits with one signature, and speak to a person at any of our branches.</p><section><h2>Security</h2><p>We never ask for your full password or PIN by mail or telephone. Check that the address in your browser is kestrelbank.com.</p></section></main>";
const LOGIN = (action: string): string =>
  `<form method="post" action="${action}"><h2>Log in to online banking</h2><label>Customer number <input name="customer" autocomplete="username"></label><label>Password <input type="password" name="password"></label><button>Log in</button></form>`;
const FOOT = "<footer><p>© Kestrel Bank plc, a fictional bank. Registered nowhere.</p></footer>";

const PAGES: Record<SiteKind, string> = {
  bank: document("Kestrel Bank | Personal banking", BANK_HEAD, BANK_NAV + BANK_TEXT + LOGIN("/login") + FOOT),
  // A copy of the bank's page whose form leaves the site, as kits do it.
  phishing: document(
    "Kestrel Bank | Log in",
    BANK_HEAD.replaceAll('"/', '"https://kestrelbank.com/'),
    BANK_NAV.replaceAll('"/', '"https://kestrelbank.com/') +
      "<p><b>Your account has been suspended.</b> Confirm your identity within 24 hours to avoid permanent closure.</p>" +
      LOGIN("https://collect.kestrel-secure-verify.com/gate.php") + FOOT,
  ),
  parked: document(
    "kestrelbank - This domain may be for sale",
    '<script src="https://www.google.com/adsense/domains/caf.js"></script><script src="https://img1.wsimg.com/parking-lander/static/js/main.js"></script>',
    '<h1>This domain is for sale</h1><p>Related searches</p><ul><li><a href="/?q=bank+account">Bank Account</a></li><li><a href="/?q=mortgage">Mortgage</a></li><li><a href="/?q=credit+card">Credit Card</a></li></ul><p><a href="https://www.afternic.com/forsale/">Buy this domain</a>. The owner uses a parking service; sponsored listings are served automatically.</p>',
  ),
  shop: document(
    "Kestrel's Bench - hand-made furniture",
    '<meta name="generator" content="WooCommerce 8.5.2"><script src="/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js?ver=8.5.2"></script>',
    "<h1>Kestrel's Bench</h1><p>Benches, stools and shelves from ash and oak, made in a workshop by the river. Every piece is signed and numbered.</p><ul><li>Garden bench, oak <b>€ 420</b> <button>Add to cart</button></li><li>Three-legged stool, ash <b>€ 95</b> <button>Add to cart</button></li></ul><p>Opening hours: Tuesday to Saturday, 10 to 18.</p>",
  ),
  blog: document(
    "Notes on kestrels",
    '<meta name="generator" content="WordPress 6.4.2"><link rel="stylesheet" href="/wp-content/themes/plain/style.css">',
    "<h1>Notes on kestrels</h1><article><h2>Hovering</h2><p>A kestrel hovers by flying into the wind at exactly the wind's speed. Its head stays within six millimetres of one spot, while wings and tail do the work.</p></article>",
  ),
  blank: document(
    "Welcome to nginx!",
    "",
    "<h1>Welcome to nginx!</h1><p>If you see this page, the web server is successfully installed.</p>",
  ),
};

/**
 * The page of a kind of site, complete HTML.
 *
 * @example
 * ```ts
 * import { pageOf } from "./pages.ts";
 * console.assert(pageOf("phishing").includes("suspended"));
 * ```
 */
export function pageOf(kind: SiteKind): string {
  return PAGES[kind];
}

/** An SVG of a falcon, more or less. */
const BANK_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M1 9 8 2l7 7-5-1-2 6-2-6z" fill="#b5482a"/></svg>';

/** The icon of a kind of site; null for one that has none. */
export function iconOf(kind: SiteKind): string | null {
  return kind === "bank" || kind === "phishing" ? BANK_ICON : null;
}

/** A page that sends its visitor on: by meta refresh, by script, or by being nothing but a frame. */
export function onwardPage(how: "refresh" | "script" | "frame", to: string): string {
  const target = to.replace(/[&"'<>\\]/g, (c) => encodeURIComponent(c));
  switch (how) {
    case "refresh":
      return document("Redirecting", `<meta http-equiv="refresh" content="0;url=${target}">`, "");
    case "script":
      return document("Redirecting", `<script>window.location.href = "${target}";</script>`, "");
    case "frame":
      return `<!doctype html><html><head><title></title></head><frameset rows="100%"><frame src="${target}"></frameset></html>`;
  }
}
