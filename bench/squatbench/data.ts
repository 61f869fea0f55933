/**
 * The rows of the tracks. `data/` holds what may be given away, defanged; a folder of your own adds the rest.
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { parseDomain } from "../../lib/domain.ts";

/** A real squat of a brand. */
export interface Pair {
  brand: string;
  squat: string;
  relation: string;
  sources: string[];
}

/** A row that is fetched, not given: the first 16 hexadecimal digits of the SHA-256 of its name stand for it. */
export type Withheld = Omit<Pair, "squat"> & { sha256: string };

const HERE = fileURLToPath(new URL("data/", import.meta.url));

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
export const digestOf = (name: string): string => sha256(name).slice(0, 16);
export const defang = (name: string): string => name.replaceAll(".", "[.]");
export const refang = (name: string): string => name.replaceAll("[.]", ".");

/** Sources whose licence lets their rows be given away; a row stays when any of its sources is one. */
export const GIVEN: ReadonlyMap<string, string> = new Map([
  ["shadowwhisperer-typo", "Unlicense"],
  ["polkadot-phishing", "Apache-2.0"],
  ["discord-phishing", "Unlicense and MIT"],
  ["maltrail", "MIT"],
  ["chainapsis", "Apache-2.0"],
  ["udrp", "MIT"],
]);
/** Sources that were made with a generator of candidates themselves. */
const ASSISTED = new Set(["shadowwhisperer-typo", "jarelllama", "eth-phishing-detect"]);
/** Whether people or courts reported the name, so that the recall of generators is not flattered. */
export const isUnassisted = ({ sources }: Pair): boolean => sources.some((name) => !ASSISTED.has(name));

/** Returns the half of a brand: all domains with its label go together, `amazon.de` with `amazon.com`. */
export function halfOf(brand: string): "A" | "B" {
  return parseInt(sha256(familyOf(brand)).slice(0, 2), 16) % 2 === 0 ? "A" : "B";
}

const families = new Map<string, string>();
/** Returns the registrable label of a brand without hyphens. */
export function familyOf(brand: string): string {
  let family = families.get(brand);
  if (family === undefined) families.set(brand, family = parseDomain(brand).domain.replaceAll("-", ""));
  return family;
}

/** Returns the rows of a tab-separated text without its header. */
export const rowsOf = (text: string): string[][] =>
  text.split("\n").slice(1).filter((line) => line !== "").map((line) => line.split("\t"));

const read = (file: string): string => gunzipSync(readFileSync(join(HERE, file))).toString();
/** Packs a text so that the same text gives the same bytes. */
export const pack = (text: string): Uint8Array => gzipSync(text, { level: 9 });

export const pairOf = ([brand, squat, relation, sources]: string[]): Pair => ({
  brand: brand!,
  squat: refang(squat!),
  relation: relation!,
  sources: sources!.split(","),
});

/** The pairs that are given. */
export const givenPairs = (): Pair[] => rowsOf(read("pairs.tsv.gz")).map(pairOf);
/** The rows that are fetched. */
export const withheldRows = (): Withheld[] =>
  rowsOf(read("withheld.tsv.gz")).map(([brand, digest, relation, sources]) => ({
    brand: brand!,
    sha256: digest!,
    relation: relation!,
    sources: sources!.split(","),
  }));
/** Popular names that imitate nobody. */
export const popularNames = (): string[] => rowsOf(read("popular.tsv.gz")).map(([name]) => name!);

/** Returns the objects of a JSON Lines file in a folder, packed or not; null when it is not there. */
export function linesOf<T>(folder: string | undefined, file: string): T[] | null {
  const path = folder === undefined ? "" : join(folder, file);
  if (folder === undefined || !existsSync(path)) return null;
  const bytes = readFileSync(path);
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString().split("\n").filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}
