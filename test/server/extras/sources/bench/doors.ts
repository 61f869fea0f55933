// A day of new registrations through the door: names without a brand, some of them with a phishing page.
// node test/server/extras/sources/bench/doors.ts [NAMES] [PLANTED] [--tls] [--brands=N] [--owners=N]
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { setTimeout as wait } from "node:timers/promises";
import type { Io } from "../../../../../mod.ts";
import { SOURCE_STORE } from "../../../../../server/extras/sources/store/mod.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { ThreadTime } from "../../../../../server/fair/thread_time.ts";
import { alarmsOf } from "../../../../../server/extras/sources/alarms.ts";
import { brandsOfOwners } from "../../../../../server/extras/sources/brands.ts";
import { doorStates } from "../../../../../server/extras/sources/doors.ts";
import { offerNames } from "../../../../../server/extras/sources/offer.ts";
import { visitorOf } from "../../../../../server/extras/sources/visitor.ts";
import { NameTrigger } from "../../../../../server/extras/watch/name_trigger.ts";
import { worldIo } from "../../../../lib/net/world.ts";
import { brand } from "../../watch/store/suite.ts";
import { addressOf, brandOf, kindOf, nameOf, plantEvery } from "./doors_world.ts";

// As `serve` does.
setFlagsFromString("--heap-growing-percent=50");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tls: { type: "boolean" }, brands: { type: "string" }, owners: { type: "string" } },
});
const names = Number(positionals[0] ?? 276_000);
const planted = Number(positionals[1] ?? 300);
const most = Number(values.brands ?? 1), owners = Number(values.owners ?? 1);
plantEvery(Math.floor(names / planted));
const folder = mkdtempSync(join(tmpdir(), "deadringer-doors-"));
const server = fork(new URL("doors_server.ts", import.meta.url), [String(Math.floor(names / planted))]);
const ports = await new Promise<{ plain: number; tls: number }>((resolve) =>
  server.once("message", (each) => resolve(each as { plain: number; tls: number }))
);
const world = worldIo({}, {
  allow: ["127.0.0.0/8"],
  // Without TLS nobody listens at the port for it, as at hosts that have none.
  portMap: { 80: ports.plain, 443: values.tls ? ports.tls : 1 },
});
const sleep: Io["sleep"] = (ms, signal) =>
  wait(ms, undefined, { ref: false, ...signal === undefined ? {} : { signal } }).catch(() =>
    signal?.throwIfAborted()
  );
world.dns.query = (name, type) => {
  const kind = kindOf(name.replace(/\.$/, ""));
  const answers = type === "A" && kind !== "none" && kind !== "no_address"
    ? [{ name: `${name}.`, type, ttl: 60, data: addressOf(name) } as const]
    : [];
  return Promise.resolve({
    rcode: kind === "none" ? "NXDOMAIN" : "NOERROR",
    authoritative: false,
    answers,
    soa: null,
    resolver: "192.0.2.53:53",
  });
};
const now = () => Date.now();
const store = openSqliteStore(SOURCE_STORE, join(folder, "sources.sqlite"));
const watch = openSqliteStore(WATCH_STORE, join(folder, "watch.sqlite"));
for (let n = 0; n < most; n++) {
  const name = n === 0 ? "Kestrelbank" : brandOf(n);
  await watch.add(
    brand(n === 0 ? "kestrel" : name, { next_run_at: 9e12, owner: `owner${n % owners}` }, {
      name,
      domains: [`${name.toLowerCase()}.com`],
    }),
  );
}
const brands = brandsOfOwners(watch, now);
const trigger = new NameTrigger(watch, now);
let peak = 0, heap = 0;
const measure = setInterval(() => {
  const { rss, heapUsed } = process.memoryUsage();
  [peak, heap] = [Math.max(peak, rss), Math.max(heap, heapUsed)];
}, 200);
let visits = 0;
const counting = {
  ...store,
  settle(seen: Parameters<typeof store.settle>[0], at: number) {
    visits += seen.length;
    return store.settle(seen, at);
  },
};
const visitor = visitorOf({
  ...{ store: counting, brands, trigger, now },
  alarms: alarmsOf(store, now),
  io: { ...world, sleep },
  thread: new ThreadTime(),
  log: (_, message, fields) => console.error(message, fields),
  onFound: () => {},
});
const started = performance.now();
function* offered() {
  for (let n = 0; n < names; n++) yield { name: nameOf(n), reason: "registered" };
}
const counts = await offerNames(
  { store, brands, trigger, now },
  { owner: "", door: "registrations" },
  offered(),
);
const taken = performance.now();
const before = process.cpuUsage();
// What was visited is visited again in ten minutes: the day is over when each name was visited once.
const visiting = visitor.tick();
while (visits < names) await wait(100);
const ended = performance.now();
const { user, system } = process.cpuUsage(before);
clearInterval(measure);
await visitor.close();
await visiting;
const found = await watch.dueFound("kestrel", 9e15, 100_000);
for (let n = 1; n < most; n++) found.push(...await watch.dueFound(brandOf(n), 9e15, 100_000));
const right = found.filter(({ name }) => kindOf(name) === "kit").length;
const state = (await doorStates(store, now())).find(({ door }) => door === "registrations")!;
const seconds = (ms: number) => (ms / 1000).toFixed(1);
console.log(JSON.stringify(counts));
console.log(JSON.stringify(state));
console.log(
  `${names} names taken in within ${seconds(taken - started)} s, visited within ${
    seconds(ended - taken)
  } s ` +
    `(${Math.round(names / (ended - taken) * 1000)} names/s, CPU ${((user + system) / 1e6).toFixed(1)} s), ` +
    `peak ${Math.round(peak / 1048576)} MiB, heap ${Math.round(heap / 1048576)} MiB; of ${
      Array.from({ length: names }, (_, n) => n).filter((n) => kindOf(nameOf(n)) === "kit").length
    } planted pages ` +
    `${right} found, ${found.length - right} false`,
);
await store.close();
await watch.close();
server.kill();
rmSync(folder, { recursive: true });
