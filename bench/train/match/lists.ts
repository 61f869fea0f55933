/**
 * Builds the lists of `bench/train/match/main.ts` from public ones: SQUATS.tsv, TOP.tsv and SUBDOMAINS.tsv in OUT. Needs
 * git, npm and the network; the lists have licences of their own, so that none is in this repository.
 *
 * usage: node bench/train/match/lists.ts BRANDS.txt OUT
 *
 * BRANDS.txt has the domains of the brands, one a line. Repositories are cloned into OUT/sources without their blobs,
 * and only the files that are read are fetched. A source that is not available ends the run: lists with parts missing
 * would give other figures.
 * @module
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gunzipSync } from "node:zlib";
import { parseDomain } from "../../../lib/domain.ts";
import { levenshtein } from "../../../lib/distance.ts";

/** A list of names in a repository, as of a commit; a path that ends with a slash stands for all files below it. */
interface Source {
  readonly repository: string;
  readonly commit: string;
  readonly paths: readonly string[];
}

/** Lists of names that were reported as phishing, scam or typosquatting. */
const SQUATS: readonly Source[] = [
  { repository: "ShadowWhisperer/BlockLists", commit: "2d65ab57", paths: ["RAW/Typo"] },
  {
    repository: "jarelllama/Scam-Blocklist",
    commit: "f9d27267",
    paths: ["lists/wildcard_domains/scams.txt"],
  },
  { repository: "polkadot-js/phishing", commit: "f35b682c", paths: ["all.json"] },
  { repository: "phantom/blocklist", commit: "f0e8ff9e", paths: ["blocklist.yaml"] },
  { repository: "stamparm/maltrail", commit: "8adace15", paths: ["trails/static/"] },
  { repository: "openphish/public_feed", commit: "5610d1ff", paths: ["feed.txt"] },
  { repository: "boladjivinny/udrp-artifacts", commit: "9e842b25", paths: ["data/"] },
];
const NPM_SQUATS = { package: "eth-phishing-detect@1.2.0", path: "package/src/config.json" };

/** Lists of popular names, banks and universities. */
const TOP: Source = {
  repository: "MISP/misp-warninglists",
  commit: "84f0610",
  paths: ["tranco10k", "cisco_top20k", "majestic_million", "moz-top500", "bank-website", "university_domains"]
    .map((list) => `lists/${list}/list.json`),
};
/** Phishing hosts. */
const HOSTS: Source = {
  repository: "JPCERTCC/phishurl-list",
  commit: "a6e6d82",
  paths: ["2019/", "2020/", "2021/", "2022/", "2023/", "2024/", "2025/"],
};
/** Of one list, the names that it says are harmless. */
const HARMLESS = /"(?:allow|whitelist|fuzzylist)"\s*:\s*\[[^\]]*\]/g;
const MAJESTIC_NAMES = 10_000;
/** Hosts for each brand and registrable name: kits make thousands. */
const MAX_HOSTS = 10;

const [brandFile, out] = process.argv.slice(2);
if (brandFile === undefined || out === undefined) throw new Error("Give a file of brands and a folder");
const folder = join(out, "sources");
mkdirSync(folder, { recursive: true });

const MAX_OUTPUT = 1 << 30;
const run = (program: string, args: string[]) => execFileSync(program, args, { maxBuffer: MAX_OUTPUT });

/** Returns the files of a source as texts. */
function filesOf({ repository, commit, paths }: Source): string[] {
  const clone = join(folder, repository.replace("/", "--"));
  if (!existsSync(clone)) {
    const url = `https://github.com/${repository}.git`;
    run("git", ["clone", "-q", "--bare", "--filter=blob:none", url, clone]);
  }
  const git = (...args: string[]) => run("git", ["-C", clone, ...args]);
  return git("ls-tree", "-r", "--name-only", commit, "--", ...paths).toString().split("\n")
    .filter((path) => /(?:\/Typo|\.(?:txt|json|yaml|csv|jsonl\.gz))$/.test(path))
    .map((path) => {
      const bytes = git("show", `${commit}:${path}`);
      return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
    });
}

