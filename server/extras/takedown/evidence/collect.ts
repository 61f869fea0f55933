/**
 * Looks up one look-alike with everything recorded, and makes a bundle of it; for a service, in turns.
 * @module
 */
import { brandDomain, parseDomain } from "../../../../lib/domain.ts";
import { Buffer } from "node:buffer";
import type { KeyObject } from "node:crypto";
import { evidenceBundle, recordIo } from "../lib/evidence/mod.ts";
import { contacts } from "../lib/report/contacts.ts";
import { listedNames, type MergedLookup, mergeLine } from "../../../../lib/lines/mod.ts";
import type { Camera, Pace } from "../../../../lib/net/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import { lookup } from "../../../../mod.ts";
import { SquatError } from "../../../../lib/errors.ts";
import type { StreamMessage } from "../../../../lib/model.ts";
import { VERSION } from "../../../config/version.ts";
import { OwnerPlaces } from "../owner_places.ts";
import type { Service } from "../../../service.ts";
import { nameAddresses, networksOf } from "../report/finding.ts";
import type { EvidenceStore } from "./store.ts";

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
const DEADLINE_MS = 120_000;

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

/** Bundles collected at a time, and one more of another owner; each takes a lookup, two screenshots and up to 128 MiB. */
const BUNDLES_AT_ONCE = 1;
/** Bundles of one owner that may wait. */
const MAX_WAITING_BUNDLES = 4;

/** The name to collect evidence about. */
export interface EvidenceRequest {
  /** Who asks: each owner has its turn. */
  owner: string;
  /** The result that the bundle is stored with. */
  uuid: string;
  /** The look-alike, A-labels. */
  name: string;
  /** The name that it imitates. */
  original: string;
}

/** Collects bundles for a service, which stores them with their results. */
export class EvidenceCollector {
  readonly #service: Pick<Service, "config" | "io" | "paces" | "disk">;
  readonly #places = new OwnerPlaces(BUNDLES_AT_ONCE, MAX_WAITING_BUNDLES, "bundles of evidence");

  constructor(service: Pick<Service, "config" | "io" | "paces" | "disk">) {
    this.#service = service;
  }

  /**
   * Collects a bundle, stores it and resolves with it.
   *
   * @throws {SquatError} `rate_limited` when too many of the owner wait, `over_capacity` when it may store no more; those
   * of `collectEvidence`.
   */
  async collect(
    { owner, uuid, name, original }: EvidenceRequest,
    store: EvidenceStore,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const { config, io, paces, disk } = this.#service;
    const release = await this.#places.acquire(owner, signal);
    try {
      await disk.admit(owner, 0);
      const bundle = await collectEvidence({
        name,
        original,
        ...paces.optionsOf(owner, io),
        key: store.key(),
        signal,
        deadlineMs: Math.min(DEADLINE_MS, config.deadline * 1000),
      });
      await store.put(uuid, name, bundle);
      return bundle;
    } finally {
      release();
    }
  }
}
