import process from "node:process";
import { counted } from "../../../../lib/lines/mod.ts";
import { dialerFor } from "../../../io/source_fetch.ts";
import { type Channel, type ChannelParts, publicName } from "../channel.ts";
import { openChannel } from "../channels/mod.ts";
import { deliver, NotNow } from "../deliver.ts";
import { Deliveries } from "../deliveries.ts";
import { testEvent } from "../test_event.ts";
import { complain, EXIT } from "../../../cli/exit.ts";
import { openIo } from "../../../cli/lookup/io.ts";
import { proxyOf } from "../../../cli/proxy.ts";
import type { System } from "../../../cli/system.ts";
import { openChannels, PRINTED, readFileWatch } from "./brands.ts";
import { openState } from "./state.ts";
import type { WatchValues } from "./options.ts";

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
    writesHere: true,
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
    const channels = values.config === undefined
      ? openChannels(values.alert ?? [PRINTED], parts)
      : readFileWatch(values.config, parts, system).channels;
    for (const [url, channel] of channels) {
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

/** Sends alerts again whose delivery was given up: to the given channels, or to those that they are for. */
export async function sendReplay(values: WatchValues, system: System): Promise<number> {
  const { io, close } = await openIo({ ...values, plan: false }, system, undefined);
  try {
    const parts = channelParts(values, io.dns, system);
    const named = values.config === undefined
      ? new Map()
      : readFileWatch(values.config, parts, system).channels;
    const given = values.alert === undefined ? null : openChannels(values.alert, parts);
    const store = await openState(values.state);
    const taken = new Map<string, number>();
    let failed = false;
    const deliveries = new Deliveries({
      store,
      openChannel(_, url) {
        const channel = named.get(url) ??
          (given === null ? openChannel(url, parts) : given.get(url) ?? closedChannel(url));
        return countedChannel(channel, taken);
      },
      now: Date.now,
      log(_level, _message, { channel, error } = {}) {
        failed = true;
        complain(system, channel === undefined ? String(error) : `${channel}: ${error}`);
      },
      count: () => {},
    });
    try {
      for (const { id } of await store.list()) await store.replayAlerts(id, Date.now());
      deliveries.wake();
      await deliveries.idle();
      for (const [name, count] of taken) complain(system, `${name}: took ${counted(count, "alert")}`);
      return failed ? EXIT.failed : EXIT.done;
    } finally {
      await deliveries.close();
      await store.close();
    }
  } finally {
    await close();
  }
}

/** The same channel; what it takes is counted by its name. */
function countedChannel(channel: Channel, taken: Map<string, number>): Channel {
  return {
    ...channel,
    async send(events, signal, coverage) {
      await channel.send(events, signal, coverage);
      taken.set(channel.name, (taken.get(channel.name) ?? 0) + events.length);
    },
  };
}
