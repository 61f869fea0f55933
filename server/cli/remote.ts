import process from "node:process";
import { type Plan, SquatError, type StreamMessage } from "../../mod.ts";
import { type Client, ClientError, createClient } from "../client.ts";
import { numberOption, type OptionSpecs, type OptionValues } from "./arguments.ts";

/** Options that send a lookup to a service. */
export const REMOTE_OPTIONS: OptionSpecs = { server: { type: "string" }, key: { type: "string" } };

/** What a service can be told; all else is decided there. */
const UNDERSTOOD: ReadonlySet<string> = new Set(["server", "key", "limit", "format", "quiet"]);

/**
 * The lines of a lookup that a service does.
 *
 * @throws {SquatError} `invalid_parameter` when the options ask for what a service does not take.
 */
export function remoteLines(
  plan: Plan,
  domain: string,
  values: OptionValues,
  signal: AbortSignal,
): AsyncGenerator<StreamMessage> {
  const server = String(values["server"]);
  const other = Object.keys(values).find((name) => values[name] !== undefined && !UNDERSTOOD.has(name));
  if (other !== undefined) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use --${other} with --server: the service decides that`,
    );
  }
  // A command line can be read by everyone on the machine; the environment cannot.
  const key = values["key"] ?? process.env["DEADRINGER_KEY"];
  if (typeof key !== "string" || key === "") {
    throw new SquatError("invalid_parameter", "Give a key: --key KEY, or DEADRINGER_KEY in the environment");
  }
  const limit = numberOption(values, "limit");
  const lines = clientOf(server, key)[plan](domain, { signal, ...(limit === undefined ? {} : { limit }) });
  return told(lines);
}

function clientOf(server: string, key: string): Client {
  try {
    return createClient({ server, key });
  } catch (error) {
    throw error instanceof ClientError ? new SquatError("invalid_parameter", error.message) : error;
  }
}

/** The last line tells of its failure already; what has no last line becomes an error of this program. */
async function* told(lines: AsyncIterable<StreamMessage>): AsyncGenerator<StreamMessage> {
  try {
    yield* lines;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    if (error.failure === "failed" || error.failure === "incomplete") return;
    const wrong = error.problem?.status === 400;
    throw new SquatError(wrong ? "invalid_parameter" : "internal", error.message, { cause: error });
  }
}
