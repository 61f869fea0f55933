/**
 * Parsers of text: pages, registration data, streams of lines, names, patterns.
 * @module
 */
import fc from "fast-check";
import { RE2JS } from "re2js";
import { classify } from "../../lib/classify/mod.ts";
import { compileSearch } from "../../lib/ct/regex/pattern.ts";
import { parseDomain } from "../../lib/domain.ts";
import { SquatError } from "../../lib/errors.ts";
import { fromNdjson } from "../../lib/lines/ndjson.ts";
import { refusedUrl } from "../lib/net/refused_url.ts";
import { findPageState } from "../../lib/classify/page_state.ts";
import { CookieJar } from "../../lib/observe/web/request.ts";
import { onwardOf } from "../../lib/observe/web/onward.ts";
import { cofSighting } from "../../server/cli/cof.ts";
import { linkedUrl, readBootstrap } from "../../lib/observe/registry/rdap.ts";
import { rdapMetadata } from "../../lib/observe/registry/rdap_metadata.ts";
import { similarityOf } from "../../lib/observe/web/similarity.ts";
import { whoisMetadata } from "../../lib/observe/registry/whois_metadata.ts";
import { whoisVerdict } from "../../lib/observe/registry/whois_verdict.ts";
import { FORMATS } from "../lib/observe/registry/whois_formats.ts";
import { mutatedText } from "./mutants.ts";
import { announced, hold, ofText, type Target } from "./target.ts";
import { Page } from "../../lib/page/page.ts";

const JSON_TOKENS = [
  '"',
  "{",
  "}",
  "[",
  "]",
  ":",
  ",",
  "null",
  "1e400",
  "-0",
  "\\ud800",
  "true",
  "{}",
  "[[",
  '""',
];

const PAGE = `<!doctype html><html lang=en><head><title>Kestrel sign in</title><base href="/a/">
<meta name=description content="x"><meta http-equiv=refresh content="0;url=/b"><link rel=icon href=/i.png>
<script>window.location.href = "https://kestrel.example/next"; /* </scr */</script><style>a{}</style></head>
<body><!-- saved from url=(0021)https://kestrel.test/ --><form action="https://evil.example/post.php" method=post>
<input type=text name=user><input type=password name=pass><button>Sign in</button></form>
<iframe src="//other.example/f"></iframe><a href="/privacy">Privacy</a><img src="data:image/png;base64,AAAA">
<textarea><b></textarea><svg><a xlink:href="#"/></svg></body></html>`;
const PAGE_TOKENS = [
  "<",
  ">",
  "</",
  "<!--",
  "-->",
  "<script",
  "</script>",
  "<form action=",
  "<input type=password>",
  "<title>",
  "=",
  "<frame src=",
  "<svg>",
  "<base href=",
  '"',
  "'",
  "&#x41;",
  "&amp",
  "\u0000",
  "location=",
  "<div>",
  "]]>",
  "<![CDATA[",
]; // deno-fmt-ignore

const RDAP = JSON.stringify({
  objectClassName: "domain",
  ldhName: "kestrel.example",
  status: ["client transfer prohibited", "active"],
  events: [{ eventAction: "registration", eventDate: "2025-03-31T13:38:16Z" }],
  entities: [{
    roles: ["registrar"],
    publicIds: [{ type: "IANA Registrar ID", identifier: "9999" }],
    vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "Example, Inc."]]],
    entities: [{ roles: ["abuse"], vcardArray: ["vcard", [["email", {}, "text", "a@b.example"]]] }],
  }],
  nameservers: [{ ldhName: "ns1.host.example" }],
  secureDNS: { delegationSigned: true },
  links: [{ rel: "related", type: "application/rdap+json", href: "https://rdap.example/domain/kestrel" }],
});
const BOOTSTRAP = '{"version":"1.0","services":[[["com","net"],["https://rdap.example/com/v1/"]]]}';

const LINES = '{"op":"Meta","data":{"kind":"Progress","total":3,"done":1}}\n' +
  '{"permutation":{"domain":{"fqdn":"kestre1.example","tld":"example","domain":"kestre1"},"kind":"Homoglyph"},' +
  '"op":"WhoIs","data":"text\\u0000\\n"}\n{"op":"Meta","data":{"kind":"Done"}}\n';

const COF =
  '{"rrname":"a.example.","rrtype":"MX","rdata":["10 m.example."],"time_first":1,"time_last":2,"count":3}';

const PATTERNS = [
  "^(?:www|mail)\\.paypa[l1]",
  "(?i)log[-.]?in.*bank$",
  "[a-z0-9]{3,8}\\.example",
  "\\bsecure\\b",
];
const PATTERN_TOKENS = [
  "(",
  ")",
  "(?:",
  "(?i)",
  "(?P<n>",
  "[",
  "]",
  "[^",
  "-",
  "{2}",
  "{0,9}",
  "{1000}",
  "*",
  "+",
  "?",
  "*?",
  "|",
  "^",
  "$",
  "\\b",
  "\\d",
  "\\pL",
  "\\x{10ffff}",
  "\\Q",
  "\\E",
  ".",
  "\\",
  "é",
  "a",
  "bank",
]; // deno-fmt-ignore
const NAMES = ["www.paypal.example", "login-bank.example", "xn--mnchen-3ya.example", "a", "mail.aaaaaaaaaaaa.example"];

