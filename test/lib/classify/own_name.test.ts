import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classify } from "../../../lib/classify/mod.ts";

/** Sign-in pages of software that people run on names of their own, by hand: a host and what it is, then the page. */
const PAGES = readFileSync(new URL("data/sign_in_pages.txt", import.meta.url), "utf8").split(/^## /m).slice(1)
  .map((page) => {
    const [head = "", ...lines] = page.split("\n");
    return { host: head.slice(0, head.indexOf(" ")), html: lines.join("\n") };
  });
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
  const accused = PAGES.filter(({ host, html }) =>
    classify({ name: host, page: { html, status: 200 } }).phishing >= 0.5
  );
  expect(accused.length, accused.map(({ host }) => host).join(", ")).toBeLessThanOrEqual(3);
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
