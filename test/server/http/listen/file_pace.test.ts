import { connect } from "node:net";
import { expect, test } from "vitest";
import { fileAnswer } from "../../../../server/wire/answer.ts";
import { FilePace, MIN_BYTES_PER_SECOND } from "../../../../server/http/listen/listen.ts";
import { listen } from "../../../../server/http/listen/mod.ts";

const FILE = { "content-length": "20000000" };

/** Seconds after which a reader at that speed is too slow; null when it never is. */
function dropped(headers: Record<string, string>, bytesPerSecond: number): number | null {
  const pace = new FilePace(headers, 60_000);
  for (let second = 1; second <= 3_600; second++) if (pace.isTooSlow(bytesPerSecond, 1_000)) return second;
  return null;
}

test("a reader of a file takes it at some speed, after a minute of grace; a lookup goes at its reader's pace", () => {
  expect(dropped(FILE, MIN_BYTES_PER_SECOND)).toBeNull();
  expect(dropped(FILE, MIN_BYTES_PER_SECOND - 1)).toBe(61);
  expect(dropped({}, 1)).toBeNull();
  // What was fast at first may pause as long as the average holds.
  const pace = new FilePace(FILE, 60_000);
  expect(pace.isTooSlow(100 * MIN_BYTES_PER_SECOND, 1_000)).toBe(false);
  expect(pace.isTooSlow(1, 90_000)).toBe(false);
  expect(pace.isTooSlow(1, 90_000)).toBe(true);
});

test("a file is read from the disk as its reader takes it", async () => {
  const PIECES = 2_000, PIECE = 65_536;
  let [read, ended] = [0, false];
  const handle = () =>
    Promise.resolve(fileAnswer({
      size: PIECES * PIECE,
      async *parts() {
        try {
          for (; read < PIECES; read++) yield await Promise.resolve(new Uint8Array(PIECE));
        } finally {
          ended = true;
        }
      },
    }, {}));
  const listener = await listen({ handle }, { host: "127.0.0.1", port: 0, writeStallMs: 300 });
  const socket = connect({ port: listener.port, host: "127.0.0.1" }).on("error", () => {});
  try {
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    // The reader takes nothing, and is disconnected; what was read fits in the buffers of the system.
    await expect.poll(() => ended, { timeout: 10_000 }).toBe(true);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(PIECES / 4);
  } finally {
    socket.destroy();
    await listener.close(0);
  }
});
