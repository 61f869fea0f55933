import { SquatError } from "../../mod.ts";
import { readArguments } from "./arguments.ts";
import { EXIT } from "./exit.ts";
import { HELP, topicOf } from "./help.ts";
import type { System } from "./system.ts";

interface Option {
  name: string;
  short: string;
  /** Whether a value follows. */
  valued: boolean;
  /** Words that the value may be; empty for all else, which is completed as a file. */
  words: string[];
}

interface Command {
  name: string;
  about: string;
  /** Commands of its own. */
  verbs: string[];
  options: Option[];
}

/** Prints a script that completes the command line in a shell. */
export async function completionCommand(args: string[], system: System): Promise<number> {
  const { positionals: [shell = "", ...rest] } = readArguments(args, {});
  if (!Object.hasOwn(SCRIPTS, shell) || rest.length > 0) {
    throw new SquatError(
      "invalid_parameter",
      `Give one of ${Object.keys(SCRIPTS).join(", ")}; see deadringer completion --help`,
    );
  }
  await system.print(SCRIPTS[shell as keyof typeof SCRIPTS](commands()));
  return EXIT.done;
}

/** The commands and options as their help tells them, so that help and completion cannot differ. */
export function commands(): Command[] {
  const rows = HELP[""]!.matchAll(/^ {2}([a-z]+)(?: [A-Z]+)* {2,}(\S.*)$/gm);
  return Array.from(rows, ([, name, about]) => ({
    name: name!,
    about: about!,
    verbs: /: ([a-z]+(?:, [a-z]+)+)$/.exec(about!)?.[1]?.split(", ") ?? [],
    options: optionsOf(HELP[topicOf(name!)]!),
  }));
}

function optionsOf(help: string): Option[] {
  const [own = ""] = help.split(/\n\nExamples?:/);
  if (own.includes("Takes the options of squat")) return optionsOf(HELP["lookup"]!);
  const options = new Map<string, Option>();
  // The name, in capitals what its value is, and what is said of it in this row and those that go on with it.
  const told = /(?:-(\w), )?--([a-z-]+)( [A-Z]\S*)?(?: {2,}(.*(?:\n {20,}.*)*))?/g;
  for (const [, short = "", name, value, text = ""] of own.matchAll(told)) {
    if (options.get(name!)?.valued === true) continue;
    const [, other] = /deadringer ([a-z]+) --help lists them/.exec(text) ?? [];
    const words = other === undefined
      ? wordsOf(text)
      : optionsOf(HELP[other]!).find((each) => each.name === name)!.words;
    options.set(name!, { name: name!, short, valued: value !== undefined, words });
  }
  return [...options.values()];
}

/** The words of `one of these: A, B, C (default A)`. */
function wordsOf(text: string): string[] {
  const list = /^(?:[^:()]*: )?([\p{L}\d_]+(?:, [\p{L}\d_]+)+)(?: \(|$)/u.exec(text.replace(/\s+/g, " "));
  return list?.[1]?.split(", ") ?? [];
}

const SCRIPTS = { bash, zsh, fish };

function bash(all: Command[]): string {
  const cases = (rows: (command: Command) => [pattern: string, words: string[]][]): string =>
    all.flatMap(rows).filter(([, words]) => words.length > 0)
      .map(([pattern, words]) => `      ${pattern}) words='${words.join(" ")}' ;;\n`).join("");
  const flags = ({ name, short }: Option): string[] => [`--${name}`, ...(short === "" ? [] : [`-${short}`])];
  const names = (options: Option[]): string[] => options.flatMap(flags);
  return `# bash completion of deadringer: source <(deadringer completion bash)
_deadringer() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words= head=
  [[ $prev == = ]] && prev=\${COMP_WORDS[COMP_CWORD-2]}
  if [[ $COMP_CWORD == 1 ]]; then
    words='${[...all.map(({ name }) => name), "--help", "--version"].join(" ")}'
  elif [[ $cur == -* ]]; then
    case $command in
${cases(({ name, options }) => [[name, [...new Set([...names(options), "--help"])]]])}    esac
  else
    case "$command $prev" in
${
    cases(({ name, options }) =>
      options.map((each) => [flags(each).map((flag) => `"${name} ${flag}"`).join("|"), each.words])
    )
  }${cases(({ name, verbs }) => [[`"${name} ${name}"`, verbs]])}    esac
    [[ $cur == *,* ]] && head=\${cur%,*},
  fi
  COMPREPLY=($(compgen -P "$head" -W "$words" -- "\${cur##*,}"))
}
complete -o default -F _deadringer deadringer
`;
}

function zsh(all: Command[]): string {
  return `#compdef deadringer
# zsh completion of deadringer, after compinit: source <(deadringer completion zsh)
autoload -U +X bashcompinit && bashcompinit
${bash(all).replace(/^#.*\n/, "")}`;
}

function fish(all: Command[]): string {
  const rows = all.flatMap(({ name, about, verbs, options }) => [
    `-n __fish_use_subcommand -f -a ${name} -d '${about.replaceAll(/['\\]/g, "\\$&")}'`,
    ...verbs.length === 0 ? [] : [
      `-n '__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${
        verbs.join(" ")
      }' -f -a '${verbs.join(" ")}'`,
    ],
    ...options.map((each) =>
      `-n '__fish_seen_subcommand_from ${name}' -l ${each.name}${
        each.short === "" ? "" : ` -s ${each.short}`
      }${each.valued ? " -r" : ""}${each.words.length === 0 ? "" : ` -f -a '${each.words.join(" ")}'`}`
    ),
  ]);
  return `# fish completion of deadringer: deadringer completion fish | source\n${
    ["-l help", "-l version", ...rows].map((row) => `complete -c deadringer ${row}\n`).join("")
  }`;
}
