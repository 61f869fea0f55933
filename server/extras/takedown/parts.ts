import { PagePlaces } from "../../fair/page_places.ts";
import { Key } from "../../hooks.ts";
import type { Service } from "../../service.ts";
import { type Does, WORKERS } from "../../wire/roles.ts";
import { type Reports, reportsOf } from "./report/reports.ts";
import { REPORT_STORE } from "./report/store.ts";
import { takedownSettings } from "./settings.ts";

/** What its routes do. */
export const DRAFT: Does = { what: "collect evidence, and draft reports", roles: WORKERS };

/** What routes use. */
interface Takedown {
  /** Bundles are collected one at a time, and one more of another owner: each takes up to 128 MiB. */
  readonly bundles: PagePlaces;
  /** Mails with evidence are made two at a time: each is in memory as a whole. */
  readonly mails: PagePlaces;
  readonly reports: Reports;
}

/** By what they ask for it. */
export const TAKEDOWN: Key<Takedown> = new Key("evidence and reports");

/** Makes it. */
export function takedownOf(service: Service): Takedown {
  const { io, lookup, now, owned } = service, config = takedownSettings(service.config);
  return {
    bundles: new PagePlaces(1),
    mails: new PagePlaces(2),
    reports: reportsOf({ config, io, lookup, now, store: owned.of(REPORT_STORE) }),
  };
}
