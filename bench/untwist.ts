/**
 * untwist() over 100,000 made-up brand names: the time to build the index and to answer, and whether every name of
 * one edit leads back to its brand. All single edits of a sample of the brands are asked, each under the suffixes in
 * turn: the label decides, the suffix does not.
 *
 * usage: node bench/untwist.ts [BRANDS 100000] [SAMPLE 200]
 * @module
 */
import { KINDS } from "../lib/permute/kinds/kinds.ts";
import { apply } from "../lib/permute/kinds/kind.ts";
import { nameOf } from "../lib/permute/name.ts";
import { settingsOf } from "../lib/permute/options.ts";
import { labelOf } from "../lib/permute/rank/edits.ts";
import { isRegistrable, suffixes } from "../lib/permute/rank/suffixes.ts";
import { keywords } from "../lib/permute/kinds/keyword.ts";
import { brands as brandIndex, untwist } from "../lib/match/untwist.ts";

const [brands = 100_000, sample = 200] = process.argv.slice(2).map(Number);

/** Xorshift: the same names in every run. */
let state = 88172645;
function random(below: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
}
const SYLLABLES =
  "ba be bi bo bu ca ce co da de di do fa fe fi fo ga ge go ha he hi ja jo ka ke ki la le li lo lu ma me mi mo na ne no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi wa we xa ya za ee oo ll nn an en in on ar er or st th ch"
    .split(" ");
const WORDS = keywords().filter((w) => /^[a-z]{3,8}$/.test(w));
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
function label(): string {
  const kind = random(4);
  if (kind === 0) return pick(WORDS) + (random(4) === 0 ? "-" : "") + pick(WORDS);
  let text = "";
  for (let n = 2 + random(4); n > 0; n--) text += pick(SYLLABLES);
  return kind === 1 ? text + pick(WORDS) : random(12) === 0 ? text + random(100) : text;
}
const names = new Set<string>();
while (names.size < brands) {
  names.add(`${label()}.${pick(["com", "com", "com", "net", "org", "de", "io", "co.uk"])}`);
}

const list = [...names];
const start = process.cpuUsage();
const heap = process.memoryUsage().heapUsed;
const index = brandIndex(list);
const built = process.cpuUsage(start);
console.log(
  `index of ${brands} brands: ${((built.user + built.system) / 1e6).toFixed(2)} s of CPU, ${
    ((process.memoryUsage().heapUsed - heap) / 1e6).toFixed(0)
  } MB of heap`,
);

/** The shortest of three runs in milliseconds: what the work takes without what else the machine does. */
function best(work: () => void): number {
  let least = Infinity;
  for (let n = 0; n < 3; n++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const all = suffixes();
/** Milliseconds for the ten likeliest brands, and for all that a name resembles, which may be hundreds. */
const times: number[] = [];
const timesOfAll: number[] = [];
const lost: string[] = [];
let asked = 0;
let turn = 0;
for (let i = 0; i < sample; i++) {
  const brand = list[Math.floor(i * list.length / sample)]!;
  const name = nameOf(brand);
  const labels = new Map<string, string>();
  for (const kind of KINDS) {
    // The words beside a name are found by the name alone; some of them stand for all.
    let nth = 0;
    for (const edit of kind.edits(name, settingsOf({ idn: "registry" }, name))) {
      if (kind.kind === "Keyword" && edit.variant !== "initials" && nth++ % 97 !== 0) continue;
      const text = apply(name.label, edit);
      if (!labels.has(text)) labels.set(text, `${kind.kind}/${edit.variant}`);
    }
  }
  for (const [text, kind] of labels) {
    const made = labelOf(text, "Unknown");
    if (made === null) continue;
    let suffix = all[turn++ % all.length]!;
    while (!isRegistrable(made.domain, suffix) || text === name.label && suffix === name.tld) {
      suffix = all[turn++ % all.length]!;
    }
    const domain = { fqdn: `${text}.${suffix}`, tld: suffix, domain: made.domain };
    const found = untwist(domain, index, Infinity);
    times.push(best(() => untwist(domain, index)));
    timesOfAll.push(best(() => untwist(domain, index, Infinity)));
    asked++;
    if (!found.some((x) => x.brand === brand)) lost.push(`${kind}: ${brand} → ${domain.fqdn}`);
  }
}
const at = (list: number[], share: number): string =>
  list.sort((a, b) => a - b)[Math.floor(share * list.length)]!.toFixed(2);
const both = (list: number[]): string => `p50 ${at(list, 0.5)}, p99 ${at(list, 0.99)} ms`;
console.log(
  `${asked} names of one edit: ${lost.length} lost; ten brands: ${both(times)}; all: ${both(timesOfAll)}`,
);
for (const line of lost.slice(0, 40)) console.log(line);
