import { type Dialer, DialError } from "../../dial.ts";
import type { Io, WhoisServer, WhoisServers } from "../../io.ts";
import { unlessAborted } from "../../abort.ts";
import { withDeadline } from "../deadline.ts";
import { bySuffix } from "./rdap.ts";
import { askAgain, type RegistryAccess } from "./rate_limit.ts";
import { askWhois, IANA_REFERRAL, referral } from "./whois.ts";

const IANA_MS = 10_000;
const MAX_SUFFIXES = 2_000;

/**
 * WHOIS servers of suffixes that the table lacks, looked up at IANA once per suffix. A failed query is repeated; "no
 * server" is an answer.
 */
export class WhoisDirectory {
  readonly #referrals = new Map<string, Promise<WhoisServer | null>>();

  /**
   * The server of a name's suffix; null when it has none.
   *
   * @param io Sleep, and the dialer.
   * @param name A-label domain name.
   * @param servers The table, which is consulted first.
   * @param iana Host of the server that knows every suffix's.
   * @param access Rate limit.
   * @param signal Ends the wait; the query continues for other names.
   * @throws {DialError} When IANA gives no usable answer.
   */
  async find(
    io: Pick<Io, "sleep" | "net">,
    name: string,
    servers: WhoisServers,
    iana: string,
    access: RegistryAccess,
    signal: AbortSignal,
  ): Promise<WhoisServer | null> {
    const known = bySuffix(servers, name);
    if (known !== null) return known;
    const suffix = name.slice(name.lastIndexOf(".") + 1);
    const key = `${iana} ${suffix}`;
    let found = this.#referrals.get(key);
    if (found === undefined) {
      found = this.#ask(io, suffix, iana, access);
      if (this.#referrals.size >= MAX_SUFFIXES) this.#referrals.clear();
      this.#referrals.set(key, found);
      found.catch(() => this.#referrals.delete(key));
    }
    return await unlessAborted(found, signal);
  }

  async #ask(
    io: Pick<Io, "sleep" | "net">,
    suffix: string,
    iana: string,
    access: RegistryAccess,
  ): Promise<WhoisServer | null> {
    // A deadline of its own: several names wait for the answer, and the first of them may leave.
    const answer = await withDeadline(
      io,
      IANA_MS,
      new AbortController().signal,
      (own: AbortSignal, net: Dialer) => askAgain(() => askWhois(net, iana, suffix, access, own)),
    );
    if (answer === null) throw new DialError("unreachable", `Cannot ask ${iana}: there is no network`);
    const host = referral(answer.text, IANA_REFERRAL);
    if (host !== null) return { host, query: "$" };
    // "No server" needs IANA's own words: its object of the suffix, or that there is none.
    if (answer.verdict === "absence" || /^domain:/im.test(answer.text)) return null;
    throw new DialError("unreachable", `Cannot use the answer of ${iana}: it is not about .${suffix}`);
  }
}
