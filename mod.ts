/**
 * Finds look-alike domains of a brand and tells what each is for.
 * @module
 */
import { checkLookupOptions, type LookupOptions, runLookup } from "./lib/lookup/mod.ts";
import type { StreamMessage } from "./lib/model.ts";
import { SquatError } from "./lib/errors.ts";
import { createIo } from "./lib/net/mod.ts";

export { classify } from "./lib/classify/mod.ts";
export type { CaptureFacts, ClassifyOptions, Facts, PageFacts, Reason, Verdict } from "./lib/classify/mod.ts";
export { ctNames, ctSearch, lookalikeKind, memoryIndex } from "./lib/ct/mod.ts";
export type { CtBounds, CtQuery, CtSearchAnswer, CtSearchOptions, SearchField } from "./lib/ct/mod.ts";
export type { NameFacts, NameIndex, NameMatcher } from "./lib/ct/index/name_index.ts";
export type { Segment } from "./lib/ct/index/segment.ts";
export type { GramQuery } from "./lib/ct/index/grams.ts";
export type { Automaton } from "./lib/ct/regex/automaton.ts";
export { didYouMean, levenshtein } from "./lib/distance.ts";
export { parseDomain } from "./lib/domain.ts";
export type { ParsedDomain } from "./lib/domain.ts";
export { SquatError } from "./lib/errors.ts";
export type { SquatErrorCode } from "./lib/errors.ts";
export type * from "./lib/dial.ts";
export type * from "./lib/io.ts";
export { formatIp, parseIp } from "./lib/ip.ts";
export * from "./lib/lines/mod.ts";
export { INCOMPLETE, listCandidates, planLookup } from "./lib/lookup/mod.ts";
export { Reporter } from "./lib/lookup/reporter.ts";
export { pagePictures } from "./lib/observe/web/icon.ts";
export { pageAt } from "./lib/observe/web/page_at.ts";
export type {
  CandidateList,
  LookupOptions,
  LookupPlan,
  Notice,
  Plan,
  PlannedQuestion,
} from "./lib/lookup/mod.ts";
export * from "./lib/model.ts";
export { createDns } from "./lib/net/dns/mod.ts";
export type { DnsOptions } from "./lib/net/dns/mod.ts";
export { createCamera, createDialer, createIo } from "./lib/net/mod.ts";
export type { CameraOptions, DialerOptions, GeoFiles, IoOptions, ProxyClient } from "./lib/net/mod.ts";
export { readRecording, recordIo, replay, replayIo } from "./lib/net/recording/mod.ts";
export type * from "./lib/net/recording/mod.ts";
export { KEYBOARDS, KIND_TITLES, permute } from "./lib/permute/mod.ts";
export type { Keyboard, PermuteOptions } from "./lib/permute/mod.ts";
export { explain } from "./lib/match/explain.ts";
export type { Explanation, Step } from "./lib/match/explain.ts";
export { brandIndex, untwist } from "./lib/match/untwist.ts";
export type { BrandIndex, Imitation } from "./lib/match/untwist.ts";
export { createMemoryHistory } from "./lib/observe/history/history.ts";
export { withHistorySource } from "./lib/observe/history/history_source.ts";
export type { HistorySourceOptions } from "./lib/observe/history/history_source.ts";
export { fetchDocument } from "./lib/observe/web/document.ts";
export type { DocumentAnswer, DocumentRequest } from "./lib/observe/web/document.ts";
export type { HttpRequest, HttpResponse } from "./lib/observe/web/http.ts";
export { cofSighting } from "./lib/observe/history/passive_format.ts";
export { networkRegistration } from "./lib/observe/registry/network.ts";
export type { NetworkOptions, NetworkRegistration } from "./lib/observe/registry/network.ts";
export { registration } from "./lib/observe/registry/registration.ts";
export type { Registration, RegistrationOptions } from "./lib/observe/registry/registration.ts";
export type {
  RegistryAccess,
  RegistryRateLimit,
  RegistryRateLimitOptions,
} from "./lib/observe/registry/rate_limit.ts";
export type { RegistryRate } from "./lib/observe/registry/data/rates.ts";
export { readBootstrap } from "./lib/observe/registry/rdap.ts";
export type { RdapServers } from "./lib/observe/registry/rdap.ts";
export { productAgent } from "./lib/observe/web/user_agent.ts";
export { readWhoisServers } from "./lib/observe/registry/whois.ts";
export type { WhoisServer, WhoisServers } from "./lib/observe/registry/whois.ts";
export { logList, readLogs } from "./lib/x509/log_list.ts";
export type { ListedLog, LogList } from "./lib/x509/log_list.ts";
export { parseX509 } from "./lib/x509/mod.ts";
export { embeddedScts } from "./lib/x509/sct.ts";
export type { SctEntry, SctOptions } from "./lib/x509/sct.ts";
export { errorOf, problemOf } from "./lib/problem.ts";
export { type Release, Semaphore } from "./lib/semaphore.ts";

/**
 * Yields the lines of one lookup while the work completes.
 *
 * First comes Progress `[0, total]`, last exactly one of Done, Timeout and Error; between them lines of
 * different names in any order. Leaving the loop, or aborting the signal, stops all work.
 *
 * @param domain A domain name. `squat` and `nxdomain` work on its registrable name, `analyze` on the very host.
 * @param options Which plan, which candidates, which ops, how long; `io` for a network, clock and disk other than this machine's.
 * @throws {SquatError} `invalid_domain` or `invalid_parameter` before the first line.
 * @example Registered look-alikes, as they are found
 * ```ts ignore
 * import { lookup } from "@deadringer/deadringer";
 * for await (const line of lookup("paypal.com", { limit: 1000 })) {
 *   if (line.op === "Dns") console.log(line.permutation.domain.fqdn, line.data?.a);
 * }
 * ```
 */
export async function* lookup(
  domain: string,
  options: LookupOptions = {},
): AsyncGenerator<StreamMessage, void, void> {
  checkLookupOptions(options);
  const { resolvers, ...rest } = options;
  if (options.io !== undefined && resolvers !== undefined) {
    throw new SquatError(
      "invalid_parameter",
      "Cannot use resolvers and io together: give the resolvers to createIo",
    );
  }
  const io = options.io ?? createIo(resolvers === undefined ? {} : { resolvers });
  try {
    yield* runLookup(domain, { ...rest, io });
  } finally {
    if (options.io === undefined) await Promise.all([io.dns.close(), io.camera?.close()]);
  }
}
