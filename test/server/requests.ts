import type { StreamMessage } from "../../mod.ts";
import { fromNdjson } from "../../lib/lines/mod.ts";

export const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Request(`http://localhost${path}`, { method, headers });

export async function linesOf(response: Response): Promise<StreamMessage[]> {
  const lines: StreamMessage[] = [];
  for await (const line of fromNdjson(response.body!)) lines.push(line);
  return lines;
}

/** A lookup that says one line and then waits until it is stopped. */
export async function* endless(_: unknown, signal: AbortSignal): AsyncGenerator<StreamMessage> {
  yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
  await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}
