/**
 * The tools of the table.
 * @module
 */
import type { Track } from "./predictions.ts";

/** A tool, and the tracks that it can enter. */
export interface Tool {
  name: string;
  command: string;
  tracks: readonly Track[];
  /** What must be known to read its figures. */
  note?: string;
  /** How it is asked with what it may learn from in the first line, and in which tracks. */
  trained?: { command: string; tracks: readonly Track[] };
}

const ALL: readonly Track[] = ["generate", "match", "judge", "page"];
export const TOOLS: readonly Tool[] = [
  {
    name: "deadringer",
    command: "node bench/squatbench/ours.ts",
    tracks: ALL,
    note:
      "its shipped models of Generate, Match and Judge learnt from these rows, of both halves, and Page was " +
      "developed on them: no figure of it is held out, all doors included; those of deadringer-halves are",
    trained: { command: "node bench/squatbench/trained.ts", tracks: ["generate", "match", "judge"] },
  },
  { name: "naive", command: "node bench/squatbench/naive.mjs", tracks: ALL },
  { name: "dnstwist", command: "/usr/bin/python3 bench/squatbench/dnstwist.py", tracks: ["generate"] },
];

/** Tools without figures, and why. */
export const ABSENT: readonly (readonly [name: string, why: string])[] = [
  ["twistrs", "does not run here: a Rust library; no package of it in Debian or npm"],
  ["ail-typo-squatting", "does not run here: a Python package; none of it in Debian or npm"],
  ["urlcrazy", "does not run here: no package of it in Debian 12"],
  ["openSquat", "does not run here: a Python program; no package of it in Debian or npm"],
];
