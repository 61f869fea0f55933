import { SquatError } from "../../../lib/errors.ts";
import type { ServerContext } from "@modelcontextprotocol/server";
import * as v from "valibot";
import type { Client } from "../../client.ts";

/** What a tool works with. */
export interface ToolContext {
  /** The service, by its HTTP API: keys, scopes, limits and stored results are those of the API. */
  readonly client: Client;
  /** Aborts when the caller cancels. */
  readonly signal: AbortSignal;
  /** Reports progress. Resolves at once when the caller did not request it. */
  readonly progress: (completed: number, total: number) => Promise<void>;
}

/** One tool: a file in `tools/` and an entry in `TOOLS`. */
export interface Tool {
  /** Its name on the wire. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** For the model: what it does, what it returns, when to use it. */
  readonly description: string;
  /** The arguments: a `strictObject`, so that a misspelled argument is refused. */
  readonly input: v.GenericSchema<object>;
  /** Whether it sends packets to servers that strangers control. */
  readonly openWorld: boolean;
  /** Returns the structured result. It must be bounded: see `page.ts`. */
  run(args: object, context: ToolContext): Promise<Record<string, unknown>>;
}

/** Returns the tool as it is, with the types of its arguments known inside `run`. */
export function defineTool<S extends v.GenericSchema<object>>(
  tool: Omit<Tool, "input" | "run"> & {
    input: S;
    run(args: v.InferOutput<S>, context: ToolContext): Promise<Record<string, unknown>>;
  },
): Tool {
  return tool as unknown as Tool;
}

/** The context of a call, from the SDK's. */
export function contextOf(client: Client, { mcpReq }: ServerContext): ToolContext {
  const token = mcpReq._meta?.progressToken;
  return {
    client,
    signal: mcpReq.signal,
    async progress(completed, total) {
      if (token === undefined) return;
      await mcpReq.notify({
        method: "notifications/progress",
        params: { progressToken: token, progress: completed, total },
      });
    },
  };
}

/** A text of at most `most` characters. */
export function text(description: string, most: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(description));
}

/** A name, as the tools take it; the service checks it as an FQDN. */
export function name(description: string) {
  return text(description, 253);
}

/** An optional whole number from 1 to `most`. */
export function count(description: string, most: number, fallback: number) {
  return v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most), v.description(description)),
    fallback,
  );
}

/**
 * Cuts a page out of a list.
 *
 * @throws {SquatError} `invalid_parameter` when the cursor is not one of ours.
 */
export function pageFrom<T>(all: readonly T[], size: number, cursor: string | undefined) {
  const from = cursor === undefined ? 0 : Number(cursor);
  if (!/^\d{1,9}$/.test(cursor ?? "0")) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use the cursor ${JSON.stringify(cursor)}: give next_cursor of the page before`,
    );
  }
  const end = from + size;
  return {
    entries: all.slice(from, end),
    /** How many there are in all. */
    total: all.length,
    /** What to give as `cursor` for the next page; null on the last. */
    next_cursor: end < all.length ? String(end) : null,
  };
}

/** How long a page is. A model reads all of it. */
export const pageSize = count("Entries of a page", 100, 20);

/** Where a page begins. */
export const cursor = v.optional(
  v.pipe(v.string(), v.maxLength(20), v.description("next_cursor of the page before")),
);
