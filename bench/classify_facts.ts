/**
 * Scores a file of facts without the command line program, for evaluation.
 * Run: node bench/classify_facts.ts FILE.jsonl[.gz] [--no-self-reference]
 * @module
 */
import { classifyFacts } from "../server/cli/classify_facts.ts";
import { linesOf } from "../server/cli/match/lines.ts";

/** Characters of a row, with its page. */
const MAX_ROW = 8_388_608;

const path = process.argv[2];
if (path === undefined) {
  process.stderr.write("Usage: bench/classify_facts.ts FILE.jsonl[.gz] [--no-self-reference]\n");
  process.exitCode = 2;
} else {
  try {
    const selfReference = !process.argv.includes("--no-self-reference");
    const refused = (line: number, why: string): never => {
      throw new Error(`Cannot use line ${line}: ${why}`);
    };
    const lines = linesOf(path, new AbortController().signal, MAX_ROW);
    for await (const row of classifyFacts(lines, refused, selfReference)) {
      if (!process.stdout.write(JSON.stringify(row) + "\n")) {
        await new Promise<void>((resume) => process.stdout.once("drain", resume));
      }
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
