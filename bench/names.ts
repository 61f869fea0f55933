/**
 * A lookup over a long list of names, all of them free: CPU time a name without DNS, and the most memory. The resolver
 * is in this process and answers at once.
 * `node bench/names.ts [NAMES]`; bundle it first (esbuild) to leave out the memory that Node takes
 * to strip types.
 * @module
 */
import process from "node:process";
import { createIo, lookup } from "../mod.ts";
import type { DnsReply } from "../lib/io.ts";
import { NameList } from "../server/cli/list_file.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const soa = {
  zone: "com.",
  mname: "a.",
  rname: "b.",
  serial: 1,
  refresh: 1,
  retry: 1,
  expire: 1,
  minimum: 1,
};
const denial: DnsReply = { rcode: "NXDOMAIN", authoritative: true, answers: [], soa, resolver: "r" };
const brand = new Set(["example.com", "com"]);
const io = {
  ...createIo({ resolvers: ["127.0.0.1:9"], geo: false, net: false }),
  dns: {
    resolvers: ["r"],
    close: () => Promise.resolve(),
    query: (name: string) => Promise.resolve(brand.has(name) ? { ...denial, rcode: "NOERROR" } : denial),
  },
};
const names = new NameList();
for (let i = 0; i < count; i++) names.add(`shop-name-${i}.com`);

let peak = 0;
const timer = setInterval(() => peak = Math.max(peak, process.memoryUsage().rss), 20);
const start = performance.now();
const cpu = process.cpuUsage();
for await (const line of lookup("example.com", { names, permutations: false, io })) {
  if (line.op === "Meta" && line.data.kind !== "Progress") console.log(line.data.kind);
}
const { user, system } = process.cpuUsage(cpu);
clearInterval(timer);
console.log(
  `${count} names: ${((performance.now() - start) / 1000).toFixed(1)} s, ${
    ((user + system) / count).toFixed(1)
  } us CPU a name, ${(peak / 1e6).toFixed(0)} MB at most`,
);
