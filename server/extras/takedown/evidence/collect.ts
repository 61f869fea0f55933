/**
 * Looks up one look-alike with everything recorded, and makes a bundle of it.
 * @module
 */
import { brandDomain, parseDomain } from "../../../../lib/domain.ts";
import { Buffer } from "node:buffer";
import type { KeyObject } from "node:crypto";
import { evidenceBundle } from "../lib/evidence/bundle.ts";
import { recordIo } from "../lib/evidence/recording.ts";
import { contacts } from "../lib/report/contacts.ts";
import { listedNames, type MergedLookup, mergeLine } from "../../../../lib/lines/mod.ts";
import type { Camera, Pace } from "../../../../lib/net/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import { lookup } from "../../../../mod.ts";
import { SquatError } from "../../../../lib/errors.ts";
import type { StreamMessage } from "../../../../lib/model.ts";
import { VERSION } from "../../../config/version.ts";
import { nameAddresses, networksOf } from "../report/finding.ts";

/** What is collected. */
export interface CollectInput {
  /** The look-alike, in any form that `parseDomain` reads. */
  name: string;
  /** The name that it imitates. */
  original: string;
  /** Access to the network; screenshots are taken if it has a camera. */
  io: Io;
  /** How it shares the processor and the questions. @default evenly with other lookups */
  pace?: Pace;
  /** The installation's key. */
  key: KeyObject;
  signal: AbortSignal;
  /** Milliseconds for the lookup. @default 120000 */
  deadlineMs?: number;
}

/** A client waits for the answer. */
export const DEADLINE_MS = 120_000;

/**
 * Resolves with a bundle, the bytes of a zip archive.
 *
 * @throws {SquatError} `invalid_domain` for a name that cannot be used; the lookup's own error.
 */
export async function collectEvidence(input: CollectInput): Promise<Uint8Array> {
  const { io, key, signal, deadlineMs = DEADLINE_MS } = input;
  const name = parseDomain(input.name).ascii;
  const original = brandDomain(brandDomain(input.original).registrable).ascii;
  if (name === original) throw new SquatError("invalid_domain", `${name} is the original itself`);
  const pictures = new Map<string, Uint8Array>();
  const recorder = recordIo({
    ...io,
    screenshots: { put: (of, png) => Promise.resolve((pictures.set(of, png), `pictures/${of}`)) },
  });
  const picture = pictureOf(io.camera, original, signal);
  // Awaited below; if the lookup fails first, its error is reported.
  picture.catch(() => {});
  const lines: StreamMessage[] = [];
  const merged: MergedLookup = {};
  let isLate = false, isByWildcard = false;
  const pace = input.pace === undefined ? {} : { pace: input.pace };
  const options = { names: [name], permutations: false, signal, deadlineMs, ...pace };
  try {
    for await (const line of lookup(original, { ...options, io: recorder.io })) {
      if (listedNames(line, "wildcard").length > 0) isByWildcard = true;
      if (line.op === "Meta") continue;
      lines.push(line);
      mergeLine(merged, line);
    }
  } catch (error) {
    if (!(error instanceof SquatError) || error.code !== "deadline") throw error;
    isLate = true;
  }
  const facts = merged[parseDomain(name).fqdn] ?? merged[name] ?? {};
  if (isByWildcard) facts.wildcard = true;
  const [originalPicture, networks, originalAddresses] = await Promise.all([
    picture,
    networksOf(recorder.io, facts, signal),
    nameAddresses(recorder.io, original, signal),
  ]);
  const recording = recorder.finish();
  const { startedAt, resolvers } = recording;
  const desks = contacts({ name, original, facts, networks, originalAddresses, at: startedAt });
  const endedAt = io.now();
  return await evidenceBundle({
    name,
    original,
    recording,
    lines,
    facts,
    pictures: { lookalike: pictures.get(name) ?? null, original: originalPicture },
    collector: {
      software: `deadringer ${VERSION}`,
      started_at: new Date(startedAt).toISOString(),
      ended_at: new Date(endedAt).toISOString(),
      resolvers,
    },
    notes: [
      ...(isLate ? ["what the lookup had no time for: its deadline came first"] : []),
      ...(lines.length === 0 ? ["facts: the name does not exist, or its name servers do not answer"] : []),
    ],
    more: [{ path: "contacts.json", bytes: Buffer.from(JSON.stringify(desks, null, 2) + "\n") }],
    key,
  });
}

/** A picture of the original's page; null without a camera or a page. */
async function pictureOf(
  camera: Camera | null,
  original: string,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (camera === null) return null;
  for (const scheme of ["https", "http"]) {
    try {
      const shot = await camera.takeScreenshot(`${scheme}://${original}/`, signal);
      if (shot !== null) return shot.png;
    } catch {
      // A browser that cannot be started: the bundle says that there is no picture.
      signal.throwIfAborted();
      return null;
    }
  }
  return null;
}
