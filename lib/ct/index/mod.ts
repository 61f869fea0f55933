/**
 * The index of names: sort names, write them as a segment, search segments. Names are lower-case ASCII, read from the
 * end. The caller does the I/O: a segment is read through {@link Blocks} and written to a function.
 *
 * @example
 * ```ts
 * import { buildSegment, NameSorter, Segment } from "./mod.ts";
 * const sorter = new NameSorter();
 * sorter.add("www.example.com");
 * const parts: Uint8Array[] = [];
 * const built = buildSegment(sorter, (bytes) => parts.push(bytes.slice()));
 * console.assert(built.names === 1);
 * ```
 * @module
 */
export { type GramQuery, gramText } from "./grams.ts";
export {
  findNames,
  memoryIndex,
  type NameFacts,
  type NameIndex,
  type RemoteIndex,
  type SegmentIndex,
} from "./name_index.ts";
export { ByteCache, type SegmentCaches, segmentCaches } from "./block_set.ts";
export type { BlockSet } from "./block_set.ts";
export type { NameSink } from "./name_sort.ts";
export { NameSorter } from "./name_sort.ts";
export { CHAR_RANK, NAME_CHARS } from "./name_text.ts";
export { type Blocks, Segment } from "./segment.ts";
export { buildSegment, type BuiltSegment, type SegmentSink, SegmentWriter } from "./segment_writer.ts";
export { SymbolTable } from "../regex/symbols.ts";
