import type { WatchEvent } from "../../../lib/watch/mod.ts";
import { ADVICE, type BrandCoverage, type DomainCoverage } from "../../watch/coverage.ts";
import type { BrandGroup } from "../../watch/brand_list.ts";

/** How a brand is covered after a round over its domains: a domain without a bad end had a complete run. */
export function roundCoverage(
  { name, domains }: BrandGroup,
  events: readonly WatchEvent[],
  now: number,
): BrandCoverage {
  const ends = domains.map((domain): DomainCoverage => {
    const end = events.find(({ brand, type }) =>
      brand === domain && (type === "run_failed" || type === "run_incomplete")
    );
    const state = end === undefined ? "ok" : end.type === "run_failed" ? "failed" : "incomplete";
    return { domain, state, detail: end?.reasons.join("; ") ?? "", at: now };
  });
  const worst = ends.find(({ state }) => state === "failed") ?? ends.find(({ state }) => state !== "ok") ??
    ends[0]!;
  return {
    ...{ brand: name, name, state: worst.state, running: false, domains: ends },
    detail: worst.detail === "" ? "" : `${worst.domain}: ${worst.detail}`,
    advice: ADVICE[worst.state],
    looked_at: worst.state === "ok" ? now : null,
  };
}

/** How a brand is covered before its first round. */
export function notCovered({ name, domains }: BrandGroup): BrandCoverage {
  return {
    ...{
      brand: name,
      name,
      state: "never",
      running: false,
      detail: "",
      advice: ADVICE.never,
      looked_at: null,
    },
    domains: domains.map((domain) => ({ domain, state: "never", detail: "", at: null })),
  };
}
