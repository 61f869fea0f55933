/**
 * The service over the hostile farm, for a soak: prints one line of JSON with its address, then one a second with its
 * figures. `soak.ts` starts it.
 * @module
 */
import { assembled } from "../server/service.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createIo, lookup } from "../../mod.ts";
import { createHandler } from "../../server/http/app.ts";
import { readConfig } from "../../server/config/mod.ts";
import { OwnedStores } from "../../server/stores/owned.ts";
import { openStore } from "../../server/ct/open_store.ts";
import { storeService } from "../../server/ct/store_service.ts";
import { listen } from "../../server/http/listen/mod.ts";
import { openConfiguredStorage } from "../../server/open.ts";
import { farmNames, startFarm } from "../farm/attack.ts";

/** Figures of one second. */
export interface SoakFigures {
  /** Resident memory, bytes. */
  rss: number;
  /** 99th percentile of the event loop's delay in that second, milliseconds. */
  delayMs: number;
  /** The same since the start. */
  delayAllMs: number;
  /** Open file descriptors. */
  files: number;
}

const dir = process.argv[2]!;
const { farm, child } = await startFarm();
const config = readConfig({
  DEADRINGER_DATA: dir,
  DEADRINGER_RATE_LIMIT: "1000000",
  DEADRINGER_CAPACITY: "50",
  DEADRINGER_STREAMS: "50",
});
const stores = await openConfiguredStorage(config, []);
const io = createIo({
  resolvers: [farm.resolver],
  timeoutMs: 500,
  geo: false,
  net: { allow: ["127.0.0.0/8"], portMap: farm.portMap, ca: [farm.root] },
});
const certificates = openStore(join(dir, "ct"))!;
const failed: unknown[] = [];
const service = assembled({
  owned: await OwnedStores.open(stores, []),
  config,
  stores,
  io,
  ct: storeService(() => certificates),
  log: (level, message, fields) => {
    if (level === "error") failed.push({ message, ...fields });
  },
  lookup: (request, signal) =>
    lookup(request.domain, {
      plan: request.plan,
      io,
      signal,
      names: farmNames(64).map(({ name }) => name),
      limit: 300,
      deadlineMs: 60_000,
    }),
});
const log = (): void => {};
const listener = await listen({ handle: createHandler(service, log) }, {
  host: "127.0.0.1",
  port: 0,
  writeStallMs: 5_000,
});
console.log(JSON.stringify({ url: `http://127.0.0.1:${listener.port}` }));
const delay = monitorEventLoopDelay({ resolution: 5 });
const delayAll = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
delayAll.enable();
const uncaught = (error: unknown): void => void failed.push(String(error));
process.on("uncaughtException", uncaught).on("unhandledRejection", uncaught);
setInterval(() => void service.usage.flush(), 5_000);
setInterval(() => {
  const figures: SoakFigures = {
    rss: process.memoryUsage().rss,
    delayMs: delay.percentile(99) / 1e6,
    delayAllMs: delayAll.percentile(99) / 1e6,
    files: readdirSync("/proc/self/fd").length,
  };
  delay.reset();
  console.log(JSON.stringify({ ...figures, failed: failed.splice(0) }));
}, 1_000);
process.stdin.resume().on("end", () => {
  child.kill("SIGKILL");
  process.exit();
});
