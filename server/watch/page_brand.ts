import type { PageBrand } from "../../lib/match/mod.ts";
import { parseDomain } from "../../lib/domain.ts";
import type { BrandSettings } from "../stores/watch.ts";

/** A watched brand as pages name it: its names, its words, and the hosts that are its own. */
export function pageBrandOf({ name, domains, owned, words }: BrandSettings): PageBrand {
  const [first] = domains;
  const hosts = owned.map((pattern) => pattern.replace(/^\*\./, "")).filter((host) => !host.includes("*"));
  return {
    brand: parseDomain(first!).registrable,
    name,
    aliases: [...domains.map((domain) => parseDomain(domain).domain), ...words],
    domains: [...domains, ...hosts],
  };
}
