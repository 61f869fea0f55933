import type { Domain } from "../../../mod.ts";
import type { Row } from "./rows.ts";

type Core = typeof import("./core.ts");

/** Milliseconds at a stretch; an explanation takes several, and scrolling must not wait for a screenful. */
const STRETCH_MS = 12;
/** Rows that wait at most; those scrolled past long ago are dropped. */
const MOST = 100;

/** Finds the edited characters of rows that are seen, a few at a time. */
export class Marker {
  readonly #done: () => void;
  #waiting: Set<Row> = new Set();
  #core: Core | null = null;
  #domain = "";
  #origin: Domain | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The parts that are loaded later; null before that. */
  get core(): Core | null {
    return this.#core;
  }

  /** The name that rows are compared with. */
  get domain(): string {
    return this.#domain;
  }

  /** Calls back when rows have been marked. */
  constructor(done: () => void) {
    this.#done = done;
  }

  /** Takes over the parts that are loaded later. */
  use(core: Core): void {
    this.#core = core;
    this.origin(this.#domain);
  }

  /** Sets the name that rows are compared with. */
  origin(domain: string): void {
    this.#domain = domain;
    this.#waiting.clear();
    try {
      this.#origin = this.#core === null || domain === "" ? null : this.#core.originOf(domain);
    } catch {
      this.#origin = null;
    }
  }

  /** Asks for the marks of a row. */
  want(row: Row): void {
    if (row.marks !== undefined || this.#origin === null || row.kind === "Unknown") return;
    if (this.#waiting.has(row)) return;
    this.#waiting.add(row);
    if (this.#waiting.size > MOST) {
      const [oldest] = this.#waiting;
      this.#waiting.delete(oldest!);
    }
    this.#timer ??= setTimeout(() => this.#work());
  }

  #work(): void {
    this.#timer = undefined;
    const until = performance.now() + STRETCH_MS;
    for (const row of this.#waiting) {
      this.#waiting.delete(row);
      try {
        row.marks = this.#core!.marked(this.#origin!, row.domain);
      } catch {
        row.marks = null;
      }
      if (performance.now() > until) break;
    }
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#work());
    this.#done();
  }
}
