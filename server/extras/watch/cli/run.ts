import { counted } from "../../../../lib/lines/mod.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { atLeast, type Severity, type WatchEvent } from "../lib/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import { lookup, type LookupOptions } from "../../../../mod.ts";
import type { StreamMessage } from "../../../../lib/model.ts";
import type { Log } from "../../../io/log.ts";
import type { BrandRecord, ClaimedBrand, LookOutcome, WatchStore } from "../store/mod.ts";
import { coverageOf, readCoverage } from "../coverage.ts";
import { NameTrigger } from "../name_trigger.ts";
import { Watcher } from "../watcher.ts";
import { complain, EXIT, UsageError } from "../../../cli/exit.ts";
import { openIo } from "../../../cli/lookup/io.ts";
import { lookupOptions } from "../../../cli/lookup/request.ts";
import { domainFault } from "../../../names/domain_fault.ts";
import { openList, wantedNames } from "../../../cli/list_file.ts";
import { StatusLine } from "../../../cli/output/progress.ts";
import { interruptCode, type System } from "../../../cli/system.ts";
import { channelParts, closedChannel } from "./alerts.ts";
import { type LocalBrands, localBrands, storeBrands } from "./brands.ts";
import { newestStates, openState } from "./state.ts";
import type { WatchValues } from "./options.ts";

/** Look-alikes of a domain. */
const DEFAULT_LIMIT = 10_000;
/** Milliseconds between two looks for what is due. */
const DUE_TICK_MS = 5_000;

/**
 * Watches the brands: once, or until it is stopped. Returns the exit code. `world` replaces the network of this
 * machine.
 */
export async function runWatch(
  args: readonly string[],
  values: WatchValues,
  system: System,
  world?: Io,
): Promise<number> {
  const study = { ...values, plan: false };
  const { io, close } = await openIo(study, system, world);
  try {
    const local = await localBrands(args, values, channelParts(values, io.dns, system), system);
    const options = { ...await lookupOptions("squat", study, system), io };
    const store = await openState(values.state);
    const watch = new LocalWatch(store, local, options, values, system);
    try {
      return await watch.run();
    } finally {
      await watch.close();
      await store.close();
    }
  } catch (error) {
    if (system.signal.aborted) return interruptCode(system);
    throw error;
  } finally {
    await close();
  }
}

/** A watcher on a terminal: it reports on stderr, and ends with an exit code. */
class LocalWatch {
  readonly #store: WatchStore;
  readonly #local: LocalBrands;
  readonly #values: WatchValues;
  readonly #system: System;
  readonly #watcher: Watcher;
  readonly #failed = new AbortController();
  /** Brands whose first round of this process is not over. */
  readonly #waiting = new Set<string>();
  /** Events of this process, and of each brand's current round. */
  readonly #events: WatchEvent[] = [];
  readonly #round = new Map<string, WatchEvent[]>();
  /** Names of the channels that did not take an alert. */
  readonly #untaken = new Set<string>();
  #hasNews = false;

