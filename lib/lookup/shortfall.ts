import { counted, plural } from "../plural.ts";
import { arePagesUnseen, areTooMany } from "../assess/gaps.ts";
import type { FailedOp } from "../model.ts";
import type { Existence } from "../observe/existence.ts";
import type { Lack, VisitEnding } from "../subject.ts";
import { INCOMPLETE, type Notice } from "./options.ts";
import type { Reporter } from "./reporter.ts";

const ADVICE = "use another resolver";

/** Most causes that one notice names. */
const MAX_CAUSES = 3;

/** The causes, the commonest first, each with its count where there are several: the same whatever their order. */
function commonest(causes: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  if (counts.size === 1) return counts.keys().next().value!;
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const others = sorted.slice(MAX_CAUSES).reduce((sum, [, count]) => sum + count, 0);
  return [
    ...sorted.slice(0, MAX_CAUSES).map(([cause, count]) => `${count}: ${cause}`),
    ...others > 0 ? [`${others}: other causes`] : [],
  ].join("; ");
}

/** The notices about what names lack: code, verb, and what it is, the last of them with its reason where one is given. */
const LACKS: Readonly<Record<Lack, readonly [code: string, verb: keyof typeof VERBS, rest: string]>> = {
  tls: ["no_tls", "has", "a server with which the TLS handshake failed"],
  page: ["pages_unread", "has", "a web server that gave no page"],
  registration: [
    "registries_silent",
    "is",
    "without registration data, since registries gave no usable answer",
  ],
  registry_time: [
    "registries_busy",
    "is",
    "without registration data: rate limits of registries left no time for them",
  ],
  mail: ["mail_unknown", "has", "MX records of which nothing is known"],
  port25: ["mail_blocked", "has", "mail facts from DNS alone: port 25 seems to be blocked on this network"],
  history: ["history_unkept", "has", "records or certificates that could not be added to the history"],
};

/** The verbs of notices, with their forms for many. */
const VERBS = { has: "have", is: "are", got: "got", lacks: "lack" } as const;

/** What a lookup could not find out: listed on Progress lines at once, counted for the notices at its end. */
export class Shortfall {
  /** Names that exist, or count as if they did. */
  studied = 0;
  readonly #lacks = new Map<Lack, { names: Set<string>; last: string }>();
  readonly #reporter: Reporter;
  #silent = 0;
  readonly #denied = new Set<string>();
  #belowDenied = 0;
  #doubted = 0;
  #invented = 0;
  #blocked = 0;
  #hidden = 0;
  #byWildcard = 0;
  readonly #lacking = new Map<string, string>();
  #broken = 0;
  #visits = 0;
  #answers = 0;
  #portals = 0;
  #notCompared = 0;

  /** @param reporter Lists the names, and knows how many there are in all. */
  constructor(reporter: Reporter) {
    this.#reporter = reporter;
  }

  /** Notes what was not found out about a name, and why; an empty reason goes without saying. */
  note(what: Lack, name: string, why: string): void {
    const { names } = this.#lacks.get(what) ?? { names: new Set() };
    this.#lacks.set(what, { names: names.add(name), last: why === "" ? "" : `, such as ${name}: ${why}` });
  }

  /** Notes a name of which DNS says nothing usable. */
  unanswered(fqdn: string, { rcode, isSuffixDenied, isDoubted }: Existence): void {
    if (isSuffixDenied) {
      this.#belowDenied++;
      this.#denied.add(fqdn.slice(fqdn.lastIndexOf(".")));
    } else if (isDoubted) this.#doubted++;
    else if (rcode === "NOERROR") this.#invented++;
    else this.#silent++;
    this.#reporter.unanswered(fqdn);
  }

  /**
   * Notes a name that a resolver hides.
   *
   * @param isKnown Whether another source answered all the same.
   */
  blocked(fqdn: string, isKnown: boolean): void {
    this.#blocked++;
    if (!isKnown) this.#hidden++;
    this.#reporter.blocked(fqdn, isKnown);
  }

  /** Notes a name that was seen, or has a page of its own, and exists by a wildcard of the zone above. */
  byWildcard(fqdn: string): void {
    this.#byWildcard++;
    this.#reporter.byWildcard(fqdn);
  }

