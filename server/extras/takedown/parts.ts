import type { Service } from "../../service.ts";
import { EvidenceCollector } from "./evidence/service.ts";
import { Reports } from "./report/reports.ts";
import { REPORT_STORE } from "./report/store.ts";
import { readTemplates } from "./report/templates.ts";

/** What routes use. */
interface Parts {
  readonly collector: EvidenceCollector;
  readonly reports: Reports;
}

/** Of each service. */
const made = new WeakMap<Service, Parts>();

/** The parts of a service. @throws {SettingError} for templates of the operator that cannot be used. */
export function takedownOf(service: Service): Parts {
  const known = made.get(service);
  if (known !== undefined) return known;
  const { config, io, lookup, now, owned } = service;
  const parts = {
    collector: new EvidenceCollector(service),
    reports: new Reports({
      ...{ config, io, lookup, now },
      store: owned.of(REPORT_STORE),
      templates: readTemplates(config.report_templates),
    }),
  };
  made.set(service, parts);
  return parts;
}
