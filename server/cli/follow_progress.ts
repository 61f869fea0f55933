import { counted } from "../../lib/lines/mod.ts";
import type { FollowStep } from "../ct/follow_logs.ts";
import { complain } from "./exit.ts";
import type { System } from "./system.ts";

/** How often a line says how far behind the logs the index is. */
const LINE_MS = 10_000;

/** Says on stderr how far the logs have been read, now and then and at the end. */
export class FollowProgress {
  readonly #system: System;
  readonly #left = new Map<number, number>();
  #saidAt: number;
  #read = 0;
  #stored = 0;
  #rejected = 0;

  constructor(system: System) {
    this.#system = system;
    this.#saidAt = system.screen.now();
  }

  /** Counts a batch. */
  add({ log, read, stored, rejected, next, end }: FollowStep): void {
    this.#read += read;
    this.#stored += stored;
    this.#rejected += rejected;
    this.#left.set(log.log_id, Math.max(0, end - next));
    const now = this.#system.screen.now();
    if (now - this.#saidAt < LINE_MS) return;
    this.#saidAt = now;
    complain(this.#system, `${this.#read} entries read, ${this.#behind()}`);
  }

  #behind(): string {
    const left = [...this.#left.values()].reduce((sum, n) => sum + n, 0);
    return left === 0 ? "up to date" : `${left} behind`;
  }

  /** Says what has been read. */
  finish(): void {
    const rejected = this.#rejected === 0 ? "" : `, ${this.#rejected} could not be read`;
    complain(
      this.#system,
      `${counted(this.#read, "entry", "entries")} read, ${this.#stored} stored${rejected}, ${this.#behind()}`,
    );
  }
}
