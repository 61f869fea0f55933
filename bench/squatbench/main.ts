/**
 * SquatBench: `npm run bench -- squatbench [TRACK] [--tool COMMAND | --predictions FILE] [--data FOLDER] [--write]`.
 * @module
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { givenPairs, linesOf, type Pair, pairOf, popularNames, rowsOf, withheldRows } from "./data.ts";
import { askTool, type Prediction, predictionsFile, type Track, TRACKS } from "./predictions.ts";
import { allDoors, BUDGETS, type Figures, matchQuestions, scoreGenerate, scoreMatch } from "./score_names.ts";
import { type BrandPage, type JudgedPage, scoreJudge, scorePage } from "./score_pages.ts";
import { type Results, tableOf } from "./table.ts";
import { ABSENT, TOOLS } from "./tools.ts";

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

interface Task {
  questions: object[];
  rows: string;
  score: (predictions: ReadonlyMap<string, Prediction>) => Figures;
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

/** What a track asks; null where its pages are not there. */
function taskOf(track: Track): Task | null {
  if (track === "generate") {
    const brands = [...new Set(pairs.map(({ brand }) => brand))];
    return {
      questions: brands.map((brand) => ({ brand, k: BUDGETS.at(-1) })),
      rows: pairRows,
      score: (found) => scoreGenerate(pairs, found),
    };
  }
  if (track === "match") {
    return {
      questions: matchQuestions(pairs, popular),
      rows: `${pairRows}, ${popular.length} popular names`,
      score: (found) => scoreMatch(pairs, popular, found),
    };
  }
  if (track === "judge") {
    const pages = linesOf<JudgedPage>(values.data, "classify-dev.jsonl.gz")?.filter((row) =>
      row.track === "html"
    );
    return pages === undefined ? null : {
      questions: pages.map(({ id, url, html }) => ({ id, url, html })),
      rows: `${pages.length} pages of classify-dev.jsonl.gz, not given away`,
      score: (found) => scoreJudge(pages, found),
    };
  }
  const pages = linesOf<BrandPage>(values.data, "brand-pages-dev.jsonl.gz");
  const profiles = linesOf<object>(values.data, "brand-profiles.jsonl");
  return pages === null || profiles === null ? null : {
    questions: [{ profiles }, ...pages.map(({ id, url, html }) => ({ id, url, html }))],
    rows: `${pages.length} pages of brand-pages-dev.jsonl.gz, not given away`,
    score: (found) => scorePage(pages, found),
  };
}

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
  skipped,
};

const alone = values.tool === undefined && values.predictions === undefined;
const tools = alone
  ? TOOLS
  : [{ name: values.tool ?? values.predictions!, command: values.tool ?? "", tracks: TRACKS }];
const seen = (name: string): { heldOut?: false } =>
  alone && TOOLS.some((tool) => tool.name === name && tool.note !== undefined) ? { heldOut: false } : {};
const answers = new Map<string, ReadonlyMap<string, Prediction>>();
for (const each of track === undefined ? TRACKS : [track]) {
  const task = taskOf(each);
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
  for (const { name, command, tracks } of tools) {
    if (!tracks.includes(each)) continue;
    const start = performance.now();
    try {
      const found = values.predictions === undefined
        ? await askTool(each, command, task.questions)
        : predictionsFile(each, values.predictions);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      results.results.push({
        track: each,
        tool: name,
        rows: task.rows,
        seconds,
        ...seen(name),
        figures: task.score(found),
      });
      answers.set(`${each} ${name}`, found);
      console.error(`${each} ${name}: ${seconds} s`);
    } catch (error) {
      skip(`${each} ${name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}
if (alone) { for (const { name, note } of TOOLS) if (note !== undefined) skipped.push(`${name}: ${note}`); }
for (const { name } of tools) {
  const [made, matched] = [answers.get(`generate ${name}`), answers.get(`match ${name}`)];
  if (made === undefined || matched === undefined) continue;
  const figures = allDoors(pairs, popular, made, matched);
  results.results.push({ track: "doors", tool: name, rows: pairRows, seconds: 0, ...seen(name), figures });
}
results.results.sort((a, b) => Number(b.track === "doors") - Number(a.track === "doors"));
if (alone && track === undefined) skipped.push(...ABSENT.map(([name, why]) => `${name}: ${why}`));
if (!values.questions) {
  const table = tableOf(results);
  console.log(table);
  if (values.write) {
    const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
    writeFileSync(at("results.json"), JSON.stringify(results, null, 1) + "\n");
    writeFileSync(at("results.md"), table + "\n");
  }
}