  /**
   * Notes an op that found nothing out about a name, or not everything.
   *
   * @param isOwn Whether the name's own servers are the reason: no resolver would answer.
   */
  lacks(failure: FailedOp, isOwn: boolean): void {
    const { fqdn, detail } = failure;
    this.#reporter.failed(failure);
    if (this.#lacking.has(fqdn)) return;
    this.#lacking.set(fqdn, detail);
    if (isOwn) this.#broken++;
  }

  /** Notes the outcome of the visit to a name with addresses. */
  visit({ page_state, likeness_measured }: VisitEnding): void {
    this.#visits++;
    if (page_state === "portal") this.#portals++;
    else if (page_state !== "none") this.#answers++;
    if (likeness_measured === false) this.#notCompared++;
  }

  /** How many visits gave a page, and how many there were; the imitated site counts where it gave one. */
  #pages(isBrandVisited: boolean): [seen: number, sought: number] {
    // A network's sign-in page stands in place of that site too.
    const own = isBrandVisited && this.#portals === 0 ? 1 : 0;
    return [this.#answers + own, this.#visits + own];
  }

  /**
   * The notices; the numbers of names with their records and of pages go to the last Progress line.
   *
   * @param passive Whether the lookup fetches no pages.
   * @param isBrandVisited Whether the imitated name's web server answered: then connections do get out.
   */
  notices(passive: boolean, isBrandVisited: boolean): Notice[] {
    const { total } = this.#reporter;
    const mendable = this.#lacking.size - this.#broken;
    const pages = this.#pages(isBrandVisited);
    this.#reporter.counted({
      records: [this.studied - mendable, this.studied + this.#hidden],
      ...passive ? {} : { pages },
    });
    const notices: Notice[] = [];
    // Without the names: the log of a service has none.
    const note = (code: string, count: number, verb: keyof typeof VERBS, rest: string) => {
      if (count === 0) return;
      const message = `${count} of ${counted(total, "name")} ${plural(count, verb, VERBS[verb])} ${rest}`;
      notices.push({ code, message });
    };
    const isIncomplete = areTooMany(this.#silent + this.#invented + this.#belowDenied + this.#doubted, total);
    const unknown = isIncomplete ? INCOMPLETE : "unknown_names";
    const end = isIncomplete ? ": this lookup is not complete" : "";
    note(unknown, this.#silent, "got", `no usable answer (SERVFAIL, REFUSED or silence)${end}`);
    const invented =
      "addresses that the resolver invents for names that do not exist, so whether they exist is " +
      `unknown; ${ADVICE} that does not rewrite answers${end}`;
    note(unknown, this.#invented, "has", invented);
    const suffixes = [...this.#denied];
    const such = suffixes.slice(0, MAX_CAUSES).join(", ") + (suffixes.length > MAX_CAUSES ? ", …" : "");
    const denied =
      `below suffixes that the resolver says do not exist (${such}), though they do: it is not connected ` +
      `to all of the public DNS, so whether the names exist is unknown; ${ADVICE}${end}`;
    note(unknown, this.#belowDenied, "is", denied);
    const doubted =
      "only answers that do not stand: the resolver contradicted itself, or denied names that exist or " +
      `invented some at the time, so whether they exist is unknown; ${ADVICE}${end}`;
    note(unknown, this.#doubted, "has", doubted);
    // Names on blocklists exist.
    const areHidden = areTooMany(this.#hidden, this.studied + this.#hidden);
    const listed = "blocked by the resolver, which answers in place of their own servers";
    const known = this.#hidden === 0
      ? "; other answers decided whether they exist"
      : `: nothing is known about ${this.#hidden} of them; ${ADVICE} that does not filter`;
    note(areHidden ? INCOMPLETE : "blocked_names", this.#blocked, "is", listed + known);
    const wildcard =
      "answered by a wildcard, as any name beside would be: listed because somebody saw it, or its page is not that of any name there, not because DNS shows it";
    note("wildcard_names", this.#byWildcard, "is", wildcard);
    const areMissing = areTooMany(mendable, this.studied);
    const causes = `records (${commonest(this.#lacking.values())}): these are unknown, not none`;
    const advice = mendable > 0 ? `; ${ADVICE}` : "";
    note(areMissing ? INCOMPLETE : "records_missing", this.#lacking.size, "lacks", causes + advice);
    for (const [what, [code, verb, rest]] of Object.entries(LACKS)) {
      const { names, last } = this.#lacks.get(what as Lack) ?? { names: new Set(), last: "" };
      note(code, names.size, verb, rest + last);
    }
    const noPages = this.#noPages(passive, isBrandVisited);
    if (noPages !== null) notices.push({ code: "no_pages", message: noPages });
    if (this.#notCompared > 0) {
      const compared = counted(this.#notCompared, "page");
      notices.push({
        code: "no_likeness",
        message:
          `Likeness to the original was not measured for ${compared}: its own page could not be fetched`,
      });
    }
    return notices;
  }

  /** Why no page was seen; null where one was, or nothing was to be seen. */
  #noPages(passive: boolean, isBrandVisited: boolean): string | null {
    const end = "; verdicts rest on names, DNS and registration";
    if (this.#answers > 0) return null;
    if (this.#portals > 0) {
      const sites = counted(this.#portals, "site");
      return `The network shows its sign-in page in place of ${sites}, as captive portals do: sign in to the network${end}`;
    }
    if (this.#visits === 0 || isBrandVisited) return null;
    if (passive) return `No page was fetched, since the lookup is passive${end}`;
    const names = `of ${counted(this.#visits, "name")} with addresses`;
    return arePagesUnseen(this.#pages(isBrandVisited))
      ? `No page could be fetched, ${names}: check whether this network lets connections out${end}`
      : `No web server gave a page, ${names}: they are silent or refuse, or this network lets no connections out${end}`;
  }
}
