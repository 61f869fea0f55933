import process from "node:process";
import { dialerFor } from "../../../io/source_fetch.ts";
import { type Channel, type ChannelParts, publicName } from "../channel.ts";
import { deliver, NotNow } from "../deliveries.ts";
import { testEvent } from "../alert.ts";
import { complain, EXIT } from "../../../cli/exit.ts";
import { openIo } from "../../../cli/lookup/io.ts";
import { proxyOf } from "../../../cli/proxy.ts";
import type { System } from "../../../cli/system.ts";
import { openChannels, PRINTED } from "./brands.ts";
import { folderOf, newestStates, readOnlyState } from "./state.ts";
import type { WatchValues } from "./options.ts";
import type { Ended } from "../../../cli/command.ts";
import type { WatchState } from "../lib/mod.ts";

/** Milliseconds after which the alerts of a channel that is not open are due again. */
const CLOSED_MS = 600_000;

/** Dependencies of the channels. */
export function channelParts(
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
    page: null,
  };
}

/** A channel that earlier alerts are for, and that this process does not have: they wait. */
export function closedChannel(url: string): Channel {
  const name = URL.canParse(url) ? publicName(new URL(url)) : url;
  const send = () =>
    Promise.reject(new NotNow("earlier alerts are for it, and it is not given now", Date.now() + CLOSED_MS));
  return { name, combinesAbove: 0, send };
}

/** Sends one test alert to each channel. */
export async function sendTest(values: WatchValues, system: System): Promise<number> {
  const { io, close } = await openIo({ ...values, plan: false }, system, undefined);
  try {
    let failed = false;
    const parts = channelParts(values, io.dns, system);
    for (const [url, channel] of openChannels(values.alert ?? [PRINTED], parts)) {
      const event = testEvent(Date.now());
      const alert = { channel: url, event, attempts: 0, nextAt: 0, error: "" };
      const { error } = await deliver(channel, [alert], { now: Date.now, signal: system.signal });
      failed ||= error !== "";
      complain(system, `${channel.name}: ${error === "" ? "took the test alert" : error}`);
    }
    return failed ? EXIT.failed : EXIT.done;
  } finally {
    await close();
  }
}

const timeOrNever = (ms: number | null): string =>
  ms === null ? "never" : new Date(ms).toISOString().slice(0, 19) + "Z";

/** Prints the state of each domain, and the undelivered alerts. */
export async function showStatus(path: string | undefined, system: System): Promise<Ended> {
  const store = readOnlyState(path);
  try {
    const brands = await store?.list() ?? [];
    const domains = store === null ? [] : await newestStates(store);
    let onTheirWay = 0, givenUp = 0;
    const figures = await store?.figures(brands.map(({ id }) => id)) ?? new Map();
    for (const { alerts_waiting, alerts_given_up } of figures.values()) {
      [onTheirWay, givenUp] = [onTheirWay + alerts_waiting, givenUp + alerts_given_up];
    }
    if (domains.length === 0) {
      complain(
        system,
        `There are no watched brands in ${folderOf(path)}: start with deadringer watch DOMAIN`,
      );
      return EXIT.failed;
    }
    for (const each of domains) await system.print(statusOf(each));
    await system.print(
      `alerts on their way: ${onTheirWay}${
        givenUp === 0 ? "" : `, given up until the next start: ${givenUp}`
      }\n`,
    );
  } finally {
    await store?.close();
  }
}

function statusOf({ brand, runs, names, unanswered }: WatchState): string {
  const phases = Object.values(names).map(({ phase, owned }) =>
    phase === "gone" ? "gone" : owned !== undefined ? "yours" : phase === "dormant" ? "dormant" : "active"
  );
  const counts = (["active", "dormant", "yours", "gone"] as const).flatMap((word) => {
    const count = phases.filter((each) => each === word).length;
    return count === 0 ? [] : [`${count} ${word}`];
  });
  return `${brand}\n  runs            ${runs.count}\n  last run        ${timeOrNever(runs.lastAt)}\n` +
    `  last complete   ${timeOrNever(runs.lastCompleteAt)}\n  look-alikes     ${
      counts.join(", ") || "none"
    }\n` +
    (unanswered.length === 0 ? "" : `  never answered  ${unanswered.length}\n`);
}
