import type { Config } from "../../../config/config.ts";
import type { TakedownSettings } from "../settings.ts";
import type { Service } from "../../../service.ts";
import { OwnerPlaces } from "../../../fair/owner_places.ts";
import { VERSION } from "../../../config/version.ts";
import { collectEvidence } from "./collect.ts";
import type { EvidenceStore } from "./store.ts";

/** Bundles collected at a time, and one more of another owner; each takes a lookup, two screenshots and up to 128 MiB. */
const BUNDLES_AT_ONCE = 1;
/** Bundles of one owner that may wait. */
const MAX_WAITING_BUNDLES = 4;
/** Timeout of one lookup in seconds: a client waits for the answer. */
const MAX_SECONDS = 120;

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

/** The settings that it needs. */
type Collecting = Pick<Config & TakedownSettings, "deadline" | "evidence_host" | "evidence_address">;

/** Collects bundles for a service, which stores them with their results. */
export class EvidenceCollector {
  readonly #service: Pick<Service, "io" | "paces" | "disk">;
  readonly #config: Collecting;
  readonly #places = new OwnerPlaces(BUNDLES_AT_ONCE, MAX_WAITING_BUNDLES, "bundles of evidence");

  constructor(service: Pick<Service, "io" | "paces" | "disk">, config: Collecting) {
    this.#service = service;
    this.#config = config;
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
    const { io, paces, disk } = this.#service, config = this.#config;
    const release = await this.#places.acquire(owner, signal);
    try {
      await disk.admit(owner, 0);
      const bundle = await collectEvidence({
        name,
        original,
        ...paces.optionsOf(owner, io),
        key: store.key(),
        signal,
        deadlineMs: Math.min(MAX_SECONDS, config.deadline) * 1000,
        collector: {
          software: `deadringer ${VERSION}`,
          host: config.evidence_host || undefined,
          address: config.evidence_address || undefined,
        },
      });
      await store.put(uuid, name, bundle, owner);
      return bundle;
    } finally {
      release();
    }
  }
}
