/**
 * Tables of the networks and countries of addresses: npm packages that `deadringer update addresses` stores in the
 * data folder, where they take precedence over the installed ones.
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { GeoFiles } from "../../lib/net/mod.ts";
import { createIo } from "../../mod.ts";
import type { Io } from "../../lib/io.ts";
import { type DownloadBounds, downloadBytes, type DownloadOptions } from "./download.ts";
import { makeFolder } from "./folder.ts";
import { MIB } from "../units/mod.ts";
import { InvalidParameter } from "../checks.ts";

/** Where the packages are published. */
const ADDRESS_SOURCE = "https://registry.npmjs.org/";

const PACKAGES = {
  country: { name: "@ip-location-db/geo-whois-asn-country-mmdb", files: ["geo-whois-asn-country.mmdb"] },
  asn: { name: "@ip-location-db/asn", files: ["asn-ipv4-num.csv", "asn-ipv6-num.csv"] },
} as const;
type PackageKey = keyof typeof PACKAGES;

const MANIFEST_BOUNDS: DownloadBounds = { maxBytes: MIB, deadlineMs: 60_000, accept: "application/json" };
/** The larger one is about 15 MB. */
const TARBALL: DownloadBounds = { maxBytes: 96 * MIB, deadlineMs: 900_000, accept: "*/*" };
/** Addresses that every such table has. */
const PROBED_ADDRESSES = ["8.8.8.8", "2001:4860:4860::8888"];

const MANIFEST = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{1,9}\.\d{1,12}$/)),
    dist: v.object({
      tarball: v.pipe(v.string(), v.url()),
      integrity: v.pipe(v.string(), v.regex(/^sha512-[A-Za-z0-9+/]{86}==$/)),
    }),
  }),
);

const tableFolder = (folder: string, key: PackageKey): string => join(folder, "tables", key);

/** The tables of the data folder; undefined where it has none, and the installed ones are used. */
export function storedAddressTables(folder: string): GeoFiles | undefined {
  const country = join(tableFolder(folder, "country"), PACKAGES.country.files[0]);
  const asnFolder = tableFolder(folder, "asn");
  return existsSync(country) && existsSync(join(asnFolder, "package.json"))
    ? { country, asnFolder }
    : undefined;
}

/** The opened tables of the data folder; null where it has none. */
export function openAddressTables(folder: string): Io["geo"] {
  const files = storedAddressTables(folder);
  return files === undefined ? null : openGeoTables(files);
}

/**
 * Downloads the newest packages, checks them by the registry's checksum and by looking addresses up, and stores them
 * in the data folder. A package whose version is stored already is not downloaded again.
 *
 * @param options `source` is the URL of a registry. @default https://registry.npmjs.org/
 * @throws {SquatError} `invalid_parameter` for anything else than such a package, `internal` when it cannot be
 * downloaded.
 */
export async function renewAddressTables(
  { folder, source = ADDRESS_SOURCE, ...options }: DownloadOptions & { folder: string; source?: string },
  signal: AbortSignal,
) {
  const keys = Object.keys(PACKAGES) as PackageKey[];
  const versions: string[] = [];
  const fresh: PackageKey[] = [];
  try {
    for (const key of keys) {
      const { version, tarball, integrity } = await newest(PACKAGES[key].name, source, options, signal);
      versions.push(version);
      if (storedVersion(tableFolder(folder, key)) === version) continue;
      const bytes = await downloadBytes(tarball, TARBALL, options, signal, source);
      await unpackTable(key, `${tableFolder(folder, key)}.part`, { bytes, tarball, integrity });
      fresh.push(key);
    }
    for (const key of fresh) {
      const path = tableFolder(folder, key);
      rmSync(path, { recursive: true, force: true });
      renameSync(`${path}.part`, path);
    }
  } finally {
    for (const key of keys) rmSync(`${tableFolder(folder, key)}.part`, { recursive: true, force: true });
  }
  return {
    /** The packages with their versions. */
    packages: keys.map((key, i) => `${PACKAGES[key].name} ${versions[i]}`),
    /** Day of the older one, YYYY-MM-DD. */
    date: versions.map(versionDate).sort()[0]!,
    /** Their folder. */
    path: join(folder, "tables"),
    /** Whether any of them is newer than the stored one. */
    isNewer: fresh.length > 0,
  };
}

/** The newest version of a package, its tarball and the tarball's checksum, as the registry says. */
async function newest(name: string, source: string, options: DownloadOptions, signal: AbortSignal) {
  const url = `${source.replace(/\/?$/, "/")}${name.replace("/", "%2f")}/latest`;
  const text = new TextDecoder().decode(await downloadBytes(url, MANIFEST_BOUNDS, options, signal));
  const checked = v.safeParse(MANIFEST, text);
  if (!checked.success) {
    throw new InvalidParameter(`Cannot use ${url}: it is not the manifest of a package of ${name}`);
  }
  const { version, dist } = checked.output;
  return { version, ...dist };
}

/** Checks a tarball and unpacks it into a folder. */
async function unpackTable(
  key: PackageKey,
  path: string,
  { bytes, tarball, integrity }: { bytes: Uint8Array; tarball: string; integrity: string },
): Promise<void> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new InvalidParameter(`Cannot use ${tarball}: ${why}`, { cause });
  };
  if (`sha512-${createHash("sha512").update(bytes).digest("base64")}` !== integrity) {
    refuse("its checksum is not the one that the registry names");
  }
  rmSync(path, { recursive: true, force: true });
  makeFolder(path);
  const files = [...PACKAGES[key].files, "package.json"];
  try {
    const { extractFiles } = await import("./tarball.ts");
    await extractFiles(bytes, new Map(files.map((file) => [`package/${file}`, join(path, file)])));
  } catch (error) {
    refuse(`its tarball cannot be used: ${(error as Error).message}`, error);
  }
  const geo = openGeoTables(
    key === "asn" ? { asnFolder: path } : { country: join(path, PACKAGES.country.files[0]) },
  );
  const member = key === "asn" ? "asn" : "country";
  if (geo === null || PROBED_ADDRESSES.some((ip) => geo.lookup(ip)?.[member] == null)) {
    refuse(`its tables do not know ${PROBED_ADDRESSES.join(" and ")}`);
  }
}

/** The tables as lookups open them; null for files that cannot be read. */
function openGeoTables(files: GeoFiles): Io["geo"] {
  try {
    const { geo, dns } = createIo({ geo: files, net: false, resolvers: ["127.0.0.1"] });
    void dns.close();
    return geo;
  } catch {
    return null;
  }
}

/** Version `2.3.2026061719` is of 2026-06-17. */
function versionDate(version: string): string {
  const day = /\.(\d{4})(\d{2})(\d{2})\d*$/.exec(version);
  return day === null ? "" : `${day[1]}-${day[2]}-${day[3]}`;
}

function storedVersion(path: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as { version: string }).version;
  } catch {
    return null;
  }
}
