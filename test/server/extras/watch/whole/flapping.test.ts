import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { DnsReply, Io } from "../../../../../lib/io.ts";
import {
  advance,
  emptyState,
  namesToAsk,
  type WatchEvent,
} from "../../../../../server/extras/watch/lib/mod.ts";
import { lookup } from "../../../../../mod.ts";
import { runWatch } from "../../../../../server/extras/watch/cli/run.ts";
import { type MiniInternet, startMiniInternet } from "../../../../../server/mini/mod.ts";
import { fakeSystem } from "../../../cli/command_line.ts";

let mini: MiniInternet;
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-flapping-"));
  mini = await startMiniInternet();
});
afterAll(async () => {
  await mini.close();
  rmSync(folder, { recursive: true });
});

/** Names of the miniature internet whose own servers fail, and how. */
const FLAPPING = new Map([["kestre1bank.com", "SERVFAIL"], ["kestreibank.com", "NO_ANSWER"]]);

/** The network on a day when these servers fail. */
function badDay(): Io {
  const { dns } = mini.io;
  const query: Io["dns"]["query"] = (name, ...rest) => {
    const rcode = FLAPPING.get(name) ?? FLAPPING.get(name.slice(name.indexOf(".") + 1));
    if (rcode === undefined) return dns.query(name, ...rest);
    const failed: DnsReply = {
      rcode,
      authoritative: false,
      answers: [],
      soa: null,
      resolver: rcode === "SERVFAIL" ? dns.resolvers[0]! : "",
      isFinal: true,
    };
    return Promise.resolve(failed);
  };
  return { ...mini.io, dns: { resolvers: dns.resolvers, query, close: () => Promise.resolve() } };
}

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 9, 1);
const isOfName = ({ type }: WatchEvent) => !type.startsWith("run_");

test("the watch of the README: names that do not answer for two days are neither gone nor back", async () => {
  let state = emptyState(mini.domain);
  const phases: unknown[] = [];
  for (const [day, io] of [mini.io, badDay(), badDay(), mini.io].entries()) {
    const lines = lookup(mini.domain, {
      io,
      limit: 120,
      names: namesToAsk(state),
      ops: ["Dns", "IpEnumeration"],
    });
    const next = await advance(state, lines, { at: START + day * 21 * HOUR_MS });
    state = next.state;
    if (day > 0) expect(next.events.filter(isOfName)).toEqual([]);
    phases.push([
      next.run.ending,
      next.run.unanswered,
      [...FLAPPING.keys()].map((name) => state.names[name]?.phase),
    ]);
  }
  const active = [...FLAPPING].map(() => "active");
  expect(phases.map((phase) => (phase as unknown[])[1])).toEqual([0, 2, 2, 0]);
  expect(phases.at(-1)).toEqual(["complete", 0, active]);
});

test("the command line's watch says the same", async () => {
  const values = { state: join(folder, "state"), once: true, limit: 120, ops: ["Dns" as const] };
  const now = Date.now;
  let ms = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + ms);
  try {
    const codes: number[] = [];
    let said = "";
    for (const io of [mini.io, badDay(), badDay(), mini.io]) {
      const { system, out } = fakeSystem();
      codes.push(await runWatch([mini.domain], values, system, io));
      ms += 21 * HOUR_MS;
      if (codes.length > 1) said += out.stdout;
    }
    expect(said).toBe("");
    expect(codes.slice(1)).toEqual([0, 0, 0]);
  } finally {
    clock.mockRestore();
  }
});
