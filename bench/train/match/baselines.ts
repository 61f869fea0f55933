/**
 * What simpler ways find, on the same files as match(): the brand inside the name, edit distance, equal skeletons.
 * None of them learns, so they are measured on all names.
 *
 * usage: node bench/train/match/baselines.ts SQUATS.tsv TOP.tsv SUBDOMAINS.tsv
 * @module
 */
import { readFileSync } from "node:fs";
import { parseDomain } from "../../../lib/domain.ts";
import { align, type Alignment } from "../../../lib/match/align.ts";
import { fold, glyphOf } from "../../../lib/match/text.ts";
import { holder } from "./holder.ts";

const [squatFile = "", topFile = "", subFile = ""] = process.argv.slice(2);
const rows = (file: string): string[][] =>
  readFileSync(file, "utf8").split("\n").slice(1).filter(Boolean).map((line) => line.split("\t"));
const squats = rows(squatFile).map(([brand, name]) => ({ brand: brand!, name: name! }));
const subs = rows(subFile).map(([name, brand]) => ({ brand: brand!, name: name! }));
const labelOf = (name: string): string => parseDomain(name).domain;
const brandNames = [...new Set([...squats, ...subs].map(({ brand }) => brand))];
const labels = [...new Set(brandNames.map(labelOf))];
const plain = (text: string): string => fold(text).replaceAll("-", "");
const skeleton = (text: string): string =>
  String.fromCharCode(...Array.from(plain(text), (c) => glyphOf(c.charCodeAt(0))));
const brands = labels.map((label) => ({ label, plain: plain(label), skeleton: skeleton(label) }));
const listed = new Set(squats.map(({ name }) => name));
const own = new Set(brandNames);
const holds = holder(brandNames);
const top = rows(topFile).map(([name]) => name!).filter((name) =>
  !own.has(name) && !listed.has(name) && !labels.includes(labelOf(name)) && !holds(name)
);

type Scorer = (label: string, host: string, brand: typeof brands[number]) => number;
const alignment: Alignment = { distance: 0, op: 0, op2: 0, at: 0 };
const SCORERS: Readonly<Record<string, Scorer>> = {
  "keyword": (_, host, { plain }) =>
    plain.length > 3 && host.includes(plain) ? plain.length / host.length : 0,
  "edit distance": (label, _, brand) => {
    if (Math.abs(label.length - brand.plain.length) > 2) return 0;
    align(brand.plain, label, alignment);
    return alignment.distance > 2 ? 0 : 1 - alignment.distance / brand.plain.length;
  },
  "confusable skeleton": (label, _, brand) => skeleton(label) === brand.skeleton ? 1 : 0,
};

for (const [title, scorer] of Object.entries(SCORERS)) {
  const best = (name: string): { label: string; score: number } => {
    const { domain, fqdn, tld } = parseDomain(name);
    const [label, host] = [plain(domain), plain(fqdn.slice(0, -tld.length - 1))];
    let found = { label: "", score: 0 };
    for (const brand of brands) {
      const score = scorer(label, host, brand);
      if (score > found.score) found = { label: brand.label, score };
    }
    return found;
  };
  const answer = (list: { brand: string; name: string }[]) =>
    list.flatMap(({ brand, name }) => {
      try {
        return [{ brand: labelOf(brand), ...best(name) }];
      } catch {
        return [];
      }
    });
  const [right, below] = [answer(squats), answer(subs)];
  const wrong = top.map((name) => best(name).score).sort((a, b) => b - a);
  for (const rate of [1e-2, 1e-3, 3e-4]) {
    const threshold = wrong[Math.floor(rate * wrong.length)]!;
    const share = (list: typeof right): string =>
      (list.filter(({ brand, label, score }) => score > threshold && label.slice(0, 4) === brand.slice(0, 4))
        .length / list.length).toFixed(3);
    console.log(`${title} at ${rate}: squats ${share(right)}, sub-domains ${share(below)}`);
  }
}
