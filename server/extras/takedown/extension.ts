import type { ProductExtension } from "../../cli/command.ts";
import { TAKEDOWN_SETTINGS } from "./settings.ts";

/** Evidence about look-alikes, and reports to those who can act against them. */
export const takedown: ProductExtension = {
  name: "takedown",
  needs: ["watch"],
  settings: TAKEDOWN_SETTINGS,
  scopes: { report: "Find abuse desks and draft reports to them" },
  commands: {
    evidence: () => import("./cli/evidence.ts"),
    report: () => import("./cli/report.ts"),
  },
  exitCodes: { 7: "evidence verify without --key: intact, by a key nobody vouched for" },
  backedUp:
    "The key that signs evidence and the bundles of evidence go to FILE.evidence: whoever has that can sign as you.",
  files: async () => (await import("./evidence/backup.ts")).EVIDENCE_FILES,
  service: async () => (await import("./service.ts")).takedownPart,
};
