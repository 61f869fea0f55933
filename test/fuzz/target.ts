/**
 * A parser of foreign bytes under fire.
 * @module
 */
import fc from "fast-check";

/** What is thrown at one parser, and what must hold whatever it is. */
export interface Target {
  /** What the parser reads. */
  name: string;
  /** Fails when the parser throws what it does not announce, or returns what cannot be. */
  property: fc.IRawProperty<[Uint8Array | string], boolean>;
  /** The inputs' form in the list of crashers. */
  form: "bytes" | "text";
}

// The overloads of fast-check do not narrow the sync and async property to one type.
type Property = Target["property"];

/** A target that reads bytes. */
export function ofBytes(
  name: string,
  inputs: fc.Arbitrary<Uint8Array>,
  check: (input: Uint8Array) => void | Promise<void>,
): Target {
  return { name, form: "bytes", property: fc.asyncProperty(inputs, wrapped(check)) as unknown as Property };
}

/** A target that reads text. */
export function ofText(
  name: string,
  inputs: fc.Arbitrary<string>,
  check: (input: string) => void | Promise<void>,
): Target {
  return { name, form: "text", property: fc.asyncProperty(inputs, wrapped(check)) as unknown as Property };
}

/** Milliseconds that one case may take: a hang on a small input is a defect, slowness on a busy machine is not. */
const HANG_MS = 20_000;

function wrapped<T>(check: (input: T) => void | Promise<void>): (input: T) => Promise<void> {
  return async (input) => {
    const start = performance.now();
    await check(input);
    const ms = performance.now() - start;
    if (ms > HANG_MS) throw new Error(`took ${Math.round(ms)} ms`);
  };
}

/** Runs what may throw errors of these kinds only; what it returned, or null when it threw one. */
export function announced<T>(run: () => T, ...kinds: (abstract new (...a: never[]) => Error)[]): T | null {
  try {
    return run();
  } catch (error) {
    if (kinds.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

/** Fails when something that must hold does not. */
export function hold(condition: boolean, what: string): void {
  if (!condition) throw new Error(`does not hold: ${what}`);
}
