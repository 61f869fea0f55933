import { type Command, defineCommand } from "../command.ts";

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
    const { completionScript } = await import("../completion.ts");
    await system.print(await completionScript(given as typeof SHELLS[number], commands));
  },
});
