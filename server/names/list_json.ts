import { BESIDE_MEMBERS, type MemberKind, NAME_MEMBERS, TYPE_MEMBERS } from "./data/list_members.ts";
import { hostsIn, isHostLike, namesOfPattern, refang } from "./names.ts";

/** Objects and arrays in each other; what is deeper is no list. */
const MAX_DEPTH = 64;
/** Characters of a text; a longer one is passed over. */
const MAX_TEXT = 16 * 1024;
/** Names of an object that wait for its `type`. */
const MAX_WAITING = 1_000;
const QUOTE = 34, BACKSLASH = 92, NEWLINE = 10, OPEN = 123, CLOSE = 125, OPEN_LIST = 91, CLOSE_LIST = 93;

/** An object or array that is open. */
interface Level {
  readonly isList: boolean;
  /** The member that it is the value of; of an array's items, the array's. */
  readonly key: string;
  /** Whether what is in it says nothing about the list's names. */
  isBeside: boolean;
  /** The member that is read now. */
  member: string;
  type: string;
  /** Texts that are names if `type` says so, and whether they need it to. */
  waiting: [text: string, isTyped: boolean][];
}

/** What came of a piece of JSON. */
export type JsonEnd = "open" | "closed" | "broken";

/**
 * Reads names out of JSON as it comes in: objects line by line, and documents of any size and layout. It holds what is
 * open, at most {@link MAX_DEPTH} levels and one text. Not a validator: what a parser would refuse for a comma is read.
 */
export class JsonNames {
  /** The line that is read, from 1. */
  line = 1;
  /** The line on which the value began. */
  startLine = 1;
  /** Called for each object at the top, or in a list at the top, which held no name. */
  readonly #onEmpty: (line: number) => void;
  readonly #onName: (name: string) => void;
  #levels: Level[] = [];
  #found = 0;
  /** Names and empty entries of the value that is open. */
  #said = 0;
  #recordLine = 1;
  #isKey = false;
  #isPassing = false;
  /** Whether nothing of the line was read yet. */
  startsLine = true;

  constructor(onName: (name: string) => void, onEmpty: (line: number) => void) {
    this.#onName = onName;
    this.#onEmpty = onEmpty;
  }

  /** Whether a value is open. */
  get isOpen(): boolean {
    return this.#levels.length > 0;
  }

  /** Forgets what is open. */
  reset(): void {
    this.#levels = [];
    this.#isPassing = false;
  }

