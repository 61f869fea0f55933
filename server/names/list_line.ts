/**
 * The names in one line of a list that is neither JSON nor a table.
 * @module
 */
import { hostsIn, isHostLike, refang } from "./names.ts";

/** What a line says: its names, or why it has none; `quiet` for comments and what frames a file. */
export type LineNames =
  | { names: readonly string[]; label?: string; channel?: string }
  | { why: string }
  | "quiet";

const COMMENT = /^(?:#|;|!|\/\/|\/\*|\*\/|--|@?rem\s|sep=)/i;
/** Sections of INI files, the heading of adblock lists, braces, and headings of name servers' and proxies' files. */
const FRAME =
  /^(?:\[[^\].]*(?:(?:\.\d+)+\s*)?\]|[{}[\]();,]+|---|\.\.\.|(?:server|view|rpz|(?:auth|forward|stub)-zone|remote-control|payload|rules|domains|hosts):)$/;
/** Owner, optionally TTL and class, type: a record of a zone file (RFC 1035 section 5.1). */
const RECORD =
  /^(\S+)\s+(?:\d+\s+)?(?:in\s+)?(?:\d+\s+)?(?:(?:ns|soa|nsec3?|txt|cname|dname|ptr|rrsig)\s+|(?:ds|dnskey|nsec3param|mx|srv|caa|https|svcb)\s+(?=\d)|a\s+(?=\d+\.)|aaaa\s+(?=[\da-f]*:))(\S+)/i;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]*:[\da-f:.]*:[\da-f.]*(?:%\w+)?)$/i;
/** Options of dnsmasq that name domains between slashes. */
const SLASHES = /^[a-z-]+=\/([^\s]*\/)/i;
/** Unbound and BIND. */
const ZONE = /^(?:local-zone|local-data|domain-insecure|zone|name)\s*:?\s+"?([^\s"]+)/i;
/** What Clash, Surge and V2Ray write before a name. */
const PREFIX = /^(?:domain|domain-suffix|host|host-suffix|full|url|hostname)\s*[:,]\s*/i;
/** What an answer of a policy zone does (RPZ): its owner is the name itself. */
const POLICY = /^(?:\.|\*\.|rpz-[a-z-]+\.?|\d+\.\d+\.\d+\.\d+)$/i;
const LOCAL = /^(?:localhost|local|broadcasthost|ip6-\w+)(?:\.localdomain)?$/i;

/** Reads lines; knows the origin of a zone file. */
export class LineReader {
  /** Of a zone file, without its last dot; empty before one is named. */
  #origin = "";

  /** Returns what a line says by its form: comment, record, rule, list with a label; undefined when it has none. */
  read(line: string): LineNames | undefined {
    const bare = line.trim();
    if (bare === "" || COMMENT.test(bare) || FRAME.test(bare)) return "quiet";
    if (bare.startsWith("$")) return this.#directive(bare);
    const text = withoutComment(bare);
    return this.#record(line, text) ?? rule(text) ?? withLabel(text);
  }

  #directive(text: string): LineNames {
    if (/^\$(?:include|generate)\b/i.test(text)) {
      return { why: "it stands for names that are not in the list" };
    }
    const [, origin] = /^\$origin\s+(\S+)/i.exec(text) ?? [];
    if (origin !== undefined) this.#origin = origin.replace(/\.$/, "").toLowerCase();
    return "quiet";
  }

  #record(line: string, text: string): LineNames | undefined {
    const [, owner, data = ""] = RECORD.exec(line.startsWith(text) ? text : line) ?? [];
    // A line that begins with white space belongs to the owner above it.
    if (owner === undefined) return /^\s/.test(line) && RECORD.test(`x ${text} x`) ? "quiet" : undefined;
    if (owner === "@") return "quiet";
    return { names: [this.#owner(owner, data)] };
  }

  #owner(owner: string, data: string): string {
    const isAbsolute = owner.endsWith(".");
    const name = refang(owner);
    if (this.#origin === "") return name;
    const isPolicy = POLICY.test(data);
    const end = `.${this.#origin}`;
    if (isAbsolute) {
      return isPolicy && name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name;
    }
    return isPolicy && name.includes(".") ? name : name + end;
  }
}

