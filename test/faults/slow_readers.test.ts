import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { scaled } from "./scale.ts";
import { quiet, rssOf, startStreams } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const STREAMS = scaled(40, 1_000);
const ROUNDS = scaled(3, 24);
/** Bytes that each reader takes in a round. */
const SIP = 64 * 1024;

/** A reader over HTTP/1.1 that takes only what it is told to, and checks every line. */
class SlowReader {
  readonly #socket: Socket;
  readonly #domain: string;
  #text = "";
  #line = -1;

  constructor(port: number, key: string, domain: string) {
    this.#domain = domain;
    this.#socket = connect({ port, host: "127.0.0.1" });
    this.#socket.on("error", () => {});
    this.#socket.write(
      `GET /v1/lookup/squat/${domain} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    );
  }

  async sip(bytes: number): Promise<void> {
    for (let left = bytes; left > 0;) {
      const data = this.#socket.read() as Uint8Array | null;
      if (data === null) {
        await once(this.#socket, "readable");
        continue;
      }
      left -= data.length;
      this.#text += new TextDecoder().decode(data);
    }
    this.#check();
  }

  /** Lines are whole between the frames of the chunked encoding, but for the one at the end. */
  #check(): void {
    const lines = this.#text.replace(/(^|\r\n)[0-9a-f]+\r\n/g, "").split("\n");
    this.#text = this.#text.slice(this.#text.lastIndexOf("\n", this.#text.length - 2_000) + 1);
    for (const line of lines) {
      const [, domain, number] = /"data":"(\S+) (\d+) [^"]{140}/.exec(line) ?? [];
      if (domain === undefined || Number(number) <= this.#line) continue;
      expect([domain, Number(number)]).toEqual([this.#domain, this.#line + 1]);
      this.#line++;
    }
  }

  get lines(): number {
    return this.#line + 1;
  }

  close(): void {
    this.#socket.destroy();
  }
}

test(`${STREAMS} readers that take next to nothing cost bounded memory, and get what is theirs`, {
  timeout: 600_000,
}, async () => {
  const { port, key, child, errors } = await startStreams(folder);
  const pid = child.pid!;
  const open = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => new SlowReader(port, key, `endless-${from + i}.com`));
  // What the first streams load and compile is not theirs.
  const first = open(10, 0);
  await Promise.all(first.map((reader) => reader.sip(1024 * 1024)));
  first.forEach((reader) => reader.close());
  await quiet(pid);
  const before = rssOf(pid);

  // Some at a time: a connection has 10 s to say hello, which a thousand at once can miss on a busy machine.
  const readers: SlowReader[] = [];
  while (readers.length < STREAMS) {
    const more = open(Math.min(100, STREAMS - readers.length), 100 + readers.length);
    await Promise.all(more.map((reader) => reader.sip(1_024)));
    readers.push(...more);
  }
  await quiet(pid);
  const each: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(readers.map((reader) => reader.sip(SIP)));
    await quiet(pid);
    each.push((rssOf(pid) - before) / STREAMS);
  }
  readers.forEach((reader) => reader.close());
  console.log(
    `${STREAMS} slow streams: KiB a stream after each round ${each.map((k) => k.toFixed(0)).join(" ")}, ` +
      `${before} KiB before`,
  );
  expect(Math.min(...readers.map((reader) => reader.lines))).toBeGreaterThan(100);
  // Few streams pay for a heap that nothing presses to shrink, on Deno 200 MB of it; what is unbounded is not flat.
  expect(Math.max(...each)).toBeLessThan(scaled(16_384, 256));
  // The first rounds drain what the machine's sockets hold; then the server goes on making lines.
  expect(each.at(-1)! - each.at(scaled(0, ROUNDS / 2))!).toBeLessThan(scaled(512, 32));
  expect(errors()).toBe("");
  child.kill("SIGKILL");
});
