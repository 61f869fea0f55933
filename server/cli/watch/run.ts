import process from "node:process";
import { atLeast, type Severity } from "../../../lib/watch/mod.ts";
import { type Io, lookup, SquatError, type StreamMessage } from "../../../mod.ts";
import { dialerFor } from "../../io/source_dialer.ts";
import type { Channel } from "../../watch/channel.ts";
import { openChannel } from "../../watch/channels/mod.ts";
import { deliver, replay } from "../../watch/deliver.ts";
import { type BrandGroup, readBrands } from "../../watch/brand_list.ts";
import { FeedNames } from "../../watch/feed_names.ts";
import { guardFeed, guardOnce, type GuardParts, readInterval, type Round } from "../../watch/guard.ts";
import { openGuardFile, readGuardFile } from "../../watch/guard_file.ts";
import { testEvent } from "../../watch/test_event.ts";
import { complain } from "../complain.ts";
import { EXIT } from "../exit.ts";
import { lookupOptions, openIo } from "../lookup/run.ts";
import { defined, type LookupValues } from "../lookup/options.ts";
import { linesOf } from "../match/lines.ts";
import { namesOfLine } from "../match/names_of_line.ts";
import { refang } from "../names.ts";
import { StatusLine } from "../output/status_line.ts";
import { proxyOf } from "../proxy.ts";
import { interruptCode, readList, type System } from "../system.ts";

/** The options of `watch`. */
export interface WatchValues extends Partial<Omit<LookupValues, "plan">> {
  state: string | undefined;
  brands: string | undefined;
  owned: string | undefined;
  feed: string | undefined;
  every: string | undefined;
  once: boolean;
  alert: string[] | undefined;
  "alert-from": Severity | undefined;
  "fail-on": Severity | undefined;
  "alert-on-first": boolean;
  "run-ok": boolean;
  limit: number | undefined;
}

const STATE_FILE = "deadringer-watch.json";
/** Look-alikes of a brand. */
const DEFAULT_LIMIT = 10_000;
const PRINTED = "-?format=text";

/** Jitter as a share of the interval, so that many guards do not send requests at the same moment. */
const JITTER = 0.05;

/** The channels of `--alert` by URL, opened before anything else so that a wrong one is refused at once. */
function openChannels(
  values: WatchValues,
  dns: Parameters<typeof dialerFor>[1],
  system: System,
): Map<string, Channel> {
  const { env } = process;
  const parts = {
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
  return new Map((values.alert ?? [PRINTED]).map((url) => [url, openChannel(url, parts)]));
}

async function brandsOf(
  args: readonly string[],
  values: WatchValues,
  system: System,
): Promise<BrandGroup[]> {
  const listed = values.brands === undefined ? [] : await readList(system, values.brands);
  const brands = readBrands([...args, ...listed], refang);
  if (brands.length === 0) throw new SquatError("invalid_parameter", `No domain in ${values.brands}`);
  return brands;
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
  const intervalMs = readInterval(values.every ?? "6h");
  const groups = await brandsOf(args, values, system);
  const brands = groups.flatMap(({ domains }) => domains);
  const owned = values.owned === undefined
    ? []
    : (await readList(system, values.owned)).map((name) => name.toLowerCase());
  const study = { ...values, plan: false } as LookupValues;
  const { io, close } = await openIo(study, system, world);
  const path = values.state ?? STATE_FILE;
  try {
    const channels = openChannels(values, io.dns, system);
    const options = await lookupOptions("squat", study, system);
    const limits = limitsOf(groups, values.limit ?? DEFAULT_LIMIT);
    const feed = values.feed === undefined
      ? null
      : new FeedNames({ domains: brands, owned, schedule: values.every ?? "6h", now: () => Date.now() });
    const file = openGuardFile(path);
    try {
      const parts: GuardParts = {
        file,
        channels,
        alertFrom: values["alert-from"] ?? "low",
        advance: {
          owned: { names: owned },
          alertOnFirst: values["alert-on-first"],
          runOk: values["run-ok"],
        },
        now: () => Date.now(),
        feed,
        lookup: (brand, more) => {
          const limit = limits.get(brand);
          return lookup(brand, { ...options, io, ...defined({ limit }), ...defined({ ...more }) });
        },
        onLine: values.quiet ? () => {} : progress(brands, system),
      };
      let failure: unknown;
      if (feed !== null) {
        const reading = readFeed(values.feed!, feed, system).catch((error) => {
          failure = error;
          feed.wake();
        });
        // With --once the feed is read to its end first, so that all of its names are studied.
        if (values.once) await reading;
      }
      for (;;) {
        if (failure !== undefined) throw failure;
        const round = await guardOnce(brands, parts, system.signal);
        report(round, groups, path, system, values.quiet === true);
        if (values.once) return exitCode(round, values["fail-on"] ?? "medium");
        const until = Date.now() + intervalMs * (1 + JITTER * (2 * Math.random() - 1));
        while (Date.now() < until) {
          await waitForFeed(feed, until, io, system.signal);
          if (failure !== undefined) throw failure;
          const { events, deliveries } = await guardFeed(parts, system.signal);
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
    if (type === "run_failed") complain(system, `${brand}: the look failed: ${reasons.join("; ")}`);
    else if (type === "run_incomplete") {
      complain(system, `${brand}: the look is incomplete: ${reasons.join("; ")}`);
    }
  }
}

function report(
  round: Round,
  groups: readonly BrandGroup[],
  path: string,
  system: System,
  quiet: boolean,
): void {
  complainAbout(round.events, round.deliveries, system);
  if (quiet) return;
  const { brands: states } = readGuardFile(path);
  for (const { name, domains } of groups) {
    const count = round.events.filter((event) => event.name !== null && domains.includes(event.brand)).length;
    const names = domains.flatMap((domain) => Object.values(states[domain]?.names ?? {}))
      .filter(({ phase }) => phase !== "gone").length;
    complain(
      system,
      `${name}: ${names} registered look-alikes, ${count === 0 ? "nothing changed" : `${count} changed`}`,
    );
  }
}

function exitCode({ events }: Round, failOn: Severity): number {
  if (events.some(({ name, severity }) => name !== null && atLeast(severity, failOn))) return EXIT.alert;
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
    complain(system, `${path} holds no brand yet`);
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
      `${brand}\n  looks           ${runs.count}\n  last look       ${timeOf(runs.lastAt)}\n` +
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
    for (const [url, channel] of openChannels(values, io.dns, system)) {
      const event = testEvent(Date.now());
      const sent = await deliver(
        [{ channel: url, event, attempts: 0, nextAt: 0, error: "" }],
        new Map([[url, channel]]),
        Date.now(),
        system.signal,
      );
      const { error } = sent.deliveries[0]!;
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
    const given = values.alert ?? [...new Set(file.state.outbox.map(({ channel }) => channel))];
    const channels = openChannels({ ...values, alert: given }, io.dns, system);
    const now = Date.now();
    const sent = await deliver(replay(file.state.outbox, now), channels, now, system.signal);
    file.save({ ...file.state, outbox: sent.outbox });
    for (const { channel, error, sent: count } of sent.deliveries) {
      complain(system, `${channel}: ${error === "" ? `took ${count} alerts` : error}`);
    }
    return sent.deliveries.some(({ error }) => error !== "") ? EXIT.failed : EXIT.done;
  } finally {
    file.close();
    await close();
  }
}
