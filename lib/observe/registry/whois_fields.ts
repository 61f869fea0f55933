import { registryDate } from "./registry_date.ts";
import { DATE_KEYS, type DateField, LEAD, NAME_SERVERS, OTHER_DATES, STATUS } from "./data/whois_words.ts";

/** Latin letters that Unicode does not take apart. */
const WHOLE: Readonly<Record<string, string>> = {
  "ı": "i",
  "ł": "l",
  "đ": "d",
  "ø": "o",
  "æ": "ae",
  "œ": "oe",
  "ß": "ss",
  "ð": "d",
  "þ": "th",
};

/**
 * A text as the words of registries are compared: lower case, full width letters narrow, Latin and Greek letters without
 * their marks, typographic apostrophes straight. Marks of other scripts stay, where they make letters of their own.
 *
 * @example
 * ```ts
 * import { folded } from "./whois_fields.ts";
 * console.assert(folded("Kayıt BULUNAMADI, não é, δεν βρέθηκε, найден") === "kayit bulunamadi, nao e, δεν βρεθηκε, найден");
 * ```
 */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFD")
    .replace(/([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu, "$1")
    .replace(/[\u064b-\u0652]/g, "").normalize("NFC")
    .replace(/[ıłđøæœßðþ]/g, (letter) => WHOLE[letter]!).replace(/[’‘ʻʼ`´]/g, "'");
}

/** A date field and how good its name is; 0 is best. */
export interface DateKey {
  /** Which date. */
  field: DateField;
  /** Rank among the names of this date. */
  rank: number;
}

/** The date that a key names; null when it names none. */
export function dateField(key: string): DateKey | null {
  if (key.length > 60) return null;
  const words = key.replace(LEAD, "");
  if (OTHER_DATES.test(words)) return null;
  const rank = DATE_KEYS.findIndex(([, pattern]) => pattern.test(words));
  return rank < 0 ? null : { field: DATE_KEYS[rank]![0], rank };
}

/** Whether a key, or a header, names name servers. */
export function isNameServerKey(key: string): boolean {
  return key.length <= 60 && NAME_SERVERS.test(key);
}

/** Whether a key names the registration's states. */
export function isStatusKey(key: string): boolean {
  return STATUS.test(key);
}

/** One field of a WHOIS text. */
export interface WhoisField {
  /** The header above it, normalized like a key; empty when there is none. */
  section: string;
  /** Lower case, without accents, leaders, underscores, hyphens and brackets. */
  key: string;
  /** The second name of a bilingual key: `Servidores de nombre (Domain servers)`; else empty. */
  alias: string;
  /** As written, without white space at its ends; never empty. */
  value: string;
  /** Number of its block: lines between two empty ones. */
  block: number;
  /** Whether its block starts with the domain's name. */
  isDomainBlock: boolean;
  /** Whether it describes a contact, a registrar or a set of servers rather than the domain. */
  isAside: boolean;
}

const MAX_CHARACTERS = 131_072;
const MAX_LINES = 2000;
const MAX_LINE = 400;

/** First keys of the objects that follow the domain's own in RPSL (RFC 2622) and its relatives. */
const ASIDE_BLOCK =
  /^(?:person|role|contact|nic ?hdl|organi[sz]ation|org|irt|ns ?set|key ?set|registrar|mntner|contact id|handle|ns list|ds list|n ?server)$/;
/** Headers of parties. */
const ASIDE_SECTION =
  /^(?:registra(?:nt|r)|admin|tech|bill|zone c|owner|holder|titular|contact|reseller|agent|sponsor|invoicing|person)/;

/** A key as it is compared: `Name-Servers........`, `name_servers` and `NameServers` are all `name servers`. */
function normalizeKey(text: string): string {
  return folded(text.replace(/([a-z])([A-Z])/g, "$1 $2")).replace(/\(e?s\)/g, "").replace(/[\s._*:-]+/g, " ")
    .trim();
}

/** The two names of a key: `Estado / Status` and `Estado (Status)` have one of each language. */
function namesOf(text: string): { key: string; alias: string } {
  const both = /^(.*?)\s*(?:\(([^)]*)\)?|\s\/\s+(.*))\s*$/.exec(text);
  if (both === null) return { key: normalizeKey(text), alias: "" };
  const inner = both[2] ?? both[3] ?? "";
  // "(dd/mm/yyyy)" says how a date is written.
  if (/^(?:[djmya]{2,4}[-/.]?){3}$/i.test(inner)) return namesOf(both[1] as string);
  return { key: normalizeKey(both[1] as string), alias: normalizeKey(inner.replace(/\(.*/, "")) };
}

const isKnown = (key: string): boolean =>
  dateField(key) !== null || isNameServerKey(key) || isStatusKey(key) || key === "domain name";

/** `Record created on 22-Apr-2003`, `Registered on 30th April 2003 at 00:00`. */
const SENTENCE =
  /^((?:domain |record |entry )?(?:name )?(?:was |will |has been |is )?(?:last )?(?:creat|regist|expir|updat|modif|chang|renew|activat)[a-z]{0,6}(?: (?:date|on|at|last|until))*)[ .:]+((?:[a-z]{3,9}\.?,? ){0,2}\d.{0,60})$/i;

/** Key and value of a line; null for a line that has none. An empty value makes it a header. */
function pairOf(line: string): { name: string; value: string; isBracket: boolean } | null {
  const bracket = /^(?:[a-z][.)]? {0,2})?\[([^\]]{1,40})\]\s*(.*)$/i.exec(line);
  if (bracket !== null) {
    return { name: (bracket[1] as string).trim(), value: (bracket[2] as string).trim(), isBracket: true };
  }
  const split = (match: RegExpExecArray | null) =>
    match === null
      ? null
      : { name: match[1] as string, value: (match[2] as string).trim(), isBracket: false };
  // Before the colon of its time of day.
  const sentence = split(SENTENCE.exec(line));
  if (sentence !== null && registryDate(sentence.value, "day") !== null) return sentence;
  // A key contains no URL, and ends before its first colon.
  const colon = split(/^([^:：]{1,80}?)[.\s]*[:：](?!\/\/)\s*(.*)$/.exec(line));
  if (colon !== null) return colon;
  const leaders = split(/^([^.]{2,40}?)#?(?:\.{2,}|(?:\. ){2,}\.)\s*(\S.*)$/.exec(line));
  if (leaders !== null) return leaders;
  const equation = split(/^([^=]{1,60}?)\s*=>?\s+(\S.*)$/.exec(line));
  if (equation !== null && isKnown(normalizeKey(equation.name))) return equation;
  // Columns, only under names that are known: prose has double spaces too.
  const columns = split(/^(\S(?:\S| (?! )){1,40})(?:\t| {2,})\s*(\S.*)$/.exec(line));
  return columns !== null && isKnown(normalizeKey(columns.name)) ? columns : null;
}

/** The lines of a text, two where one has two fields: `Domain name: a.example<tab>Status: Active`. */
function* linesOf(text: string): Generator<string> {
  for (const raw of text.slice(0, MAX_CHARACTERS).split("\n", MAX_LINES)) {
    const indent = /^\s{0,40}/.exec(raw)?.[0] ?? "";
    // Runs of white space are columns' edges, however long.
    const line = indent +
      raw.slice(0, MAX_LINE).trim().replace(/(?<!\s)\s*\t\s*/g, "\t").replace(/ {3,}/g, "  ");
    const second = /^[^\t:]{1,60}:[^\t]*\S\t([A-Z][A-Za-z ]{2,30}: *\S.*)$/.exec(line.trimStart())?.[1];
    yield second === undefined ? line : line.slice(0, line.length - second.length);
    if (second !== undefined) yield second;
  }
}

/**
 * A WHOIS text as fields. Registries write `key: value`, `key....... value`, `[Key] value`, columns, sentences with
 * a date, or a header line with the values in the lines below it, up to an empty line.
 */
export function whoisFields(text: string): WhoisField[] {
  const fields: WhoisField[] = [];
  let block = 0;
  let isAsideBlock = false;
  let isDomainBlock = false;
  let isBlockStart = true;
  let section = { key: "", alias: "", indent: 0, hasIndented: false, isUsed: false };
  const enter = (names: { key: string; alias: string }, indent: number) => {
    section = { ...names, indent, hasIndented: false, isUsed: false };
  };
  const leave = () => enter({ key: "", alias: "" }, 0);
  const isServers = () => isNameServerKey(section.key) || isNameServerKey(section.alias);
  const add = (names: { key: string; alias: string }, value: string, under: string) => {
    if (isBlockStart) {
      isAsideBlock = ASIDE_BLOCK.test(names.key);
      isDomainBlock = /^domain(?: name)?$/.test(names.key);
    }
    isBlockStart = false;
    const isAside = isAsideBlock || ASIDE_SECTION.test(section.key);
    if (value !== "") fields.push({ section: under, ...names, value, block, isDomainBlock, isAside });
  };
  const read = (whole: string) => {
    const line = whole.trim();
    if (line === "" || /^[-=_*]{5,}$/.test(line)) {
      // Some leave a line empty below a header of servers.
      if (!isServers() || section.isUsed) leave();
      block++;
      isBlockStart = true;
      return;
    }
    if (/^[%#;]|^>{2,}/.test(line)) return;
    const body = line.replace(/^\*{2,}\s*/, "");
    const indent = whole.length - whole.trimStart().length;
    const pair = pairOf(body);
    if (pair === null) {
      const key = normalizeKey(body);
      if (isNameServerKey(key) && !body.includes(".")) return enter({ key, alias: "" }, indent);
      if (section.key !== "") {
        section.isUsed = true;
        if (indent > section.indent) section.hasIndented = true;
        return add({ key: section.key, alias: section.alias }, body, "");
      }
      if (indent === 0 && /^[A-Za-z][A-Za-z -]{2,40}$/.test(body)) enter({ key, alias: "" }, 0);
      return;
    }
    const names = namesOf(pair.name);
    if (pair.value === "") {
      // A bracket without a value is a header too: [Tech-C].
      isBlockStart &&= !(isAsideBlock = ASIDE_BLOCK.test(names.key));
      return enter(names, indent);
    }
    // A line indented as little as the header, after deeper ones, no longer belongs to it.
    if (indent <= section.indent && (section.hasIndented || pair.isBracket)) leave();
    else if (
      isServers() && !isNameServerKey(names.key) && !/\.\w/.test(pair.name) && indent <= section.indent
    ) {
      leave();
    }
    section.isUsed = true;
    if (indent > section.indent) section.hasIndented = true;
    if (isServers() && /\.\w/.test(pair.name)) return add({ key: section.key, alias: "" }, body, "");
    add(names, pair.value, section.key === names.key ? "" : section.key);
    // `nameservers: ns1.example.net` with the others in the lines below.
    if (isNameServerKey(names.key)) {
      enter(names, indent);
      section.isUsed = true;
    }
  };
  for (const line of linesOf(text)) read(line);
  return fields;
}
