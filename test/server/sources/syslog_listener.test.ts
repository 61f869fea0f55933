import { createSocket } from "node:dgram";
import { expect, test } from "vitest";
import { listenSyslog } from "../../../server/sources/syslog_listener.ts";

test("what a datagram ends with is looked at once, wherever it stands", async () => {
  const got: string[] = [];
  const listener = await listenSyslog("127.0.0.1", 0, (content) => got.push(content));
  const sender = createSocket("udp4");
  const send = (text: string) =>
    new Promise<void>((resolve, reject) => {
      sender.send(text, listener.port, "127.0.0.1", (error) => error ? reject(error) : resolve());
    });
  try {
    // Each is read before the next is sent; what is not linear does not end.
    for (let n = 1; n <= 30; n++) {
      await send(`<34>Oct 11 22:14:15 host app: ${"\n\r\0".repeat(20_000)}${n}`);
      await expect.poll(() => got.length, { interval: 5 }).toBe(n);
    }
    await send("<34>Oct 11 22:14:15 host app: last\r\n\0\n");
    await expect.poll(() => got.at(-1), { interval: 5 }).toBe("last");
  } finally {
    sender.close();
    await listener.close();
  }
});
