import { counted, plural } from "../plural.ts";
import { arePagesUnseen, areTooMany } from "../assess/gaps.ts";
import type { FailedOp } from "../model.ts";
import type { VisitEnding } from "../subject.ts";
import { INCOMPLETE, type Notice } from "./options.ts";
import type { Reporter } from "./reporter.ts";

const ADVICE = "use another resolver";

/** Most causes that one notice names. */
const MOST_CAUSES = 3;

/** The causes, the commonest first, each with its count where there are several: the same whatever their order. */
function commonest(causes: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  if (counts.size === 1) return counts.keys().next().value!;
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const others = sorted.slice(MOST_CAUSES).reduce((sum, [, count]) => sum + count, 0);
  return [
    ...sorted.slice(0, MOST_CAUSES).map(([cause, count]) => `${count}: ${cause}`),
    ...others > 0 ? [`${others}: other causes`] : [],
  ].join("; ");
}

/** What a lookup could not find out: listed on Progress lines at once, counted for the notices at its end. */
export class Shortfall {
  /** Names that exist, or count as if they did. */
  studied = 0;
  /** Names that waited too long for a registry's rate limit. */
  registryBusy = 0;
  /** Names whose mail server could not be contacted. */
  mailBlocked = 0;
  readonly #reporter: Reporter;
  #silent = 0;
  #invented = 0;
  #blocked = 0;
  #hidden = 0;
  readonly #lacking = new Map<string, string>();
  #broken = 0;
  #noTls = 0;
  #lastNoTls = "";
  #visits = 0;
  #answers = 0;
  #portals = 0;
  #notCompared = 0;

  /** @param reporter Lists the names, and knows how many there are in all. */
  constructor(reporter: Reporter) {
    this.#reporter = reporter;
  }

  /**
   * Notes a name without a usable answer from DNS.
   *
   * @param isInvented Whether it has an address that the resolver invents, or may.
   */
  unanswered(fqdn: string, isInvented: boolean): void {
    if (isInvented) this.#invented++;
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

  /** Notes a name whose server has no TLS version in common with this machine. */
  noTls(name: string, why: string): void {
    this.#noTls++;
    this.#lastNoTls = `${name}: ${why}`;
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
    this.#reporter.counted({
      records: [this.studied - mendable, this.studied + this.#hidden],
      ...passive ? {} : { pages: this.#pages(isBrandVisited) },
    });
    const of = (count: number, one: string, many = one) =>
      `${count} of ${counted(total, "name")} ${plural(count, one, many)}`;
    const notices = this.#ofExistence(total, of);
    const add = (code: string, message: string) => notices.push({ code, message });
    // Without the name: the log of a service has no names.
    if (this.#lacking.size > 0) {
      add(
        areTooMany(mendable, this.studied) ? INCOMPLETE : "records_missing",
        `${of(this.#lacking.size, "lacks", "lack")} records (${
          commonest(this.#lacking.values())
        }): these are unknown, not none` +
          (mendable > 0 ? `; ${ADVICE}` : ""),
      );
    }
    if (this.#noTls > 0) {
      add(
        "no_tls",
        `${
          of(this.#noTls, "has", "have")
        } a server with which the TLS handshake failed, such as ${this.#lastNoTls}`,
      );
    }
    if (this.registryBusy > 0) {
      add(
        "registries_busy",
        `${
          of(this.registryBusy, "is", "are")
        } without registration data: rate limits of registries left no time for them`,
      );
    }
    if (this.mailBlocked > 0) {
      add(
        "mail_blocked",
        `${
          of(this.mailBlocked, "has", "have")
        } mail facts from DNS alone: port 25 seems to be blocked on this network`,
      );
    }
    const noPages = this.#noPages(passive, isBrandVisited);
    if (noPages !== null) add("no_pages", noPages);
    if (this.#notCompared > 0) {
      add(
        "no_likeness",
        `Likeness to the original was not measured for ${
          counted(this.#notCompared, "page")
        }: its own page could not be fetched`,
      );
    }
    return notices;
  }

  /** What is unknown of whether names exist. */
  #ofExistence(total: number, of: (count: number, one: string, many?: string) => string): Notice[] {
    const notices: Notice[] = [];
    const add = (code: string, message: string) => notices.push({ code, message });
    const unknown = this.#silent + this.#invented;
    if (unknown > 0) {
      const isIncomplete = areTooMany(unknown, total);
      const code = isIncomplete ? INCOMPLETE : "unknown_names";
      const end = isIncomplete ? ": this lookup is not complete" : "";
      if (this.#silent > 0) {
        add(code, `${of(this.#silent, "got")} no usable answer (SERVFAIL, REFUSED or silence)${end}`);
      }
      if (this.#invented > 0) {
        add(
          code,
          `${
            of(this.#invented, "has", "have")
          } addresses that the resolver invents for names that do not exist, so whether they ` +
            `exist is unknown; ${ADVICE} that does not rewrite answers${end}`,
        );
      }
    }
    if (this.#blocked > 0) {
      const hidden = `${of(this.#blocked, "is", "are")} blocked by the resolver, which lists ${
        plural(this.#blocked, "it", "them")
      } as malicious`;
      // Names on blocklists exist.
      const isIncomplete = areTooMany(this.#hidden, this.studied + this.#hidden);
      add(
        isIncomplete ? INCOMPLETE : "blocked_names",
        this.#hidden === 0
          ? `${hidden}; other answers decided whether they exist`
          : `${hidden}: nothing is known about ${this.#hidden} of them; ${ADVICE} that does not filter`,
      );
    }
    return notices;
  }

  /** Why no page was seen; null where one was, or nothing was to be seen. */
  #noPages(passive: boolean, isBrandVisited: boolean): string | null {
    const end = "; verdicts rest on names, DNS and registration";
    if (this.#answers > 0) return null;
    if (this.#portals > 0) {
      return `The network shows its sign-in page in place of ${
        counted(this.#portals, "site")
      }, as captive portals do: sign in to ` +
        `the network${end}`;
    }
    if (this.#visits === 0 || isBrandVisited) return null;
    if (passive) return `No page was fetched, since the lookup is passive${end}`;
    const names = `of ${counted(this.#visits, "name")} with addresses`;
    return arePagesUnseen(this.#pages(isBrandVisited))
      ? `No page could be fetched, ${names}: check whether this network lets connections out${end}`
      : `No web server gave a page, ${names}: they are silent or refuse, or this network lets no connections out${end}`;
  }
}
