import { existsSync } from "node:fs";
import process from "node:process";
import { expect } from "vitest";
import { recordIo, replayIo } from "../../lib/net/recording/mod.ts";
import { createIo, type Io, lookup } from "../../mod.ts";
import { requires } from "../requires.ts";
import { farmNames, startFarm } from "./attack.ts";

const missing = existsSync("/proc/self/statm") ? null : "only Linux has all of 127.0.0.0/8";
/** Names: each misbehaviour of the farm once or twice. `REPLAY_NAMES=500` takes more time. */
const NAMES = farmNames(Number(process.env["REPLAY_NAMES"] ?? 120)).map(({ name }) => name);

async function linesOf(io: Io): Promise<string[]> {
  const lines: string[] = [];
  const options = { io, names: NAMES, permutations: false, deadlineMs: 300_000 };
  for await (const line of lookup("kestrel.com", options)) {
    const isProgress = line.op === "Meta" && ["Progress", "Heartbeat"].includes(line.data.kind);
    if (!isProgress) lines.push(JSON.stringify(line));
  }
  return lines.sort();
}

requires(missing)("a lookup over hostile servers replays to the same lines once they are gone", async () => {
  const { farm, child } = await startFarm();
  const chunks: Uint8Array[] = [];
  let recorded: string[];
  const io = createIo({
    resolvers: [farm.resolver],
    timeoutMs: 500,
    geo: false,
    net: { allow: ["127.0.0.0/8"], portMap: farm.portMap, ca: [farm.root] },
  });
  try {
    const recorder = recordIo(io, (bytes) => void chunks.push(bytes));
    recorded = await linesOf(recorder.io);
    expect(await recorder.finish()).toMatchObject({ isComplete: true });
  } finally {
    await io.dns.close();
    child.kill("SIGKILL");
  }
  const replay = await replayIo(chunks);
  expect(await linesOf(replay.io)).toEqual(recorded);
}, 300_000);
