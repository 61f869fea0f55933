/**
 * The table of results, as Markdown.
 * @module
 */
import type { Share } from "./intervals.ts";

/** The figures of a tool in a track. */
export interface Result {
  track: string;
  tool: string;
  /** Which rows the figures are made of. */
  rows: string;
  seconds: number;
  /** False where the tool is known to have learnt from these rows, or to have been developed on them. */
  heldOut?: false;
  figures: Record<string, Share>;
}

/** A run. */
export interface Results {
  commit: string;
  date: string;
  machine: string;
  versions: Record<string, string>;
  results: Result[];
  /** What has no figures, and why; what a tool has learnt from. */
  skipped: string[];
}

const number = (value: number | null): string =>
  value === null || Number.isNaN(value) ? "–" : value.toFixed(3);

/** A figure as it stands in the table. */
export const shown = ({ value, low, high }: Share): string =>
  Number.isNaN(low ?? NaN) ? number(value) : `${number(value)} [${number(low)}, ${number(high)}]`;

/** Of which tuned on one half and told of the other, with the gap in points. */
export function gapsOf({ tool, figures }: Result): string[] {
  return ["1 %", "0.1 %", "0.03 %"].flatMap((percent) =>
    [["A", "B"], ["B", "A"]].flatMap(([tuned, told]) => {
      const at = (half: string) => figures[`${percent}, threshold of ${tuned}: recall on ${half}`];
      const [seen, unseen] = [at(tuned!), at(told!)];
      if (seen === undefined || unseen === undefined) return [];
      const gap = (100 * (seen.value - unseen.value)).toFixed(1);
      return [`gap ${tool}, match at ${percent}, tuned on ${tuned}, told on ${told}: ${gap} points`];
    })
  );
}

/** Markdown: what is found through all doors first, then a table for each track. */
export function tableOf({ commit, date, machine, versions, results, skipped }: Results): string {
  const doors = results.filter(({ track }) => track === "doors");
  const nameOf = ({ tool, heldOut }: Result): string => heldOut === false ? `${tool}, not held out` : tool;
  const first = doors.flatMap((result) =>
    Object.entries(result.figures).map(([name, share]) =>
      `- **${nameOf(result)}**: ${name}: ${shown(share)} (${result.rows})`
    )
  );
  const tables = [...new Set(results.map(({ track }) => track))].filter((track) => track !== "doors")
    .flatMap((track) => {
      const columns = results.filter((result) => result.track === track);
      const names = [...new Set(columns.flatMap(({ figures }) => Object.keys(figures)))];
      const cell = ({ figures }: Result, name: string) =>
        figures[name] === undefined ? "–" : shown(figures[name]);
      return [
        `### ${track}`,
        "",
        `Rows: ${columns[0]!.rows}.`,
        "",
        `| figure | ${columns.map(nameOf).join(" | ")} |`,
        `| --- |${columns.map(() => " --- |").join("")}`,
        ...names.map((name) => `| ${name} | ${columns.map((column) => cell(column, name)).join(" | ")} |`),
        "",
      ];
    });
  const about = Object.entries(versions).map(([name, version]) => `${name} ${version}`).join(", ");
  return [
    ...first,
    "",
    ...tables,
    ...results.flatMap(gapsOf).map((line) => `- ${line}`),
    ...skipped.map((line) => `- ${line}`),
    "",
    `${date}, commit ${commit}, ${machine}; ${about}.`,
  ].join("\n");
}
