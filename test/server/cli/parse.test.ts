import { expect, test } from "vitest";
import { command as squat } from "../../../server/cli/commands/squat.ts";
import type { Command } from "../../../server/cli/command.ts";
import { parseCommandLine } from "../../../server/cli/parse.ts";

const parse = (...words: string[]) => parseCommandLine("squat", squat as Command, ["example.com", ...words]);

test("an option that takes a value is given once", async () => {
  expect((await parse("--rate", "500")).options).toMatchObject({ rate: 500 });
  await expect(parse("--rate", "5", "--rate", "6")).rejects.toThrow("Cannot use --rate twice");
  await expect(parse("--rate", "x")).rejects.toThrow("--rate");
  await expect(parse("--rates", "5")).rejects.toThrow("There is no option --rates; did you mean --rate?");
});
