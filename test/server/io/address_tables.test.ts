import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, expect } from "vitest";
import { openAddressTables, renewAddressTables } from "../../../server/io/address_tables.ts";
import { renewOnSchedule } from "../../../server/io/renewal_schedule.ts";
import { requires } from "../../requires.ts";

const COUNTRY = "@ip-location-db/geo-whois-asn-country-mmdb";
const ASN = "@ip-location-db/asn";

function installedCountries(): Uint8Array | null {
  try {
    const path = createRequire(import.meta.url).resolve(`${COUNTRY}/geo-whois-asn-country.mmdb`);
    return readFileSync(path);
  } catch {
    return null;
  }
}
const countries = installedCountries();
const withTables = requires(countries === null ? "the optional geo packages are not installed" : null);

/** A gzipped tarball of POSIX ustar. */
function tarball(files: Record<string, string | Uint8Array>): Uint8Array {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const bytes = Buffer.from(content as string);
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(bytes.length.toString(8).padStart(11, "0"), 124);
    header.write("0", 156);
    header.write("ustar\0" + "00", 257);
    header.fill(" ", 148, 156);
    header.write(`${header.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, "0")}\0`, 148);
    return [header, bytes, Buffer.alloc((512 - bytes.length % 512) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 1 });
}

const asnFiles = (version: string) => ({
  "package/package.json": JSON.stringify({ name: ASN, version }),
  "package/../../escaped": "no name of a tarball becomes a path",
  "package/asn-ipv4-num.csv": '134743040,134744575,15169,"Example, Inc."\n',
  "package/asn-ipv6-num.csv": `${0x2001486048600000n << 64n},${
    (0x2001486048610000n << 64n) - 1n
  },15169,"Example"\n`,
});

