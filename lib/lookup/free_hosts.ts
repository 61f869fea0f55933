/**
 * Names at hosts that answer for any name, such as `pages.dev`: DNS does not show whether somebody has one, its page does.
 * @module
 */
import { pageState } from "../classify/page_state.ts";
import type { Io } from "../io.ts";
import { similarityOf } from "../observe/web/similarity.ts";
import { visit, type WebVisit } from "../observe/web/visit.ts";

/** Pages that are as similar are the same with another name in them. */
const ALIKE_FROM = 0.8;
/** Letters of the name that nobody has. */
const RANDOM_LETTERS = 24;

/** What hosts show for a name that nobody has; each is asked once. */
export class FreeHosts {
  readonly #io: Io;
  readonly #signal: AbortSignal;
  readonly #anybodys = new Map<string, Promise<WebVisit | null>>();

  /** Sends nothing yet. */
  constructor(io: Io, signal: AbortSignal) {
    this.#io = io;
    this.#signal = signal;
  }

  /** Whether a visit got a page, or a challenge before one, that the host does not show for any name. */
  async isOwn(name: string, found: WebVisit | null): Promise<boolean> {
    const state = pageState(found);
    if (state !== "page" && state !== "challenge") return false;
    const host = name.slice(name.indexOf(".") + 1);
    let anybodys = this.#anybodys.get(host);
    if (anybodys === undefined) this.#anybodys.set(host, anybodys = this.#visitAny(host));
    const other = await anybodys;
    return pageState(other) !== state || state === "page" && !isSamePage(found!.page!, other!.page!);
  }

  async #visitAny(host: string): Promise<WebVisit | null> {
    let name = "";
    while (name.length < RANDOM_LETTERS) {
      name += String.fromCharCode(97 + Math.floor(this.#io.random(`a name at ${host}`) * 26));
    }
    name += `.${host}`;
    const { answers } = await this.#io.dns.query(name, "A", this.#signal);
    const addresses = answers.flatMap((record) => record.type === "A" ? [record.data] : []);
    return addresses.length === 0 ? null : await visit(this.#io, name, this.#signal, { addresses });
  }
}

/** Whether two pages are one, whose address or text names the host that was asked for. */
function isSamePage(one: NonNullable<WebVisit["page"]>, other: NonNullable<WebVisit["page"]>): boolean {
  const [here, there] = [new URL(one.url).hostname, new URL(other.url).hostname];
  if (here === there) return true;
  const without = (text: string, name: string) =>
    text.replaceAll(name, "").replaceAll(name.slice(0, name.indexOf(".")), "");
  return without(one.html.text, here) === without(other.html.text, there) ||
    (similarityOf(one, other)?.score ?? 0) >= ALIKE_FROM;
}
