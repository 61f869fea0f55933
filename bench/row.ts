/**
 * One table for all benchmarks: each row is a figure of ours beside those of others, taken in the same run.
 * @module
 */
import { appendFileSync } from "node:fs";
import { loadavg } from "node:os";
import process from "node:process";

/** A figure and those of others, for which more is better. */
export interface Row {
  /** The task. */
  work: string;
  /** `names/s`, for example. */
  unit: string;
  /** Our figure. */
  ours: number;
  /** Figures of others by their name; null for a program that is not installed. */
  peers: Readonly<Record<string, number | null>>;
}

/** A row with what the machine did besides, as it stands in the file that `BENCH_TABLE` names. */
export interface MeasuredRow extends Row {
  /** Load average of the last minute. */
  load: number;
}

const FILE = process.env.BENCH_TABLE;
const PART = Number(process.env.BENCH_PART ?? 1);

/** A size, or the part of it that `npm run bench -- small` measures: whether the benchmarks run, not how fast. */
export const sized = (size: number): number => Math.max(1, Math.round(size * PART));

/** Adds a row to the table of `npm run bench`; outside of it, nothing. */
export function addRow(row: Row): void {
  if (FILE === undefined) return;
  const measured: MeasuredRow = { ...row, load: loadavg()[0]! };
  appendFileSync(FILE, JSON.stringify(measured) + "\n");
}

/** The rows as a Markdown table; `runtime` by row. */
export function tableOf(rows: readonly (MeasuredRow & { runtime: string })[]): string {
  const cells = rows.map(({ work, unit, ours, peers, runtime, load }) => [
    work,
    runtime,
    `${short(ours)} ${unit}`,
    Object.entries(peers).map(([name, theirs]) =>
      theirs === null ? `${name} absent` : `${name} ${short(theirs)}`
    )
      .join(", "),
    Object.values(peers).map((theirs) => theirs === null ? "–" : `${(ours / theirs).toFixed(2)} x`).join(
      ", ",
    ),
    load.toFixed(1),
  ]);
  const lines = [["work", "runtime", "deadringer", "peers", "ratio", "load"], ...cells];
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  const text = lines.map((line) => `| ${line.map((cell, i) => cell.padEnd(widths[i]!)).join(" | ")} |`);
  return [text[0], `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...text.slice(1)].join(
    "\n",
  );
}

function short(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M`;
  if (value >= 1e4) return `${(value / 1e3).toFixed(1)} k`;
  return value.toFixed(value >= 100 ? 0 : 1);
}
