import process from "node:process";
import { SquatError } from "../../../lib/errors.ts";
import type { StreamMessage } from "../../../lib/model.ts";
import type { Plan } from "../../../lib/lookup/mod.ts";
import { type Client, ClientError, createClient } from "../../client.ts";
import { UsageError } from "../exit.ts";
import type { LookupValues } from "./options.ts";

/** Options that can be combined with `--server`; the service decides everything else. */
const REMOTE: ReadonlySet<string> = new Set([
  "server",
  "key",
  "limit",
  "brand",
  "format",
  "quiet",
  "bom",
]);

/**
 * The lines of a lookup that a service runs.
 *
 * @throws {UsageError} when the options have something that a service does not accept.
 */
export function remoteLines(
  plan: Plan,
  domain: string,
  values: LookupValues & { server: string },
  signal: AbortSignal,
): AsyncGenerator<StreamMessage> {
  const { server, limit, brand } = values;
  const [other] =
    Object.entries(values).find(([name, value]) =>
      value !== undefined && value !== false && !REMOTE.has(name)
    ) ?? [];
  if (other !== undefined) {
    throw new UsageError(`Cannot use --${other} with --server: the service decides that`);
  }
  return endedLines(
    clientOf(server, values.key)[plan](domain, {
      signal,
      ...limit === undefined ? {} : { limit },
      ...brand === undefined ? {} : { brand },
    }),
  );
}

/**
 * A client of a service.
 *
 * @param given The key; undefined for that of the environment, which is private: everyone on the machine can read a
 * command line.
 * @throws {UsageError} when there is no key, or the address cannot be used.
 */
export function clientOf(server: string, given: string | undefined): Client {
  const key = given ?? process.env["DEADRINGER_KEY"] ?? "";
  if (key === "") throw new UsageError("Give a key: --key KEY, or DEADRINGER_KEY in the environment");
  try {
    return createClient({ server, key });
  } catch (error) {
    throw error instanceof ClientError ? new UsageError(error.message) : error;
  }
}

/** The lines; a stream without a last line throws. A last line Error or Timeout is left to the printer. */
async function* endedLines(lines: AsyncIterable<StreamMessage>): AsyncGenerator<StreamMessage> {
  try {
    yield* lines;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    if (error.failure === "failed" || error.failure === "incomplete") return;
    const wrong = error.problem?.status === 400;
    throw new SquatError(wrong ? "invalid_parameter" : "internal", error.message, { cause: error });
  }
}
