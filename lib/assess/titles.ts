/**
 * What registries call the firms behind a name, as pages, drafts and watches show it.
 * @module
 */
import { checkArgument } from "../argument.ts";
import type { GeoIpData, RegistrationMetadata } from "../model.ts";

/** Longest title, characters. */
const MAX_TITLE = 80;
/** Networks of one name that are shown. */
const MAX_NETWORKS = 8;

const inOneLine = (text: unknown): string =>
  typeof text === "string" ? text.replace(/[\s\p{C}]+/gu, " ").trim().slice(0, MAX_TITLE).toWellFormed() : "";

/**
 * The registrar of a name; empty when it is not known.
 *
 * @throws {SquatError} `invalid_parameter` for a value that is not an object.
 */
export function registrarTitle(data: Partial<Pick<RegistrationMetadata, "registrar">>): string {
  checkArgument(data, "object", "the registration of registrarTitle");
  return inOneLine(data.registrar);
}

/**
 * The networks of addresses, each once, such as `AS64500 Example Networks`.
 *
 * @throws {SquatError} `invalid_parameter` for a value that is not an array.
 */
export function networkTitles(places: readonly Pick<GeoIpData, "asn">[]): string[] {
  checkArgument(places, "array", "the places of networkTitles");
  const titles = places.flatMap(({ asn }) =>
    typeof asn?.number === "number" ? [`AS${asn.number} ${inOneLine(asn.organization)}`.trim()] : []
  );
  return [...new Set(titles)].sort().slice(0, MAX_NETWORKS);
}