const DOMAINS = [
  "example.com",
  "www.m\u00fcnchen.de",
  "xn--mnchen-3ya.de",
  "mail.example.co.uk",
  "a-b-c.org.",
];
const DOMAIN_TOKENS = [
  ".",
  "-",
  "--",
  "xn--",
  "\u3002",
  "\uff0e",
  "\u200d",
  "\u00ad",
  "\u0130",
  "\u00df",
  "\ufe0f",
  "..",
  "@",
  "/",
  ":",
  "%00",
  "\u0000",
  "\ud800",
  "[",
  "127.0.0.1",
  "a",
  "\u0430",
]; // deno-fmt-ignore

function ofLines(): Target {
  return ofText("ndjson", mutatedText([LINES], [...JSON_TOKENS, "\n", "\r\n", "\u2028"]), async (text) => {
    const bytes = new TextEncoder().encode(text);
    const middle = bytes.length >> 1;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, middle));
        controller.enqueue(bytes.subarray(middle));
        controller.close();
      },
    });
    try {
      let count = 0;
      for await (const line of fromNdjson(stream)) {
        count++;
        hold(typeof line.op === "string", "a line with an op");
      }
      hold(count <= text.split("\n").length, "no more lines than there are");
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
    }
  });
}

function ofPatterns(): Target {
  return ofText("pattern", mutatedText(PATTERNS, PATTERN_TOKENS), (pattern) => {
    const match = announced(() => compileSearch(pattern), SquatError);
    if (match === null) return;
    for (const name of NAMES) match(name);
    // Names are indexed in lower case, so the two differ in what folds beyond ASCII.
    if (pattern.length > 60 || !/^[\x20-\x7e]*$/.test(pattern)) return;
    const oracle = announced(() => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE), Error);
    if (oracle === null) return;
    for (const name of NAMES) {
      hold(
        match(name) === oracle.matcher(name).find(),
        `${JSON.stringify(pattern)} on ${name} as re2js says`,
      );
    }
  });
}

/** The targets. */
export function textTargets(): Target[] {
  const signal = { original: new Page(PAGE.replaceAll("evil", "kestrel")), url: "https://kestrel.example/" };
  return [
    ofText("html", mutatedText([PAGE], PAGE_TOKENS), (html) => {
      const read = new Page(html);
      onwardOf(read);
      onwardOf(new Page(`<script>${html}</script>`));
      const headers = html.slice(0, 400).split("\n").map((line) => ["set-cookie", line] as const);
      const jar = new CookieJar();
      jar.store(new URL("http://kestre1.example/"), headers);
      hold(
        !/[\r\n\0]/.test(jar.fieldFor(new URL("http://kestre1.example/")) ?? ""),
        "a Cookie field of one line",
      );
      const { state } = findPageState({ status: html.length % 600, html: read });
      hold(
        ["page", "challenge", "warning", "portal", "error", "empty"].includes(state),
        "a state of an answer",
      );
      similarityOf({ url: "https://kestre1.example/", html: read }, {
        url: signal.url,
        html: signal.original,
      });
      const { legitimate, phishing, parked, reasons } = classify({
        name: "kestre1.example",
        page: { html: read },
      });
      hold(Math.abs(legitimate + phishing + parked - 1) < 1e-9, "scores that add up to 1");
      hold(reasons.every((r) => Number.isFinite(r.weight)), "finite weights");
    }),
    ofText(
      "whois",
      mutatedText(FORMATS.map((f) => f.text), [":", "\r\n", "\n\n", "\t", "[", "%", " ", "refer: "]),
      (text) => {
        whoisVerdict(text);
        const found = whoisMetadata(text, "whois.example");
        hold(JSON.stringify(found).length <= 20 * text.length + 8_192, "a bounded result");
      },
    ), // deno-fmt-ignore
    ofText("rdap", mutatedText([RDAP, BOOTSTRAP], JSON_TOKENS), (text) => {
      const value = announced(() => JSON.parse(text) as unknown, SyntaxError);
      readBootstrap(value);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      const object = value as Record<string, unknown>;
      linkedUrl(object, "related");
      rdapMetadata(object, object, "https://rdap.example/");
    }),
    ofLines(),
    ofText("cof", mutatedText([COF], JSON_TOKENS), (line) => {
      const found = announced(() => cofSighting(line), SquatError) ?? [];
      hold(found.every((s) => s.first <= s.last && s.count >= 1), "times in order");
    }),
    ofText("domain", mutatedText(DOMAINS, DOMAIN_TOKENS), (text) => {
      const parsed = announced(() => parseDomain(text), SquatError);
      if (parsed === null) return;
      hold(/^[a-z0-9_.-]{1,253}$/.test(parsed.ascii), "an A-label name");
      hold(parseDomain(parsed.ascii).ascii === parsed.ascii, "a name that stays the same");
    }),
    ofText(
      "url",
      fc.oneof(
        fc.webUrl(),
        mutatedText(["http://user@[::1]:80/a?b#c"], ["@", "[", "::", "0x7f.1", "\\", "%2e", "."]),
      ),
      (text) => {
        const refused = refusedUrl(text);
        hold(refused !== null || URL.canParse(text), "no URL that cannot be read");
      },
    ), // deno-fmt-ignore
    ofPatterns(),
  ];
}
