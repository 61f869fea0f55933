import { brandDomain } from "../../../lib/domain.ts";
import type { ExportOptions, Finding, Findings, Packed } from "../../../lib/export/mod.ts";
import { assessName } from "../../../lib/lines/mod.ts";
import type { ResultRecord } from "../../stores/store.ts";
import { hasScope } from "../../wire/request.ts";
import type { Context } from "../route.ts";

/** Maximum number of results searched for the newest of each brand. */
const LOOKED_AT = 1_000;

/**
 * The newest finished squat lookup of each brand, among the caller's newest thousand results, newest first: what feeds
 * and collections serve. None when the key lacks the scope that makes such results.
 */
export async function newestByBrand({ service, caller }: Context): Promise<ResultRecord[]> {
  if (!hasScope(caller!, "lookup:squat")) return [];
  const records = await service.stores.results.list(caller!.owner, service.now(), LOOKED_AT);
  const newest = new Map<string, ResultRecord>();
  for (const record of records) {
    if (record.done && record.scope === "lookup:squat" && !newest.has(record.domain)) {
      newest.set(record.domain, record);
    }
  }
  return [...newest.values()];
}

/** The input of exports of a result. */
export interface ResultFindings extends Findings<Packed<Finding>> {
  /** The brand, the time, and what people noted of names where the domain is watched. */
  options: ExportOptions;
}

/**
 * The findings of a finished result.
 *
 * @throws {SquatError} `internal` when its lookup failed, `not_found` when it has been deleted since.
 * @throws {Error} Of the store.
 */
export async function findingsOfResult(record: ResultRecord, { service }: Context): Promise<ResultFindings> {
  const { owner, domain, created_at } = record;
  const found = await service.findings(record);
  const options = { brand: domain, at: created_at };
  const { ask } = service.extras;
  const context = { ...await ask.contextOf(owner, domain), brand: brandDomain(domain).registrable };
  return {
    ...found,
    findings: found.findings.map((each) => ({ ...each, severity: assessName(each.facts, context).severity })),
    options: { ...options, ...await ask.triageOf(owner, domain, found.fqdns) },
  };
}
