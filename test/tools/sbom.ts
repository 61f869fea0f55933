/**
 * Writes `dist/sbom.cdx.json`: the packages that are shipped, as CycloneDX, without what differs from run to run.
 * Run: `npm run sbom`.
 * @module
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { "bom-ref": string } };
  components: { "bom-ref": string; properties?: { name: string; value: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Of packages that are for development only. Npm's own `--omit dev` leaves out those that are for both, too. */
const DEVELOPMENT = "cdx:npm:package:development";

/** What a source imports or re-exports when it runs. */
const IMPORT =
  /^(?:import|export)\s(?!type\s)[^;]*?from\s+"([^".]+)"|^import\s+"([^".]+)"|\bimport\("([^".]+)"\)/gm;

/** The packages of development that are shipped all the same, as parts of bundles: sources import them. */
function bundledIn(folder: string): Set<string> {
  const { devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const imported = globSync("{lib,server}/**/*.{ts,tsx}", { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(IMPORT)].map((found) =>
      found.slice(1).find((name) => name !== undefined)!.split("/").slice(0, found[0].includes('"@') ? 2 : 1)
        .join("/")
    )
  );
  return new Set(
    imported.filter((name) => Object.hasOwn(devDependencies, name) && !Object.hasOwn(peerDependencies, name)),
  );
}

/** The references of these packages, and of what they depend on. */
function withThoseBelow(names: ReadonlySet<string>, { metadata, dependencies }: Bom): Set<string> {
  const below = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const open = below.get(metadata.component["bom-ref"])!
    .filter((ref) => names.has(ref.slice(0, ref.lastIndexOf("@"))));
  const found = new Set<string>();
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    open.push(...below.get(ref) ?? []);
  }
  return found;
}

/** The bill of materials of the checkout in that folder, as text. */
export function billOfMaterials(folder: string): string {
  const text = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const bom = JSON.parse(text) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  delete bom.metadata.tools;
  const bundled = withThoseBelow(bundledIn(folder), bom);
  bom.components = bom.components
    .filter(({ "bom-ref": ref, properties = [] }) =>
      bundled.has(ref) || !properties.some(({ name, value }) => name === DEVELOPMENT && value === "true")
    )
    .sort((a, b) => a["bom-ref"] < b["bom-ref"] ? -1 : 1);
  const refs = new Set(bom.components.map((component) => component["bom-ref"]));
  const own = (ref: string) => refs.has(ref) || ref === bom.metadata.component["bom-ref"];
  bom.dependencies = bom.dependencies.filter(({ ref }) => own(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(own) }));
  return JSON.stringify(bom, null, 2) + "\n";
}

if (process.argv[1]?.endsWith("sbom.ts")) {
  mkdirSync("dist", { recursive: true });
  writeFileSync("dist/sbom.cdx.json", billOfMaterials("."));
}
