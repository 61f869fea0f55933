import { lookupLines } from "../lookup_lines.ts";
import { expect, test } from "vitest";
import { listedNames } from "../../../lib/lines/mod.ts";
import { createIo, type Io, type Notice, type StreamMessage } from "../../../mod.ts";
import { createDns } from "../../../lib/net/dns/client.ts";
import { noNetwork } from "../../../lib/lookup/no_network.ts";
import { type ResolverOptions, startResolver } from "../../farm/resolvers.ts";

/** The last line of a lookup by a resolver. */
async function lastLine(options: ResolverOptions): Promise<unknown> {
  const resolver = await startResolver(options);
  const io = createIo({ resolvers: [resolver.address], geo: false, net: false, refusalMs: 1_000 });
  let last: unknown;
  try {
    for await (const line of lookupLines("example.com", { io, limit: 300 })) last = line;
  } finally {
    await io.dns.close();
    await resolver.close();
  }
  return last;
}

test.concurrent.each([1, 50])(
  "a captive portal that has %d addresses for every name is no network",
  async (count) => {
    let queries = 0;
    const portal = {
      addressOf: () => null,
      get portal() {
        return `127.0.0.${80 + queries++ % count}`;
      },
    };
    expect(await lastLine(portal)).toMatchObject({
      op: "Meta",
      data: {
        kind: "Error",
        data: {
          type: expect.stringContaining("no-network"),
          detail: expect.stringContaining("captive portals"),
        },
      },
    });
  },
);

test.concurrent("a resolver that has an advertiser's address for whatever does not exist is a network", async () => {
  const exists = (name: string) => name === "example.com" || name === "example.net";
  const addressOf = (name: string) => exists(name) ? "127.0.0.9" : "127.0.0.80";
  const nameServerOf = (name: string) => exists(name) ? `ns1.${name}` : "";
  expect(await lastLine({ addressOf, nameServerOf })).toMatchObject({ data: { kind: "Done" } });
});

test.concurrent("a resolver that refuses every question is no network", async () => {
  const limit = { kind: "window", count: 0, ms: 1e9 } as const;
  expect(await lastLine({ addressOf: () => "127.0.0.9", limit, beyond: "REFUSED" })).toMatchObject({
    op: "Meta",
    data: { kind: "Error", data: { detail: expect.stringContaining("refuses all queries") } },
  });
});

test.concurrent(
  "where a limit takes longer than the deadline, the end is Timeout, and each missing name is listed",
  async () => {
    const resolver = await startResolver({
      addressOf: () => null,
      limit: { kind: "window", count: 600, ms: 1e9 },
      beyond: "REFUSED",
    });
    const io = createIo({ resolvers: [resolver.address], geo: false, net: false });
    const names = Array.from({ length: 2_000 }, (_, i) => `n${i}.com`);
    const DEADLINE = 600_000;
    // The deadline comes when the limit is used up and some names are finished, however slow the machine is.
    const deadline = Promise.withResolvers<void>();
    const sleep: Io["sleep"] = (ms, signal) => ms === DEADLINE ? deadline.promise : io.sleep(ms, signal);
    try {
      const lines: StreamMessage[] = [];
      const options = { names, permutations: false, ops: ["Levenshtein"], deadlineMs: DEADLINE } as const;
      let completed = 0;
      for await (const line of lookupLines("example.com", { io: { ...io, sleep }, ...options })) {
        lines.push(line);
        if (line.op === "Meta" && line.data.kind === "Progress") completed = line.data.data[0];
        if (completed > 0 && resolver.beyond > 0) deadline.resolve();
      }
      const missing = new Set(lines.flatMap((line) => listedNames(line, "unanswered")));
      expect(missing.size).toBeLessThan(2_000);
      expect(lines.at(-1)).toMatchObject({
        data: { kind: "Timeout", data: { completed: 2_000 - missing.size, total: 2_000 } },
      });
    } finally {
      await io.dns.close();
      await resolver.close();
    }
  },
  60_000,
);

// Alone: the resolver's window must be closed when the lookup begins.
test("a resolver whose limit was used up before is waited for", async () => {
  const resolver = await startResolver({
    addressOf: (name) => /^(example|there)\.com$/.test(name) ? "127.0.0.9" : null,
    limit: { kind: "window", count: 60, ms: 6_000 },
    beyond: "REFUSED",
  });
  const io = createIo({ resolvers: [resolver.address], geo: false, net: false });
  const earlier = createDns({ resolvers: [resolver.address] });
  const notices: string[] = [];
  try {
    await Promise.all(Array.from({ length: 60 }, (_, i) => earlier.query(`earlier${i}.com`, "A")));
    await earlier.close();
    const names = ["there.com", "free.com"];
    const lines = await Array.fromAsync(lookupLines("example.com", {
      io,
      names,
      permutations: false,
      ops: ["Levenshtein"],
      onNotice: ({ code }) => notices.push(code),
    }));
    expect(resolver.beyond).toBeGreaterThan(0);
    expect(lines.filter(({ op }) => op === "Levenshtein")).toHaveLength(1);
    expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
    expect(notices).toContain("no_answer_yet");
  } finally {
    await io.dns.close();
    await resolver.close();
  }
}, 60_000);

test.concurrent("addresses that a resolver invents are said to be its own, not SERVFAIL or silence", async () => {
  let count = 0;
  const resolver = await startResolver({
    addressOf: () => `127.0.0.${80 + count++ % 50}`,
    nameServerOf: () => "",
    onType: (type) => type === "SOA" ? "NOTIMP" : undefined,
  });
  const io = createIo({ resolvers: [resolver.address], geo: false, net: false });
  const notices: Notice[] = [];
  try {
    const names = Array.from({ length: 20 }, (_, i) => `kestrel${i}.com`);
    const options = { io, names, permutations: false, passive: true, ops: ["Dns"] as const };
    await Array.fromAsync(
      lookupLines("kestrelbank.com", { ...options, onNotice: (notice) => void notices.push(notice) }),
    );
    const [{ message } = { message: "" }] = notices.filter(({ code }) => code === "incomplete");
    expect(message).toMatch(
      /^20 of 20 names have addresses that the resolver invents .*use another resolver/,
    );
    expect(notices.map((notice) => notice.message).join()).not.toContain("SERVFAIL");
  } finally {
    await io.dns.close();
    await resolver.close();
  }
});

test("where nothing but this machine can be slow, nobody is sent to the network", () => {
  const dns = { resolvers: ["127.0.0.1:45203"], advice: "start the lookup again" } as unknown as Io["dns"];
  const error = noNetwork({ dns, net: null }, [""], [{ verdict: "silent", why: "" }], false)!;
  expect(error.message).toBe("No answer from 127.0.0.1:45203: start the lookup again");
});
