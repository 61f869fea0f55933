/** What strangers wrote, on a real terminal: every command, every argument, every option, and files full of it. */
import process from "node:process";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";
import { type Command, isGroup } from "../../server/cli/command.ts";
import { allCommands } from "../tools/all_commands.ts";
import { COMMANDS } from "./whole.ts";
import { EXPORT_FORMATS } from "../../lib/export/mod.ts";
import { missingProgram, requires } from "../requires.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-terminal-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A title, a cleared screen, a bell, an eight-bit control, a line that turns round, one that ends, and a tag. */
const HOSTILE = "a\x1b]0;owned\x07\x1b[2J\x9b31m\u202egpj\u2028\u{e0041}\r.com";
// deno-lint-ignore no-control-regex
const STEERS = /\x1b\][^\n]*|\x1b\[2J|\x07|[\u0080-\u009f\u202e\u2028]|\u{e0041}|\r(?![\n\x1b])/u;

/** Commands that run until they are stopped, or ask the network, once their words can be read. */
const RUNS_ON = new Set(["serve", "work", "demo", "mcp", "update", "ct follow", "watch run"]);

/** Command lines with the hostile text in place of each argument, and of each option's value. */
function withHostileWords(path: string, { arguments: places = [], options }: Command): string[][] {
  const words = path.split(" ");
  const good = places.map(({ example }) => example);
  const lines = places.map((_, i) => [...words, ...good.map((word, at) => at === i ? HOSTILE : word)]);
  for (const [name, { value }] of Object.entries(options)) {
    // With a second mistake, a command that takes any text ends before it looks anything up.
    if (value !== null) lines.push([...words, ...good, `--${name}=${HOSTILE}`, `--${HOSTILE}`]);
  }
  return [...lines, [...words, `--${HOSTILE}`], [...words, ...good, HOSTILE, HOSTILE]];
}

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const line = (fqdn: string, op: string, data: unknown): string =>
  JSON.stringify({
    permutation: { domain: { fqdn, tld: "com", domain: fqdn }, kind: "Addition" },
    op,
    data,
  }) +
  "\n";

/** A saved lookup in which every text is hostile. */
const savedLines = (names: readonly string[], text: string): string =>
  names.map((fqdn) =>
    line(fqdn, "HttpBanner", text) +
    line(fqdn, "Classification", {
      ...{ legitimate: 0, phishing: 0.99, parked: 0.01, page_state: "page" },
      ...{ reasons: [text], imitates: { brand: text }, compared_with: text },
    }) +
    line(fqdn, "Dns", {
      a: ["192.0.2.1"],
      aaaa: [text],
      mx: [text],
      txt: [text],
      cname: [text],
      ns: [text],
    }) +
    line(fqdn, "RedirectChain", [{ url: text, kind: "InitialRequest" }]) +
    line(fqdn, "Technologies", [text]) +
    line(fqdn, "MxCheck", { is_positive: true, response: text }) +
    line(fqdn, "GeoIp", {
      ip: "192.0.2.1",
      asn: { number: 1, organization: text },
      country: { iso_code: text },
    }) +
    line(fqdn, "RegistrationMetadata", {
      ...{ registrar: text, registration_date: text, expiration_date: text, updated_on: text },
      ...{ nameservers: [text], status_codes: [text], registrar_abuse_contact: text },
    })
  ).join("") + '{"op":"Meta","data":{"kind":"Done","data":{"detail":' + JSON.stringify(text) + "}}}\n";

/** Command lines that read files of others. */
function overHostileFiles(): string[][] {
  const lookup = file("lookup.ndjson", savedLines(["kestrelbank1.com", HOSTILE], HOSTILE));
  const names = file("names.txt", `paypa1.com\n${HOSTILE}\n`);
  const junk = file(`junk ${HOSTILE.replace("\r", "")}.txt`, HOSTILE);
  const data = join(folder, "data");
  mkdirSync(data);
  const formats = [
    "table",
    "ndjson",
    "json",
    "csv",
    "list",
    "text",
    ...EXPORT_FORMATS.map(({ name }) => name),
  ];
  return [
    ...formats.map((to) => ["convert", lookup, "-f", to, "--brand", "kestrelbank.com"]),
    ...["table", "csv", "ndjson"].map((
      format,
    ) => ["match", names, "--brands", "paypal.com", "--format", format]),
    ["match", names, "--brands", names],
    ["untwist", "paypa1.com", "--brands", names],
    ["sources", "log", lookup, "--brands", "paypal.com"],
    ["classify", "--facts", lookup],
    ["history", "import", lookup, "--history", join(folder, "seen.db")],
    ["evidence", "verify", junk],
    ["serve", "--check", "--config", junk],
    ["watch", "run", "--brands", junk],
    ["backup", join(folder, "b"), "--data", junk],
    ["restore", junk, "--data", data],
    ["owner", "add", "ann", "--data", data, "--server", "https://a.example"],
    ["key", "create", "--owner", "ann", "--name", HOSTILE, "--data", data],
    ["key", "list", "--data", data],
    ["owner", "history", "ann", "--data", data],
  ];
}

requires(missingProgram("script"))(
  "no text of a stranger steers the terminal, whatever the command",
  async () => {
    const lines = overHostileFiles();
    for (const { path, command } of await allCommands(COMMANDS)) {
      if (isGroup(command)) lines.push([...path.split(" "), HOSTILE]);
      else {
        const all = withHostileWords(path, command);
        lines.push(...RUNS_ON.has(path) ? all.filter((words) => words.at(-1)!.startsWith("--")) : all);
      }
    }
    lines.push([HOSTILE], ["help", HOSTILE], [`--${HOSTILE}`]);
    const list = file("lines", lines.map((words) => JSON.stringify(words)).join("\n"));
    const driver = fileURLToPath(new URL("../server/cli/terminal_commands.ts", import.meta.url));
    const words = [
      process.execPath,
      ..."Deno" in globalThis ? ["run", "-A"] : ["--disable-warning=ExperimentalWarning"],
      driver,
      list,
    ];
    const shown = execFileSync("script", [
      "-qec",
      words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(" "),
      "/dev/null",
    ], {
      encoding: "utf8",
      env: { ...process.env, TERM: "xterm", DEADRINGER_DATA: join(folder, "data") },
      cwd: folder,
      maxBuffer: 1 << 28,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const outputs = shown.split(/\r?\n#\d+#\r?\n/).slice(1);
    expect(outputs).toHaveLength(lines.length);
    const steered = outputs.flatMap((text, i) => {
      const found = STEERS.exec(text)?.[0];
      return found === undefined && !text.includes("=bug ") ? [] : [[lines[i]!.join(" "), found ?? text]];
    });
    expect(steered).toEqual([]);
    // What they wrote is shown: it is escaped, and not left out.
    expect(outputs.filter((text) => text.includes("\\u202e")).length).toBeGreaterThan(100);
  },
);
