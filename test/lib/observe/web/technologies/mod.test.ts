import fc from "fast-check";
import { RE2JS } from "re2js";
import { expect, test } from "vitest";
import { RULES } from "../../../../../lib/observe/web/technologies/data/rules.ts";
import { patternOf, requiredText, technologiesOf } from "../../../../../lib/observe/web/technologies/mod.ts";
import { Page } from "../../../../../lib/page/page.ts";

const look = (headers: [string, string][], text = ""): string[] =>
  technologiesOf({ headers, html: new Page(text) });

test("every rule is understood, and there are enough", () => {
  expect(Object.keys(RULES).length).toBeGreaterThanOrEqual(150);
  for (const [name, rule] of Object.entries(RULES)) {
    const { headers = {}, cookies = {}, meta = {}, html = [], scriptSrc = [] } = rule;
    const patterns = [headers, cookies, meta].flatMap((each) => Object.values(each)).concat(html, scriptSrc);
    expect(patterns.length, name).toBeGreaterThan(0);
    for (const pattern of patterns) {
      const [source = "", ...tags] = pattern.split("\\;");
      const groups = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE).matcher("").groupCount();
      expect(tags, pattern).toEqual(groups === 0 ? [] : ["version:\\1"]);
    }
    for (const key of Object.keys(meta)) expect(key, name).toBe(key.toLowerCase());
  }
});

const cases: [what: string, headers: [string, string][], html: string, found: string[]][] = [
  ["nginx with PHP", [["server", "nginx/1.22.1"], ["x-powered-by", "PHP/8.2.7"]], "", [
    "Nginx:1.22.1",
    "PHP:8.2.7",
  ]],
  ["Kestrel", [["server", "Kestrel"]], "", ["Kestrel", "Microsoft ASP.NET", "Microsoft IIS"]],
  ["cookies", [["set-cookie", "PHPSESSID=a; path=/"], ["set-cookie", "incap_ses_1=x"]], "", [
    "Imperva",
    "PHP",
  ]],
  ["HSTS and Cloudflare", [["server", "cloudflare"], ["strict-transport-security", "max-age=1"]], "", [
    "Cloudflare",
    "HSTS",
  ]],
  [
    "WordPress",
    [],
    '<meta name="generator" content="WordPress 6.4.2"><script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script>',
    ["MySQL", "PHP", "WordPress:6.4.2", "jQuery"],
  ],
  [
    "libraries with versions",
    [],
    '<script src="https://code.jquery.com/jquery-3.2.1.min.js"></script><script src="/js/moment-timezone.js"></script>',
    ["Moment Timezone", "Moment.js", "jQuery:3.2.1"],
  ],
  ["Next.js", [], '<script id="__NEXT_DATA__">{}</script>', ["Next.js", "Node.js", "React"]],
  ["parking", [], '<script src="https://img1.wsimg.com/parking-lander/x.js"></script>', ["GoDaddy Parking"]],
  ["YouTube", [], '<iframe src="https://www.youtube.com/embed/X43W"></iframe>', ["YouTube"]],
  ["Shopify", [["x-shopid", "1"]], '<script src="//cdn.shopify.com/s/a.js"></script>', ["Shopify"]],
  [
    "nothing",
    [["content-type", "text/html"]],
    "<h1>react to nginx, a blog about WordPress and jQuery</h1>",
    [],
  ],
];
test.each(cases)("%s", (_what, headers, html, found) => expect(look(headers, html)).toEqual(found));

const required: [source: string, anyOf: string[], enough: boolean][] = [
  ["js\\.stripe\\.com", ["js.stripe.com"], true],
  ["^nginx(?:/([\\d.]+))?", ["nginx"], false],
  ["Wix\\.com|parastorage", ["wix.com", "parastorage"], true],
  ["dan\\.com/(?:buy|orders)|cdn\\d*\\.dan", ["dan.com/", ".dan"], false],
  ["[ab]|b", [], false],
  ["(?:a|b)cde?", ["cd"], false],
  ["[abc]def+g", ["def"], false],
  ["ab{2}cd", ["cd"], false],
  ["\\d\\.js", [".js"], false],
];
test.each(required)(
  "text that %s needs",
  (source, anyOf, enough) => expect(requiredText(source)).toEqual({ anyOf, enough }),
);

const patterns: [pattern: string, text: string, version: string | null][] = [
  ["x", "aXb", ""],
  ["", "anything", ""],
  ["v([\\d.]+)\\;version:\\1", "v1.2", "1.2"],
  ["v(2)?\\;version:\\1", "v", ""],
  ["a", "b", null],
];
test.each(patterns)("pattern %s on %s", (pattern, text, version) => {
  expect(patternOf(pattern)(text)).toBe(version);
});

test("hostile pages take linear time", () => {
  for (
    const text of ["<div>".repeat(100_000), '<script src="react'.repeat(5000), "bootstrap4.".repeat(6000)]
  ) {
    expect(look([], text)).toEqual([]);
  }
  for (const pattern of ["^(a+)+$", "(x+x+)+y", "(.*)*=(.*)*;"]) {
    // Backtracking would take years.
    for (const text of ["a".repeat(5000) + "!", "x".repeat(5000)]) {
      expect(patternOf(pattern)(text)).toBeNull();
    }
  }
});

test("any page gives a sorted list without duplicates", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.array(fc.tuple(fc.string(), fc.string())),
      (text, headers) => {
        const found = look(headers, text);
        expect([...new Set(found)].sort()).toEqual(found);
      },
    ),
  );
});

test("a rule's pattern matches what its expression alone matches", () => {
  const sources = Object.values(RULES).flatMap((rule) => rule.html ?? [])
    .map((text) => text.split("\\;")[0] as string);
  const pieces = [
    ...sources.flatMap((source) => requiredText(source).anyOf),
    "<",
    ">",
    ' src="',
    "4.2",
    "\n",
    "x",
  ];
  fc.assert(fc.property(
    fc.constantFrom(...sources),
    fc.array(fc.constantFrom(...pieces), { maxLength: 6 }),
    fc.boolean(),
    (source, parts, own) => {
      const text = parts.concat(own ? requiredText(source).anyOf : []).join("");
      const expected = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE).matcher(text).find();
      expect(patternOf(source)(text) !== null).toBe(expected);
    },
  ));
});
