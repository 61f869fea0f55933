/**
 * Sites as visitors of look-alikes meet them, by hand: `shown/*.txt`. What shows a kit (or keeps back what it shows) in a
 * way that hides it from a reader of one document, and ordinary pages.
 *
 * A file has a site after each `## name`, and in it a document after each `> path`, with conditions on the request
 * (`user-agent=Mobile`, each a pattern without case) and `status=`, `type=` and `disposition=` of the answer. The first
 * document that fits is served. `{{kit}}` and `{{shop}}` stand for those of `visitors.ts`.
 * @module
 */
import { readFileSync } from "node:fs";
import { HARMLESS, KIT, type SeenRequest } from "./visitors.ts";

/** One of them. */
export interface ShownSite {
  /** What it does. */
  name: string;
  /** Language of the page of the brand that it imitates. */
  language: string;
  /** Answers a request. */
  answer: (request: SeenRequest) => string;
}

interface Document {
  path: string;
  conditions: [field: string, pattern: RegExp][];
  answer: string;
}

/** Files of sites that show a kit, or keep back what they show. */
export const UNKIND_FILES = [
  "frames",
  "scripts",
  "files",
  "cloaks",
  "gates",
  "captchas",
  "scams",
  "strange",
] as const;

/** A gate, the site that stands for it, and what a lookup does: judges what is behind it, or says why it does not. */
export interface GateRow {
  gate: string;
  file: typeof UNKIND_FILES[number];
  site: string;
  /** "" where what is behind is judged; else the reason. */
  said: string;
}

/** Every gate; the table in test/README.md is made of these. */
export const GATES: readonly GateRow[] = readFileSync(new URL("shown/gates.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n").slice(1).map((line) => {
    const [gate = "", file = "", site = "", said = ""] = line.split("\t");
    return { gate, file: file as GateRow["file"], site, said };
  });

/** The sites of a file. */
export function shownSites(file: typeof UNKIND_FILES[number] | "innocent"): ShownSite[] {
  const text = readFileSync(new URL(`shown/${file}.txt`, import.meta.url), "utf8");
  return text.split(/^## /m).filter((site) => site.trim() !== "").map(readSite);
}

function readSite(text: string): ShownSite {
  const [head = "", ...parts] = text.split(/^> /m);
  const language = /^brand-language: (.*)$/m.exec(text)?.[1] ?? "en";
  const documents = parts.map((part) => readDocument(part.replace(/^brand-language: .*$/m, "")));
  return { name: head.trim(), language, answer: (request) => answerOf(documents, request) };
}

function readDocument(part: string): Document {
  const [first = "", ...lines] = part.split("\n");
  const [path = "/", ...rest] = first.trim().split(/\s+/);
  const given = new Map(rest.map((each): [string, string] => {
    const at = each.indexOf("=");
    return [each.slice(0, at), each.slice(at + 1)];
  }));
  const { status = "200", type = "text/html; charset=utf-8", disposition } = Object.fromEntries(given);
  const conditions = [...given].filter(([name]) => !["status", "type", "disposition"].includes(name));
  const body = lines.join("\n").trim().replaceAll("{{kit}}", KIT).replaceAll("{{shop}}", HARMLESS);
  const fields = [
    `Content-Type: ${type}`,
    ...disposition === undefined ? [] : [`Content-Disposition: ${disposition}`],
  ];
  return {
    path,
    conditions: conditions.map(([name, pattern]) => [name, new RegExp(pattern, "i")]),
    answer: `HTTP/1.1 ${status} X\r\n${fields.join("\r\n")}\r\n\r\n${body}`,
  };
}

function answerOf(documents: readonly Document[], { host, path, fields }: SeenRequest): string {
  const found = documents.find((each) =>
    each.path === path &&
    each.conditions.every(([name, pattern]) => pattern.test(name === "host" ? host : fields.get(name) ?? ""))
  );
  return found?.answer ?? "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\n<title>Not found</title>";
}
