import type { ProxyState } from "../dial.ts";
import { SquatError } from "../errors.ts";
import type { Io } from "../io.ts";
import { counted, plural } from "../plural.ts";
import type { Standing } from "./controls.ts";
import type { Notice } from "./options.ts";
import type { Watched } from "./watched.ts";

/**
 * The error that no resolver stands; null where one may, or answers came all the same.
 *
 * @param labels Of the resolvers.
 * @param standings What the controls of each showed.
 * @param isAnswered Whether any other question was answered.
 */
export function noNetwork(
  io: Pick<Io, "dns" | "net">,
  labels: readonly string[],
  standings: readonly Standing[],
  isAnswered: boolean,
): SquatError | null {
  const failed = (why: string): SquatError => new SquatError("no_network", why);
  const of = (verdict: Standing["verdict"]): string[] =>
    labels.flatMap((label, i) =>
      standings[i]!.verdict === verdict ? [`${label || "The resolver"} ${standings[i]!.why}`] : []
    );
  const [bad, refusals] = [of("bad"), of("refuses")];
  if (of("unclear").length > 0) return null;
  const advice = "use a resolver of the public DNS";
  if (bad.length > 0) {
    return failed(
      `${
        bad.join("; ")
      }. It is not connected to the public DNS, or has names of its own network only, so nothing it ` +
        `says of other names counts: check the network (a portal to sign in to, a VPN, an internal DNS), or ${advice}`,
    );
  }
  if (refusals.length === standings.length) return failed(`${refusals.join("; ")}, or ${advice}`);
  // The servers of the name may be silent themselves: then others are answered for.
  if (refusals.length > 0 || isAnswered) return null;
  const [why] = io.net?.proxy?.failures.keys() ?? [];
  const proxy = why === undefined ? "" : ` through the proxy ${io.net!.proxy!.label} (${why})`;
  const resolvers = io.dns.resolvers.join(", ") || "any resolver";
  const elsewhere = io.dns.advice ??
    "check the network, or use another resolver; where port 53 is closed for UDP and TCP, one over TLS or " +
      "HTTPS (tls://HOST, https://HOST/dns-query)";
  const cause = causesOf(io.dns) ?? `${resolvers}${proxy}: ${elsewhere}`;
  return failed(`No answer from ${cause}`);
}

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

/** That resolvers are asked over TCP alone, which takes longer; null where none is. */
export function tcpNotice({ overTcp = [] }: Io["dns"]): Notice | null {
  if (overTcp.length === 0) return null;
  const [is, their] = overTcp.length === 1 ? ["is", "its"] : ["are", "their"];
  const message =
    `${overTcp.join(", ")} ${is} asked over TCP alone: ${their} datagrams are cut, get no answer, or ` +
    "one that somebody on the way forged";
  return { code: "over_tcp", message };
}

/**
 * What is to be said of the resolvers; `askedAgain` names were asked for more than once. Where replies are forged on the way,
 * no resolver is to blame for those that contradict each other.
 */
export function resolverNotices(
  resolvers: readonly Watched[],
  askedAgain: number,
  isForged: boolean,
): Notice[] {
  const notices: Notice[] = [];
  const why = isForged ? ", as somebody on the way forges replies" : "";
  const again = askedAgain === 0
    ? ""
    : `; ${counted(askedAgain, "name")} ${plural(askedAgain, "was", "were")} asked for again`;
  for (const { label, fault, standing } of resolvers) {
    if (fault !== null) {
      const what = standing?.verdict === "good" ? "was not believed for a while" : "is put aside";
      notices.push({
        code: "resolver_aside",
        message: `${label || "The resolver"} ${fault}${why}: it ${what}${again}`,
      });
    }
    const remark = standing?.remark;
    if (remark !== undefined) {
      notices.push({ code: remark.code, message: `${label || "The resolver"} ${remark.why}` });
    }
  }
  const [only] = resolvers;
  if (resolvers.length === 1 && only!.isBelieved) {
    const message =
      `Which names do not exist is the word of ${only!.label || "the resolver"} alone: a filter that ` +
      "denies some of them as names that nobody has does not show; with a second resolver some are asked of both";
    notices.push({ code: "one_resolver", message });
  }
  return notices;
}

/** Maximum number of reasons in a notice. */
const MAX_PROXY_REASONS = 3;

/**
 * The notice about connections that a proxy did not open since the lookup began.
 *
 * @param before Its failures by then.
 * @returns Null when it opened all of them.
 */
export function proxyNotice(proxy: ProxyState, before: ReadonlyMap<string, number>): Notice | null {
  const added = [...proxy.failures].map(([why, count]) => [why, count - (before.get(why) ?? 0)] as const)
    .filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
  if (added.length === 0) return null;
  const all = added.reduce((sum, [, count]) => sum + count, 0);
  const reasons = added.length === 1
    ? added[0]![0]
    : added.slice(0, MAX_PROXY_REASONS).map(([why, count]) => `${why}, ${count} times`).join("; ");
  return { code: "proxy", message: `The proxy ${proxy.label} did not open ${all} connections: ${reasons}` };
}