interface Registry {
  version: string;
  /** The packages, by name. */
  tarballs: Record<string, Uint8Array>;
  integrity?: string;
  /** Where the packages are said to be. @default this registry */
  host?: string;
  requests: string[];
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Packages of countries by version: they are large. */
const packed = new Map<string, Uint8Array>();

/** A registry of packages and an empty data folder. */
async function start(
  version: string,
  asn = asnFiles(version),
): Promise<Registry & { source: string; folder: string }> {
  const files = {
    "package/package.json": JSON.stringify({ version }),
    "package/geo-whois-asn-country.mmdb": countries!,
  };
  const registry: Registry = {
    version,
    tarballs: { [ASN]: tarball(asn), [COUNTRY]: packed.get(version) ?? tarball(files) },
    requests: [],
  };
  packed.set(version, registry.tarballs[COUNTRY]!);
  const server = createServer((request, response) => {
    registry.requests.push(request.url!);
    const [, file, name] = /^\/npm\/(files\/)?(.*?)(?:\/latest)?$/.exec(decodeURIComponent(request.url!))!;
    const bytes = registry.tarballs[name!];
    if (bytes === undefined) return void response.writeHead(404).end();
    if (file !== undefined) return void response.end(bytes);
    const integrity = registry.integrity ?? `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
    const dist = { tarball: `${registry.host ?? source}files/${encodeURIComponent(name!)}`, integrity };
    response.end(JSON.stringify({ name, version: registry.version, dist }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const source = `http://127.0.0.1:${(server.address() as { port: number }).port}/npm/`;
  const folder = mkdtempSync(join(tmpdir(), "deadringer-addresses-"));
  ends.push(() => new Promise((resolve) => server.close(resolve)), () => rmSync(folder, { recursive: true }));
  return Object.assign(registry, { source, folder });
}

const renew = ({ folder, source }: { folder: string; source: string }) =>
  renewAddressTables({ folder, source, resolver: ["127.0.0.1:9"] }, new AbortController().signal);

withTables("the newest packages are stored, used, and not downloaded twice", async () => {
  const registry = await start("2.3.2026111219");
  expect(openAddressTables(registry.folder)).toBe(null);
  expect(await renew(registry)).toMatchObject({
    packages: [`${COUNTRY} 2.3.2026111219`, `${ASN} 2.3.2026111219`],
    date: "2026-11-12",
    isNewer: true,
  });
  const geo = openAddressTables(registry.folder)!;
  expect(geo.lookup("8.8.8.8")).toMatchObject({
    asn: { number: 15169, organization: "Example, Inc." },
    country: { iso_code: "US" },
  });
  expect(geo.sources).toContainEqual({ name: "ASN", date: "2026-11-12" });
  expect(readdirSync(registry.folder)).toEqual(["tables"]);
  expect(readdirSync(join(registry.folder, "tables")).sort()).toEqual(["asn", "country"]);
  registry.requests.length = 0;
  expect((await renew(registry)).isNewer).toBe(false);
  expect(registry.requests.map((url) => decodeURIComponent(url))).toEqual([
    `/npm/${COUNTRY}/latest`,
    `/npm/${ASN}/latest`,
  ]);
});

withTables.each<[string, Partial<Registry>, RegExp]>([
  ["a package with another checksum", { integrity: `sha512-${"A".repeat(86)}==` }, /checksum/],
  ["a version that is a path", { version: "../../1" }, /not the manifest/],
  ["a package on another private server", { host: "http://10.0.0.1/" }, /10\.0\.0\.1/],
  [
    "what is no tarball",
    { tarballs: { [ASN]: gzipSync("x".repeat(2_000)), [COUNTRY]: gzipSync("x") } },
    /tarball|no package/,
  ],
  [
    "a tarball that is cut off",
    {
      tarballs: Object.fromEntries([ASN, COUNTRY].map((name) => {
        const whole = gunzipSync(tarball({ "package/package.json": "x".repeat(2_000) }));
        return [name, gzipSync(whole.subarray(0, 1_500))];
      })),
    },
    /its tarball cannot be used: .*truncated/,
  ],
  [
    "a tarball without the tables",
    { tarballs: { [ASN]: tarball({}), [COUNTRY]: tarball({}) } },
    /it has no package/,
  ],
])("%s is not taken, and the older tables stay", async (_, change, why) => {
  const registry = await start("2.3.2026111219");
  await renew(registry);
  Object.assign(registry, { version: "2.3.2026111319" }, change);
  await expect(renew(registry)).rejects.toThrow(why);
  expect(openAddressTables(registry.folder)!.lookup("8.8.8.8")!.asn!.number).toBe(15169);
  expect(readdirSync(join(registry.folder, "tables")).sort()).toEqual(["asn", "country"]);
});

withTables("tables that know nothing are not taken", async () => {
  const version = "2.3.2026111219";
  const registry = await start(version, { ...asnFiles(version), "package/asn-ipv4-num.csv": "1,2,3,a\n" });
  await expect(renew(registry)).rejects.toThrow(/do not know 8\.8\.8\.8/);
  expect(existsSync(join(registry.folder, "tables", "country"))).toBe(false);
});

withTables("a schedule renews them too, and says so when there is a newer version", async () => {
  const { folder, source } = await start("2.3.2026111219");
  const stopping = new AbortController();
  const logged: unknown[] = [];
  let [rounds, renewed] = [0, 0];
  await renewOnSchedule({
    folder,
    everyMs: 86_400_000,
    log: (level, _, fields) => void logged.push([level, fields?.["table"]]),
    onRenewed: () => void renewed++,
    sleep: () => ++rounds > 2 ? Promise.reject(new Error("over")) : Promise.resolve(),
    now: () => Date.now(),
    random: () => 0.5,
    sources: { rdap: `${source}none`, logs: `${source}none`, addresses: source },
    resolver: ["127.0.0.1:9"],
  }, stopping.signal);
  expect(renewed).toBe(1);
  expect(logged.filter((each) => String(each).includes("addresses"))).toEqual([["info", "addresses"]]);
});
