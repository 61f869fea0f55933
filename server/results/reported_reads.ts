import type { ResultChunk, ResultStore } from "../stores/store.ts";

/** Is called when the lines of a result cannot be read, with the first such line. */
export type ReadFailure = (uuid: string, line: number, error: unknown) => void;

/**
 * The same store, with every failed read of lines reported before it is thrown. A finished result that lacks lines in
 * the middle or at the end counts as one: its reader must not mistake the rest for the whole.
 */
export function reportedReads(store: ResultStore, now: () => number, onFailure: ReadFailure): ResultStore {
  async function* chunks(uuid: string, from: number): AsyncGenerator<ResultChunk, void> {
    let line = from;
    try {
      // It may end between both questions: then the lines that came meanwhile are read too.
      for (let isEnded = false;; isEnded = true) {
        for await (const chunk of store.chunks(uuid, line)) {
          if (chunk.first > line) throw new Error(`Lines ${line} to ${chunk.first - 1} are missing`);
          line = chunk.first + chunk.lines;
          yield chunk;
        }
        const record = await store.get(uuid, now());
        if (record?.ended !== true || line >= record.lines) return;
        if (isEnded) throw new Error(`Lines ${line} to ${record.lines - 1} are missing`);
      }
    } catch (error) {
      onFailure(uuid, line, error);
      throw error;
    }
  }
  return Object.assign(Object.create(store) as ResultStore, { chunks });
}
