/**
 * Writes `dist/sbom.cdx.json`: the packages that are shipped, as CycloneDX, without what differs from run to run.
 * Run: `npm run sbom`.
 * @module
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { "bom-ref": string } };
  components: { "bom-ref": string; properties?: { name: string; value: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Of packages that are for development only. Npm's own `--omit dev` leaves out those that are for both, too. */
const DEVELOPMENT = "cdx:npm:package:development";

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
  bom.components = bom.components
    .filter(({ properties = [] }) =>
      !properties.some(({ name, value }) => name === DEVELOPMENT && value === "true")
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