  /**
   * Reads on from a place in a text to the end of the value or of the text.
   *
   * @returns Where it stopped: what is left has to come again, with what follows.
   */
  read(text: string, from: number): [at: number, end: JsonEnd] {
    let at = from;
    while (at < text.length) {
      if (this.#isPassing) {
        const next = this.#pass(text, at);
        if (next === at) return [at, "open"];
        at = next;
        continue;
      }
      const c = text.charCodeAt(at);
      if (c === NEWLINE) {
        this.line++;
        this.startsLine = true;
        at++;
        continue;
      }
      if (c === QUOTE) {
        const end = textEnd(text, at);
        if (end === -1) return [at, "broken"];
        if (end === 0) {
          if (text.length - at <= MAX_TEXT) return [at, "open"];
          this.#isPassing = true;
          this.#take("");
          at++;
          continue;
        }
        if (end - at <= MAX_TEXT) this.#text(text.slice(at, end));
        else this.#take("");
        at = end;
      } else if (c === OPEN || c === OPEN_LIST) {
        // An object at the beginning of a line, in one that began so: the line before broke off.
        if (c === OPEN && this.startsLine && this.#levels[0]?.isList === false) return [at, "broken"];
        if (this.#levels.length === MAX_DEPTH) return [at, "broken"];
        this.#open(c === OPEN_LIST);
        at++;
      } else if (c === CLOSE || c === CLOSE_LIST) {
        if (this.#levels.at(-1)?.isList !== (c === CLOSE_LIST)) return [at, "broken"];
        this.#close();
        at++;
        if (this.#levels.length === 0) return [at, "closed"];
      } else {
        if (c === 44) this.#isKey = this.#levels.at(-1)?.isList === false;
        else if (c === 58) this.#isKey = false;
        else if (!isBlank(c)) {
          const end = endOfLiteral(text, at);
          if (end === text.length && end - at < MAX_LITERAL) return [at, "open"];
          if (!LITERAL.test(text.slice(at, end))) return [at, "broken"];
          at = end - 1;
        }
        at++;
      }
      this.startsLine = false;
    }
    return [at, "open"];
  }

  #open(isList: boolean): void {
    const above = this.#levels.at(-1);
    const key = above?.isList === false ? above.member : above?.key ?? "";
    if (above === undefined) [this.startLine, this.#said] = [this.line, 0];
    if (this.#isRecord(isList)) [this.#found, this.#recordLine] = [0, this.line];
    // Objects by name: {"paypa1.top": {…}}.
    if (this.#levels.length === 1 && !above!.isList && isHostLike(key)) this.#name(key);
    const beside = above !== undefined && (above.isBeside || !above.isList && isBeside(key));
    this.#levels.push({ isList, key, isBeside: beside, member: "", type: "", waiting: [] });
    this.#isKey = !isList;
  }

  /** Whether what begins or ended at this depth is an entry of the list. */
  #isRecord(isList: boolean): boolean {
    return !isList && (this.#levels.length === 0 || this.#levels.length === 1 && this.#levels[0]!.isList);
  }

  #close(): void {
    const { waiting, type, key, isList } = this.#levels.pop()!;
    for (const [text, isTyped] of waiting) {
      const name = refang(text.split("|", 1)[0]!);
      const isNamed = type === "" || (isTyped ? isNameType(type) : !isThingType(type));
      if (isNamed && isHostLike(name)) this.#name(name);
    }
    const above = this.#levels.at(-1);
    // Lines of lookups: what follows is about the name.
    if (above !== undefined && !isList && key === "permutation") above.isBeside = true;
    if (this.#isRecord(isList) && this.#found === 0) {
      if (isQuietType(type)) this.#said++;
      else this.#empty(this.#recordLine);
    }
    if (this.#levels.length === 0 && this.#said === 0) this.#empty(this.startLine);
    this.#isKey = false;
  }

  #text(quoted: string): void {
    let text = quoted.slice(1, -1);
    if (text.includes("\\")) {
      try {
        text = JSON.parse(quoted) as string;
      } catch {
        // An escape that JSON does not know: the text as it stands.
      }
    }
    this.#take(text);
  }

  #take(text: string): void {
    const level = this.#levels.at(-1)!;
    if (this.#isKey) {
      level.member = text;
      return;
    }
    if (level.isBeside) return;
    const member = level.isList ? level.key : level.member;
    if (!level.isList && isTypeMember(member)) level.type = text;
    else if (member === "pattern") namesOfPattern(text).forEach((name) => this.#name(name));
    else if (member === "" && level.isList) hostsIn(text).forEach((name) => this.#name(name));
    else this.#member(memberKind(member), member, text, level);
  }

  #member(kind: ReturnType<typeof memberKind>, member: string, text: string, level: Level): void {
    if (kind === "many") hostsIn(text).forEach((name) => this.#name(name));
    else if (level.isList ? kind !== undefined : kind === "whole" && member !== "name") {
      const name = refang(text);
      if (isHostLike(name)) this.#name(name);
    } else if (kind !== undefined && member !== "data" && level.waiting.length < MAX_WAITING) {
      level.waiting.push([text, kind === "typed"]);
    }
  }

  #empty(line: number): void {
    this.#said++;
    this.#onEmpty(line);
  }

  #name(name: string): void {
    this.#found++;
    this.#said++;
    this.#onName(name);
  }

  /** Passes over the rest of a text that is too long. */
  #pass(text: string, from: number): number {
    for (let at = from; at < text.length; at++) {
      const c = text.charCodeAt(at);
      if (c === BACKSLASH) {
        // What it escapes is still to come.
        if (at + 1 === text.length) return at;
        at++;
      } else if (c === QUOTE || c === NEWLINE) {
        this.#isPassing = false;
        return c === QUOTE ? at + 1 : at;
      }
    }
    return text.length;
  }
}

/** Where a text ends, after its quotation mark: 0 when that is still to come, -1 when a line ends before it. */
function textEnd(text: string, from: number): number {
  const line = text.indexOf("\n", from);
  const most = line < 0 ? text.length : line;
  let at = from;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0 || at > most) return line < 0 ? 0 : -1;
    let signs = 0;
    while (text.charCodeAt(at - 1 - signs) === BACKSLASH) signs++;
    if (signs % 2 === 0) return at + 1;
  }
}

const LITERAL = /^(?:true|false|null|-?\d[\d.eE+-]*)$/;
/** The longest literal, which is a number. */
const MAX_LITERAL = 400;
const isBlank = (c: number): boolean => c === 32 || c === 9 || c === 13;

/** Where a number, true, false or null ends. */
function endOfLiteral(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < MAX_LITERAL && !' \t\r\n,:"[]{}'.includes(text[at]!)) at++;
  return Math.max(at, from + 1);
}

