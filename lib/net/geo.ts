import { type CountryResponse, Reader } from "mmdb-lib";
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Geo } from "../io.ts";
import { parseIp } from "../ip.ts";
import { CODES_BY_CONTINENT } from "./data/continents.ts";

/** Paths of the tables. */
export interface GeoFiles {
  /** A country MMDB: MaxMind's layout, or a flat `country_code`. */
  country?: string;
  /** Folder with `asn-ipv4-num.csv` and `asn-ipv6-num.csv`: first, last, number, organization; sorted. */
  asnFolder?: string;
}

/** Continents by country code. */
const CONTINENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES_BY_CONTINENT).flatMap(([continent, codes]) =>
    codes.split(" ").map((code) => [code, continent] as const)
  ),
);

/** Longest supported line of the ASN tables; the longest real one has about 140 bytes. */
const MAX_LINE = 1024;

/**
 * Returns the tables that are installed, or null when there are none.
 *
 * Without arguments these are the optional npm packages `@ip-location-db/geo-whois-asn-country-mmdb` (CC0) and
 * `@ip-location-db/asn` (RouteViews; DB-IP, CC BY 4.0). The ASN tables stay on disk: a look-up is a binary search by
 * reads of a few hundred bytes.
 *
 * @throws When a given file cannot be read.
 */
export function openGeo(files: GeoFiles = installedFiles()): Geo | null {
  const sources: { name: string; date: string }[] = [];
  let country: Reader<CountryResponse> | undefined;
  if (files.country !== undefined) {
    country = new Reader<CountryResponse>(readFileSync(files.country));
    sources.push({ name: "country", date: country.metadata.buildEpoch.toISOString().slice(0, 10) });
  }
  let asn: { v4: SortedRanges; v6: SortedRanges } | undefined;
  if (files.asnFolder !== undefined) {
    asn = {
      v4: new SortedRanges(join(files.asnFolder, "asn-ipv4-num.csv")),
      v6: new SortedRanges(join(files.asnFolder, "asn-ipv6-num.csv")),
    };
    sources.push({ name: "ASN", date: packageDate(files.asnFolder) ?? asn.v4.date });
  }
  if (sources.length === 0) return null;
  return {
    sources,
    lookup(ip) {
      const iso_code = countryCode(country?.get(ip));
      const network = (ip.includes(":") ? asn?.v6 : asn?.v4)?.find(toInteger(ip)) ?? null;
      if (iso_code === null && network === null) return null;
      return {
        asn: network,
        country: iso_code === null ? null : { continent: CONTINENTS.get(iso_code) ?? null, iso_code },
      };
    },
  };
}

function countryCode(found: unknown): string | null {
  const record = found as { country?: { iso_code?: unknown }; country_code?: unknown } | null | undefined;
  const code = record?.country?.iso_code ?? record?.country_code;
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? code : null;
}

function installedFiles(): GeoFiles {
  const require = createRequire(import.meta.url);
  const folder = (name: string) => {
    try {
      return dirname(require.resolve(`${name}/package.json`));
    } catch {
      return undefined;
    }
  };
  const country = folder("@ip-location-db/geo-whois-asn-country-mmdb");
  const asnFolder = folder("@ip-location-db/asn");
  return { country: country && join(country, "geo-whois-asn-country.mmdb"), asnFolder };
}

/** The package's version contains the day of the data: 2.3.2026061719. */
function packageDate(folder: string): string | null {
  try {
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    const day = /\.(\d{4})(\d{2})(\d{2})\d*$/.exec(version);
    return day === null ? null : `${day[1]}-${day[2]}-${day[3]}`;
  } catch {
    return null;
  }
}

/** A sorted CSV of ranges on disk, read by binary search. */
class SortedRanges {
  /** Day of the file's last change. */
  readonly date: string;
  readonly #file: number;
  readonly #size: number;
  readonly #buffer: Uint8Array = new Uint8Array(2 * MAX_LINE);

  constructor(path: string) {
    this.#file = openSync(path, "r");
    const { size, mtime } = fstatSync(this.#file);
    this.#size = size;
    this.date = mtime.toISOString().slice(0, 10);
    closer.register(this, this.#file);
  }

  find(address: bigint): { number: number; organization: string | null } | null {
    // Invariant: the line that begins at or before `low` begins its range at or before the address.
    let low = 0;
    let high = this.#size;
    while (high - low > MAX_LINE) {
      const middle = (low + high) >>> 1;
      const bytes = this.#read(middle), start = bytes.indexOf(10) + 1;
      const end = bytes.indexOf(",".charCodeAt(0), start);
      const isAfter = start === 0 || end < 0 || BigInt(decoder.decode(bytes.subarray(start, end))) > address;
      if (isAfter) high = middle;
      else low = middle + start;
    }
    for (const line of decoder.decode(this.#read(low)).split("\n")) {
      const [, first, last, number, organization] = /^(\d+),(\d+),(\d+),(.*)$/.exec(line) ?? [];
      if (first === undefined || BigInt(first) > address) return null;
      if (BigInt(last!) < address) continue;
      const name = organization!.replace(/^"|"$/g, "").replaceAll('""', '"');
      return { number: Number(number), organization: name === "" ? null : name };
    }
    return null;
  }

  /** What stands at a place: a line and the next at least. */
  #read(at: number): Uint8Array {
    return this.#buffer.subarray(0, readSync(this.#file, this.#buffer, 0, this.#buffer.length, at));
  }
}

const decoder = new TextDecoder();
const closer = new FinalizationRegistry<number>((file) => closeSync(file));

function toInteger(ip: string): bigint {
  return (parseIp(ip) ?? new Uint8Array(4)).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}
