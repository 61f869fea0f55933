import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import { allCommands, isGroup } from "../../../server/cli/command.ts";
import { COMMANDS } from "../../whole/whole.ts";
import { missingProgram, requires } from "../../requires.ts";
import { run } from "./command_line.ts";

requires(missingProgram("groff"))(
  "the manual page is clean roff and shows every command and option",
  async () => {
    const { code, stdout } = await run(["man"]);
    expect(code).toBe(0);
    const { stdout: shown, stderr } = spawnSync("groff", ["-man", "-ww", "-Tutf8", "-P-cbou", "-rLL=300n"], {
      input: stdout,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    for (const { path, command } of await allCommands(COMMANDS)) {
      expect(shown).toMatch(new RegExp(`^ +${path}( |$)`, "m"));
      if (!isGroup(command)) {
        for (const name of Object.keys(command.options)) {
          expect(shown).toContain(`--${name}`);
        }
      }
    }
    expect(shown).toMatch(/EXIT STATUS/);
  },
);
