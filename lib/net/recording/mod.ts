/**
 * Recordings of a lookup's network traffic, and lookups on recordings.
 * @module
 */
export type * from "./format.ts";
export { readRecording, type ReadRecordingOptions } from "./read.ts";
export { type IoRecorder, recordIo, type RecordOptions } from "./record.ts";
export { type Replay, replay, replayIo, type ReplayOptions } from "./replay.ts";
export type { RecordingSink } from "./writer.ts";
