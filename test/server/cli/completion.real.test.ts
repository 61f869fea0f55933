import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import { missingProgram, requires } from "../../requires.ts";
import { run } from "./command_line.ts";

/** What a shell prints when it runs a script. */
function shell(name: string, args: string[], script: string): string {
  const { status, stdout, stderr } = spawnSync(name, [...args, script], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
}

const scriptOf = async (name: string) => (await run(["completion", name])).stdout;
/** As readline takes it apart: `=` is a word of its own. */
const wordsOf = (line: string) => line.split(/(=)|[ ]/).filter((word) => word !== undefined && word !== "");

const LINES: [line: string, first: string[]][] = [
  ["sq", ["squat"]],
  ["--v", ["--version"]],
  ["ct s", ["search"]],
  ["key ", ["create", "list", "revoke"]],
  ["completion ", ["bash", "zsh", "fish"]],
  ["squat paypal.com --con", ["--contact", "--concurrency"]],
  ["squat paypal.com --format n", ["ndjson"]],
  ["squat paypal.com -f cs", ["csv"]],
  ["squat paypal.com --kinds Hom", ["Homoglyph"]],
  ["demo --ops Dns,Geo", ["Dns,GeoIp"]],
  ["squat paypal.com --format=js", ["json"]],
  ["ct search paypal --kind look", ["lookalike"]],
  ["squat paypal.com --names ", []],
  ["ct search paypal --pre", ["--precert"]],
  ["update ", ["rdap", "logs", "addresses", "whois"]],
  ["key create --scopes ct,ana", ["ct,analyze"]],
  ["frobnicate --x", []],
];

requires(missingProgram("bash"))("bash completes commands, options and their values", async () => {
  const script = await scriptOf("bash");
  for (const [line, first] of LINES) {
    const words = [...wordsOf(line), ...line.endsWith(" ") ? [""] : []];
    const output = shell(
      "bash",
      ["--norc", "-c"],
      `${script}
COMP_WORDS=(deadringer ${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length}
_deadringer; printf '%s\\n' "\${COMPREPLY[@]}"`,
    );
    expect([line, output.trim().split("\n").filter((word) => word !== "")]).toEqual([line, first]);
  }
});

requires(missingProgram("fish"))("fish completes the same", async () => {
  const script = await scriptOf("fish");
  for (const [line, first] of LINES) {
    // Fish has its own way with lists, and files where nothing else is known.
    if (line.includes(",") || first.length === 0) continue;
    const output = shell("fish", ["--no-config", "-c"], `${script}\ncomplete -C 'deadringer ${line}'`);
    const found = output.trim().split("\n").map((row) => row.replace(/\t.*/, "").replace(/^--format=/, ""));
    expect([line, found.sort()]).toEqual([line, [...first].sort()]);
  }
});

requires(missingProgram("zsh"))("zsh takes the script", async () => {
  const script = (await scriptOf("zsh")).replace(
    "#compdef deadringer\n",
    "autoload -U compinit; compinit -D\n",
  );
  const output = shell("zsh", ["-f", "-c"], `${script}\necho "$_comps[deadringer]"`);
  expect(output).toBe("_bash_complete -o default -F _deadringer\n");
});
