/**
 * `--record` and `--replay`.
 * @module
 */
import { closeSync, createReadStream, openSync, writeSync } from "node:fs";
import type { Replay } from "../../../lib/net/recording/mod.ts";
import type { Io } from "../../../mod.ts";
import { complain, UsageError, usingFile } from "../exit.ts";
import { fileFault } from "../../io/file_fault.ts";
import type { System } from "../system.ts";
import { defined, type LookupValues } from "./options.ts";
import { MIB } from "../../units/mod.ts";

/** Loaded with the first recording: most lookups have none. */
const recordingFace = () => import("../../../lib/net/recording/mod.ts");

/** Most missing entries that a message lists. */
const MOST_LISTED_ENTRIES = 10;

/** The I/O of a lookup. */
export interface OpenedIo {
  io: Io;
  /** Closes it. Resolves with whether a recording, written or replayed, had everything. */
  close(): Promise<boolean>;
}

/** Options that choose the network; a recording replaces it. */
const NETWORK_OPTIONS = [
  "resolver",
  "rate",
  "dns-in-flight",
  "proxy",
  "contact",
  "user-agent",
  "second-look",
  "no-second-look",
  "mx-check",
  "confirm",
  "screenshots",
  "history",
  "history-source",
] as const;

/** @throws {UsageError} when options for recordings conflict. */
export function checkRecordingOptions(values: LookupValues): void {
  const { record, replay } = values;
  const refuse = (a: string, b: string, why: string): never => {
    throw new UsageError(`Cannot use --${a} with --${b}: ${why}`);
  };
  if (record !== undefined && replay !== undefined) refuse("record", "replay", "a replay has no network");
  if (values.plan === true && record !== undefined) refuse("record", "plan", "a plan sends nothing");
  if (values.plan === true && replay !== undefined) refuse("replay", "plan", "a plan sends nothing");
  if (record === undefined) {
    const [other] = (["redact", "record-max"] as const).filter((name) => values[name]);
    if (other !== undefined) throw new UsageError(`Cannot use --${other} without --record`);
  }
  if (replay === undefined) return;
  const other = NETWORK_OPTIONS.find((name) => values[name] !== undefined && values[name] !== false);
  if (other !== undefined) refuse(other, "replay", "the recording decides that");
}

/** Records what is opened. */
export async function openRecorder(
  { io, close }: OpenedIo,
  values: LookupValues,
  system: System,
): Promise<OpenedIo> {
  const { recordIo } = await recordingFace();
  const path = values.record!;
  const maxBytes = values["record-max"] === undefined ? undefined : values["record-max"] * MIB;
  // What a lookup saw may be confidential.
  const file = await usingFile(`write the recording to ${path}`, () => openSync(path, "w", 0o600));
  const write = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
  };
  const recorder = recordIo(io, write, { redact: values.redact === true, ...defined({ maxBytes }) });
  return {
    io: recorder.io,
    async close() {
      let isWhole = false;
      try {
        const summary = await recorder.finish();
        isWhole = summary.isComplete;
        if (!isWhole) {
          complain(
            system,
            `The recording ${path} is not complete: it reached ${summary.bytes} bytes. Use a larger --record-max`,
          );
        }
      } catch (error) {
        const why = fileFault(error as NodeJS.ErrnoException);
        complain(system, `The recording ${path} is not complete: ${why}`);
      } finally {
        closeSync(file);
      }
      return await close() && isWhole;
    },
  };
}

/** Opens a recording in place of the network. */
export async function openReplay(
  values: LookupValues,
  system: System,
  world: Io | undefined,
): Promise<OpenedIo> {
  const path = values.replay!;
  const index = values.ct === undefined ? null : (await import("../ct_index.ts")).openNames(values.ct);
  const missing: string[] = [];
  let replayed: Replay;
  const { replayIo } = await recordingFace();
  const options = {
    ct: index?.names ?? world?.ct ?? null,
    onMissing: (what: string) => void missing.push(what),
  };
  try {
    replayed = await usingFile(
      `read the recording ${path}`,
      () => replayIo(createReadStream(path), options),
    );
  } catch (error) {
    await index?.close();
    throw error;
  }
  if (replayed.header.ct && replayed.io.ct === null && values.quiet !== true) {
    complain(
      system,
      "The recorded lookup used a certificate index, which recordings do not hold: give it with --ct",
    );
  }
  return {
    io: replayed.io,
    async close() {
      await index?.close();
      for (const what of missing.slice(0, MOST_LISTED_ENTRIES)) {
        complain(system, `Not in the recording: ${what}`);
      }
      if (missing.length > MOST_LISTED_ENTRIES) {
        complain(system, `Not in the recording: ${missing.length - MOST_LISTED_ENTRIES} more`);
      }
      if (!replayed.isComplete) {
        complain(system, `The recording ${path} is not complete: it reached its maximum`);
      }
      return missing.length === 0 && replayed.isComplete;
    },
  };
}
