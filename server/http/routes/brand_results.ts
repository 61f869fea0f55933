import { brandDomain } from "../../../lib/domain.ts";
import type { ExportOptions, Finding, Findings, Packed } from "../../../lib/export/mod.ts";
import { assessName, type BrandContext } from "../../../lib/lines/mod.ts";
import type { WatchStore } from "../../stores/watch.ts";
import { assessmentOf } from "./watch_shown_name.ts";
import { triagedNames } from "../../watch/triaged.ts";
import type { ResultRecord } from "../../stores/store.ts";
import type { Context } from "../route.ts";

/** Maximum number of results searched for the newest of each brand. */
const LOOKED_AT = 1_000;

/**
 * The newest finished squat lookup of each brand, among the caller's newest thousand results, newest first: what feeds
 * and collections serve. None when the key lacks the scope that makes such results.
 */
export async function newestByBrand({ service, caller }: Context): Promise<ResultRecord[]> {
  if (!caller!.scopes.includes("lookup:squat")) return [];
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
  const { store } = service.watch;
  const context = { ...await contextOfBrand(record, store), brand: brandDomain(domain).registrable };
  return {
    ...found,
    findings: found.findings.map((each) => ({ ...each, severity: assessName(each.facts, context).severity })),
    options: { ...options, ...await triagedNames(store, owner, domain, found.fqdns) },
  };
}

/** What the watch of the domain of a result says of its names; nothing where it is not watched. */
export async function contextOfBrand(
  { owner, domain }: Pick<ResultRecord, "owner" | "domain">,
  store: WatchStore,
): Promise<Omit<BrandContext, "brand">> {
  const brand = (await store.list(owner)).find(({ settings }) => settings.domains.includes(domain));
  if (brand === undefined) return {};
  const { id, settings: { domains, owned, rules } } = brand;
  const [triage, state] = [await store.triage(id), await store.state(id, domain)];
  const severities = Object.entries(state?.names ?? {}).map(([name, known]) =>
    [name, assessmentOf(name, known, triage.get(name), brand.settings).severity] as const
  );
  const ours = [...triage.values()].filter((each) => each.state === "ours").map(({ name }) => name);
  return { domains, names: [...owned, ...ours], rules, severities: Object.fromEntries(severities) };
}
