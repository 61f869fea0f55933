/**
 * Listens for syslog, by datagrams and by streams on one port.
 * @module
 */
import { createSocket } from "node:dgram";
import { createServer, isIPv6, type Socket } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { syslogContent, SyslogFrames } from "./syslog_message.ts";

/** Streams at the same time; for one more, the one that was silent for longest is closed. */
const MOST_CONNECTIONS = 50;
/** What senders put behind a message in a datagram: CR, LF, NUL. */
const TRAILER: ReadonlySet<number> = new Set([13, 10, 0]);

/**
 * Listens for syslog. Nobody is asked who he is: whoever reaches the port can send any message.
 *
 * @param host Address to listen on.
 * @param port Port; 0 for a free one.
 * @param onContent Called with what programs gave to syslog.
 */
export async function listenSyslog(
  host: string,
  port: number,
  onContent: (content: string) => void,
) {
  const leftOut = { unknown: 0, tooLong: 0, closed: 0 };
  const take = (message: string): void => {
    const content = syslogContent(message);
    if (content === null) leftOut.unknown++;
    else onContent(content);
  };
  // In the order of their last messages.
  const streams = new Set<Socket>();
  const server = createServer((stream) => {
    const frames = new SyslogFrames();
    streams.add(stream);
    if (streams.size > MOST_CONNECTIONS) {
      leftOut.closed++;
      streams.values().next().value!.destroy();
    }
    stream.on("data", (chunk) => {
      streams.delete(stream);
      streams.add(stream);
      const before = frames.tooLong;
      try {
        frames.push(chunk as Uint8Array).forEach(take);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        leftOut.closed++;
        stream.destroy();
      }
      leftOut.tooLong += frames.tooLong - before;
    });
    // Who breaks off has said what he had to say.
    stream.on("error", () => {});
    stream.on("close", () => streams.delete(stream));
  });
  server.listen(port, host);
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  const datagrams = createSocket(isIPv6(host) ? "udp6" : "udp4");
  datagrams.on("message", (message) => {
    let end = message.length;
    while (end > 0 && TRAILER.has(message[end - 1]!)) end--;
    take(message.toString("utf8", 0, end));
  });
  try {
    datagrams.bind(own, host);
    await once(datagrams, "listening");
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    /** The port of both. */
    port: own,
    /**
     * What came that is not used: messages that are none of syslog, messages above 64 KiB, and streams that were closed,
     * since there were too many or their messages cannot be told apart.
     */
    leftOut: leftOut as Readonly<typeof leftOut>,
    /** Stops listening and closes all streams. */
    async close(): Promise<void> {
      const closed = [once(server, "close"), once(datagrams, "close")];
      server.close();
      datagrams.close();
      for (const stream of streams) stream.destroy();
      await Promise.all(closed);
    },
  };
}
