/**
 * Recordings of a lookup's network traffic, which evidence is made of.
 * @module
 */
export type * from "./format.ts";
export { type IoRecorder, recordIo, type RecordOptions } from "./record.ts";
