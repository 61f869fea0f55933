import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classify } from "../../../lib/classify/mod.ts";

/** Pages made by hand: a host and what it is, then the page. */
const pagesOf = (file: string) =>
  readFileSync(new URL(`data/${file}`, import.meta.url), "utf8").split(/^## /m).slice(1).map((page) => {
    const [head = "", ...lines] = page.split("\n");
    return { host: head.slice(0, head.indexOf(" ")), html: lines.join("\n") };
  });
const accusedOf = (pages: { host: string; html: string }[]) =>
  pages.filter(({ host, html }) => classify({ name: host, page: { html, status: 200 } }).phishing >= 0.5)
    .map(({ host }) => host);
/** Sign-in pages of software that people run on names of their own. */
const PAGES = pagesOf("sign_in_pages.txt");
/** Pages that people sign in by, register or come back by, as templates of back offices have them. */
const TEMPLATES = pagesOf("template_pages.txt");
const NAMED = "names its own site or software";

const FORM = `<form action=post.php method=post><input name=user><input type=password name=pass></form>`;
const isNamed = (title: string, name: string, original?: string): boolean =>
  classify({
    name,
    page: { html: `<title>${title}</title>${FORM}`, status: 200 },
    ...original && { original },
  })
    .reasons.some(({ evidence }) => evidence === NAMED);

test("of sign-in pages of software on names of their own at most three of 55 are called phishing", () => {
  expect(PAGES.length).toBe(55);
  const accused = accusedOf(PAGES);
  expect(accused.length, accused.join(", ")).toBeLessThanOrEqual(3);
});

test("of sign-in pages of templates at most four of 55 are called phishing", () => {
  expect(TEMPLATES.length).toBe(55);
  const accused = accusedOf(TEMPLATES);
  expect(accused.length, accused.join(", ")).toBeLessThanOrEqual(4);
});

const UNSENT = "has forms that send the password to nobody";
const FIELD = "<input type=password placeholder=Password>", NAMED_FIELD = "<input type=password name=pass>";

test.each<[what: string, html: string, unsent: boolean]>([
  ["a field without a name", `<form action=/session method=post>${FIELD}</form>`, true],
  ["a file that reads nothing", `<form action=../index.html method=post>${NAMED_FIELD}</form>`, true],
  ["two such forms", `<form>${FIELD}</form><form action=a.htm?x=1>${NAMED_FIELD}</form>`, true],
  ["a field with a name", `<form action=/session method=post>${NAMED_FIELD}</form>`, false],
  ["one name of two", `<form>${FIELD}${NAMED_FIELD}</form>`, false],
  ["a second form that sends", `<form>${FIELD}</form><form action=p.php>${NAMED_FIELD}</form>`, false],
  ["a file on another site", `<form action=//kit.example/i.html>${NAMED_FIELD}</form>`, false],
  // What stands in no form is for a script to send.
  ["no form", FIELD, false],
  ["a field outside of the form", `<form>${FIELD}</form>${FIELD}`, false],
  // Nor what a script that is seen sends, or that hides what it does.
  [
    "a script",
    `<form>${FIELD}</form><script>fetch("https://api.example/", { method: "POST" })</script>`,
    false,
  ],
  ["a library that sends", `<form>${FIELD}</form><script src=/js/axios.min.js></script>`, false],
  ["a hidden script", `<form>${FIELD}</form><script>eval(atob("Zm9v"))</script>`, false],
  ["no password", "<form action=index.html><input name=mail></form>", false],
])("a page whose password goes to %s", (_what, html, unsent) => {
  const facts = { name: "desk.example", page: { html: `<title>Sign in</title>${html}`, status: 200 } };
  const imitates = { brand: "kestrelbank.com", probability: 0.9, reasons: [] };
  const has = (each: Parameters<typeof classify>[0]) =>
    classify(each).reasons.some(({ evidence }) => evidence === UNSENT);
  expect(has(facts)).toBe(unsent);
  expect(has({ ...facts, imitates })).toBe(false);
});

const BORROWS_NOTHING = "asks for a password and borrows nothing";
const SENT = `<form action=/session method=post>${NAMED_FIELD}</form>`;

