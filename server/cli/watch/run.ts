import process from "node:process";
import { atLeast, type Severity, type WatchEvent } from "../../../lib/watch/mod.ts";
import { type Io, lookup, type LookupOptions, type StreamMessage } from "../../../mod.ts";
import { dialerFor } from "../../io/source_dialer.ts";
import type { ChannelParts } from "../../watch/channel.ts";
import { coverageOf } from "../../watch/coverage.ts";
import { deliver, replay } from "../../watch/deliver.ts";
import type { BrandGroup } from "../../watch/brand_list.ts";
import { FeedNames } from "../../watch/feed_names.ts";
import { guardFeed, guardOnce, type GuardParts, type Round, sendDue } from "../../watch/guard.ts";
import { openGuardFile, readGuardFile } from "../../watch/guard_file.ts";
import { testEvent } from "../../watch/test_event.ts";
import { complain } from "../complain.ts";
import { EXIT } from "../exit.ts";
import { lookupOptions, openIo } from "../lookup/run.ts";
import { defined, type LookupValues } from "../lookup/options.ts";
import { linesOf } from "../match/lines.ts";
import { namesOfLine } from "../match/names_of_line.ts";
import { channelsOfFile, type GuardedBrand, guardedBrands, openChannels, PRINTED } from "./guarded_brands.ts";
import { notCovered, roundCoverage } from "./rounds.ts";
import type { WatchValues } from "./values.ts";
import { StatusLine } from "../output/status_line.ts";
import { proxyOf } from "../proxy.ts";
import { interruptCode, type System } from "../system.ts";

const STATE_FILE = "deadringer-watch.json";
/** Look-alikes of a brand. */
const DEFAULT_LIMIT = 10_000;
/** Dependencies of the channels. */
function channelParts(
  values: WatchValues,
  dns: Parameters<typeof dialerFor>[1],
  system: System,
): ChannelParts {
  const { env } = process;
  return {
    dialer: (url: string) => dialerFor(url, dns, proxyOf(values.proxy)),
    webhookSecret: env["DEADRINGER_WEBHOOK_SECRET"] || null,
    smtpUrl: env["DEADRINGER_SMTP"] || null,
    mailFrom: env["DEADRINGER_MAIL_FROM"] || null,
    mailTo: [],
    now: () => Date.now(),
    print: (text: string) => system.print(text),
    writesHere: true,
    syslogHosts: null,
  };
}

/** Most look-alikes of each domain: a brand's domains share its limit, so that a large brand costs no more than others. */
function limitsOf(brands: readonly BrandGroup[], limit: number): Map<string, number> {
  return new Map(
    brands.flatMap(({ domains }) =>
      domains.map((domain) => [domain, Math.max(1, Math.floor(limit / domains.length))] as const)
    ),
  );
}

/** Reads names of a file or stdin into the feed until it ends. */
async function readFeed(path: string, feed: FeedNames, system: System): Promise<void> {
  for await (const line of linesOf(path, system.signal)) {
    for (const name of namesOfLine(line)) feed.add(name);
  }
}

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
  const study = { ...values, plan: false } as LookupValues;
  const { io, close } = await openIo(study, system, world);
  const path = values.state ?? STATE_FILE;
  try {
    const groups = await guardedBrands(args, values, channelParts(values, io.dns, system), system);
    const domains = groups.flatMap((group) => group.domains);
    const options = await lookupOptions("squat", study, system);
    const limits = limitsOf(groups, values.limit ?? DEFAULT_LIMIT);
    const feed = values.feed === undefined ? null : feedOf(groups);
    const file = openGuardFile(path);
    try {
      const allClearAt = new Map<GuardedBrand, number>();
      const partsOf = (group: GuardedBrand): GuardParts => ({
        file,
        channels: group.channels,
        alertFrom: group.alertFrom,
        advance: {
          owned: { names: group.owned, domains: group.domains },
          rules: group.rules,
          alertOnFirst: group.alertOnFirst,
          runOk: group.allClearMs !== null &&
            Date.now() >= (allClearAt.get(group) ?? -Infinity) + group.allClearMs,
        },
        now: () => Date.now(),
        feed,
        lookup: (domain, more) =>
          lookup(domain, {
            ...options,
            ...group.words.length === 0 ? {} : { permute: withWords(options.permute, group.words) },
            io,
            ...defined({ limit: limits.get(domain) }),
            ...defined({ ...more }),
          }),
        onLine: values.quiet ? () => {} : progress(domains, system),
      });
      let failure: unknown;
      if (feed !== null) {
        const reading = readFeed(values.feed!, feed, system).catch((error) => {
          failure = error;
          feed.wake();
        });
        // With --once the feed is read to its end first, so that all of its names are studied.
        if (values.once) await reading;
      }
      const dueAt = new Map(groups.map((group) => [group, 0]));
      let failOn: Round["events"] = [];
      const covered = new Map(groups.map((group) => [group, notCovered(group)]));
      for (;;) {
        if (failure !== undefined) throw failure;
        const isDue = groups.some((group) => dueAt.get(group)! <= Date.now());
        for (const group of groups) {
          const now = Date.now();
          if (dueAt.get(group)! > now) continue;
          const parts = partsOf(group);
          const round = await guardOnce(group.domains, parts, system.signal);
          if (parts.advance.runOk) allClearAt.set(group, now);
          dueAt.set(group, group.next(Date.now()));
          covered.set(group, roundCoverage(group, round.events, now));
          report(round, group, path, system, values.quiet === true);
          failOn = values.once ? [...failOn, ...round.events] : [];
        }
        if (isDue && !values.quiet) complain(system, coverageOf([...covered.values()], Date.now()).text);
        if (values.once) return exitCode(failOn, values["fail-on"] ?? "medium");
        await waitForFeed(feed, Math.min(...dueAt.values()), io, system.signal);
        if (failure !== undefined) throw failure;
        for (const group of feed === null ? [] : groups) {
          const { events, deliveries } = await guardFeed(group.domains, partsOf(group), system.signal);
          complainAbout(events, deliveries, system);
        }
      }
    } finally {
      file.close();
    }
  } catch (error) {
    if (system.signal.aborted) return interruptCode(system);
    throw error;
  } finally {
    await close();
  }
}

