import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  digestOf,
  familyOf,
  GIVEN,
  givenPairs,
  halfOf,
  type Pair,
  popularNames,
  withheldRows,
} from "../../bench/squatbench/data.ts";
import { fetchRows } from "../../bench/squatbench/fetch.ts";
import { gapsBetween, heldOut } from "../../bench/squatbench/halves.ts";
import { bootstrap, wilson } from "../../bench/squatbench/intervals.ts";
import { askTool, parsePredictions, type Prediction } from "../../bench/squatbench/predictions.ts";
import {
  allDoors,
  isMatched,
  negativesOf,
  scoreGenerate,
  scoreMatch,
  thresholdOf,
} from "../../bench/squatbench/score_names.ts";
import { type JudgedPage, scoreJudge, scorePage } from "../../bench/squatbench/score_pages.ts";
import {
  ALL_DOORS,
  type Result,
  type Results,
  tableOf,
  withFigures,
  withKept,
} from "../../bench/squatbench/table.ts";
import { taskOf } from "../../bench/squatbench/tasks.ts";
import { permute } from "../../lib/permute/mod.ts";

const FOLDER = new URL("../../bench/squatbench/", import.meta.url);
const text = (file: string): string => readFileSync(new URL(file, FOLDER), "utf8");
const pairs = givenPairs();
const byRow = (key: string, rows: Prediction[]) => new Map(rows.map((row) => [row[key] as string, row]));

test("only rows that may be given away are there, defanged, and in no package", () => {
  const folder = fileURLToPath(new URL("data/", FOLDER));
  const size = readdirSync(folder).reduce((sum, file) => sum + statSync(folder + file).size, 0);
  expect(size).toBeLessThan(3_000_000);
  expect(pairs.length).toBeGreaterThan(8000);
  expect(pairs.flatMap(({ sources }) => sources).filter((source) => !GIVEN.has(source))).toEqual([]);
  const lines = gunzipSync(readFileSync(folder + "pairs.tsv.gz")).toString().trim().split("\n").slice(1);
  expect(lines.filter((line) => /\./.test(line.split("\t")[1]!.replaceAll("[.]", "")))).toEqual([]);
  expect(withheldRows().filter(({ sources }) => sources.some((source) => GIVEN.has(source)))).toEqual([]);
  const { files } = JSON.parse(readFileSync(new URL("../../package.json", FOLDER), "utf8"));
  const { publish } = JSON.parse(readFileSync(new URL("../../deno.json", FOLDER), "utf8"));
  expect([...files, ...publish.include].filter((path: string) => path.startsWith("bench"))).toEqual([]);
});

