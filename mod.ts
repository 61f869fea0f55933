/**
 * Finds look-alike domains of a brand and tells what each is for: one lookup, what it is made of, and the first function
 * of each part. Everything else has a subpath: the README lists them.
 * @module
 */
import { checkLookupOptions, type LookupOptions, runLookup } from "./lib/lookup/mod.ts";
import type { StreamMessage } from "./lib/model.ts";
import { SquatError } from "./lib/errors.ts";
import type { Io } from "./lib/io.ts";
import { createIo } from "./lib/net/mod.ts";

export { classify } from "./lib/classify/mod.ts";
export { ctSearch } from "./lib/ct/mod.ts";
export type { Dialer } from "./lib/dial.ts";
export { parseDomain } from "./lib/domain.ts";
export { SquatError, type SquatErrorCode } from "./lib/errors.ts";
export type { Dns, Io } from "./lib/io.ts";
export { mergeLines, toCsv, toRecords } from "./lib/lines/mod.ts";
export { type LookupOptions, type Notice, planLookup } from "./lib/lookup/mod.ts";
export type { Domain, Permutation, PermutationKind, StreamMessage } from "./lib/model.ts";
export { createDns, createIo, type IoOptions } from "./lib/net/mod.ts";
export { permute } from "./lib/permute/mod.ts";
export { parseX509 } from "./lib/x509/mod.ts";

/**
 * Returns the lines of one lookup, while the work completes.
 *
 * First comes Progress `[0, total]`, last exactly one of Done, Timeout and Error; between them lines of
 * different names in any order. Leaving the loop, or aborting the signal, stops all work. After Timeout and Error the
 * iteration throws what they say, so that a loop that reads other lines only cannot miss it. Done says in `data` what
 * stayed unanswered.
 *
 * @param domain A domain name. `squat` and `nxdomain` work on its registrable name, `analyze` on the very host.
 * @param options Which plan, which candidates, which ops, how long; `io` for a network, clock and disk other than this machine's.
 * @throws {SquatError} `invalid_domain` or `invalid_parameter` at the call.
 * @throws {SquatError} `no_network`, `deadline` or `internal` while the lines are read.
 * @example Registered look-alikes, as they are found
 * ```ts ignore
 * import { lookup } from "deadringer";
 * for await (const line of lookup("paypal.com", { limit: 1000 })) {
 *   if (line.op === "Dns") console.log(line.permutation.domain.fqdn, line.data?.a);
 * }
 * ```
 */
export function lookup(
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
  if (options.io !== undefined) return runLookup(domain, { ...rest, io: options.io });
  const io = createIo(resolvers === undefined ? {} : { resolvers });
  return closing(io, runLookup(domain, { ...rest, io }));
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
