import { checkArgument } from "../argument.ts";
import { type Gaps, lacksOf } from "../assess/gaps.ts";
import type { StreamMessage } from "../model.ts";
import { type Lines, untilFailure } from "./ending.ts";
import { listedNames } from "./merge.ts";

/** Reads the lines of a lookup and says what they lack: what is made of them must not look complete. */
export class Completeness {
  readonly #lines: Lines;
  #ending = "the stream broke off before its last line";
  readonly #gaps = { unanswered: 0, total: 0, records: [0, 0], pages: [0, 0] } satisfies Gaps;

  /**
   * Makes one.
   *
   * @param lines The lines; those without extension members say nothing of unanswered names.
   */
  constructor(lines: Lines) {
    checkArgument(lines, "lines", "the lines of Completeness");
    this.#lines = lines;
  }

  /** Yields the lines. */
  async *read(): AsyncGenerator<StreamMessage, void, void> {
    for await (const line of untilFailure(this.#lines)) {
      this.#add(line);
      yield line;
    }
  }

  /** Whether the lookup went through all its names, so that one without a line was denied or is listed. */
  get isThrough(): boolean {
    return this.#ending === "";
  }

  /** What is missing of the lines that were read, in words; empty when nothing is. */
  get lacks(): string {
    return this.#ending || lacksOf(this.#gaps).join("; ");
  }

  #add(line: StreamMessage): void {
    if (line.op !== "Meta") return;
    const { data } = line;
    if (data.kind === "Done") this.#ending = "";
    else if (data.kind === "Timeout") this.#ending = data.data?.detail ?? "the deadline came first";
    else if (data.kind === "Error") this.#ending = data.data?.detail ?? "no reason given";
    else if (data.kind === "Progress") {
      const gaps = this.#gaps;
      // Until the last one it is an estimate.
      gaps.total = data.data[1];
      gaps.unanswered += listedNames(line, "unanswered").length;
      for (const what of ["records", "pages"] as const) {
        const [got, all] = data[what] ?? [0, 0];
        gaps[what][0]! += got;
        gaps[what][1]! += all;
      }
    }
  }
}
