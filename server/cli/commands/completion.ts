import { type Command, defineCommand } from "../command.ts";
import { EXIT } from "../exit.ts";
import { UsageError } from "../usage_error.ts";

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
    const shell = SHELLS.find((each) => each === given);
    if (shell === undefined) {
      throw new UsageError(`Give one of ${SHELLS.join(", ")}; see deadringer completion --help`);
    }
    const { completionScript } = await import("../completion.ts");
    await system.print(await completionScript(shell, commands));
    return EXIT.done;
  },
});
