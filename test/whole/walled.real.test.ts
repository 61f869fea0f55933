/**
 * Real resolvers without the public DNS: BIND with a root of its own or with a suffix of its own, unbound that knows no
 * zone, unbound that forwards to such a BIND.
 * @module
 */
import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { listedNames } from "../../lib/lines/mod.ts";
import { createIo, lookup, type LookupOptions, type Notice, type StreamMessage } from "../../mod.ts";
import { runWatch } from "../../server/extras/watch/cli/run.ts";
import { answering, startBind, startUnbound, stopDaemons } from "../dns_daemons.ts";
import { type FarmResolver, startResolver } from "../farm/resolvers.ts";
import { freePort } from "../free_port.ts";
import { missingProgram, requires } from "../requires.ts";
import { fakeSystem } from "../server/cli/command_line.ts";

const missing = missingProgram("named", "unbound");
const onServers = requires(missing);

/** An empty zone, as BIND's `db.empty` is. */
const EMPTY = "$TTL 300\n@ SOA localhost. root.localhost. 1 3600 900 604800 300\n@ NS localhost.\n";
const NAMES = Array.from({ length: 60 }, (_, i) => `kestrel${i}.com`);
const isRegistered = (name: string) => /^kestrel\d*0\.com$|^kestrelbank\.(com|de)$/.test(name);
const THERE = NAMES.filter(isRegistered);

let folder = "";
let good: FarmResolver;
const daemons: ChildProcess[] = [];
const walls: Record<string, string> = {};

beforeAll(async () => {
  if (missing !== null) return;
  folder = mkdtempSync(join(tmpdir(), "deadringer-walled-"));
  good = await startResolver({ addressOf: (name) => isRegistered(name) ? "127.0.0.9" : null });
  const start = async (what: string, begin: (folder: string, port: number) => ChildProcess) => {
    const port = await freePort();
    const own = join(folder, String(port));
    mkdirSync(own);
    daemons.push(begin(own, port));
    walls[what] = `127.0.0.1:${port}`;
    return port;
  };
  const bind = await start(
    "BIND with a root of its own",
    (own, port) => startBind(own, port, { ".": `${EMPTY}localhost. A 127.0.0.1\n` }),
  );
  await start(
    "unbound without a zone",
    (own, port) => startUnbound(own, port, 1, [], 'local-zone: "." static'),
  );
  await start(
    "unbound before such a BIND",
    (own, port) =>
      startUnbound(
        own,
        port,
        1,
        [],
        `module-config: "iterator"\nforward-zone:\n  name: "."\n  forward-addr: 127.0.0.1@${bind}`,
      ),
  );
  await start(
    "BIND with a suffix of its own",
    (own, at) =>
      startBind(own, at, {
        com: EMPTY,
        de: [EMPTY, "kestrelbank A 127.0.0.9\n"].join(""),
        org: [EMPTY, "iana A 127.0.0.9\n"].join(""),
      }),
  );
  for (const resolver of Object.values(walls)) await answering(resolver, true);
}, 60_000);

afterAll(async () => {
  await stopDaemons(daemons);
  await good?.close();
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
});

async function look(resolvers: string[], brand: string, options: Partial<LookupOptions>) {
  const io = createIo({ resolvers, geo: false, net: false });
  const lines: StreamMessage[] = [];
  const notices: Notice[] = [];
  let error: unknown;
  try {
    const onNotice = (notice: Notice) => void notices.push(notice);
    const parameters = { io, names: NAMES, permutations: false, ops: ["Dns"] as const, onNotice };
    for await (const line of lookup(brand, { ...parameters, ...options })) lines.push(line);
  } catch (thrown) {
    error = thrown;
  } finally {
    await io.dns.close();
  }
  return {
    error,
    notices,
    shown: lines.filter(({ op }) => op !== "Meta"),
    unanswered: lines.flatMap((line) => listedNames(line, "unanswered")),
  };
}

const PLANS: Partial<LookupOptions>[] = [
  {},
  { plan: "nxdomain", ops: ["Nxdomain"] },
  { plan: "analyze", names: [], ops: ["Dns", "Nxdomain"] },
];

onServers("resolvers without the public DNS are no network, in any plan", async () => {
  const entries = Object.entries(walls).filter(([what]) => !what.includes("suffix"));
  expect(entries).toHaveLength(3);
  for (const [what, resolver] of entries) {
    for (const options of PLANS) {
      const { error, shown } = await look([resolver], "kestrelbank.com", options);
      expect([what, options.plan, error, shown]).toMatchObject([
        what,
        options.plan,
        { code: "no_network" },
        [],
      ]);
      expect(String(error)).toContain("use a resolver of the public DNS");
    }
    const { error, notices, unanswered, shown } = await look([resolver, good.address], "kestrelbank.com", {});
    expect([what, error, unanswered, shown.length]).toEqual([what, undefined, [], THERE.length]);
    expect(notices.map(({ code }) => code)).toContain("resolver_aside");
  }
}, 120_000);

onServers("a suffix that a BIND has made up is no answer for its names", async () => {
  const options = { names: ["kestrel1.de", ...NAMES] };
  const { shown, unanswered, notices } = await look(
    [walls["BIND with a suffix of its own"]!],
    "kestrelbank.de",
    options,
  );
  expect([shown, unanswered.toSorted()]).toEqual([[], NAMES.toSorted()]);
  expect(notices.find(({ code }) => code === "incomplete")?.message).toContain("(.com)");
}, 60_000);

onServers(
  "a watch through a walled resolver is no look: nothing is gone, and nothing comes back",
  async () => {
    const { system, out } = fakeSystem();
    const state = join(folder, "state");
    const watch = async (resolver: string) => {
      out.stdout = out.stderr = "";
      const values = { state, once: true, limit: 300, "fail-on": "high" as const };
      const io = createIo({ resolvers: [resolver], geo: false, net: false });
      try {
        return await runWatch(["kestrelbank.com"], values, system, io);
      } finally {
        await io.dns.close();
      }
    };
    expect(await watch(good.address)).toBe(0);
    expect(out.stderr).toContain("was looked at on");
    for (const [what, wall] of Object.entries(walls)) {
      // One that answers for some suffixes fails its controls in the others alone.
      const [code, words] = what.includes("suffix") ? [4, "the run is incomplete"] : [1, "the run failed"];
      expect([what, await watch(wall)]).toEqual([what, code]);
      expect(out.stderr).toContain(words);
      expect(out.stderr).not.toMatch(/nothing changed|was looked at on|registered look-alike/);
      expect(out.stdout).not.toMatch(/gone|back/i);
    }
    expect(await watch(good.address)).toBe(0);
    expect(out.stderr).toContain("nothing changed");
  },
  180_000,
);
