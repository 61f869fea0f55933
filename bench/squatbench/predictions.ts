/**
 * Predictions: one JSON object a line, from a file or from a program that reads questions on its standard input.
 * @module
 */
import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** The tracks. */
export const TRACKS = ["generate", "match", "judge", "page"] as const;
export type Track = typeof TRACKS[number];
/** One prediction. */
export type Prediction = Record<string, unknown>;

const MAX_BYTES = 512 * 1024 * 1024;
const MAX_MS = 15 * 60_000;

/** The member that names the row. */
export const keyOf = (track: Track): string => track === "generate" ? "brand" : "id";

const isShare = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= 1;

/** What is wrong with a prediction; null when it can be scored. */
function faultOf(track: Track, row: Prediction): string | null {
  if (typeof row[keyOf(track)] !== "string") return `"${keyOf(track)}" must be a string`;
  if (track === "generate") {
    const list = row.candidates;
    return Array.isArray(list) && list.every((name) => typeof name === "string")
      ? null
      : `"candidates" must be a list of names`;
  }
  if (track === "judge") {
    const wrong = ["legitimate", "phishing", "parked"].find((name) => !isShare(row[name]));
    return wrong === undefined ? null : `"${wrong}" must be a number from 0 to 1`;
  }
  if (row.brand !== null && typeof row.brand !== "string") return `"brand" must be a string or null`;
  const score = track === "match" ? "score" : "probability";
  return isShare(row[score]) ? null : `"${score}" must be a number from 0 to 1`;
}

/** Returns the predictions of a text by row; throws at the first line that cannot be scored, with its number. */
export function parsePredictions(track: Track, text: string): Map<string, Prediction> {
  const found = new Map<string, Prediction>();
  let number = 0;
  for (const line of text.split("\n")) {
    number++;
    if (line.trim() === "") continue;
    const fail = (what: string): never => {
      throw new TypeError(`predictions, line ${number}: ${what}, got ${line.slice(0, 80)}`);
    };
    let row: unknown;
    try {
      row = JSON.parse(line);
    } catch {
      fail("must be a JSON object");
    }
    if (typeof row !== "object" || row === null || Array.isArray(row)) fail("must be a JSON object");
    const fault = faultOf(track, row as Prediction);
    if (fault !== null) fail(fault);
    const key = (row as Prediction)[keyOf(track)] as string;
    if (found.has(key)) fail(`"${key}" stands there twice`);
    found.set(key, row as Prediction);
  }
  return found;
}

/** Returns the predictions of a file. */
export function predictionsFile(track: Track, file: string): Map<string, Prediction> {
  const { size } = statSync(file);
  if (size > MAX_BYTES) throw new RangeError(`${file} has ${size} bytes, at most ${MAX_BYTES} are read`);
  return parsePredictions(track, readFileSync(file, "utf8"));
}

/** Runs `COMMAND TRACK` in a shell with the questions on its standard input, and returns what it predicts. */
export async function askTool(
  track: Track,
  command: string,
  questions: readonly object[],
  mostMs: number = MAX_MS,
): Promise<Map<string, Prediction>> {
  // A group of its own, so that what the shell has started ends with it.
  const child = spawn("/bin/sh", ["-c", `${command} ${track}`], {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const end = (): void => void process.kill(-child.pid!, "SIGKILL");
  const chunks: Uint8Array[] = [];
  let [size, late] = [0, false];
  child.stdout.on("data", (chunk: Uint8Array) => {
    chunks.push(chunk);
    if ((size += chunk.length) > MAX_BYTES) end();
  });
  child.stdin.on("error", () => {}); // A tool may end before it has read all.
  const timer = setTimeout(() => {
    late = true;
    end();
  }, mostMs);
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  child.stdin.end(questions.map((row) => JSON.stringify(row) + "\n").join(""));
  const code = await ended;
  clearTimeout(timer);
  if (late) throw new Error(`${command} was ended after ${mostMs / 1000} s`);
  if (size > MAX_BYTES) throw new RangeError(`${command} wrote more than ${MAX_BYTES} bytes`);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return parsePredictions(track, Buffer.concat(chunks).toString());
}
