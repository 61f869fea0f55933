// Node only: it reads the sources, which are the same on both.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { analyse } from "scslre";
import ts from "typescript5";
import { expect } from "vitest";
import { onNodeOnly } from "../requires.ts";

/** Patterns whose time grows with the square of their input, and what bounds that. */
const BOUNDED: Readonly<Record<string, string>> = {
  "/^(\\*+(?!\\.))?(.*)$/s": "matches whatever it gets",
  "/[a-z](?=[A-Z])|[A-Z]{2,}(?=[A-Z][a-z])/g": "words of at most 62 letters",
  "/^(?:logo\\w*|icon\\w*|img|image|brand|header|mark|white|black|dark|light|small|big|large|color|\\d+x?\\d*)$/":
    "words of file names",
  "/%.*$/": "addresses of this machine, and a header without line breaks",
  "/^(.*?)\\s*(?:\\(([^)]*)\\)?|\\s\\/\\s+(.*))\\s*$/": "lines of WHOIS: 400 characters",
  "/^(?:[a-z][.)]? {0,2})?\\[([^\\]]{1,40})\\]\\s*(.*)$/i": "lines of WHOIS: 400 characters",
  "/^([^:：]{1,80}?)[.\\s]*[:：](?!\\/\\/)\\s*(.*)$/": "lines of WHOIS: 400 characters",
  "/^([^.]{2,40}?)#?(?:\\.{2,}|(?:\\. ){2,}\\.)\\s*(\\S.*)$/": "lines of WHOIS: 400 characters",
  "/^(\\S(?:\\S| (?! )){1,40})(?:\\t| {2,})\\s*(\\S.*)$/": "lines of WHOIS: 400 characters",
  "/(?:\\buntil\\b|\\btill\\b|^connected)\\W*(.*)$/i": "lines of WHOIS: 400 characters",
  "/\\([^)]*\\)|\\[[^\\]]*\\]/g": "lines of WHOIS: 400 characters",
  "/^[-*•]+|[\\[(].*$/g": "lines of WHOIS: 400 characters",
  "/^(https?:\\/\\/)?([^/?#]*)(.*)$/i": "500 characters without line breaks",
  "/=+$/": "hashes of our own",
  "/^[^\\s<>]+@[^\\s<>]+$/": "settings of the operator",
  "/<[^>]*>/g": "the docs",
  "/\\?.*$/": "requests of the demo to itself",
  '/^(?:local-zone|local-data|domain-insecure|zone|name)\\s*:?\\s+"?([^\\s"]+)/i':
    "lines of lists: 16 KiB, trimmed: white space ends before a letter",
  '/^([^:/,;\\t|"]*[^:/,;\\t|"\\s])\\s*:(?!\\/\\/)\\s+(.*)$/':
    "lines of lists: 16 KiB, trimmed; 11 ms at 64 KiB",
  "/[/?#].*$/s": "matches from its first place",
  "/\\+[^@]*@/": "addresses of at most 254 characters",
  "/([0-9a-z]+)([A-Z])/g": "the table of UTS 46, our own",
  "/(\\w+) (\\w+)/g": "the table of colours, our own",
  "/\\bVersion\\/(\\d+)[^]*\\bSafari\\//": "in the browser, of itself",
};

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = ["lib", "server"].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file)).map((file) => join(room, file))
);

onNodeOnly("the sources are the same on both")("every pattern takes linear time, or reads little", () => {
  const found = new Map<string, string>();
  for (const file of files) {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(root, file), "utf8"),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        const [text, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
        if (analyse({ source: text, flags }).reports.length > 0) found.set(node.text, file);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect([...found].filter(([pattern]) => BOUNDED[pattern] === undefined)).toEqual([]);
  expect(Object.keys(BOUNDED).filter((pattern) => !found.has(pattern))).toEqual([]);
}, 120_000);
