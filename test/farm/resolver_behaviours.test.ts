import { lookupLines } from "../lib/lookup_lines.ts";
import { expect, test } from "vitest";
import { listedNames } from "../../lib/lines/mod.ts";
import { createIo, type Notice, type StreamMessage } from "../../mod.ts";
import type { FailedOp } from "../../lib/model.ts";
import { isRegistered, RESOLVER_BEHAVIOURS } from "./resolver_behaviours.ts";
import { startResolver } from "./resolvers.ts";

const NAMES = Array.from({ length: 200 }, (_, i) => `kestrel${i}.com`);
/** Notices that say nothing about answers, or how all of them came. */
const UNRELATED: ReadonlySet<string> = new Set([
  "old_table",
  "no_geo",
  "no_pages",
  "no_answer_yet",
  "over_tcp",
  "one_resolver",
]);

test.concurrent.each(RESOLVER_BEHAVIOURS.map((each) => [each.name, each.outcome, each] as const))(
  "a resolver with %s: %s",
  async (_, outcome, { said, options }) => {
    // A ban comes after some questions.
    const names = NAMES;
    const resolver = await startResolver({
      addressOf: (name) => isRegistered(name) ? "127.0.0.9" : null,
      mailServerOf: (name) => `mx.${name}`,
      ...options(),
    });
    const io = createIo({
      resolvers: [resolver.address],
      geo: false,
      net: false,
      timeoutMs: 2_000,
      // Refusals that pass may take longer to on a busy machine.
      ...outcome === "loud" ? { refusalMs: 10_000 } : {},
    });
    const notices: Notice[] = [];
    const lines: StreamMessage[] = [];
    try {
      const parameters = { io, names, permutations: false, ops: ["Dns"] as const };
      const onNotice = (notice: Notice) => void notices.push(notice);
      for await (const line of lookupLines("kestrelbank.com", { ...parameters, onNotice })) lines.push(line);
    } finally {
      await io.dns.close();
      await resolver.close();
    }
    const last = lines.at(-1)!.data as { kind: string; data?: { detail: string } };
    const words = [...notices.map(({ message }) => message), last.data?.detail].join("\n");
    expect(words).toContain(said);
    const failed: FailedOp[] = lines.flatMap((line) =>
      line.op === "Meta" && line.data.kind === "Progress" ? line.data.failed ?? [] : []
    );
    const listed = new Set([
      ...lines.flatMap((line) => listedNames(line, "unanswered")),
      ...lines.flatMap((line) => listedNames(line, "blocked")),
      ...failed.map(({ fqdn }) => fqdn),
    ]);
    const whole = new Set(
      lines.flatMap((line) =>
        line.op === "Dns" && line.data?.ns?.length && line.data.mx?.length
          ? [line.permutation.domain.fqdn]
          : []
      ),
    );
    if (outcome === "complete" && said === "over TCP alone") {
      // What was asked for before the first forged reply was contradicted may lack something, and is listed then.
      expect(names.filter((name) => isRegistered(name) && !whole.has(name) && !listed.has(name))).toEqual([]);
      expect([...whole].filter((name) => !isRegistered(name))).toEqual([]);
      expect(whole.size).toBeGreaterThan(10);
      return;
    }
    if (outcome === "complete") {
      expect(last).toEqual({ kind: "Done" });
      expect([...listed]).toEqual([]);
      expect(whole).toEqual(new Set(names.filter(isRegistered)));
      expect(notices.filter(({ code }) => !UNRELATED.has(code))).toEqual([]);
      return;
    }
    // An error is about all names; otherwise each name that lacks something is listed.
    if (last.kind === "Error") return;
    expect(names.filter((name) => isRegistered(name) && !whole.has(name) && !listed.has(name))).toEqual([]);
    expect(listed.size).toBeGreaterThan(0);
    expect(notices.map(({ code }) => code)).toContain("incomplete");
  },
  240_000,
);
