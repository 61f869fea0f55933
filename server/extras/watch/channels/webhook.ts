import { Webhook } from "standardwebhooks";
import type { WatchEvent } from "../lib/mod.ts";
import { fetchDocument } from "../../../../lib/observe/mod.ts";
import { coverageLine, eventPage } from "../alert.ts";
import { type ChannelKind, type ChannelParts, publicName } from "../channel.ts";
import { InvalidParameter } from "../../../checks.ts";

/** Bytes of a response that are read: only its status matters. */
const ANSWER_BYTES = 4_096;

/**
 * Posts JSON to a URL, once.
 *
 * @throws {Error} When the response is not a success (2xx), or there is none.
 */
export async function postJson(
  url: URL,
  body: string,
  parts: Pick<ChannelParts, "dialer">,
  signal: AbortSignal,
  fields: readonly (readonly [string, string])[] = [],
): Promise<void> {
  const net = parts.dialer(url.href);
  const { response } = await fetchDocument(net, url.href, {
    userAgent: "deadringer",
    accept: "application/json, */*;q=0.1",
    maxBytes: ANSWER_BYTES,
    fields,
    post: { body: new TextEncoder().encode(body), contentType: "application/json" },
  }, signal);
  if (response.status >= 200 && response.status < 300) return;
  throw new Error(`${publicName(url)} answered ${response.status}`);
}

/**
 * The payload of one event: `type`, `timestamp` and `data`, as Standard Webhooks 1.0.0 recommends. Events of a run have
 * `coverage` too: which brands were looked at. `page` is the address of the web app that shows it, where there is one.
 */
export function payloadOf(event: WatchEvent, page: string | null, coverage?: string): string {
  const line = coverageLine([event], coverage);
  return JSON.stringify({
    type: `watch.${event.type}`,
    timestamp: new Date(event.at).toISOString(),
    data: event,
    ...page === null ? {} : { page: eventPage(event, page) },
    ...line === "" ? {} : { coverage: line },
  });
}

/**
 * Webhooks by Standard Webhooks 1.0.0: one POST an event, `webhook-id` is the event's id, so that a repeat is
 * recognised; signed with HMAC-SHA256 where there is a secret.
 */
export const webhookChannels: readonly ChannelKind[] = [{
  schemes: ["https:", "http:"],
  open(url, parts) {
    const { webhookSecret } = parts;
    let signer: Webhook | null;
    try {
      signer = webhookSecret === null ? null : new Webhook(
        webhookSecret,
        webhookSecret.startsWith("whsec_") ? {} : { format: "raw" },
      );
    } catch {
      throw new InvalidParameter("Cannot sign webhooks with this secret: after whsec_ give Base64");
    }
    return {
      name: publicName(url),
      combinesAbove: Infinity,
      async send(events, signal, coverage) {
        for (const event of events) {
          const body = payloadOf(event, parts.page, coverage);
          const sent = new Date(Math.floor(parts.now() / 1000) * 1000);
          const fields: [string, string][] = [
            ["webhook-id", event.id],
            ["webhook-timestamp", String(sent.getTime() / 1000)],
          ];
          if (signer !== null) fields.push(["webhook-signature", signer.sign(event.id, sent, body)]);
          await postJson(url, body, parts, signal, fields);
        }
      },
    };
  },
}];
