import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/** Below where systems take the ports of clients and of `listen(0)` from (32768 on Linux, 49152 by RFC 6335). */
const FIRST = 10_000;
const COUNT = 20_000;

/**
 * A port of 127.0.0.1 that is free for TCP and UDP, for a server that must be told one: bound once, then given up.
 * No test that runs beside takes it in the meantime but by the same dice.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const tcp = createServer().once("error", () => resolve(false)).listen(port, "127.0.0.1", () => {
      const udp = createSocket("udp4").once("error", () => tcp.close(() => resolve(false)));
      udp.bind(port, "127.0.0.1", () => udp.close(() => tcp.close(() => resolve(true))));
    });
  });
}
