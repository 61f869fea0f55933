import {
  type Argument,
  type Command,
  type CommandGroup,
  type CommandList,
  isGroup,
  type Option,
  type Options,
  type ProductExtension,
} from "./command.ts";
import { EXIT_CODES } from "./exit.ts";
import { wrap } from "./terminal.ts";

/** Help fits a terminal of 80 columns. */
const HELP_COLUMNS = 80;
/** Where the text beside an option begins. */
const OPTION_COLUMN = 28;
/** Where the text beside a command begins. */
const COMMAND_COLUMN = 26;

/** A term and its text beside it, or below it when the term is long. */
function termRow(term: string, text: string, column: number): string {
  const lines = wrap(text, HELP_COLUMNS - column);
  const indent = " ".repeat(column);
  const first = term.length + 2 <= column ? [term.padEnd(column) + lines.shift()!] : [term];
  return [...first, ...lines.map((line) => indent + line)].join("\n") + "\n";
}

/** Paragraphs, wrapped; lines that begin with a space stay as they are, indented like options. */
function wrappedParagraphs(text: string): string {
  return text.split("\n\n").map((paragraph) =>
    paragraph.split(/\n(?= )/).flatMap((part) =>
      part.startsWith(" ") ? [` ${part}`] : wrap(part, HELP_COLUMNS)
    )
      .join(
        "\n",
      )
  ).join("\n\n") + "\n";
}

/** An argument in a usage line: `NAME...`, `[TABLE...]`. */
export function argumentText({ name, repeats, optional }: Argument): string {
  const text = repeats === true ? `${name}...` : name;
  return optional === true ? `[${text}]` : text;
}

/** The whole text of an option: what it does, its choices, its default. */
export async function optionText(option: Option<unknown>): Promise<string> {
  const words = await option.choices?.() ?? [];
  const values = words.length === 0 ? "" : `: ${words.join(", ")}`;
  return `${option.help}${values}${option.default === undefined ? "" : ` (default: ${option.default})`}`;
}

/** The option as it is typed: `-n, --limit N`. */
export function optionTerm(name: string, { short, value }: Option<unknown>): string {
  return `${short === undefined ? "    " : `-${short}, `}--${name}${value === null ? "" : ` ${value}`}`;
}

/** The options by heading, in the order of the table. */
function optionGroups(options: Options): Map<string, [name: string, option: Option<unknown>][]> {
  return Map.groupBy(Object.entries(options), ([, { group }]) => group ?? "Options");
}

function usageOf(path: string, command: Command | CommandGroup): string {
  if (isGroup(command)) return `deadringer ${path} COMMAND`;
  const args = (command.arguments ?? []).map(argumentText).join(" ");
  return `deadringer ${path}${args === "" ? "" : ` ${args}`}${
    Object.keys(command.options).length === 0 ? "" : " [options]"
  }`;
}

function examplesText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((line) => `  ${line}\n`).join("")}`;
}

/** Each command's name, arguments and summary, one a line. */
async function commandRows(commands: CommandList): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]): Promise<[string, string]> => {
      const { command } = await load();
      const words = isGroup(command) ? ["COMMAND"] : (command.arguments ?? []).map(argumentText);
      const summary = isGroup(command)
        ? `${command.summary}: ${Object.keys(command.commands).join(", ")}`
        : command.summary;
      return [`  ${[name, ...words].join(" ")}`, summary];
    }),
  );
  return rows.map(([term, summary]) => termRow(term, summary, COMMAND_COLUMN)).join("");
}

/** The help of one command, at most 80 columns wide. */
export async function commandHelp(path: string, command: Command | CommandGroup): Promise<string> {
  let help = `deadringer ${path} - ${command.summary}\n\nUsage: ${usageOf(path, command)}\n`;
  if (command.description !== undefined) help += `\n${wrappedParagraphs(command.description)}`;
  if (isGroup(command)) {
    help += `\n${await commandRows(command.commands)}`;
    help += `\ndeadringer ${path} COMMAND --help shows its options.\n`;
  } else {
    for (const [title, options] of optionGroups(command.options)) {
      help += `\n${title}:\n`;
      for (const [name, option] of options) {
        help += termRow(`  ${optionTerm(name, option)}`, await optionText(option), OPTION_COLUMN);
      }
    }
  }
  return help + examplesText(command.examples);
}

/** What each exit code of the product means, in their order. */
export function exitCodesOf(extensions: readonly ProductExtension[]): [code: string, meaning: string][] {
  return Object.entries<string>(
    Object.assign({}, EXIT_CODES, ...extensions.map(({ exitCodes }) => exitCodes)),
  );
}

/** What `deadringer --help` prints. */
export async function overview(
  commands: CommandList,
  extensions: readonly ProductExtension[],
): Promise<string> {
  const codes = exitCodesOf(extensions).map(([code, meaning]) => `  ${code.padStart(3)}  ${meaning}\n`)
    .join("");
  return `deadringer - find look-alike domains of a brand, and tell what each is for

Usage: deadringer COMMAND [options]

${await commandRows(commands)}
deadringer COMMAND --help, or help COMMAND, shows the options of a command;
--version prints the version.
${
    examplesText([
      "deadringer demo",
      "deadringer squat paypal.com",
      "deadringer squat paypal.com --format csv > paypal.csv",
      "deadringer permute paypal.com --kinds Homoglyph,Omission --limit 50",
    ])
  }
Exit codes:
${codes}`;
}
