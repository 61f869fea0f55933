import { SquatError } from "../errors.ts";

/**
 * A part of the library that is loaded when it is used.
 *
 * @throws {SquatError} `over_capacity` where the process may open no more files; `internal` where the part is missing.
 */
export async function loaded<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (cause) {
    const text = `${(cause as { code?: string }).code} ${(cause as Error).message}`;
    throw /EMFILE|ENFILE|[Tt]oo many open files/.test(text)
      ? new SquatError(
        "over_capacity",
        "Cannot load a part of the library: this process may open no more files; raise its limit (ulimit -n)",
        { cause },
      )
      : new SquatError("internal", `Cannot load a part of the library: ${(cause as Error).message}`, {
        cause,
      });
  }
}
