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

test("of sign-in pages of templates at most 13 of 49 are called phishing", () => {
  expect(TEMPLATES.length).toBe(49);
  const accused = accusedOf(TEMPLATES);
  expect(accused.length, accused.join(", ")).toBeLessThanOrEqual(13);
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

test.each<[title: string, name: string, original: string | undefined, named: boolean]>([
  ["Havenfield: sign in", "sso.havenfield.org", undefined, true],
  ["Sign in to Tallowood", "nas.tallowood-architects.com", undefined, true],
  ["Sandpiper Tours", "www.sandpiper-tours.com", "kestrelbank.com", true],
  ["phpMyAdmin", "db.anyname.example", undefined, true],
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