  constructor(
    store: WatchStore,
    local: LocalBrands,
    options: LookupOptions & { io: Io },
    values: WatchValues,
    system: System,
  ) {
    this.#store = store;
    this.#local = local;
    this.#values = values;
    this.#system = system;
    const onLine = values.quiet === true ? () => {} : progressLine(local, system);
    const { limit = DEFAULT_LIMIT } = values;
    this.#watcher = new Watcher({
      store,
      mostRuns: 1,
      async *lookup({ domain, names, permutations, words, brands }, signal) {
        const permute = { ...options.permute, words: [...options.permute?.words ?? [], ...words] };
        for await (
          const line of lookup(domain, { ...options, permute, names, permutations, brands, signal, limit })
        ) {
          onLine(domain, line);
          yield line;
        }
      },
      openChannel: (_, url) => local.channels.get(url) ?? closedChannel(url),
      now: Date.now,
      log: channelLog(system, (error) => {
        if (values.once) this.#failed.abort(error);
      }, this.#untaken),
      count: () => {},
      onRun: (brand, outcome, isLast) => this.#report(brand, outcome, isLast),
    });
  }

  /** Runs every brand at once, then when it is due. Resolves with the exit code. */
  async run(): Promise<number> {
    const { once, feed, pattern } = this.#values;
    if (feed === undefined && pattern !== undefined) throw new UsageError("--pattern goes with --feed");
    const store = this.#store;
    const signal = AbortSignal.any([this.#system.signal, this.#failed.signal]);
    signal.throwIfAborted();
    const stop = () => void this.close();
    signal.addEventListener("abort", stop, { once: true });
    try {
      const brands = await this.#start();
      const reading = feed === undefined
        ? undefined
        : this.#readFeed(feed, new NameTrigger(store, Date.now), signal);
      // With --once the feed is read to its end first, so that all of its names are studied.
      if (once) await reading;
      for (;;) {
        await this.#watcher.tick();
        signal.throwIfAborted();
        if (this.#hasNews) await this.#reportCoverage(brands);
        if (once && this.#waiting.size === 0) {
          const isLost = this.#local.channels.values().some(({ name }) => this.#untaken.has(name));
          return exitCode(this.#events, isLost, this.#values["fail-on"]);
        }
        await sleep(DUE_TICK_MS, undefined, { signal });
      }
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  /** Ends the current runs and deliveries. Idempotent. */
  close(): Promise<void> {
    return this.#watcher.close();
  }

  /** Makes the stored brands those of this process, in their order, all of them due with their alerts. */
  async #start(): Promise<ReadonlySet<string>> {
    const store = this.#store;
    const now = Date.now();
    const states = await newestStates(store);
    const pastOf = (domains: readonly string[]) => states.filter(({ brand }) => domains.includes(brand));
    await storeBrands(this.#local, store, now, pastOf);
    const order = this.#local.brands.map(({ name }) => name);
    const place = ({ settings: { name } }: BrandRecord) => order.indexOf(name);
    for (const brand of await store.list()) {
      if (brand.settings.paused) continue;
      await store.update({ ...brand, next_run_at: now - order.length + place(brand) });
      // Alerts that no channel took for a day: it may take them by now.
      await store.replayAlerts(brand.id, now);
      this.#waiting.add(brand.id);
    }
    return new Set(this.#waiting);
  }

  /** Reads names of a file or stdin until it ends, and compares those of each row. */
  async #readFeed(path: string, trigger: NameTrigger, signal: AbortSignal): Promise<void> {
    try {
      const { rows, tally } = openList(this.#system, path, "names", { isFeed: true });
      const wanted = await wantedNames(this.#values.pattern);
      for await (const { line, names } of rows) {
        signal.throwIfAborted();
        const usable = names.filter(wanted).filter((name) => {
          const why = domainFault(name);
          if (why !== null) tally.refuse(line, why);
          return why === null;
        });
        if (usable.length === 0) continue;
        if (await trigger.offer(usable) > 0 && !this.#values.once) void this.#watcher.tick();
      }
    } catch (error) {
      this.#failed.abort(error);
    }
  }

  async #report(brand: ClaimedBrand, { events, state }: LookOutcome, isLast: boolean): Promise<void> {
    const { deliveries } = this.#watcher;
    // What is printed as an alert comes before what is said about the run.
    deliveries.wake();
    await deliveries.idle();
    for (const { type, reasons } of events) {
      const what = type === "run_failed" ? "failed" : type === "run_incomplete" ? "is incomplete" : null;
      if (what !== null) complain(this.#system, `${state.brand}: the run ${what}: ${reasons.join("; ")}`);
    }
    if (this.#values.once) this.#events.push(...events);
    const round = [...this.#round.get(brand.id) ?? [], ...events];
    this.#round.set(brand.id, round);
    if (!isLast) return;
    this.#round.delete(brand.id);
    this.#waiting.delete(brand.id);
    this.#hasNews = true;
    // A run that failed or is incomplete has said so, and saw no "nothing".
    const isLook = round.every(({ type }) => type !== "run_failed" && type !== "run_incomplete");
    if (this.#values.quiet || !isLook) return;
    const states = [...(await this.#store.states(brand.id)).values()];
    const count = round.filter(({ name }) => name !== null).length;
    const names = states.flatMap((each) => Object.values(each.names)).filter(({ phase }) => phase !== "gone");
    const what = states.some(({ runs }) => runs.count === 1)
      ? "first run"
      : count === 0
      ? "nothing changed"
      : `${count} changed`;
    complain(
      this.#system,
      `${brand.settings.name}: ${counted(names.length, "registered look-alike")}, ${what}`,
    );
  }

  async #reportCoverage(brands: ReadonlySet<string>): Promise<void> {
    this.#hasNews = false;
    await this.#watcher.prune();
    if (this.#values.quiet) return;
    const watched = (await this.#store.list()).filter(({ id }) => brands.has(id));
    const now = Date.now();
    complain(this.#system, coverageOf(await readCoverage(watched, this.#store, now), now).text);
  }
}

/** Says once that a channel takes no alerts, and notes it; `onError` gets what should not happen. */
function channelLog(system: System, onError: (error: Error) => void, untaken: Set<string>): Log {
  const said = new Set<string>();
  return (level, message, fields = {}) => {
    const { channel, error } = fields;
    const text = channel === undefined
      ? `${message}: ${error}`
      : `${channel}: ${error}; its alerts are sent again later`;
    if (level === "error") onError(new Error(text));
    if (channel !== undefined) untaken.add(String(channel));
    if (!said.has(text)) complain(system, text);
    said.add(text);
  };
}

/** Returns a line of progress on the terminal, for the domain of the current run. */
function progressLine(
  { brands }: LocalBrands,
  system: System,
): (domain: string, line: StreamMessage) => void {
  const screen = system.statusScreen;
  if (screen === undefined) return () => {};
  const domains = brands.flatMap((brand) => brand.domains);
  let status: StatusLine | undefined;
  return (domain, line) => {
    if (status === undefined) {
      status = new StatusLine(screen);
      status.label = domains.length === 1
        ? domain
        : `${domains.indexOf(domain) + 1}/${domains.length} ${domain}`;
    }
    if (line.op !== "Meta" || line.data.kind === "Progress" || line.data.kind === "StoredResult") {
      return status.add(line);
    }
    status.clear();
    status = undefined;
  };
}

/** The exit code after an event that somebody wants to know of. */
const ALERT = 10;

function exitCode(events: readonly WatchEvent[], isLost: boolean, failOn: Severity = "medium"): number {
  const isFound = ({ name, type }: WatchEvent) => name !== null || type === "run_first";
  if (events.some((event) => isFound(event) && atLeast(event.severity, failOn))) return ALERT;
  if (isLost || events.some(({ type }) => type === "run_failed")) return EXIT.failed;
  return events.some(({ type }) => type === "run_incomplete") ? EXIT.incomplete : EXIT.done;
}
