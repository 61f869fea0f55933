import process from "node:process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RULES } from "../../../../../lib/observe/web/technologies/data/rules.ts";
import { ANY_CHARACTER } from "../../../../any_character.ts";
import { technologiesOf } from "../../../../../lib/observe/web/technologies/mod.ts";
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
      const groups = new RegExp(`${source}|`, "i").exec("")!.length - 1;
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

test("no rule is slow on what repeats what it looks for", () => {
  const slow: string[] = [];
  for (const { headers = {}, html = [], scriptSrc = [] } of Object.values(RULES)) {
    const patterns = [
      ...Object.values(headers).map((each) => [each, 65_536, 1] as const),
      ...[html].flat().map((each) => [each, 16_384, 1] as const),
      ...[scriptSrc].flat().map((each) => [each, 400, 200] as const),
    ];
    for (const [pattern, size, times] of patterns.filter(([each]) => /[*+{]/.test(each))) {
      const expression = new RegExp(pattern.split("\\;")[0]!, "i");
      const words = pattern.match(/[a-z<]+/gi) ?? [];
      const texts = words.flatMap((word) =>
        ["", "1.", " ", "1".repeat(350), "1".repeat(16_000)].flatMap((tail) => [
          word + tail,
          words[0]!.repeat(38) + word + tail,
        ])
      );
      for (const text of texts) {
        const whole = text.repeat(Math.ceil(size / text.length)).slice(0, size);
        const usedMs = () => {
          const start = process.cpuUsage();
          for (let i = 0; i < times; i++) expression.exec(whole);
          const { user, system } = process.cpuUsage(start);
          return (user + system) / 1_000;
        };
        // Of the processor, whatever else the machine does; once may be the collector's.
        if (usedMs() > 50 && usedMs() > 50 && usedMs() > 50) slow.push(`${pattern} on ${text.slice(0, 40)}`);
      }
    }
  }
  expect(slow).toEqual([]);
});

test("any page gives a sorted list without duplicates", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: ANY_CHARACTER }),
      fc.array(fc.tuple(fc.string(), fc.string())),
      (text, headers) => {
        const found = look(headers, text);
        expect([...new Set(found)].sort()).toEqual(found);
      },
    ),
    { numRuns: 30 },
  );
});
