import { checkArgument } from "../argument.ts";
import { INCOMPLETE_SHARE } from "../assess/gaps.ts";
import type { StreamMessage } from "../model.ts";
import { type Lines, listedNames } from "./merge.ts";

/** Reads the lines of a lookup and says what they lack: what is made of them must not look complete. */
export class Completeness {
  readonly #lines: Lines;
  #ending = "the stream broke off before its last line";
  #unanswered = 0;
  #total = 0;

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
    for await (const line of this.#lines) {
      this.#add(line);
      yield line;
    }
  }

  /** What is missing of the lines that were read, in words; empty when nothing is. */
  get lacks(): string {
    if (this.#ending !== "" || this.#unanswered <= INCOMPLETE_SHARE * this.#total) return this.#ending;
    return `${this.#unanswered} of ${this.#total} names got no usable answer`;
  }

  #add(line: StreamMessage): void {
    if (line.op !== "Meta") return;
    const { data } = line;
    if (data.kind === "Done") this.#ending = "";
    else if (data.kind === "Timeout") this.#ending = data.data?.detail ?? "the deadline came first";
    else if (data.kind === "Error") this.#ending = data.data?.detail ?? "no reason given";
    else if (data.kind === "Progress") {
      this.#total = Math.max(this.#total, data.data[1]);
      this.#unanswered += listedNames(line, "unanswered").length;
    }
  }
}
