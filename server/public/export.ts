/**
 * Results for other programs: STIX, MISP, ECS, Sigma, blocklists, the formats of dnstwist.
 * @module
 */
export { EXPORT_FORMATS, type ExportFormat, exportLines, type ExportOptions } from "../../lib/export/mod.ts";
