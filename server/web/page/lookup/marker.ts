import { callCore } from "../parts/core_client.ts";
import type { Row } from "./rows.ts";

/** Names per request; an explanation takes milliseconds, and other rows may be visible by then. */
const TOGETHER = 8;
/** Maximum number of waiting rows; rows scrolled past long ago are dropped. */
const MOST = 100;

/** Finds the edited characters of visible rows, a few at a time. */
export class Marker {
  readonly #done: () => void;
  #waiting: Set<Row> = new Set();
  #domain = "";
  #busy = false;

  /** Calls back when rows have been marked. */
  constructor(done: () => void) {
    this.#done = done;
  }

  /** The name that rows are compared with. */
  get domain(): string {
    return this.#domain;
  }

  /** Sets the name that rows are compared with. */
  origin(domain: string): void {
    this.#domain = domain;
    this.#waiting.clear();
  }

  /** Requests the marks of a row. */
  want(row: Row): void {
    if (row.marks !== undefined || this.#domain === "" || row.kind === "Unknown") return;
    // The latest is the likeliest to be still visible.
    this.#waiting.delete(row);
    this.#waiting.add(row);
    if (this.#waiting.size > MOST) {
      const [oldest] = this.#waiting;
      this.#waiting.delete(oldest!);
    }
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.size > 0) {
      const rows = [...this.#waiting].slice(-TOGETHER);
      for (const row of rows) this.#waiting.delete(row);
      const domain = this.#domain;
      const marks = await callCore("marked", domain, rows.map((row) => row.domain)).catch(() => []);
      if (domain !== this.#domain) continue;
      for (const [i, row] of rows.entries()) row.marks = marks[i] ?? null;
      this.#done();
    }
    this.#busy = false;
  }
}
