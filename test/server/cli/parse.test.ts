import { expect, test } from "vitest";
import { command as squat } from "../../../server/cli/commands/squat.ts";
import type { Command } from "../../../server/cli/command.ts";
import { commandHelp } from "../../../server/cli/help.ts";
import { parseCommandLine } from "../../../server/cli/parse.ts";

const parse = (...words: string[]) => parseCommandLine("squat", squat as Command, ["example.com", ...words]);

test("--rate has an alias that help does not list", async () => {
  for (const name of ["--rate", "--dns-rate"]) {
    expect((await parse(name, "500")).options).toMatchObject({ rate: 500 });
  }
  await expect(parse("--rate", "5", "--dns-rate", "6")).rejects.toThrow("Cannot use --rate twice");
  await expect(parse("--dns-rate", "x")).rejects.toThrow("--rate");
  const help = await commandHelp("squat", squat as Command);
  expect(help).toContain("--rate N");
  expect(help).not.toContain("--dns-rate");
});
