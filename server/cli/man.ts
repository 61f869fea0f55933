import { allCommands, type Command, type CommandList, isGroup } from "./command.ts";
import { EXIT_CODES } from "./exit.ts";
import { argumentText, optionText } from "./help.ts";
import { VERSION } from "../config/version.ts";

/** Text escaped for roff (groff_char(7)). */
function roff(text: string): string {
  return text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replace(/^([.'])/gm, "\\&$1")
    .replace(
      /[\u0080-\u{10ffff}]/gu,
      (c) => `\\[u${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`,
    );
}

const roffParagraphs = (text: string): string =>
  text.split("\n\n").map((part) => `.PP\n${roff(part.replace(/\s+/g, " "))}\n`).join("");

async function optionsText(command: Command): Promise<string> {
  let text = "";
  for (const [name, option] of Object.entries(command.options)) {
    const short = option.short === undefined ? "" : `\\fB\\-${option.short}\\fR, `;
    const value = option.value === null ? "" : ` \\fI${roff(option.value)}\\fR`;
    text += `.TP\n${short}\\fB\\-\\-${roff(name)}\\fR${value}\n${roff(await optionText(option))}.\n`;
  }
  return text;
}

/** Returns the manual page deadringer(1), in the man macros of groff and mandoc. */
export async function manPage(list: CommandList): Promise<string> {
  const commands = await allCommands(list);
  let text = `.TH DEADRINGER 1 "" "deadringer ${VERSION}" "User Commands"
.SH NAME
deadringer \\- find look\\-alike domains of a brand, and tell what each is for
.SH SYNOPSIS
.B deadringer
.I command
.RI [ options ]
.SH DESCRIPTION
Finds domains that resemble a given one, looks up which exist, and scores each as phishing, parked or legitimate.
Data goes to standard output, notices and progress to standard error.
.SH COMMANDS
`;
  for (const { path, command } of commands) {
    const args = isGroup(command) ? "" : (command.arguments ?? []).map(argumentText).join(" ");
    text += `.SS ${roff(`${path} ${args}`.trim())}\n${roff(command.summary)}.\n`;
    if (command.description !== undefined) text += roffParagraphs(command.description);
    if (!isGroup(command)) text += await optionsText(command);
  }
  text += ".SH EXIT STATUS\n";
  for (const [code, meaning] of Object.entries(EXIT_CODES)) text += `.TP\n.B ${code}\n${roff(meaning)}.\n`;
  text += `.SH ENVIRONMENT
.TP
.B DEADRINGER_KEY
API key for \\fB\\-\\-server\\fR.
.TP
.B DEADRINGER_DATA
Data folder.
.TP
.B NO_COLOR
Print no colours.
.PP
deadringer serve \\-\\-settings lists the settings of the service.
.SH EXAMPLES
`;
  for (const { command } of commands) {
    for (const example of command.examples) text += `.PP\n.EX\n${roff(example)}\n.EE\n`;
  }
  return text;
}
