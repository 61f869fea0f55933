import type { ProductExtension } from "../../cli/command.ts";

/** Evidence about look-alikes, and reports to those who can act against them. */
export const takedown: ProductExtension = {
  name: "takedown",
  commands: {
    evidence: () => import("./cli/evidence.ts"),
    report: () => import("./cli/report.ts"),
  },
  files: async () => (await import("./evidence/backup.ts")).EVIDENCE_FILES,
  service: async () => (await import("./service.ts")).takedownPart,
};