/** A text without the comment after it: `name # why`, `name // why`, `name ; why`. */
export function withoutComment(text: string): string {
  let isQuoted = text.startsWith('"');
  for (let at = 1; at < text.length; at++) {
    const c = text[at];
    if (c === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    const isSign = c === "#" || c === ";" || c === "/" && text[at + 1] === "/";
    if (isSign && /\s/.test(text[at - 1]!)) return text.slice(0, at).trimEnd();
  }
  return text;
}

/** Rules of blockers and name servers. */
function rule(text: string): LineNames | undefined {
  if (text.startsWith("@@")) return { why: "it is an exception, which allows names" };
  if (/#[@?$]?#/.test(text)) return { why: "it is a rule for parts of pages" };
  if (text.startsWith("||") || text.startsWith("|http")) {
    const [, name = ""] = /^\|+(?:https?:\/\/)?([^\^/$|?:]+)/.exec(text) ?? [];
    const host = refang(name);
    return isHostLike(host) && !host.includes("*")
      ? { names: [host] }
      : { why: "it is a pattern, not a name" };
  }
  const [, list] = SLASHES.exec(text) ?? [];
  if (list !== undefined) {
    const names = list.split("/").map(refang).filter(isHostLike);
    return names.length > 0 ? { names } : { why: "no name stands between its slashes" };
  }
  const [, zone] = ZONE.exec(text) ?? [];
  return zone !== undefined && isHostLike(refang(zone)) ? { names: [refang(zone)] } : undefined;
}

/** Names with what they are called: `Kestrel Bank: kestrelbank.com, kestrelbank.at`. */
function withLabel(text: string): LineNames | undefined {
  const [, label, after = ""] = /^([^:/,;\t|"]*[^:/,;\t|"\s])\s*:(?!\/\/)\s+(.*)$/.exec(text) ?? [];
  if (label === undefined || isHostLike(label) || PREFIX.test(text)) return undefined;
  const names = hostsIn(after);
  return names.length > 0 ? { names, label } : undefined;
}

/** A name, names, an address with names, or words around one. */
export function named(text: string): LineNames {
  const bare = text.replace(/^[-*•>]\s+/, "").replace(PREFIX, "").replace(
    /^["'`<]+|(?<!["'`>,;])["'`>,;]+$/g,
    "",
  )
    .replace(/^\.(?=[^.\s]+\.)/, "");
  const whole = refang(bare);
  if (isHostLike(whole)) return { names: [whole] };
  const [first = "", ...rest] = bare.split(/\s+/);
  if (ADDRESS.test(first)) {
    const names = rest.map(refang).filter(isHostLike);
    if (names.length > 0) return { names };
    return rest.length > 0 && rest.every((each) => LOCAL.test(each) || ADDRESS.test(each))
      ? "quiet"
      : { why: "it has an address and no name" };
  }
  const found = hostsIn(bare);
  if (found.length === 0) return { why: "it holds no host name" };
  // "pay pal.com": a name may follow a number, and be followed by words.
  if (/\p{L}/u.test(first) && !isHostLike(refang(first))) return { why: "it has words before a host name" };
  return { names: found.length === rest.length + 1 ? found : [found[0]!] };
}

/** The word or suffix of a line; empty for none. Dictionaries and the Public Suffix List comment with `//`, IANA with `#`. */
export function wordOf(line: string, kind: "words" | "suffixes"): string {
  const text = line.trim();
  if (/^(?:#|;|!|\/\/|\/\*)/.test(text)) return "";
  const at = text.search(/\s(?:#|;|\/\/)/);
  const word = at < 0 ? text : text.slice(0, at).trim();
  return kind === "words" ? word : (word.split(/\s/, 1)[0] ?? "").replace(/^(?:\*\.|\.)/, "").toLowerCase();
}
