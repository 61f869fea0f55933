import { SquatError } from "../../mod.ts";
import type { ReportStore } from "../stores/reports.ts";
import type { EvidenceStore } from "./store.ts";

const MIB = 1_048_576;

/** What an owner has on the disk, in bytes. */
export interface DiskUsage {
  /** Bundles of evidence. */
  evidence_bytes: number;
  /** Files of reports, evidence among them. */
  report_bytes: number;
  /** The limit of both together. */
  limit_bytes: number;
}

/** The disk that bundles of evidence and files of reports of one owner may take. */
export class OwnerDisk {
  readonly #limit: number;
  readonly #evidence: Pick<EvidenceStore, "usage"> | null;
  readonly #reports: Pick<ReportStore, "bytesOf"> | null;

  /** `limit` is in bytes. */
  constructor(
    limit: number,
    evidence: Pick<EvidenceStore, "usage"> | null,
    reports: Pick<ReportStore, "bytesOf"> | null,
  ) {
    this.#limit = limit;
    this.#evidence = evidence;
    this.#reports = reports;
  }

  /** What an owner takes now. */
  async usage(owner: string): Promise<DiskUsage> {
    const results = await this.#evidence?.usage(owner) ?? new Map<string, number>();
    return {
      evidence_bytes: [...results.values()].reduce((sum, bytes) => sum + bytes, 0),
      report_bytes: await this.#reports?.bytesOf(owner) ?? 0,
      limit_bytes: this.#limit,
    };
  }

  /**
   * Checks that an owner may store so many bytes more.
   *
   * @throws {SquatError} `over_capacity` with what to delete.
   */
  async admit(owner: string, bytes: number): Promise<void> {
    const { evidence_bytes, report_bytes, limit_bytes } = await this.usage(owner);
    if (evidence_bytes + report_bytes + bytes <= limit_bytes) return;
    const results = [...await this.#evidence?.usage(owner) ?? []].sort((a, b) => b[1] - a[1]).slice(0, 3);
    const text = (size: number) => `${Math.ceil(size / MIB)} MiB`;
    throw new SquatError(
      "over_capacity",
      `Evidence (${text(evidence_bytes)}) and reports (${text(report_bytes)}) of this owner have the ${
        text(limit_bytes)
      } of disk that they may take: delete ${
        results.length === 0
          ? "drafts that were not sent, with DELETE /v1/reports/ID"
          : `results with evidence, with DELETE /v1/retrieve/UUID, such as ${
            results.map(([uuid, size]) => `${uuid} (${text(size)})`).join(", ")
          }, or drafts that were not sent`
      }`,
    );
  }
}