function packedFile({ package: name, path }: { package: string; path: string }): string {
  const file = run("npm", ["pack", "--silent", "--pack-destination", folder, name]).toString().trim();
  return run("tar", ["-xOzf", join(folder, file), path]).toString();
}

/** Returns the host names of a text, each once. */
function hostsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9_-]+(?:\.[a-z0-9_-]+)+/g) ?? []);
}

interface Name {
  readonly fqdn: string;
  readonly registrable: string;
  readonly domain: string;
}

function parsed(names: Iterable<string>): Name[] {
  return [...names].flatMap((name) => {
    try {
      return [parseDomain(name)];
    } catch {
      return [];
    }
  });
}

const brands = parsed(readFileSync(brandFile, "utf8").split("\n").filter((line) => line.trim() !== ""));
const own = new Set(brands.map(({ registrable }) => registrable));

/** The brand whose label a label has, is one edit from (two from eight letters on), or holds; the longest of several. */
function brandOf(label: string): Name | undefined {
  const rank = ({ domain }: Name): number => {
    if (domain === label) return 1000;
    const near = domain.length >= 8 ? 2 : 1;
    const isNear = domain.length > 3 && Math.abs(domain.length - label.length) <= near &&
      levenshtein(domain, label) <= near;
    if (isNear) return 500 + domain.length;
    return domain.length > 3 && label.includes(domain) ? domain.length : 0;
  };
  let [best, most]: [Name | undefined, number] = [undefined, 0];
  for (const brand of brands) {
    const value = rank(brand);
    if (value > most) [best, most] = [brand, value];
  }
  return best;
}

const write = (file: string, head: string, rows: readonly string[]): void => {
  writeFileSync(join(out, file), [head, ...rows.toSorted()].join("\n") + "\n");
  console.log(`${file}: ${rows.length}`);
};

const squats = new Map<string, string>();
const listed = new Set<string>();
const texts = [...SQUATS.flatMap(filesOf), packedFile(NPM_SQUATS)];
for (const { registrable, domain } of texts.flatMap((text) => parsed(hostsOf(text.replace(HARMLESS, ""))))) {
  if (listed.has(registrable) || own.has(registrable)) continue;
  listed.add(registrable);
  const brand = brandOf(domain);
  if (brand !== undefined) squats.set(registrable, brand.registrable);
}
write("SQUATS.tsv", "brand_domain\tsquat_domain", [...squats].map(([name, brand]) => `${brand}\t${name}`));

const popular = filesOf(TOP).flatMap((text) => {
  const { name, list } = JSON.parse(text) as { name: string; list: string[] };
  return /majestic/i.test(name) ? list.slice(0, MAJESTIC_NAMES) : list;
});
const top = new Set(
  parsed(popular).map(({ registrable }) => registrable).filter((name) => !listed.has(name)),
);
write("TOP.tsv", "name", [...top]);

const counts = new Map<string, number>();
const below = new Set<string>();
for (const { fqdn, registrable, domain } of filesOf(HOSTS).flatMap((text) => parsed(hostsOf(text)))) {
  if (own.has(registrable)) continue;
  const left = fqdn.slice(0, -registrable.length);
  const brand = brands.find((each) =>
    each.domain.length > 2 && !domain.includes(each.domain) &&
    `.${left}`.replaceAll("-", ".").includes(`.${each.domain}.`)
  );
  if (brand === undefined || below.has(`${fqdn}\t${brand.registrable}`)) continue;
  const key = `${brand.registrable} ${registrable}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  if (count <= MAX_HOSTS) below.add(`${fqdn}\t${brand.registrable}`);
}
write("SUBDOMAINS.tsv", "host\tbrand_domain", [...below]);
