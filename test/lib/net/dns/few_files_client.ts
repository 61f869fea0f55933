/** A lookup in a process that may open few files: prints what it found, or the sentence of its failure. */
import { openSync, readFileSync } from "node:fs";
import process from "node:process";
import { createIo, lookup } from "../../../../mod.ts";
// A lookup of given names loads it when it begins, which takes a file.
import "../../../../lib/match/untwist.ts";

const ca = process.argv[3]! === "" ? [] : [readFileSync(process.argv[3]!, "utf8")];
const io = createIo({ resolvers: [process.argv[2]!], net: false, geo: false, ca });
if (process.argv[4] === "none") {
  try {
    for (;;) openSync("/dev/null", "r");
  } catch { /* All are open. */ }
}
const names = Array.from({ length: 2_000 }, (_, i) => `${i % 20 === 0 ? "n" : "f"}${i}.com`);
try {
  let found = 0;
  for await (const { op } of lookup("nbrand.com", { io, names, permutations: false, ops: ["Dns"] })) {
    if (op === "Dns") found++;
  }
  console.log(`found ${found}`);
} catch (error) {
  console.log(`said: ${(error as Error).message}`);
}
await io.dns.close();
