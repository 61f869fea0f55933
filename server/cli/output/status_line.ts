import type { StreamMessage } from "../../../lib/model.ts";
import type { Screen } from "../screen.ts";
import { fit } from "../terminal.ts";
import { Progress } from "./progress.ts";

const STATUS_FRAME_MS = 200;

/** One line on a terminal that shows how far a lookup is, while its results go elsewhere. */
export class StatusLine {
  readonly #screen: Screen;
  readonly #progress: Progress;
  readonly #found = new Set<string>();
  #drawnAt = -Infinity;
  #isDrawn = false;

  constructor(screen: Screen) {
    this.#screen = screen;
    this.#progress = new Progress(screen.now());
  }

  /** A prefix, such as which of several lookups it is. */
  label = "";

  /** Updates with a line of the lookup, and draws if the last frame is old enough. */
  add(line: StreamMessage): void {
    const now = this.#screen.now();
    if (line.op !== "Meta") this.#found.add(line.permutation.domain.fqdn);
    else if (line.data.kind === "Progress") this.#progress.update(line.data.data, now);
    if (now - this.#drawnAt < STATUS_FRAME_MS) return;
    this.#drawnAt = now;
    const { columns, color } = this.#screen;
    const label = this.label === "" ? "" : fit(this.label, Math.min(this.label.length, columns >> 1)) + " ";
    const room = { columns: columns - 1 - label.length, color };
    this.#screen.write(`\r${label}${this.#progress.line(`${this.#found.size} found`, room, now)}\x1b[K`);
    this.#isDrawn = true;
  }

  /** Clears the line, so that something else can be printed. */
  clear(): void {
    if (this.#isDrawn) this.#screen.write("\r\x1b[K");
    this.#isDrawn = false;
    this.#drawnAt = -Infinity;
  }
}
