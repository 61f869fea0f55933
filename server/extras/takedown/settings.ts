import { isIP } from "node:net";
import { mailAddress } from "../../../lib/page/mail_address.ts";
import { type Check, listOf, text } from "../../checks.ts";
import type { Config } from "../../config/config.ts";
import { type AddedSettings, optionalText, setting, withSettings } from "../../config/setting.ts";

/** Settings of evidence and reports. */
export interface TakedownSettings {
  /** `DEADRINGER_EVIDENCE_HOST`: name of this installation in bundles of evidence. @default "" (none) */
  evidence_host: string;
  /** `DEADRINGER_EVIDENCE_ADDRESS`: address that servers see, for bundles of evidence. @default "" (none) */
  evidence_address: string;
  /** `DEADRINGER_REPORT_ORG`: organisation that reports abuse. @default "" (people say it) */
  report_org: string;
  /** `DEADRINGER_REPORT_CONTACT`: mail address that reports come from and that desks answer to. @default "" (people say it) */
  report_contact: string;
  /** `DEADRINGER_REPORT_TEMPLATES`: folder of templates that replace those of the package, such as `registrar.txt`. @default "" */
  report_templates: string;
  /** `DEADRINGER_REPORT_DESKS`: mail addresses that every finding may be reported to, such as a clearing house or a CERT. @default [] */
  report_desks: string[];
}

const MAIL_ADDRESS: Check<string> = {
  ...text("a mail address"),
  parse: (value) => mailAddress(value) ?? undefined,
};
const IP_ADDRESS: Check<string> = {
  ...text("an IP address"),
  parse: (value) => isIP(value) > 0 ? value : undefined,
};

/** Their defaults and allowed values. */
export const TAKEDOWN_SETTINGS: AddedSettings<TakedownSettings> = {
  rows: {
    evidence_host: optionalText(text("1 to 200 printable characters", /^[\x20-\x7e]{1,200}$/)),
    evidence_address: optionalText(IP_ADDRESS),
    report_org: optionalText(text("one line of at most 200 characters", /^[^\0\r\n]{1,200}$/)),
    report_contact: optionalText(MAIL_ADDRESS),
    report_templates: optionalText(text("a folder", /^[^\0\r\n]+$/)),
    report_desks: setting([], listOf(MAIL_ADDRESS)),
  },
};

/** The settings with these. Drafts of the demo are ready at once. */
export function takedownSettings(config: Config): Config & TakedownSettings {
  const own = withSettings(config, TAKEDOWN_SETTINGS);
  return config.demo && own.report_org === ""
    ? { ...own, report_org: "Kestrel Bank", report_contact: "cert@kestrelbank.com" }
    : own;
}
