/**
 * Results for other programs: STIX, MISP, blocklists, the JSON of dnstwist.
 * @module
 */
export { EXPORT_FORMATS, type ExportFormat, exportLines, type ExportOptions } from "../../lib/export/mod.ts";
