import {
  allCommands,
  type Command,
  type CommandList,
  defineCommand,
  isGroup,
  type Option,
} from "../command.ts";

const SHELLS = ["bash", "zsh", "fish"] as const;

/** `deadringer completion SHELL` */
export const command: Command = defineCommand({
  summary: "print the completion script of bash, zsh or fish",
  description: "Completes commands, their options, and the values of options.",
  arguments: [{ name: "SHELL", what: "of bash, zsh, fish", example: "bash", choices: SHELLS }],
  options: {},
  examples: [
    "source <(deadringer completion bash)     in ~/.bashrc",
    "source <(deadringer completion zsh)      in ~/.zshrc, after compinit",
    "deadringer completion fish | source      in ~/.config/fish/config.fish",
  ],
  async run({ args: [given], commands }, system) {
    await system.print(await completionScript(given as typeof SHELLS[number], commands));
  },
});

/** One line of a completion script: what may follow the words of a command. */
interface Completed {
  /** `ct search`. */
  path: string;
  summary: string;
  /** Words that may follow: commands of a group, choices of an argument. */
  words: readonly string[];
  options: { name: string; option: Option<unknown>; words: readonly string[] }[];
}

async function completed(commands: CommandList): Promise<Completed[]> {
  return await Promise.all(
    (await allCommands(commands)).map(async ({ path, command }): Promise<Completed> => {
      if (isGroup(command)) {
        return { path, summary: command.summary, words: Object.keys(command.commands), options: [] };
      }
      const options = Object.entries(command.options).map(async ([name, option]) => ({
        name,
        option,
        words: await option.choices?.() ?? [],
      }));
      const words = command.arguments?.flatMap(({ choices }) => choices ?? []) ?? [];
      return { path, summary: command.summary, words, options: await Promise.all(options) };
    }),
  );
}

/** Returns the script that completes the command line in a shell. */
async function completionScript(
  shell: "bash" | "zsh" | "fish",
  commands: CommandList,
): Promise<string> {
  return { bash, zsh, fish }[shell](await completed(commands));
}

const flagsOf = (name: string, { short }: Option<unknown>): string[] => [
  `--${name}`,
  ...short === undefined ? [] : [`-${short}`],
];

function bash(all: readonly Completed[]): string {
  const line = (pattern: string, words: readonly string[]): string =>
    words.length === 0 ? "" : `      ${pattern}) words='${words.join(" ")}' ;;\n`;
  const top = all.filter(({ path }) => !path.includes(" ")).map(({ path }) => path);
  const groups = all.filter(({ path }) => all.some((other) => other.path.startsWith(`${path} `)));
  const options = all.map(({ path, options }) =>
    line(`"${path}"`, [...options.flatMap(({ name, option }) => flagsOf(name, option)), "--help"])
  );
  const values = all.flatMap(({ path, options }) =>
    options.map(({ name, option, words }) =>
      line(flagsOf(name, option).map((each) => `"${path} ${each}"`).join("|"), words)
    )
  );
  const words = all.map(({ path, words }) => line(`"${path} ${path.split(" ").at(-1)}"`, words));
  return `# bash completion of deadringer: source <(deadringer completion bash)
_deadringer() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words= head=
  [[ $prev == = ]] && prev=\${COMP_WORDS[COMP_CWORD-2]}
  case $command in
    ${groups.map(({ path }) => path).join("|")}) ((COMP_CWORD > 2)) && command+=" \${COMP_WORDS[2]}" ;;
  esac
  if [[ $COMP_CWORD == 1 ]]; then
    words='${[...top, "help", "--help", "--version"].join(" ")}'
  elif [[ $cur == -* ]]; then
    case $command in
${options.join("")}    esac
  else
    case "$command $prev" in
${values.join("")}${words.join("")}    esac
    [[ $cur == *,* ]] && head=\${cur%,*},
  fi
  COMPREPLY=($(compgen -P "$head" -W "$words" -- "\${cur##*,}"))
}
complete -o default -F _deadringer deadringer
`;
}

function zsh(all: readonly Completed[]): string {
  return `#compdef deadringer
# zsh completion of deadringer, after compinit: source <(deadringer completion zsh)
autoload -U +X bashcompinit && bashcompinit
${bash(all).replace(/^#.*\n/, "")}`;
}

/** The condition for fish that exactly these words of a command were typed. */
const after = (path: string): string =>
  path.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`).join("; and ");

function fish(all: readonly Completed[]): string {
  const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
  const rows = all.flatMap(({ path, summary, words, options }) => [
    ...path.includes(" ") ? [] : [`-n __fish_use_subcommand -f -a ${path} -d ${quoted(summary)}`],
    ...words.length === 0 ? [] : [
      `-n ${quoted(`${after(path)}; and not __fish_seen_subcommand_from ${words.join(" ")}`)} -f -a ${
        quoted(words.join(" "))
      }`,
    ],
    ...options.map(({ name, option, words }) =>
      `-n ${quoted(after(path))} -l ${name}${option.short === undefined ? "" : ` -s ${option.short}`}${
        option.value === null ? "" : " -r"
      }${words.length === 0 ? "" : ` -f -a ${quoted(words.join(" "))}`}`
    ),
  ]);
  return `# fish completion of deadringer: deadringer completion fish | source\n${
    ["-l help", "-l version", ...rows].map((row) => `complete -c deadringer ${row}\n`).join("")
  }`;
}