/** Options of permutation, with the words of a brand. */
function withWords(options: LookupOptions["permute"], words: readonly string[]): LookupOptions["permute"] {
  return { ...options, words: [...options?.words ?? [], ...words] };
}

/** The feed of names that imitate a brand; its retries follow the schedule of the first brand. */
function feedOf(groups: readonly GuardedBrand[]): FeedNames {
  const [{ schedule, timezone }] = groups as readonly [GuardedBrand];
  return new FeedNames({
    domains: groups.flatMap(({ domains }) => domains),
    owned: groups.flatMap(({ owned }) => owned),
    schedule,
    timezone,
    now: () => Date.now(),
  });
}

/** Waits until the feed has a name or one is due again, at most until the next round. */
async function waitForFeed(
  feed: FeedNames | null,
  until: number,
  io: Io,
  signal: AbortSignal,
): Promise<void> {
  const ended = new AbortController();
  const wait = Math.max(0, Math.min(until, feed?.nextAt() ?? Infinity) - Date.now());
  const slept = io.sleep(wait, AbortSignal.any([signal, ended.signal]));
  try {
    await Promise.race([slept, ...feed === null ? [] : [feed.next()]]);
  } finally {
    slept.catch(() => {});
    ended.abort();
  }
}

/** The line of progress on the terminal, for the domain of the current run. */
function progress(brands: readonly string[], system: System): NonNullable<GuardParts["onLine"]> {
  const screen = system.statusScreen;
  if (screen === undefined) return () => {};
  let status: StatusLine | undefined;
  return (brand, line: StreamMessage) => {
    if (status === undefined) {
      status = new StatusLine(screen);
      status.label = brands.length === 1 ? brand : `${brands.indexOf(brand) + 1}/${brands.length} ${brand}`;
    }
    if (line.op !== "Meta" || line.data.kind === "Progress" || line.data.kind === "StoredResult") {
      return status.add(line);
    }
    status.clear();
    status = undefined;
  };
}

function complainAbout(
  events: Round["events"],
  deliveries: Round["deliveries"],
  system: System,
): void {
  for (const { channel, error } of deliveries) {
    if (error !== "") complain(system, `${channel}: ${error}; its alerts are sent again later`);
  }
  for (const { type, brand, reasons } of events) {
    if (type === "run_failed") complain(system, `${brand}: the run failed: ${reasons.join("; ")}`);
    else if (type === "run_incomplete") {
      complain(system, `${brand}: the run is incomplete: ${reasons.join("; ")}`);
    }
  }
}

function report(
  round: Round,
  { name, domains }: BrandGroup,
  path: string,
  system: System,
  quiet: boolean,
): void {
  complainAbout(round.events, round.deliveries, system);
  if (quiet || round.events.some(({ type }) => type === "run_failed")) return;
  const { brands: states } = readGuardFile(path);
  const count = round.events.filter((event) => event.name !== null).length;
  const isFirst = domains.some((domain) => states[domain]?.runs.count === 1);
  const names = domains.flatMap((domain) => Object.values(states[domain]?.names ?? {}))
    .filter(({ phase }) => phase !== "gone").length;
  complain(
    system,
    `${name}: ${names} registered look-alikes, ${
      isFirst ? "first run" : count === 0 ? "nothing changed" : `${count} changed`
    }`,
  );
}

