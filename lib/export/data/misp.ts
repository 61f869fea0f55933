/**
 * Names of MISP. Source: the definitions of misp-objects at 54538c6, and MISP's describeTypes.json.
 * @module
 */

/** Object templates: UUID and version. */
export const TEMPLATES = {
  "typosquatting-finder": ["3414fbe7-6f8c-4ed5-bc51-9a11a3a29822", 1],
  "typosquatting-finder-result": ["22151d90-b39b-498c-86c7-126ddd2e1a55", 1],
  whois: ["429faea1-34ff-47af-8a00-7c62d3be5a6a", 10],
  x509: ["d1ab756a-26b5-4349-9f43-765630f0911c", 14],
  phishing: ["2dad6f9d-d425-4217-8fda-0b0a2d815307", 7],
} as const;

/** Category of each type: MISP's describeTypes, `sane_defaults`. */
export const CATEGORIES: Readonly<Record<string, string>> = {
  domain: "Network activity",
  hostname: "Network activity",
  "ip-dst": "Network activity",
  "ip-src": "Network activity",
  url: "Network activity",
  "x509-fingerprint-sha256": "Network activity",
  "whois-registrar": "Attribution",
};
