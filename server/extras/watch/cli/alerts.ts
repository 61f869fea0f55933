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