test.each<[what: string, html: string, plain: boolean]>([
  ["its own form", SENT, true],
  ["a library that everybody loads", `<script src=//cdn.jsdelivr.net/npm/x.js></script>${SENT}`, true],
  ["its own file", `<img src=https://desk.example/logo.png>${SENT}`, true],
  ["a file of another site", `<img src=https://kestrelbank.com/logo.png>${SENT}`, false],
  ["a form to another site", `<form action=//kit.example/a method=post>${NAMED_FIELD}</form>`, false],
  ["a form to a script of PHP", `<form action=post.php method=post>${NAMED_FIELD}</form>`, false],
  ["a script that sends", `${SENT}<script>fetch("https://kit.example/a")</script>`, false],
  ["a hidden script", `${SENT}<script>document.write(unescape("%3c"))</script>`, false],
  ["a brand in its text", `<p>PayPal</p>${SENT}`, false],
  ["accounts of others", `<p>Or sign in with Google or Facebook</p>${SENT}`, true],
  ["a threat", `<p>Your account has been suspended</p>${SENT}`, false],
  ["a saved copy", `<img src=login_files/logo.png>${SENT}`, false],
  ["no password", "<form action=/session method=post><input name=mail></form>", false],
])("a page that has %s", (_what, html, plain) => {
  const page = { html: `<title>Sign in</title>${html}`, status: 200 };
  const imitates = { brand: "kestrelbank.com", probability: 0.9, reasons: [] };
  const has = (facts: Parameters<typeof classify>[0]) =>
    classify(facts).reasons.some(({ evidence }) => evidence === BORROWS_NOTHING);
  expect(has({ name: "desk.example", page })).toBe(plain);
  expect(has({ name: "desk.example", page, imitates })).toBe(false);
  // A page that has the brand's name in its title borrows that.
  const titled = { html: `<title>Kestrelbank: sign in</title>${html}`, status: 200 };
  expect(has({ name: "desk.example", original: "kestrelbank.com", page: titled })).toBe(false);
});

test.each<[text: string, title: string, offers: boolean]>([
  ["Continue with Google, continue with GitHub", "Sign in", true],
  ["Sign in with Facebook", "Sign in", false],
  ["Facebook, Google", "Facebook", false],
])("a page that says %j under %j", (text, title, offers) => {
  const html = `<title>${title}</title><p>${text}</p>${SENT}`;
  const { reasons } = classify({ name: "desk.example", page: { html, status: 200 } });
  expect(reasons.some(({ evidence }) => evidence === "offers to sign in with accounts of other sites")).toBe(
    offers,
  );
});

test.each<[title: string, name: string, original: string | undefined, named: boolean]>([
  ["Havenfield: sign in", "sso.havenfield.org", undefined, true],
  ["Sign in to Tallowood", "nas.tallowood-architects.com", undefined, true],
  ["Sandpiper Tours", "www.sandpiper-tours.com", "kestrelbank.com", true],
  ["phpMyAdmin", "db.anyname.example", undefined, true],
  ["Tiny Tiny RSS : Login", "feeds.anyname.example", undefined, true],
  ["Fernwood | Bootstrap 5 dashboard", "desk.anyname.example", undefined, true],
  ["登录 - 青石后台模板", "desk.anyname.example", undefined, true],
  ["PayPal dashboard", "desk.anyname.example", undefined, false],
  ["Kestrelbank dashboard", "desk.anyname.example", "kestrelbank.com", false],
  ["Sign in", "sso.havenfield.org", undefined, false],
  ["Secure login", "secure-login.example", undefined, false],
  ["PayPal: log in", "paypal-account.example", undefined, false],
  // A page that imitates the brand, on a name that looks like it.
  ["Kestrel Bank", "kestrelbank-login.com", "kestrelbank.com", false],
  ["Kestre1bank", "kestre1bank.com", "kestrelbank.com", false],
  ["Kestrelbank Cloud, Grafana", "kestrelbank.example", "kestrelbank.com", false],
])("a page titled %j on %s names itself, beside %s: %s", (title, name, original, named) => {
  expect(isNamed(title, name, original)).toBe(named);
});
