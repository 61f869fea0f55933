import { counted } from "../../../../lib/lines/mod.ts";
import {
  type CertificateNames,
  type Command,
  defineCommand,
  flag,
  integer,
  list,
  SHARE,
  valued,
} from "../../command.ts";
import { complain, EXIT } from "../../exit.ts";
import { CONTACT, defined } from "../../lookup/options.ts";
import { interruptCode, type System } from "../../system.ts";
import { fetchThrough, PROXY } from "../../proxy.ts";
import type { FollowStep } from "../../../ct/follow_logs.ts";
import { printable } from "../../terminal.ts";
import { DATA } from "./search.ts";

/** Printed names that are remembered, so that a certificate and its precertificate show once. */
const MAX_PRINTED_NAMES = 100_000;
const LAST_ENTRY = Number.MAX_SAFE_INTEGER;

/** An entry, or a number of entries before the end. */
const ENTRY = {
  expects: "a whole number; a negative one counts from the end",
  parse(text: string): { from: number } | { back: number } | undefined {
    if (!/^-?\d{1,15}$/.test(text)) return undefined;
    return text.startsWith("-") ? { back: Number(text.slice(1)) } : { from: Number(text) };
  },
  schema: { type: "string" },
} as const;

/** `deadringer ct follow` */
export const command: Command = defineCommand({
  summary: "read logs into the index, and follow them as they grow",
  description: `A log that contradicts its own signed statements is dropped and reported.

Names that imitate a brand which the service on this store watches are studied by it at once; of all others it visits
those with words that phishing pages borrow, such as login.`,
  options: {
    log: list({
      value: "LOG",
      help: "this log (URL, name or number); may be repeated",
      default: "all usable logs",
    }),
    from: valued({
      value: "N",
      help: "in logs that were never followed, begin at entry N, or N before the end with --from=-N",
      default: "the end of the log",
    }, ENTRY),
    to: integer({ least: 0, most: LAST_ENTRY, help: "stop before entry N" }),
    match: list({ value: "BRAND,...", help: "store and print only names that look like these domains" }),
    min: valued({
      value: "P",
      help: "with --match, leave out names that are less likely to imitate a brand",
      default: "0",
    }, SHARE),
    once: flag({ help: "stop at the present end of the logs" }),
    rate: integer({ most: 10_000, help: "at most N requests a second to each log", default: "10" }),
    contact: CONTACT,
    proxy: PROXY,
    data: DATA,
  },
  examples: [
    "deadringer ct follow --from=-100000 --contact https://example.com/ct",
    "deadringer ct follow --log https://ct.example.org/2026h1/ --match paypal.com",
  ],
  async run({ options, extensions }, system) {
    const { likenessTo } = await import("../../../../lib/match/untwist.ts");
    const { followLogs, isFault, knownLogs, logIo, withoutTiledLogs } = await import(
      "../../../ct/follow_logs.ts"
    );
    const { createIndex, findIndex, namedLogs } = await import("../../ct_index.ts");
    const likeness = options.match && likenessTo(...options.match);
    // What imitates nobody is 0.
    const matches = likeness && ((name: string) => likeness(name) >= (options.min || Number.MIN_VALUE));
    if (options.log !== undefined) {
      // An unknown log does not leave an empty index behind.
      const before = await findIndex({ data: options.data, extensions });
      await namedLogs(before, options.log, options.data).finally(() => before?.close());
    }
    const store = await createIndex({ data: options.data, extensions });
    const io = logIo(system.signal, options.contact, await fetchThrough(options.proxy));
    const progress = followProgress(system);
    const takers: CertificateNames[] = [];
    try {
      for (const { takesCertificateNames } of extensions) {
        const taker = await takesCertificateNames?.({ data: options.data, extensions }) ?? null;
        if (taker !== null) takers.push(taker);
      }
      const logs = options.log === undefined
        ? (await knownLogs(store)).filter(({ state }) => state === "usable" || state === "qualified")
        : await namedLogs(store, options.log, options.data);
      const lacking = options.log === undefined ? withoutTiledLogs(logs) : null;
      if (lacking !== null) complain(system, lacking);
      const keep = matches && printing(matches, system);
      const say = (text: string) => complain(system, text);
      const ends = await followLogs(store, logs, io, {
        ...{ once: options.once, ...options.from ?? { back: 0 } },
        ...defined({ to: options.to, rate: options.rate, keep }),
        onStep: (step) => progress.add(step),
        async onNames(_log, names) {
          for (const taker of takers) {
            await taker.offer(names)
              .catch((error) => say(`Watched brands cannot be reached: ${error.message}`));
          }
        },
        onWait: (log, error) => say(`${log.description}: ${error.message}; it is tried again later`),
      });
      progress.finish(ends);
      for (const { log, error } of ends) {
        if (error === null) continue;
        const dropped = isFault(error) ? `; dropped until deadringer ct logs --clear ${log.log_id}` : "";
        complain(system, `${log.description}: ${error.message} (${error.reason})${dropped}`);
      }
      return ends.some(({ error }) => error !== null) ? EXIT.failed : EXIT.done;
    } catch (error) {
      if (!system.signal.aborted) throw error;
      progress.finish();
      complain(system, "Interrupted; everything read so far is stored");
      return interruptCode(system);
    } finally {
      for (const taker of takers) await taker.close();
      await store.close();
    }
  },
});

/** Stores the names that match, and prints each once. */
function printing(matches: (name: string) => boolean, system: System) {
  const shown = new Set<string>();
  return (name: string): boolean => {
    if (!matches(name)) return false;
    if (!shown.has(name)) {
      if (shown.size < MAX_PRINTED_NAMES) shown.add(name);
      void system.print(printable(name) + "\n");
    }
    return true;
  };
}

/** How often a line says how far behind the logs the index is. */
const LINE_MS = 10_000;

/** Says on stderr how far the logs have been read, now and then and at the end. */
function followProgress(system: System) {
  const left = new Map<number, number>();
  const sum = { read: 0, stored: 0, rejected: 0 };
  let saidAt = system.screen.now();
  const behind = (): string => {
    const entries = left.values().reduce((all, each) => all + each, 0);
    return entries === 0 ? "up to date" : `${entries} behind`;
  };
  return {
    add({ log, read, stored, rejected, next, end }: FollowStep): void {
      sum.read += read;
      sum.stored += stored;
      sum.rejected += rejected;
      left.set(log.log_id, Math.max(0, end - next));
      const now = system.screen.now();
      if (now - saidAt < LINE_MS) return;
      saidAt = now;
      complain(system, `${sum.read} entries read, ${behind()}`);
    },
    finish(ends: readonly { error: unknown }[] = []): void {
      const failed = ends.filter(({ error }) => error !== null).length;
      const rest = failed === 0
        ? behind()
        : `${failed} of ${counted(ends.length, "log")} not read to the end`;
      const rejected = sum.rejected === 0 ? "" : `, ${sum.rejected} could not be read`;
      const read = counted(sum.read, "entry", "entries");
      complain(system, `${read} read, ${sum.stored} stored${rejected}, ${rest}`);
    },
  };
}
