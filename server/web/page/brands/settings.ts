/**
 * The settings of a brand in plain words, and lists of brands as people write them. Pure.
 * @module
 */
import type { BrandSettings, WatchedBrand } from "../../../client.ts";

/** Values of a setting, each with its words. */
export type Choices = readonly (readonly [value: string | number, words: string])[];

/** How often a brand is looked at. */
export const FREQUENCIES: Choices = [
  ["1h", "every hour"],
  ["6h", "every six hours"],
  ["12h", "twice a day"],
  ["1d", "every day"],
  ["7d", "every week"],
];
/** What goes to the channels. */
export const SEVERITIES: Choices = [
  ["high", "high only"],
  ["medium", "medium and high"],
  ["low", "low and above"],
  ["none", "everything"],
];
/** How often a message says that the watch still runs, in hours. */
export const HEARTBEATS: Choices = [[0, "never"], [24, "every day"], [168, "every week"]];

/** The choices, and the value itself where it is none of them. */
export function inWords(choices: Choices, value: string | number): Choices {
  return choices.some(([each]) => each === value)
    ? choices
    : [...choices, [value, `${value}, as set under Advanced`]];
}

/** The settings of a brand, without what the service says about it. */
export function settingsOf(brand: WatchedBrand): Required<BrandSettings> {
  const { name, domains, owned, words, rules, schedule, timezone, jitter, channels } = brand;
  const { alert_from, alert_on_first, heartbeat_hours, paused } = brand;
  return {
    name,
    domains,
    owned,
    words,
    rules,
    schedule,
    timezone,
    jitter,
    channels,
    alert_from,
    alert_on_first,
    heartbeat_hours,
    paused,
  };
}

/** The entries of a text with one a line, or with commas between. */
export function lines(text: string): string[] {
  return text.split(/[\n,]/).map((line) => line.trim()).filter((line) => line !== "");
}

/** A domain, as far as it can be told without the public suffixes. */
const DOMAIN = /^[^\s.,;"]+(\.[^\s.,;"]+)+$/;

/**
 * Reads brands as people list them: one a line, with a name before its domains or without, separated by colons, commas,
 * semicolons or tabs, also as CSV with a heading line.
 *
 * @param refang Undoes `hxxps://` and `[.]`.
 * @returns In the order of the list; lines with the same name are one brand.
 * @throws {Error} with the line that has no domain.
 */
export function readBrands(
  text: string,
  refang: (text: string) => string,
): { name: string; domains: string[] }[] {
  const brands = new Map<string, string[]>();
  const rows = text.split("\n").map((line, i) => [i + 1, line.trim()] as const).filter(([, line]) =>
    line !== "" && !line.startsWith("#")
  );
  for (const [at, line] of rows) {
    const cells = line.split(/[,;\t]|:(?!\/\/)\s+/).map((cell) =>
      cell.trim().replace(/^"(.*)"$/, "$1").trim()
    )
      .filter((cell) => cell !== "");
    const domains = cells.flatMap((cell) => cell.split(/\s+/)).map(refang).filter((cell) =>
      DOMAIN.test(cell)
    );
    const name = cells.find((cell) => !cell.split(/\s+/).some((word) => DOMAIN.test(refang(word))));
    if (domains.length === 0) {
      // The heading of a table.
      if (at === rows[0]![0] && rows.length > 1 && cells.length > 1) continue;
      throw new Error(`No domain in line ${at}: ${line.slice(0, 60)}`);
    }
    const key = name ?? domains[0]!;
    brands.set(key, [...new Set([...brands.get(key) ?? [], ...domains])]);
  }
  return [...brands].map(([name, domains]) => ({ name, domains }));
}
