import { type Command, type CommandGroup, type CommandList, isGroup } from "../../server/cli/command.ts";

/** Every command and group, groups before their commands, each with the words that lead to it: `ct search`. */
export async function allCommands(
  list: CommandList,
  above = "",
): Promise<{ path: string; command: Command | CommandGroup }[]> {
  const found = [];
  for (const [name, load] of Object.entries(list)) {
    const { command } = await load();
    const path = above + name;
    found.push({ path, command });
    if (isGroup(command)) found.push(...await allCommands(command.commands, `${path} `));
  }
  return found;
}
