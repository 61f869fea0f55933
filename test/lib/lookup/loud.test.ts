import { expect, test } from "vitest";
import {
  createIo,
  lookup,
  mergeLines,
  SquatError,
  type StreamMessage,
  toCsv,
  toRecords,
} from "../../../mod.ts";
import { toNdjson } from "../../../lib/lines/mod.ts";
import { freePort } from "../../free_port.ts";
import { dnsIo, SOA } from "../net/world.ts";

/** A resolver that never answers anything, and a clock that goes on. */
const hung = {
  ...dnsIo(["192.0.2.53"], () => new Promise(() => {})),
  sleep: createIo({ resolvers: ["192.0.2.53"], geo: false }).sleep,
};
const denying = dnsIo(["192.0.2.53"], (name) =>
  Promise.resolve({
    rcode: name === "example.com" ? "NOERROR" : "NXDOMAIN",
    authoritative: false,
    answers: [],
    soa: SOA,
    resolver: "192.0.2.53:53",
  }));
const few = { names: ["exmple.com"], permutations: false };

/** The loop of the README: it reads one kind of line. */
async function readmeLoop(lines: AsyncIterable<StreamMessage>): Promise<number> {
  let found = 0;
  for await (const line of lines) if (line.op === "Dns") found++;
  return found;
}

test("a loop that reads one kind of line cannot miss that no resolver answers", async () => {
  const io = createIo({ resolvers: [`127.0.0.1:${await freePort()}`], geo: false, timeoutMs: 300 });
  const error = await readmeLoop(lookup("example.com", { io, ...few })).catch((error) => error);
  await io.dns.close();
  expect(error).toBeInstanceOf(SquatError);
  expect(error.code).toBe("no_network");
});

test("nor the deadline, nor a caller's own failure, whose cause is kept", async () => {
  await expect(readmeLoop(lookup("example.com", { io: hung, ...few, deadlineMs: 20 }))).rejects.toMatchObject(
    {
      code: "deadline",
      message: expect.stringMatching(/^Out of time after 0.02 s: 0 of 1 name/),
    },
  );
  const cause = new Error("full disk");
  const onStudied = () => Promise.reject(cause);
  const found = { ...few, plan: "nxdomain" as const, onStudied };
  await expect(readmeLoop(lookup("example.com", { io: denying, ...found }))).rejects.toMatchObject({
    code: "internal",
    cause,
  });
});

test("the line Error or Timeout still comes first, and the iteration is over after it", async () => {
  const lines = lookup("example.com", { io: hung, ...few, deadlineMs: 20 });
  const kinds: string[] = [];
  const read = async () => {
    for await (const line of lines) if (line.op === "Meta") kinds.push(line.data.kind);
  };
  await expect(read()).rejects.toThrow(/^Out of time/);
  expect(kinds.at(-1)).toBe("Timeout");
  expect(await lines.next()).toEqual({ done: true, value: undefined });
});

test("who leaves at that line is not disturbed, and a complete lookup throws nothing", async () => {
  for await (const line of lookup("example.com", { io: hung, ...few, deadlineMs: 20 })) {
    if (line.op === "Meta" && line.data.kind === "Timeout") break;
  }
  expect(await readmeLoop(lookup("example.com", { io: denying, ...few }))).toBe(0);
});

test("bytes of a lookup end with that line, as on the wire", async () => {
  const lines = lookup("example.com", { io: hung, ...few, deadlineMs: 20 });
  const text = await new Response(toNdjson(lines)).text();
  expect(JSON.parse(text.trimEnd().split("\n").at(-1)!).data.kind).toBe("Timeout");
});

test.each<[string, (lines: AsyncIterable<StreamMessage>, options?: { partial: true }) => Promise<unknown>]>([
  ["mergeLines", mergeLines],
  ["toRecords", toRecords],
  ["toCsv", toCsv],
])("%s of it throws, unless a part is asked for", async (_, fold) => {
  const lines = () => lookup("example.com", { io: hung, ...few, deadlineMs: 20 });
  await expect(fold(lines())).rejects.toMatchObject({ code: "deadline" });
  await expect(fold(lines(), { partial: true })).resolves.toBeDefined();
});
