import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { targets } from "./targets.ts";

/** Inputs that once broke something, by target: base64 for bytes, the text itself for text. */
const crashers = JSON.parse(readFileSync(new URL("crashers.json", import.meta.url), "utf8")) as Record<
  string,
  string[]
>;
test.each(targets)("$name: any input is parsed or refused", async (target) => {
  await fc.assert(target.property, { numRuns: 2_000 });
});

test("what once broke a parser does not again", async () => {
  for (const [name, inputs] of Object.entries(crashers)) {
    const target = targets.find((t) => t.name === name);
    expect(target, `a target of the name "${name}"`).toBeDefined();
    const { form, property } = target!;
    const examples = inputs.map((input): [Uint8Array | string] => [
      form === "text" ? input : new Uint8Array(Buffer.from(input, "base64")),
    ]);
    await fc.assert(property, { examples, numRuns: examples.length });
  }
});
