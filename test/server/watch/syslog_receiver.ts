import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A receiver of syslog over UDP and over TCP with octet counting (RFC 6587 section 3.4.1). */
export async function syslogReceiver(): Promise<
  { messages: string[]; udpPort: number; tcpPort: number; close: () => Promise<void> }
> {
  const messages: string[] = [];
  const udp = createSocket("udp4");
  udp.on("message", (message) => messages.push(message.toString()));
  udp.bind(0, "127.0.0.1");
  await once(udp, "listening");
  const tcp = createServer((socket) => {
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk)).on("end", () => {
      let rest = Buffer.concat(chunks);
      while (rest.length > 0) {
        const space = rest.indexOf(" ");
        const length = Number(rest.subarray(0, space).toString());
        messages.push(rest.subarray(space + 1, space + 1 + length).toString());
        rest = rest.subarray(space + 1 + length);
      }
      socket.end();
    });
  }).listen(0, "127.0.0.1");
  await once(tcp, "listening");
  return {
    messages,
    udpPort: udp.address().port,
    tcpPort: (tcp.address() as AddressInfo).port,
    close: async () => {
      udp.close();
      await new Promise((resolve) => tcp.close(resolve));
    },
  };
}
