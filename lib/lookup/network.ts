import { SquatError } from "../errors.ts";
import type { Io, RecordType } from "../io.ts";
import { addressesOf } from "../observe/block.ts";
import type { Notice } from "./options.ts";

/** Milliseconds without any answer after which a person should know. */
const PATIENCE_MS = 3_000;

/**
 * Checks that the resolvers are there and lead to the public DNS, so that a machine without a network fails after
 * the time of one question, not of all. Asks two NS and three A questions, ahead of all others: a resolver that limits
 * its answers must not lose them in the crowd.
 *
 * @param name The imitated name, A-labels.
 * @param isAnswered Whether some other question has got an answer.
 * @param onNotice Takes the notice that nothing was answered for some seconds.
 * @throws {SquatError} `no_network`.
 */
export async function checkNetwork(
  io: Io,
  name: string,
  isAnswered: () => boolean,
  signal: AbortSignal,
  onNotice: (notice: Notice) => void = () => {},
): Promise<void> {
  const advice = "check the network, or name another resolver (--resolver IP)";
  const top = name.slice(name.lastIndexOf(".") + 1);
  const ask = (each: string, type: RecordType) =>
    io.dns.query(each, type, signal, { urgent: true, fresh: true });
  let isKnown = false;
  io.sleep(PATIENCE_MS, signal).then(() => {
    if (isKnown || isAnswered()) return;
    const message = `No answer yet from ${io.dns.resolvers.join(", ")}: perhaps its limit is used up for now`;
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
  if (reply.rcode === "NO_ANSWER" && !isAnswered()) {
    const [why] = io.net?.proxy?.failures.keys() ?? [];
    const proxy = why === undefined ? "" : ` through the proxy ${io.net!.proxy!.label} (${why})`;
    throw new SquatError("no_network", `No answer from ${resolvers}${proxy}: ${advice}`);
  }
  if ([reply, above, ...hosts].every(({ rcode }) => rcode === "REFUSED")) {
    throw new SquatError(
      "no_network",
      `${resolvers} refuses all questions: it does not serve this machine, or its limit is used up: ` +
        "wait some minutes, or name another resolver (--resolver IP)",
    );
  }
  const isPublic = above.soa !== null || above.answers.some(({ type }) => type === "NS");
  const addresses = new Set(hosts.map((host) => addressesOf(host).join(", ")));
  if (!isPublic && addresses.size === 1 && !addresses.has("")) {
    throw new SquatError(
      "no_network",
      `${above.resolver} answers ${[
        ...addresses,
      ]} for every name, as captive portals do: sign in to the network, or ` +
        "name another resolver (--resolver IP)",
    );
  }
  // A true denial names the zone that denies (RFC 2308 section 2.1); captive networks deny every name.
  if (reply.rcode !== "NXDOMAIN" || reply.soa !== null) return;
  if (above.rcode === "NXDOMAIN" && above.soa === null) {
    throw new SquatError(
      "no_network",
      `${above.resolver} says that .${top} does not exist, so it is not connected to the public DNS: ${advice}`,
    );
  }
}

/** A label that nobody has registered. */
function randomLabel(io: Io): string {
  const letters = "bcdfghjklmnpqrstvwxz";
  return Array.from({ length: 20 }, () => letters[Math.floor(io.random("network") * letters.length)]).join(
    "",
  );
}
