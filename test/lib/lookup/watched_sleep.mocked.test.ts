import { afterEach, expect, test, vi } from "vitest";
import { lookup, SquatError } from "../../../mod.ts";
import type { Io } from "../../../lib/io.ts";
import { dnsIo, SOA } from "../net/world.ts";

afterEach(() => void vi.useRealTimers());

const io = dnsIo(["192.0.2.53"], (name) =>
  Promise.resolve({
    rcode: name === "example.com" ? "NOERROR" : "NXDOMAIN",
    authoritative: false,
    answers: [],
    soa: SOA,
    resolver: "192.0.2.53",
  }));
const never = new Promise<void>(() => {});

async function failureOf(sleep: Io["sleep"], more: Partial<Io> = {}): Promise<unknown> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const options = { io: { ...io, ...more, sleep }, names: ["exmple.com"], permutations: false };
  const failure = Array.fromAsync(lookup("example.com", options)).then(() => null, (error) => error);
  // Timers fire in the order of their time; what waits for them comes between two.
  for (let round = 0; round < 100; round++) await vi.advanceTimersByTimeAsync(1_000);
  return await Promise.race([failure, Promise.resolve("hangs")]);
}

test.each<[string, Io["sleep"], string]>([
  ["no pause ends", () => never, "did not end within 30 s"],
  ["only those of no time end", (ms) => ms === 0 ? Promise.resolve() : never, "did not end within 30 s"],
  ["a pause rejects", () => Promise.reject(new Error("no clock")), "no clock"],
  ["a pause throws", () => {
    throw new Error("no timers");
  }, "no timers"],
  [
    "only long ones reject",
    (ms) => ms > 200 ? Promise.reject(new Error("too long")) : Promise.resolve(),
    "too long",
  ],
])("a lookup ends with Error where of its io %s", async (_, sleep, why) => {
  const error = await failureOf(sleep);
  expect(error).toBeInstanceOf(SquatError);
  expect((error as SquatError).code).toBe("invalid_parameter");
  expect((error as SquatError).message).toMatch(/^Cannot use io: its sleep\(\d+\) failed/);
  expect((error as SquatError).message).toContain(why);
});

test("where pauses end at once the deadline does too: Timeout, and nothing goes on behind it", async () => {
  const error = await failureOf(() => Promise.resolve(), {
    dns: { ...io.dns, query: () => new Promise(() => {}) },
  });
  expect(error).toMatchObject({ code: "deadline" });
});

test("an io whose members are getters and methods of a class is used as it is", async () => {
  class Own implements Io {
    readonly #dns = io.dns;
    readonly #none = null;
    #naps = 0;
    get dns(): Io["dns"] {
      return this.#dns;
    }
    get net(): null {
      return this.#none;
    }
    get geo(): null {
      return this.#none;
    }
    get ct(): null {
      return this.#none;
    }
    get camera(): null {
      return this.#none;
    }
    get screenshots(): null {
      return this.#none;
    }
    get history(): null {
      return this.#none;
    }
    get idle(): never {
      throw new Error("no member of an Io");
    }
    now(): number {
      return this.#naps;
    }
    random(): number {
      return 0.3 + 0 * this.#naps;
    }
    sleep(ms: number, signal?: AbortSignal): Promise<void> {
      this.#naps++;
      return io.sleep(ms, signal);
    }
  }
  const lines = await Array.fromAsync(
    lookup("example.com", { io: new Own(), names: ["exmple.com"], permutations: false }),
  );
  expect(lines.at(-1)).toMatchObject({ data: { kind: "Done" } });
});
