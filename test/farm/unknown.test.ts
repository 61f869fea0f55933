import { lookupLines } from "../lib/lookup_lines.ts";
import { afterEach, expect, test } from "vitest";
import { stripLine } from "../../lib/lines/mod.ts";
import { createIo, type Notice, type StreamMessage, toCsv } from "../../mod.ts";
import type { FailedOp } from "../../lib/model.ts";
import { advance, emptyState } from "../../server/extras/watch/lib/mod.ts";
import { type FarmResolver, type OnType, startResolver } from "./resolvers.ts";

const DAY_MS = 86_400_000;
const names = Array.from({ length: 200 }, (_, i) => `kestrel${i}.com`);
const registered = new Set(names.filter((_, i) => i % 10 === 0));

let resolver: FarmResolver | undefined;
const closed = async () => {
  const last = resolver;
  resolver = undefined;
  await last?.close();
};
afterEach(closed);

/** One lookup of 200 names at a resolver that does this with each type. */
async function look(onType: (type: string) => OnType | undefined, list = names) {
  await closed();
  resolver = await startResolver({
    addressOf: (name) => registered.has(name) || name === "kestrelbank.com" ? "127.0.0.9" : null,
    mailServerOf: (name) => `mx.${name}`,
    onType,
    tcp: "close",
  });
  const io = createIo({ resolvers: [resolver.address], geo: false });
  const lines: StreamMessage[] = [];
  const notices: Notice[] = [];
  const startedAt = performance.now();
  const options = {
    io,
    names: list,
    permutations: false,
    passive: true,
    ops: ["Dns", "IpEnumeration", "MxCheck"] as const,
    onNotice: (notice: Notice) => void notices.push(notice),
    deadlineMs: 15_000,
  };
  try {
    for await (const line of lookupLines("kestrelbank.com", options)) lines.push(line);
  } finally {
    await io.dns.close();
  }
  const failed: FailedOp[] = [];
  let completeness = 1;
  for (const line of lines) {
    if (line.op !== "Meta" || line.data.kind !== "Progress") continue;
    failed.push(...line.data.failed ?? []);
    completeness = line.data.completeness!;
  }
  return { lines, notices, failed, completeness, elapsedMs: performance.now() - startedAt };
}

const others = (what: OnType) => (type: string) =>
  ["AAAA", "NS", "MX", "TXT", "DS", "SOA"].includes(type) ? what : undefined;
const alone = (which: string, what: OnType) => (type: string) => type === which ? what : undefined;

const rows: [string, (type: string) => OnType | undefined, string[]][] = [
  ["SERVFAIL with EDE 22 for all but A", others("unreachable"), ["aaaa", "mx", "txt", "ns"]],
  ["NOTIMP for all but A", others("NOTIMP"), ["aaaa", "mx", "txt", "ns"]],
  ["REFUSED for TXT alone", alone("TXT", "REFUSED"), ["txt"]],
  ["TC for MX without TCP", alone("MX", "TC"), ["mx"]],
  ["TXT dropped", alone("TXT", "drop"), ["txt"]],
];
test.each(rows)("what was not answered is unknown: %s", async (_, onType, unanswered) => {
  const { lines, notices, failed, completeness } = await look(onType);
  const dns = lines.flatMap((line) => line.op === "Dns" && line.data !== null ? [line.data] : []);
  expect(dns.length).toBe(registered.size);
  for (const data of dns) {
    expect([...data.unanswered ?? []].sort()).toEqual([...unanswered].sort());
    expect(data.a).toEqual(["127.0.0.9"]);
  }
  // Each name is listed, with its types, and is missing from completeness.
  const listed = failed.filter(({ op }) => op === "Dns");
  expect(new Set(listed.map(({ fqdn }) => fqdn))).toEqual(registered);
  for (const type of unanswered) expect(listed[0]!.detail).toContain(type.toUpperCase());
  expect(completeness).toBe(1 - registered.size / names.length);
  expect(notices.map(({ code }) => code)).toContain("incomplete");
  expect(notices.map(({ message }) => message).join()).toContain(unanswered[0]!.toUpperCase());
  // The contract's shape stays.
  const stripped = lines.map(stripLine).find(({ op }) => op === "Dns")!.data as Record<string, unknown>;
  expect(Object.keys(stripped).sort()).toEqual(["a", "aaaa", "cname", "mx", "ns", "txt"]);
  // Not nothing in a table.
  const [head, row] = toCsv(lines).split("\r\n").map((text) => text.split(","));
  for (const type of ["mx", "ns"]) {
    expect(row![head!.indexOf(type)] === "?").toBe(unanswered.includes(type));
  }
}, 120_000);

const LACKING = "20 of 20 names that were studied lack answers";

test.each(rows.slice(0, 2))(
  "a watch says that the run is incomplete, and makes no event of a name, nor of the answers that return: %s",
  async (_, onType) => {
    const [{ lines: whole }, { lines: partial }] = [await look(() => undefined), await look(onType)];
    const bare = partial.map((line) => {
      if (line.op !== "Dns" || line.data === null) return line;
      const { unanswered: _, ...data } = line.data;
      return { ...line, data } as StreamMessage;
    });
    for (const less of [partial, bare]) {
      let { state } = await advance(emptyState("kestrelbank.com"), whole, { at: 0 });
      for (const [day, lines] of [less, less, less, less, less, less, whole, whole].entries()) {
        const stepped = await advance(state, lines, { at: (day + 1) * DAY_MS });
        expect(stepped.run.ending).toBe("complete");
        expect(stepped.run.detail).toBe(lines === less ? LACKING : "");
        expect(stepped.events.map(({ type }) => type)).toEqual(lines === less ? ["run_incomplete"] : []);
        state = stepped.state;
      }
      // The first run may be the one without answers.
      ({ state } = await advance(emptyState("kestrelbank.com"), less, { at: 0 }));
      for (const [day, lines] of [less, less, less, whole, whole].entries()) {
        const stepped = await advance(state, lines, { at: (day + 1) * DAY_MS });
        expect(stepped.events.filter(({ type }) => type !== "run_incomplete")).toEqual([]);
        state = stepped.state;
      }
      expect(state.names["kestrel0.com"]!.signals["mail"]!.value).toBe("yes");
    }
  },
  60_000,
);

test.each([
  ["REFUSED for TXT alone", alone("TXT", "REFUSED")],
  ["NOTIMP for all but A", others("NOTIMP")],
  ["SERVFAIL for MX alone", alone("MX", "SERVFAIL")],
])("refusals are judged by type, and cost few questions: %s", async (_, onType) => {
  const many = Array.from({ length: 2_000 }, (_, i) => `kestrel${i}.com`);
  await look(() => undefined, many);
  const needed = resolver!.datagrams;
  const { lines } = await look(onType, many);
  expect(lines.filter(({ op }) => op === "Dns").length).toBe(registered.size);
  expect(resolver!.datagrams).toBeLessThan(1.2 * needed);
  expect(lines.at(-1)!.data).toMatchObject({ kind: "Done" });
}, 120_000);
