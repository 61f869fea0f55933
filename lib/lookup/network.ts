import { SquatError } from "../errors.ts";
import type { Io, RecordType } from "../io.ts";
import { addressesOf } from "../observe/block.ts";
import type { Notice } from "./options.ts";

/** Milliseconds without any answer after which a notice is due. */
const NO_ANSWER_MS = 3_000;

/**
 * Checks that the resolvers respond and serve the public DNS, so that a machine without a network fails after one
 * timeout, not thousands. Sends two NS and three A queries ahead of all others, so that rate limits do not hit them.
 *
 * @param name The imitated name, A-labels.
 * @param isAnswered Whether any other query was answered.
 * @param onNotice Called with the notice that there was no answer for some seconds.
 * @throws {SquatError} `no_network`.
 */
export async function checkNetwork(
  io: Io,
  name: string,
  isAnswered: () => boolean,
  signal: AbortSignal,
  onNotice: (notice: Notice) => void = () => {},
): Promise<void> {
  const advice = "check the network, or use another resolver";
  const top = name.slice(name.lastIndexOf(".") + 1);
  let isHeard = false;
  const ask = async (each: string, type: RecordType) => {
    const reply = await io.dns.query(each, type, signal, { urgent: true, fresh: true });
    isHeard ||= reply.rcode !== "NO_ANSWER";
    return reply;
  };
  let isKnown = false;
  io.sleep(NO_ANSWER_MS, signal).then(() => {
    if (isKnown || isHeard || isAnswered()) return;
    const message = `No answer yet from ${
      io.dns.resolvers.join(", ")
    }: perhaps its rate limit is used up for now`;
    onNotice({ code: "no_answer_yet", message });
  }).catch(() => {});
  const [reply, above, ...hosts] = await Promise.all([
    ask(name, "NS"),
    ask(top, "NS"),
    ask(name, "A"),
    ask(`${randomLabel(io)}.${top}`, "A"),
    ask(`${randomLabel(io)}.${top === "net" ? "org" : "net"}`, "A"),
  ]);
  isKnown = true;
  const resolvers = io.dns.resolvers.join(", ") || "any resolver";
  // The servers of the name may be silent themselves: then others are answered for.
  if (!isHeard && !isAnswered()) {
    const [why] = io.net?.proxy?.failures.keys() ?? [];
    const proxy = why === undefined ? "" : ` through the proxy ${io.net!.proxy!.label} (${why})`;
    const cause = causesOf(io.dns) ?? `${resolvers}${proxy}: ${advice}`;
    throw noNetwork(`No answer from ${cause}`);
  }
  if ([reply, above, ...hosts].every(({ rcode }) => rcode === "REFUSED")) {
    throw noNetwork(
      `${resolvers} refuses all queries: it does not serve this machine, or its rate limit is used up: ` +
        "wait some minutes, or use another resolver",
    );
  }
  const isPublic = above.soa !== null || above.answers.some(({ type }) => type === "NS");
  // Two of the names do not exist, and no suffix of the public DNS is without servers.
  if (!isPublic && hosts.every((host) => addressesOf(host).length > 0)) {
    const addresses = [...new Set(hosts.flatMap(addressesOf))].slice(0, 3).join(", ");
    throw noNetwork(
      `${above.resolver} answers ${addresses} for every name, as captive portals do: sign in to the network, or ` +
        "use another resolver",
    );
  }
  // A genuine NXDOMAIN has the SOA of its zone (RFC 2308 section 2.1); captive networks deny every name.
  if (reply.rcode !== "NXDOMAIN" || reply.soa !== null) return;
  if (above.rcode === "NXDOMAIN" && above.soa === null) {
    throw noNetwork(
      `${above.resolver} says that .${top} does not exist, so it is not connected to the public DNS: ${advice}`,
    );
  }
}

const noNetwork = (why: string): SquatError => new SquatError("no_network", why);

/** Why no resolver answers, by resolver; null while one may, or where the cause is not known. */
function causesOf({ failures, resolvers }: Io["dns"]): string | null {
  if (failures === undefined || !resolvers.every((each) => failures.has(each))) return null;
  return [...failures].map(([resolver, why]) => `${resolver}: ${why}`).join("; ");
}

/** The notice that no resolver answers any more; null while one may. */
export function silenceNotice({ dns }: Pick<Io, "dns">): Notice | null {
  const causes = causesOf(dns);
  return causes === null ? null : {
    code: "no_answer_yet",
    message: `No answer at present from ${causes}; the lookup waits for it until its deadline`,
  };
}

/** A label that is certainly not registered. */
function randomLabel(io: Io): string {
  const letters = "bcdfghjklmnpqrstvwxz";
  const letter = () => letters[Math.floor(io.random("network") * letters.length)];
  return Array.from({ length: 20 }, letter).join("");
}