/** How names of members are compared: without case and signs. */
const memberKey = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, "");

const memberKeys = (names: string): string[] => names.split(" ").map(memberKey);
const MEMBERS: ReadonlyMap<string, MemberKind> = new Map(
  (["many", "whole", "typed"] as const).flatMap((kind) =>
    memberKeys(NAME_MEMBERS[kind]).map((key) => [key, kind] as const)
  ),
);

/** How a member holds names; undefined for one that holds none. */
export const memberKind = (name: string): MemberKind | undefined => MEMBERS.get(memberKey(name));

const BESIDE: ReadonlySet<string> = new Set(memberKeys(BESIDE_MEMBERS));

/** Whether an object or array below this member is about something else than the names of the list. */
const isBeside = (name: string): boolean => BESIDE.has(memberKey(name));

const TYPES: ReadonlySet<string> = new Set(memberKeys(TYPE_MEMBERS));

/** Whether a member says what its neighbours are. */
export const isTypeMember = (name: string): boolean => TYPES.has(memberKey(name));

/** Whether a type is one of names: of MISP, STIX, OTX, ThreatFox, VirusTotal, certstream. */
export const isNameType = (type: string): boolean =>
  /domain|host|fqdn|\burl|\buri|dns_entries|^dns$|\bsni\b/i.test(type) &&
  !/mail|file|ip[-_]?addr/i.test(type);

/** Whether a type is of what says nothing of names: signs of life, and the lines of a lookup about itself. */
const isQuietType = (type: string): boolean => /^(?:heartbeat|ping|pong|keep-?alive|meta)$/i.test(type);

/** Whether a type is one of things whose `name` is what people call them: objects of STIX. */
const isThingType = (type: string): boolean =>
  /^(?:attack-pattern|campaign|course-of-action|grouping|identity|indicator|infrastructure|intrusion-set|location|malware|marking-definition|note|opinion|report|software|threat-actor|tool|vulnerability|extension-definition)$/
    .test(type);

/** A column of a table by its heading; a column that only ends like one comes after all others. */
export function columnRank(heading: string): number {
  const kind = memberKind(heading);
  const key = memberKey(heading);
  if (kind === "many" || /^(?:host|hostname|domainname|url)$/.test(key)) return 0;
  if (kind === "whole") return 1;
  if (key === "value" || key === "indicator") return 2;
  return /(?:domain|hostname|fqdn|url|dnsname)s?$/.test(key) ? 3 : 4;
}

/** The rank of a column that holds no names. */
export const NO_COLUMN = 4;
