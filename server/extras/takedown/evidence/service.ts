import type { KeyObject } from "node:crypto";
import { join } from "node:path";
import type { Paces } from "../../../fair/paces.ts";
import { OwnerPlaces } from "../../../fair/owner_places.ts";
import type { Io } from "../../../../mod.ts";
import { VERSION } from "../../../config/version.ts";
import type { Config } from "../../../config/mod.ts";
import { collectEvidence } from "./collect.ts";
import { installationKey } from "./key.ts";
import { evidenceStore } from "./store.ts";

/** Bundles collected at a time; each takes a lookup, two screenshots and up to 128 MiB. */
const BUNDLES_AT_ONCE = 2;
/** Bundles of one owner that may wait. */
const MOST_WAITING_BUNDLES = 4;
/** Timeout of one lookup in seconds: a client waits for the answer. */
const MOST_SECONDS = 120;

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
  /** Is awaited before the work starts. @throws {SquatError} when the owner may store no more. */
  admit: () => Promise<void>;
}

/** Evidence of the service. */
export type ServiceEvidence = ReturnType<typeof serviceEvidence>;

/**
 * Returns the evidence of a service whose data folder is there. The key is made by the first bundle.
 *
 * @param folder The data folder.
 * @param config What the manifest says of the collector.
 * @param io What lookups use.
 * @param ownerOf Returns the owner of a result; null for one that does not exist.
 * @param paces Shares the processor and the questions among owners.
 */
export function serviceEvidence(
  folder: string,
  config: Config,
  io: Io,
  ownerOf: (uuid: string) => Promise<string | null>,
  paces: Paces,
) {
  const { open, put, remove, sweep, usage } = evidenceStore(join(folder, "evidence"), ownerOf);
  const places = new OwnerPlaces(BUNDLES_AT_ONCE, MOST_WAITING_BUNDLES, "bundles of evidence");
  const given = (text: string) => text === "" ? undefined : text;
  let key: KeyObject | undefined;
  return {
    open,
    usage,
    remove,
    sweep,
    /**
     * Collects a bundle, stores it with its result and resolves with it.
     *
     * @throws {SquatError} `rate_limited` when too many of the owner wait; those of `collectEvidence`.
     */
    async collect(
      { owner, uuid, name, original, admit }: EvidenceRequest,
      signal: AbortSignal,
    ): Promise<Uint8Array> {
      const release = await places.acquire(owner, signal);
      try {
        await admit();
        const bundle = await collectEvidence({
          name,
          original,
          ...paces.optionsOf(owner, io),
          key: key ??= installationKey(folder),
          signal,
          deadlineMs: Math.min(MOST_SECONDS, config.deadline) * 1000,
          collector: {
            software: `deadringer ${VERSION}`,
            host: given(config.evidence_host),
            address: given(config.evidence_address),
          },
        });
        await put(uuid, name, bundle, owner);
        return bundle;
      } finally {
        release();
      }
    },
  };
}
