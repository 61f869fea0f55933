/**
 * The table of results, as Markdown.
 * @module
 */
import type { Gap } from "./halves.ts";
import type { Share } from "./intervals.ts";

/** What stands in place of a track where Generate and Match are taken together. */
export const ALL_DOORS = "doors";

/** The figures of a tool in a track. */
export interface Result {
  track: string;
  tool: string;
  /** Which rows the figures are made of. */
  rows: string;
  seconds: number;
  /** False where the tool is known to have learnt from these rows, or to have been developed on them. */
  heldOut?: false;
  /** The commit that was measured, where it is an earlier run's. */
  kept?: string;
  figures: Record<string, Share>;
}

/** A run. */
export interface Results {
  commit: string;
  date: string;
  machine: string;
  versions: Record<string, string>;
  results: Result[];
  halves: Gap[];
  /** What has no figures, and why; what a tool has learnt from. */
  skipped: string[];
}

/**
 * Returns the results with what an earlier run told of tools and tracks that this one has not measured: one track was
 * asked for, or a tool is not installed. What is found through all doors is of Generate and Match, and goes with them.
 *
 * @param tools The tools of the table: others are not kept.
 */
export function withKept(results: Results, before: Results, tools: ReadonlySet<string>): Results {
  const isNew = (track: string, tool: string): boolean =>
    results.results.some((row) => row.track === track && row.tool === tool);
  const rows = before.results.filter(({ track, tool }) =>
    (track !== ALL_DOORS ||
      !results.results.some((row) => row.track === "generate" || row.track === "match")) &&
    tools.has(tool) && !isNew(track, tool)
  ).map((row) => ({ ...row, kept: row.kept ?? before.commit }));
  const order = [...before.results, ...results.results].map(({ track }) => track);
  const versions = Object.entries(results.versions).map(([name, version]) =>
    [name, version === "unknown" ? before.versions[name] ?? version : version] as const
  );
  return {
    ...results,
    versions: Object.fromEntries(versions),
    results: [...results.results, ...rows].sort((a, b) => order.indexOf(a.track) - order.indexOf(b.track)),
    halves: [...results.halves, ...before.halves.filter(({ track, tool }) => !isNew(track, tool))]
      .sort((a, b) => order.indexOf(a.track) - order.indexOf(b.track)),
    skipped: [
      ...results.skipped,
      ...rows.map(({ track, tool, kept }) => `${track} ${tool}: measured at commit ${kept}`),
      ...before.skipped.filter((line) => !results.skipped.includes(line) && /: does not run here/.test(line)),
    ],
  };
}

const number = (value: number | null): string =>
  value === null || Number.isNaN(value) ? "–" : value.toFixed(3);

/** A figure as it stands in the table. */
export const shown = ({ value, low, high }: Share): string =>
  Number.isNaN(low ?? NaN) ? number(value) : `${number(value)} [${number(low)}, ${number(high)}]`;

const points = ({ same, other }: Gap): string => (100 * (same.value - other.value)).toFixed(1);

/** What is told of a half when training and tuning saw the other one only. */
function gapTable(gaps: readonly Gap[]): string[] {
  if (gaps.length === 0) return [];
  return [
    "### Trained on one half, told of the other",
    "",
    "The same rows, told of by what was trained and tuned on their own half, and on the other one. Models are trained",
    "anew where it says models; where it says threshold, only the threshold is chosen anew.",
    "",
    "| track | tool | figure | rows of | anew | own half | other half | gap, points |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...gaps.map((gap) =>
      `| ${gap.track} | ${gap.tool} | ${gap.figure} | ${gap.half} | ${
        gap.trained ? "models" : "threshold"
      } | ` +
      `${shown(gap.same)} | ${shown(gap.other)} | ${points(gap)} |`
    ),
    "",
  ];
}

const nameOf = ({ tool, heldOut }: Result): string => heldOut === false ? `${tool}, not held out` : tool;

/** The figures that stand in the README: those of all rows, doors first. */
const CHIEF =
  /^(?:all doors|first (?:1000|5000), (?:all|unassisted)|mean of brands at|right brand at|hard negatives|recall of (?:phishing|parked))/;

/** The README's part: the doors, the chief figures, the gaps in a sentence each. */
function readmeOf({ commit, date, results, halves }: Results): string {
  const rows = results.flatMap((result) =>
    Object.entries(result.figures).filter(([name]) => CHIEF.test(name))
      .map(([name, share]) => `| ${result.track} | ${nameOf(result)} | ${name} | ${shown(share)} |`)
  );
  const of = [...new Set(results.map(({ rows }) => rows))];
  const kept = Map.groupBy(results.filter((row) => row.kept !== undefined), (row) => row.kept);
  const earlier = [...kept].map(([at, rows]) =>
    ` At ${at}: ${rows.map(({ track, tool }) => `${track} ${tool}`).join(", ")}.`
  );
  return [
    `${date}, commit ${commit}.${earlier.join("")} Shares with 95 % intervals, of these rows: ${
      of.join("; ")
    }.`,
    "",
    "| track | tool | figure | value |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
    ...gapTable(halves.filter(({ trained }) => trained)),
  ].join("\n").trimEnd();
}

const MARKS = /(?<=<!-- figures -->\n).*(?=<!-- end of figures -->)/s;
/** Returns the README with the figures of these results between its marks. */
export const withFigures = (readme: string, results: Results): string =>
  readme.replace(MARKS, () => `\n${readmeOf(results)}\n\n`);

/** Markdown: what is found through all doors first, then a table for each track. */
export function tableOf({ commit, date, machine, versions, results, halves, skipped }: Results): string {
  const doors = results.filter(({ track }) => track === ALL_DOORS);
  const first = doors.flatMap((result) =>
    Object.entries(result.figures).map(([name, share]) =>
      `- **${nameOf(result)}**: ${name}: ${shown(share)} (${result.rows})`
    )
  );
  const tables = [...new Set(results.map(({ track }) => track))].filter((track) => track !== ALL_DOORS)
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
    ...gapTable(halves),
    ...skipped.map((line) => `- ${line}`),
    "",
    `${date}, commit ${commit}, ${machine}; ${about}.`,
  ].join("\n");
}
