/**
 * SquatBench: `npm run bench -- squatbench [TRACK] [--tool COMMAND | --predictions FILE] [--data FOLDER] [--write]`.
 * @module
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { givenPairs, type Pair, pairOf, popularNames, rowsOf, withheldRows } from "./data.ts";
import { gapsBetween, type Half, HALVES, heldOut } from "./halves.ts";
import { askTool, type Prediction, predictionsFile, type Track, TRACKS } from "./predictions.ts";
import { allDoors, type Figures } from "./score_names.ts";
import { ALL_DOORS, type Results, tableOf, withFigures, withKept } from "./table.ts";
import { type Names, type Task, taskOf } from "./tasks.ts";
import { ABSENT, type Tool, TOOLS } from "./tools.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tool: { type: "string" },
    predictions: { type: "string" },
    data: { type: "string" },
    questions: { type: "boolean" },
    write: { type: "boolean" },
  },
});
const [track] = positionals as [Track | undefined];
if (track !== undefined && !TRACKS.includes(track)) {
  console.error(`No track "${track}": ${TRACKS.join(", ")}`);
  process.exit(2);
}
if (track === undefined && (values.tool ?? values.predictions ?? values.questions) !== undefined) {
  console.error(`Name the track: ${TRACKS.join(", ")}`);
  process.exit(2);
}

/** Remarks below the table: what is skipped, and what a tool has seen. */
const skipped: string[] = [];
const skip = (line: string): void => {
  skipped.push(line);
  console.error(`SKIPPED ${line}`);
};

const fetchedFile = join(values.data ?? "", "pairs.tsv");
const fetched: Pair[] = values.data !== undefined && existsSync(fetchedFile)
  ? rowsOf(readFileSync(fetchedFile, "utf8")).map(pairOf)
  : [];
const given = givenPairs();
const pairs = [...given, ...fetched];
const popular = popularNames();
const left = withheldRows().length - fetched.length;
if (left > 0) {
  skip(`${left} pairs that may not be given away (bench/squatbench/fetch.ts FOLDER, then --data FOLDER)`);
}
const pairRows = `${given.length} given and ${fetched.length} fetched pairs of ${
  new Set(pairs.map(({ brand }) => brand)).size
} brand domains`;

const names: Names = { pairs, popular, rows: pairRows };
/** Host names at large, that a half's training needs besides. */
const namesFile = join(values.data ?? "", "names-2m.txt.xz");
const trains = values.data !== undefined && existsSync(namesFile);

const version = (program: string, ...args: string[]): string => {
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "unknown";
  }
};
const results: Results = {
  commit: version("git", "rev-parse", "--short", "HEAD"),
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  versions: {
    node: process.version,
    deadringer: JSON.parse(readFileSync("package.json", "utf8")).version,
    dnstwist: version("dpkg-query", "-W", "-f", "${Version}", "dnstwist"),
  },
  results: [],
  halves: [],
  skipped,
};

const alone = values.tool === undefined && values.predictions === undefined;
const tools: readonly Tool[] = alone
  ? TOOLS
  : [{ name: values.tool ?? values.predictions!, command: values.tool ?? "", tracks: TRACKS }];
const seen = (name: string): { heldOut?: false } =>
  alone && TOOLS.some((tool) => tool.name === name && tool.note !== undefined) ? { heldOut: false } : {};
const answers = new Map<string, ReadonlyMap<string, Prediction>>();

/** Asks a tool once for each half that it may learn from; tells of each row by what has not learnt from its half. */
async function askByHalves(each: Track, { name, trained }: Tool, task: Task): Promise<void> {
  if (trained === undefined || !trained.tracks.includes(each)) return;
  if (!trains) return skip(`${each} ${name}: no training by halves without names-2m.txt.xz in --data FOLDER`);
  const found = {} as Record<Half, Map<string, Prediction>>;
  const start = performance.now();
  for (const half of HALVES) {
    const head = { train: task.train(half), names: resolve(namesFile) };
    found[half] = await askTool(each, trained.command, [head, ...task.questions]);
  }
  record(each, `${name}-halves`, task, heldOut(found, task.halfOf), start);
  results.halves.push(...gapsBetween(each, name, { A: task.score(found.A), B: task.score(found.B) }));
}

function record(
  each: Track,
  name: string,
  { rows, score }: Task,
  found: ReadonlyMap<string, Prediction>,
  start: number,
): Figures {
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const figures = score(found);
  results.results.push({ track: each, tool: name, rows, seconds, ...seen(name), figures });
  answers.set(`${each} ${name}`, found);
  console.error(`${each} ${name}: ${seconds} s`);
  return figures;
}

for (const each of track === undefined ? TRACKS : [track]) {
  const task = taskOf(each, names, values.data);
  if (task === null) {
    skip(
      `${each}: its pages may not be given away, and --data FOLDER has none (bench/squatbench/cards/${each}.md)`,
    );
    continue;
  }
  if (values.questions) {
    for (const row of task.questions) console.log(JSON.stringify(row));
    continue;
  }
  for (const tool of tools) {
    if (!tool.tracks.includes(each)) continue;
    const start = performance.now();
    try {
      const found = values.predictions === undefined
        ? await askTool(each, tool.command, task.questions)
        : predictionsFile(each, values.predictions);
      const figures = record(each, tool.name, task, found, start);
      results.halves.push(...gapsBetween(each, tool.name, { A: figures, B: figures }));
      await askByHalves(each, tool, task);
    } catch (error) {
      skip(`${each} ${tool.name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}
if (alone) { for (const { name, note } of TOOLS) if (note !== undefined) skipped.push(`${name}: ${note}`); }
for (const name of tools.flatMap(({ name }) => [name, `${name}-halves`])) {
  const [made, matched] = [answers.get(`generate ${name}`), answers.get(`match ${name}`)];
  if (made === undefined || matched === undefined) continue;
  const figures = allDoors(pairs, popular, made, matched);
  results.results.push({ track: ALL_DOORS, tool: name, rows: pairRows, seconds: 0, ...seen(name), figures });
}
results.results.sort((a, b) => Number(b.track === ALL_DOORS) - Number(a.track === ALL_DOORS));
if (alone && track === undefined) skipped.push(...ABSENT.map(([name, why]) => `${name}: ${why}`));
if (!values.questions) {
  console.log(tableOf(results));
  if (values.write) {
    const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
    const names = new Set(TOOLS.flatMap(({ name }) => [name, `${name}-halves`]));
    const all = withKept(results, JSON.parse(readFileSync(at("results.json"), "utf8")), names);
    writeFileSync(at("results.json"), JSON.stringify(all, null, 1) + "\n");
    writeFileSync(at("results.md"), tableOf(all) + "\n");
    writeFileSync(at("README.md"), withFigures(readFileSync(at("README.md"), "utf8"), all));
    execFileSync("deno", ["fmt", "-q", at("results.md"), at("README.md")]);
  }
}
