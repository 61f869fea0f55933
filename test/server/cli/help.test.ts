import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PERMUTATION_KINDS } from "../../../lib/model.ts";
import { isGroup } from "../../../server/cli/command.ts";
import { allCommands } from "../../tools/all_commands.ts";
import { COMMANDS } from "../../whole/whole.ts";
import { exitCodesOf } from "../../../server/cli/help.ts";
import { EXTENSIONS } from "../../../server/extras/mod.ts";
import { VERSION } from "../../../server/config/version.ts";
import { settingNames } from "../../../server/config/mod.ts";
import { run } from "./command_line.ts";

test.each<[string[], RegExp]>([
  [["squat"], /exactly one domain/],
  [["squat", "https://"], /empty/],
  [["squat", "-f", "csv", "-f", "json", "a.com"], /Cannot use --format twice: give one of csv and json$/m],
  [["demo", "--resolver", "1.1.1.1"], /There is no option --resolver/],
  [["paypal.com"], /no command paypal\.com; to look up that domain: deadringer squat paypal\.com$/m],
  [
    ["squat", "example.com", "--frobnicate"],
    /There is no option --frobnicate; see deadringer squat --help$/m,
  ],
  [["squat", "example.com", "--limit", "x"], /--limit "x": give a whole number/],
  [["squat", "example.com", "--deadline", "soon"], /--deadline "soon": give a time from 1ms to 24h/],
  [["squat", "example.com", "--ops", "Dsn"], /op "Dsn"; did you mean Dns\? The ops are/],
  [["squat", "example.com", "--resolver", "nope"], /resolver "nope": give an IP address/],
  [["squat", "example.com", "--format", "xml"], /--format "xml": give one of/],
  [["permute", "example.com", "--kinds", "Typo"], /kind "Typo": the kinds are/],
  [["squat", "example.com", "--ops", "dsn"], /did you mean Dns\?/],
  [["squat", "example.com", "--limt", "5"], /There is no option --limt; did you mean --limit\?$/m],
  [["squat", "example.com", "--demo"], /There is no option --demo; deadringer demo is a whole lookup/],
  [["squat", "example.com", "--json"], /did you mean --format json\?$/m],
  [["permute", "example.com", "--kinds", "Homoglif"], /did you mean Homoglyph\?/],
  [["permute", "example.com", "--kinds", "Unknown"], /kind "Unknown": the kinds are/],
  [["permute", "example.com", "--format", "jsno"], /did you mean json\?/],
  [["squatt"], /There is no command squatt; did you mean squat\?/],
  [["help", "untwits"], /There is no command untwits; did you mean untwist\?/],
  [["--hlp"], /did you mean --help\?/],
  [["help", "ct", "serch"], /There is no command ct serch; did you mean search\?/],
  [["ct", "serch", "--help"], /There is no command ct serch; did you mean search\?/],
  [["permute", "-z", "a.com"], /There is no option -z; see deadringer permute --help$/m],
  [["squat", "--plan=1", "a.com"], /Cannot give --plan a value: it takes none$/m],
  [["squat", "a.com", "-f", "cvs"], /Cannot use --format "cvs"; did you mean csv\? Give one of table, /],
  [["permute", "a.com", "-k", "Homogliph"], /kind "Homogliph"; did you mean Homoglyph\? The kinds are Om/],
  [
    ["update", "rdp"],
    /Cannot use TABLE "rdp"; did you mean rdap\? Give one of rdap, logs$/m,
  ],
  [["watch", "paypal"], /Cannot watch "paypal": give a domain, or test$/m],
  [["watch", "status"], /Cannot watch "status": give a domain, or test$/m],
  [["ct", "serch"], /There is no command ct serch; did you mean search\?/],
  [["ct", "constructor"], /There is no command ct constructor/],
  [["toString", "--help"], /There is no command toString/],
  [["frobnicate"], /no command frobnicate; see deadringer --help/],
  [["frobnicate", "--help"], /no command frobnicate/],
  [["demo", "example.com"], /"example.com": demo takes options only/],
])("%j is wrong use: one line, exit 2", async (args, message) => {
  const { code, stdout, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(stdout.replace(/^.*"Progress".*\n/, "")).toBe("");
});

const NUMBERS: [string[], string, string, string][] = [
  [["permute", "a.com"], "--limit", "1", "1000000000"],
  [["permute", "a.com"], "-n", "1", "1000000000"],
  [["squat", "a.com"], "--concurrency", "1", "10000"],
  [["untwist", "a.com", "--brands", "b.com"], "--limit", "1", "1000000000"],
  [["serve"], "--port", "0", "65535"],
  [["ct", "search", "a"], "--limit", "1", "1000"],
  [["ct", "follow"], "--to", "0", "9007199254740991"],
  [["ct", "follow"], "--rate", "1", "10000"],
];
test.each(NUMBERS)("%j %s is refused with its range: %s to %s", async (args, option, least, most) => {
  for (const value of ["-1", String(Number(least) - 1), "NaN", "1e3", "1.5", `${most}0`, "0x1"]) {
    const { code, stdout, stderr } = await run([...args, option, value]);
    const name = option === "-n" ? "--limit" : option;
    const reported =
      `deadringer: Cannot use ${name} "${value}": give a whole number from ${least} to ${most}\n`;
    expect([code, stdout, stderr]).toEqual([2, "", reported]);
  }
  expect((await run([...args, option, ""])).stderr).toMatch(
    /^deadringer: Cannot use --[a-z]+ "": give a value/,
  );
  expect((await run([...args, option])).stderr).toMatch(
    /^deadringer: There is no value after --[a-z]+; see deadringer [a-z ]+ --help\n$/,
  );
});

test.each(["-1", "0", "-5m", "25h", "NaN", "99999999999999999999"])(
  "--deadline %s names its range",
  async (value) => {
    expect(await run(["squat", "a.com", "--deadline", value])).toEqual({
      code: 2,
      stdout: "",
      stderr:
        `deadringer: Cannot use --deadline "${value}": give a time from 1ms to 24h, such as 90s or 5m\n`,
    });
  },
);

test("an option without a value, and one with an empty path, are refused", async () => {
  expect((await run(["squat", "a.com", "--names", "--quiet"])).stderr).toBe(
    "deadringer: There is no value after --names; see deadringer squat --help\n",
  );
  expect((await run(["squat", "a.com", "--history="])).stderr).toBe(
    'deadringer: Cannot use --history "": give a value, or leave it out\n',
  );
});

test("--version prints the version", async () => {
  expect(await run(["--version"])).toEqual({ code: 0, stdout: `deadringer ${VERSION}\n`, stderr: "" });
});

test("help of a command, by either word order, names every kind and op", async () => {
  expect((await run(["help", "convert"])).stdout).toBe((await run(["convert", "--help"])).stdout);
  expect((await run(["help", "ct", "search"])).stdout).toBe((await run(["ct", "search", "-h"])).stdout);
  const permute = (await run(["permute", "--help"])).stdout;
  for (const kind of PERMUTATION_KINDS) {
    if (!["Unknown", "UserContext"].includes(kind)) expect(permute).toContain(kind);
  }
  const { stderr } = await run(["squat", "example.com", "--ops", "?"]);
  const squat = (await run(["squat", "--help"])).stdout;
  for (const op of stderr.replace(/^.*the ops are /i, "").trim().split(", ")) expect(squat).toContain(op);
});

test("help shows every command, argument, option and exit code of the table", async () => {
  const all = await allCommands(COMMANDS);
  expect(all.length).toBeGreaterThan(25);
  const overview = (await run(["--help"])).stdout;
  for (const [code] of exitCodesOf(EXTENSIONS)) expect(overview).toMatch(new RegExp(`^ +${code}  `, "m"));
  for (const { path, command } of all) {
    const help = (await run([...path.split(" "), "--help"])).stdout;
    expect(help.startsWith(`deadringer ${path} - ${command.summary}\n`)).toBe(true);
    if (!path.includes(" ")) expect(overview).toMatch(new RegExp(`^  ${path}[ .]`, "m"));
    if (isGroup(command)) continue;
    for (const name of Object.keys(command.options)) expect(help).toContain(`--${name}`);
    for (const { name } of command.arguments ?? []) expect(help).toContain(name);
  }
});

test("--quiet keeps notices back, not errors", async () => {
  const args = ["demo", "--names", "n", "--ops", "dns", "-f", "list"];
  const files = { n: "kestrelbnk.com\nno name\n" };
  expect((await run(args, files)).stderr).toMatch(/left out|skipped/);
  expect(await run([...args, "-q"], files)).toEqual({ code: 0, stdout: "kestrelbnk.com\n", stderr: "" });
});

test("serve --settings prints every setting", async () => {
  const { code, stdout } = await run(["serve", "--settings"]);
  expect(code).toBe(0);
  for (const name of settingNames()) expect(stdout).toContain(name.replace(/_FILE$/, ""));
  expect(stdout).toMatch(
    /^DEADRINGER_RATE_LIMIT\n {4}a whole number of requests a minute .* \(default 60\)$/m,
  );
});

test.each(["", ...(await allCommands(COMMANDS)).map(({ path }) => path)])(
  "--help fits an 80-column terminal: %s",
  async (path) => {
    const { code, stdout } = await run([...path === "" ? [] : path.split(" "), "--help"]);
    expect(code).toBe(0);
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(stdout).toMatch(/Example/);
    expect(stdout).not.toMatch(/undefined|\[object/);
  },
);

test("every option of the table is parsed as it is described", async () => {
  for (const { path, command } of await allCommands(COMMANDS)) {
    if (isGroup(command)) continue;
    for (const [name, { short, value }] of Object.entries(command.options)) {
      for (const flag of [`--${name}`, ...short === undefined ? [] : [`-${short}`]]) {
        // The unknown option ends the command before it does anything.
        const { stderr } = await run([...path.split(" "), flag, "--frobnicate"]);
        const expected = value === null ? "There is no option --frobnicate" : `no value after ${flag};`;
        expect([path, flag, stderr]).toEqual([path, flag, expect.stringContaining(expected)]);
      }
    }
  }
});

test("the guide has every exit code in its table, and help names each", async () => {
  const guide = readFileSync(new URL("../../../.github/GUIDE.md", import.meta.url), "utf8");
  const table = guide.slice(guide.indexOf("## Exit codes"));
  const { stdout } = await run(["--help"]);
  for (const [code] of exitCodesOf(EXTENSIONS)) {
    expect(table).toMatch(new RegExp(`^\\| ${code} +\\| `, "m"));
    expect(stdout).toMatch(new RegExp(`^ +${code}  \\S`, "m"));
  }
});