function exitCode(events: Round["events"], failOn: Severity): number {
  const isFound = ({ name, type }: WatchEvent) => name !== null || type === "run_first";
  if (events.some((event) => isFound(event) && atLeast(event.severity, failOn))) return EXIT.alert;
  if (events.some(({ type }) => type === "run_failed")) return EXIT.failed;
  return events.some(({ type }) => type === "run_incomplete") ? EXIT.incomplete : EXIT.done;
}

const timeOf = (ms: number | null): string =>
  ms === null ? "never" : new Date(ms).toISOString().slice(0, 19) + "Z";

/** Prints the state of each brand, and the undelivered alerts. */
export async function showStatus(state: string | undefined, system: System): Promise<number> {
  const path = state ?? STATE_FILE;
  const { brands, outbox } = readGuardFile(path);
  if (Object.keys(brands).length === 0) {
    complain(system, `There are no watched brands in ${path}: start with deadringer watch DOMAIN`);
    return EXIT.failed;
  }
  for (const { brand, runs, names, unanswered } of Object.values(brands)) {
    const phases = new Map<string, number>();
    for (const { phase, owned } of Object.values(names)) {
      const word = phase === "gone"
        ? "gone"
        : owned !== undefined
        ? "yours"
        : phase === "dormant"
        ? "dormant"
        : "active";
      phases.set(word, (phases.get(word) ?? 0) + 1);
    }
    const counts = ["active", "dormant", "yours", "gone"].flatMap((word) =>
      phases.has(word) ? [`${phases.get(word)} ${word}`] : []
    );
    await system.print(
      `${brand}\n  runs            ${runs.count}\n  last run        ${timeOf(runs.lastAt)}\n` +
        `  last complete   ${timeOf(runs.lastCompleteAt)}\n  look-alikes     ${
          counts.join(", ") || "none"
        }\n` +
        (unanswered.length === 0 ? "" : `  never answered  ${unanswered.length}\n`),
    );
  }
  const dead = outbox.filter(({ nextAt }) => nextAt === null).length;
  await system.print(
    `alerts on their way: ${outbox.length - dead}${
      dead === 0 ? "" : `, given up: ${dead} (deadringer watch replay)`
    }\n`,
  );
  return EXIT.done;
}

/** Sends one test alert to each channel. */
export async function sendTest(values: WatchValues, system: System): Promise<number> {
  const { io, close } = await openIo({ ...values, plan: false } as LookupValues, system, undefined);
  try {
    let failed = false;
    const parts = channelParts(values, io.dns, system);
    const channels = values.config === undefined
      ? openChannels(values.alert ?? [PRINTED], parts)
      : await channelsOfFile(values.config, parts);
    for (const [url, channel] of channels) {
      const event = testEvent(Date.now());
      const alert = { channel: url, event, attempts: 0, nextAt: 0, error: "" };
      const { error } = await deliver(channel, [alert], { now: () => Date.now(), signal: system.signal });
      failed ||= error !== "";
      complain(system, `${channel.name}: ${error === "" ? "took the test alert" : error}`);
    }
    return failed ? EXIT.failed : EXIT.done;
  } finally {
    await close();
  }
}

/** Sends alerts again whose delivery was given up. */
export async function sendReplay(values: WatchValues, system: System): Promise<number> {
  const { io, close } = await openIo({ ...values, plan: false } as LookupValues, system, undefined);
  const file = openGuardFile(values.state ?? STATE_FILE);
  try {
    const parts = channelParts(values, io.dns, system);
    const named = values.config === undefined ? new Map() : await channelsOfFile(values.config, parts);
    const waiting = new Set(file.state.outbox.map(({ channel }) => channel));
    const given = values.alert ?? [...waiting].filter((url) => !named.has(url));
    const channels = new Map([...named, ...openChannels(given, parts)]);
    file.state.outbox = file.state.outbox.map((alert) => replay(alert, Date.now()));
    const deliveries = await sendDue({ file, channels, now: () => Date.now() }, system.signal);
    for (const { channel, error, sent } of deliveries) {
      complain(system, `${channel}: ${error === "" ? `took ${sent} alerts` : error}`);
    }
    return deliveries.some(({ error }) => error !== "") ? EXIT.failed : EXIT.done;
  } finally {
    file.close();
    await close();
  }
}
