import { Key } from "../../hooks.ts";
import type { Service } from "../../service.ts";
import { EvidenceCollector } from "./evidence/collect.ts";
import { Reports } from "./report/reports.ts";
import { REPORT_STORE } from "./report/store.ts";
import { type Does, WORKERS } from "../../wire/roles.ts";
import { takedownSettings } from "./settings.ts";

/** What its routes do. */
export const DRAFT: Does = { what: "collect evidence, and draft reports", roles: WORKERS };

/** What routes use. */
interface Takedown {
  readonly collector: EvidenceCollector;
  readonly reports: Reports;
}

/** By what they ask for it. */
export const TAKEDOWN: Key<Takedown> = new Key("evidence and reports");

/** Makes it. */
export function takedownOf(service: Service): Takedown {
  const { io, lookup, now, owned } = service, config = takedownSettings(service.config);
  return {
    collector: new EvidenceCollector(service),
    reports: new Reports({ config, io, lookup, now, store: owned.of(REPORT_STORE) }),
  };
}