test("the split is by brand, whatever the suffix, and the same for ever", () => {
  expect(halfOf("amazon.de")).toBe(halfOf("amazon.com"));
  expect(["paypal.com", "microsoft.com", "apple.com", "amazon.com"].map(halfOf).join("")).toBe("BBAB");
  const halves = new Map<string, Set<string>>();
  for (const { brand } of pairs) {
    const family = familyOf(brand);
    halves.set(family, (halves.get(family) ?? new Set()).add(halfOf(brand)));
  }
  expect([...halves.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(new Set([...halves.values()].flatMap((set) => [...set])).size).toBe(2);
});

test("intervals: Wilson's as in the books, the bootstrap wider where rows of a brand go together", () => {
  const { low, high } = wilson(9, 10);
  expect([low, high].map((value) => value.toFixed(3))).toEqual(["0.596", "0.982"]);
  const rows = Array.from({ length: 1000 }, (_, n) => ({ n, hit: n < 500 ? 1 : 0 }));
  const each = bootstrap(rows, ({ n }) => String(n), ({ hit }) => hit);
  const grouped = bootstrap(rows, ({ n }) => String(Math.floor(n / 100)), ({ hit }) => hit);
  expect(each.value).toBe(0.5);
  expect(grouped.high - grouped.low).toBeGreaterThan(3 * (each.high - each.low));
});

test("a prediction that cannot be scored is refused with its line", () => {
  const refused = (track: "match" | "generate" | "judge", line: string) => () =>
    parsePredictions(track, `\n${line}`);
  expect(refused("match", '{"id":"a","brand":"b","score":2}')).toThrow(
    'line 2: "score" must be a number from 0 to 1',
  );
  expect(refused("match", '{"id":"a","score":1}')).toThrow('"brand" must be a string or null');
  expect(refused("generate", '{"brand":"a","candidates":[1]}')).toThrow("list of names");
  expect(refused("judge", '{"id":"a","legitimate":1,"phishing":0}')).toThrow('"parked"');
  expect(refused("match", "[]")).toThrow("must be a JSON object");
  const same = '{"id":"a","brand":null,"score":0}';
  expect(() => parsePredictions("match", `${same}\n${same}`)).toThrow('line 2: "a" stands there twice');
});

test("a tool is asked on its standard input; one that fails or hangs is no result", async () => {
  const echo = `sed 's/$//' #`;
  const question = { id: "x", brand: null, score: 0 };
  expect((await askTool("match", echo, [question])).get("x")).toEqual(question);
  await expect(askTool("match", "exit 3 #", [])).rejects.toThrow("ended with 3");
  await expect(askTool("match", "sleep 60 | cat #", [], 300)).rejects.toThrow("was ended after 0.3 s");
});

test("Generate: an oracle finds all, doubles and non-names take no place, silence finds nothing", () => {
  const { brand } = pairs[0]!;
  const few = pairs.filter((pair) => pair.brand === brand);
  expect(few.length).toBeGreaterThan(1);
  const squats = few.map(({ squat }) => squat);
  const of = (candidates: string[]) => scoreGenerate(few, byRow("brand", [{ brand, candidates }]), [1]);
  const all = byRow("brand", [{ brand, candidates: squats }]);
  expect(scoreGenerate(few, all, [5000])["first 5000, all"]!.value).toBe(1);
  expect(of([brand, "no name", "-.com", squats[0]!, squats[1]!])["first 1, all"]!.hits).toBe(1);
  expect(scoreGenerate(few, new Map(), [100])["first 100, all"]).toMatchObject({
    value: 0,
    rows: few.length,
  });
});

const small: Pair[] = ["one", "two", "three"].map((label) => ({
  brand: `${label}brand.com`,
  squat: `${label}brand-login.top`,
  relation: "token-hyphen",
  sources: ["maltrail"],
}));
const harmless = Array.from({ length: 1000 }, (_, n) => `harmless${n}.org`);

test("Match: what lets through more than the share is not counted, another brand is no hit", () => {
  const answers = byRow("id", [
    { id: small[0]!.squat, brand: "onebrand.de", score: 0.9 },
    { id: small[1]!.squat, brand: "onebrand.com", score: 0.99 },
    { id: small[2]!.squat, brand: "threebrand.com", score: 0.5 },
    ...harmless.slice(0, 2).map((id) => ({ id, brand: "onebrand.com", score: 0.6 })),
  ]);
  // What holds a brand's label is mostly its own.
  const names = negativesOf(small, [...harmless, "onebrand.net", "onebrandbank.com", "my-twobrand.org"]);
  expect(names).toHaveLength(1000);
  expect(thresholdOf(names, answers, 0.001)).toBe(0.6);
  expect(thresholdOf(names, answers, 0.01)).toBe(0);
  expect(small.map((pair) => isMatched(pair, answers, 0.6))).toEqual([true, false, false]);
  const figures = scoreMatch(small, harmless, answers, ["harmless0.org", "harmless9.org"]);
  expect(figures["hard negatives let through at 1 %"]!.hits).toBe(1);
  expect(figures["hard negatives let through at 0.1 %"]!.hits).toBe(0);
  expect(figures["right brand at 1 %"]!.hits).toBe(2);
  expect(figures["right brand at 0.1 %"]!.hits).toBe(1);
  // A brand of many pairs counts as much as one of few.
  const pair = (label: string, n: number): Pair => ({
    ...small[0]!,
    brand: `${label}.com`,
    squat: `${label}${n}.top`,
  });
  const many = [5, 20].flatMap((count, of) =>
    Array.from({ length: count }, (_, n) => pair(`brand${"ab"[of]}`, n))
  );
  const found = byRow("id", many.slice(0, 5).map(({ squat: id, brand }) => ({ id, brand, score: 1 })));
  const shares = scoreMatch(many, harmless, found);
  expect([shares["mean of brands at 1 %"]!.value, shares["right brand at 1 %"]!.value]).toEqual([0.5, 0.2]);
});

test("all doors: a candidate counts always, a match as often as names are seen", () => {
  const candidates = byRow("brand", [{ brand: "onebrand.com", candidates: [small[0]!.squat] }]);
  const matches = byRow("id", [{ id: small[2]!.squat, brand: "threebrand.com", score: 0.5 }]);
  const values = Object.values(allDoors(small, harmless, candidates, matches)).map(({ value }) => value * 3);
  expect(values.map((value) => value.toFixed(2))).toEqual(["2.00", "1.50", "1.00"]);
});

test("Judge and Page: an oracle has all, an empty file nothing, an own page is no alarm", () => {
  const judged = ["legitimate", "phishing", "parked"].map((label, n) => (
    { id: `${n}`, label, track: "html", url: "", html: "", group: `${n}` } as JudgedPage
  ));
  const oracle = byRow(
    "id",
    judged.map(({ id, label }) => ({ id, legitimate: 0, phishing: 0, parked: 0, [label]: 1 })),
  );
  expect(scoreJudge(judged, oracle)["recall of phishing"]!.value).toBe(1);
  expect(scoreJudge(judged, new Map())["recall of legitimate"]!.value).toBe(0);
  const page = (id: string, kind: "phish" | "legit", brand: string) => ({
    id,
    kind,
    brands: [brand],
    url: "",
    html: "",
    family: id,
  });
  const pages = [page("p", "phish", "a.com"), page("own", "legit", "b.com")];
  const named = [{ id: "p", brand: "a.com", probability: 0.5 }, {
    id: "own",
    brand: "b.com",
    probability: 1,
  }];
  expect(scorePage(pages, byRow("id", named))["right brand at 0.5 % alarms"]!.value).toBe(1);
  const wrong = byRow("id", [named[0]!, { id: "own", brand: "a.com", probability: 1 }]);
  expect(scorePage(pages, wrong)["right brand at 0.5 % alarms"]!.value).toBe(0);
});

test("halves: each row is told of by what has not learnt from its half; the gap is of the same rows", () => {
  const row = (id: string, score: number): Prediction => ({ id, brand: "a.com", score });
  const found = { A: byRow("id", [row("x", 1), row("y", 0.2)]), B: byRow("id", [row("x", 0.5)]) };
  const merged = heldOut(found, (id) => id === "x" ? "A" : "B");
  expect([...merged.values()]).toEqual([row("x", 0.5), row("y", 0.2)]);
  const share = (value: number) => ({ value, low: value, high: value, hits: 1, rows: 1 });
  const figures = (a: number, b: number) => ({
    "right side, half A": share(a),
    "right side, half B": share(b),
  });
  const gaps = gapsBetween("judge", "some", { A: figures(0.9, 0.7), B: figures(0.8, 0.75) });
  expect(gaps.map(({ half, same, other }) => [half, same.value, other.value])).toEqual([
    ["A", 0.9, 0.8],
    ["B", 0.75, 0.7],
  ]);
  const untrained = figures(1, 1);
  expect(gapsBetween("judge", "some", { A: untrained, B: untrained })).toEqual([]);
});

test("a tool may learn from one half only, and by brand", () => {
  const task = taskOf("match", { pairs, popular: popularNames(), rows: "" }, undefined)!;
  const { pairs: of, popular } = task.train("A") as { pairs: Pair[]; popular: string[] };
  expect(of.length).toBeGreaterThan(1000);
  expect([...new Set([...of.map(({ brand }) => brand), ...popular].map(task.halfOf))]).toEqual(["A"]);
  expect(new Set(of.map(({ squat }) => task.halfOf(squat)))).toEqual(new Set(["A"]));
});

test("rows are fetched by their checksums; what cannot be had is named", async () => {
  const server = createServer((request, response) => {
    if (!request.url!.endsWith("/list.txt")) return void response.writeHead(404).end();
    response.end("||examp1e.com^\nhttps://login.example-pay.top/a?b=c.d\n0.0.0.0 changed.example\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const row = (squat: string) => ({
      brand: "example.com",
      relation: "dl1",
      sources: ["some"],
      sha256: digestOf(squat),
    });
    const source = { repository: "owner/some", commit: "abc", paths: ["list.txt", "gone.txt"] };
    const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const wanted = ["examp1e.com", "example-pay.top", "not-listed.com"].map(row);
    const { pairs, failed, missing } = await fetchRows(wanted, { some: source }, from);
    expect(pairs.map(({ squat }) => squat)).toEqual(["examp1e.com", "example-pay.top"]);
    expect(missing).toBe(1);
    expect(failed).toEqual([`${from}/owner/some/abc/gone.txt: status 404`]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

const results = JSON.parse(text("results.json"));

test("a run of one track keeps the others' figures, says of which commit, and drops what was made of the old ones", () => {
  const run = (commit: string, ...rows: [track: string, tool: string][]): Results => ({
    commit,
    date: "2026-01-01",
    machine: "one",
    versions: {},
    results: rows.map(([track, tool]): Result => ({ track, tool, rows: "some", seconds: 1, figures: {} })),
    halves: [],
    skipped: [],
  });
  const first = run("a", [ALL_DOORS, "ours"], ["generate", "ours"], ["generate", "peer"], ["judge", "gone"], [
    "match",
    "ours",
  ]);
  const tools = new Set(["ours", "peer"]);
  const second = withKept(run("b", ["match", "ours"]), first, tools);
  const shown = ({ results }: Results) => results.map(({ track, tool, kept }) => [track, tool, kept]);
  expect(shown(second)).toEqual([["generate", "ours", "a"], ["generate", "peer", "a"], [
    "match",
    "ours",
    undefined,
  ]]);
  expect(second.skipped).toEqual([
    "generate ours: measured at commit a",
    "generate peer: measured at commit a",
  ]);
  expect(shown(withKept(run("c", ["judge", "ours"]), second, tools))).toEqual([
    ["generate", "ours", "a"],
    ["generate", "peer", "a"],
    ["match", "ours", "b"],
    ["judge", "ours", undefined],
  ]);
});

test("the figures of the README and of results.md are those of results.json, to the last digit shown", () => {
  const plain = (markdown: string): string => markdown.replace(/-{3,}/g, "-").replace(/\s+/g, " ").trim();
  expect(plain(text("results.md"))).toBe(plain(tableOf(results)));
  const readme = text("README.md");
  expect(plain(readme)).toBe(plain(withFigures(readme, results)));
  expect(plain(withFigures(readme, { ...results, commit: "another" }))).not.toBe(plain(readme));
});

test("the code still makes the recall of the first 100 candidates that is told, to 0.005", () => {
  const brands = [...new Set(pairs.map(({ brand }) => brand))];
  const made = byRow(
    "brand",
    brands.map((brand) => ({
      brand,
      candidates: Array.from(permute(brand, { budget: 100 }), ({ domain }) => domain.fqdn),
    })),
  );
  const told = results.results.find((each: Record<string, string>) =>
    `${each.track} ${each.tool}` === "generate deadringer"
  );
  const now = scoreGenerate(pairs, made, [100]);
  expect(Math.abs(now["first 100, all"]!.value - told.figures["first 100, all"].value)).toBeLessThan(0.005);
  expect(popularNames().length).toBeGreaterThan(14_000);
});
