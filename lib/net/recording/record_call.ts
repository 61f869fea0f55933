import type { Recorded } from "./format.ts";

/** Ends the record of a call with its outcome, minus the milliseconds that it waited for a place. */
export type EndCall = (outcome: object, waitedMs?: number) => void;

/** The calls of a recording. Each is written when it ends, so records are in the order of their ends. */
export class Calls {
  /** Milliseconds since the start of the recording. */
  readonly elapsed: () => number;
  /** Writes a record. */
  readonly add: (record: Recorded) => void;
  readonly #underWay = new Set<EndCall>();

  constructor(elapsed: () => number, add: (record: Recorded) => void) {
    this.elapsed = elapsed;
    this.add = add;
  }

  /** Starts the record of a call. The first end counts. */
  open<S extends { kind: Recorded["kind"] }>(start: S): EndCall {
    const at = this.elapsed();
    const end: EndCall = (outcome, waitedMs = 0) => {
      if (!this.#underWay.delete(end)) return;
      const ms = Math.max(0, this.elapsed() - at - waitedMs);
      const waited = waitedMs > 0 ? { waited: waitedMs } : {};
      this.add({ ...start, at, ms, ...waited, ...outcome } as unknown as Recorded);
    };
    this.#underWay.add(end);
    return end;
  }

  /** Records a call from start to end. */
  async run<S extends { kind: Recorded["kind"] }, T>(
    start: S,
    call: () => Promise<T>,
    outcome: (value: T) => object,
    failure: (error: unknown) => object = () => ({}),
  ): Promise<T> {
    const done = this.open(start);
    try {
      const value = await call();
      done(outcome(value));
      return value;
    } catch (error) {
      done(failure(error));
      throw error;
    }
  }

  /** Ends pending calls without an outcome. */
  endAll(): void {
    for (const end of [...this.#underWay]) end({});
  }
}

/** A text with the resolvers that are to be hidden replaced by labels. */
export type Hide = (text: string) => string;

/** Hides these resolvers; none of them where there are none. */
export function hiding(resolvers: readonly string[]): Hide {
  return (text) => resolvers.reduce((hidden, each, i) => hidden.replaceAll(each, `resolver-${i + 1}`), text);
}
