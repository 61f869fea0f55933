/**
 * Finds look-alike domains of a brand and tells what each is for: one lookup, what it is made of, and the first function
 * of each part. This entry opens sockets: it is for Node and Deno. Browsers and workers import the parts by `./permute`,
 * `./match`, `./classify`, `./domain`, `./x509`, `./ct`, `./lines`, `./export` and `./client`; `./server` is the service,
 * `./testing` an internet for tests.
 * @module
 */
import { classify } from "./lib/classify/mod.ts";
import { ctSearch } from "./lib/ct/mod.ts";
import type { Io } from "./lib/io.ts";
import { type CheckedLookup, checkWhole, Examiner, firstLine, type LookupOptions } from "./lib/lookup/mod.ts";
import { LookupRun, planWork, startRun } from "./lib/lookup/mod.ts";
import type { StreamMessage } from "./lib/model.ts";
import { createIo } from "./lib/net/mod.ts";
import { watchedIo } from "./lib/net/watched_io.ts";
import { permute } from "./lib/permute/mod.ts";
import { parseX509 } from "./lib/x509/mod.ts";

export { classify, createIo, ctSearch, type Io, type LookupOptions, parseX509, permute, type StreamMessage };
export type { Dialer } from "./lib/dial.ts";
export { parseDomain } from "./lib/domain.ts";
export { SquatError, type SquatErrorCode } from "./lib/errors.ts";
export type { Dns } from "./lib/io.ts";
export { mergeLines, toCsv, toRecords } from "./lib/lines/mod.ts";
export { type Notice, planLookup } from "./lib/lookup/mod.ts";
export type { Domain, Permutation, PermutationKind } from "./lib/model.ts";
export { createDns, type IoOptions } from "./lib/net/mod.ts";

/**
 * Returns the lines of one lookup, while the work completes.
 *
 * First comes Progress `[0, total]`, last exactly one of Done, Timeout and Error; between them lines of
 * different names in any order. The total grows by what is found in certificates, and is an upper bound until there turn
 * out to be fewer look-alikes. Leaving the loop, or aborting the signal, stops all work; a slow reader slows it down.
 * After Timeout and Error the iteration throws what they say, so that a loop that reads other lines only cannot miss it.
 * Done says in `data` what stayed unanswered. Nothing is sent before the first line is asked for.
 *
 * @param domain A domain name. `squat` and `nxdomain` work on its registrable name, `analyze` on the very host.
 * @param options Which plan, which candidates, which ops, how long; `io` for a network, clock and disk other than this machine's.
 * @throws {SquatError} `invalid_domain` or `invalid_parameter` at the call.
 * @throws {SquatError} `no_network`, `deadline` or `internal` while the lines are read.
 * @throws The signal's reason, when it aborts.
 * @example Registered look-alikes, as they are found
 * ```ts ignore
 * import { lookup } from "deadringer";
 * for await (const line of lookup("paypal.com", { limit: 1000 })) {
 *   if (line.op === "Dns") console.log(line.permutation.domain.fqdn, line.data?.a);
 * }
 * ```
 * @example Each verdict, once it is final
 * ```ts ignore
 * import { lookup } from "deadringer";
 * import { mergeLines, verdictOf } from "deadringer/lines";
 * const lines = lookup("paypal.com", {
 *   onStudied({ domain: { fqdn } }, lines) {
 *     const name = mergeLines(lines)[fqdn];
 *     if (name !== undefined) console.log(fqdn, verdictOf(name)?.word);
 *   },
 * });
 * for await (const _ of lines);
 * ```
 */
export function lookup(
  domain: string,
  options: LookupOptions = {},
): AsyncGenerator<StreamMessage, void, void> {
  const checked = checkWhole(domain, options, permute);
  const { resolvers, ...rest } = options;
  if (options.io !== undefined) return compose(checked, { ...rest, io: watchedIo(options.io) });
  const io = createIo(resolvers === undefined ? {} : { resolvers });
  return closing(io, compose(checked, { ...rest, io }));
}

/** The lookup, step by step. */
async function* compose(
  checked: CheckedLookup,
  options: LookupOptions & { io: Io },
): AsyncGenerator<StreamMessage, void, void> {
  options.signal?.throwIfAborted();
  // Candidates: names that were given, names in certificates, then permutations, the likeliest first, made as they are read.
  const work = await planWork(checked, options, permute);
  yield firstLine(work);
  const run = new LookupRun(work, options);
  // What is seen through `io` becomes lines by the ops: a certificate by parseX509, entries of logs by ctSearch, and
  // all that is known a verdict by classify.
  const examiner = new Examiner(run, { classify, parseX509, ctSearch });
  // As many candidates at a time as the reader reads and the resolvers answer. One without an answer is asked for again.
  startRun(run, examiner, {
    // Existence by DNS, from resolvers that are believed.
    exists: (candidate, isLast) => examiner.exists(candidate, isLast),
    // Where DNS does not decide the registry does, and at hosts that answer for any name a page.
    confirm: (candidate, existence) => examiner.confirm(candidate, existence),
    // DNS records, web, mail, registration, certificates, history, each observed once; the verdict, and then the picture.
    study: (found) => examiner.study(found),
  });
  yield* run.read();
}

/** Yields the lines, and closes the network that was made for them. It has no socket before the first. */
async function* closing(
  io: Io,
  lines: AsyncGenerator<StreamMessage, void, void>,
): AsyncGenerator<StreamMessage, void, void> {
  try {
    yield* lines;
  } finally {
    await Promise.all([io.dns.close(), io.camera?.close()]);
  }
}
