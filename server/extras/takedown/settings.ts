import { mailAddress } from "../../../lib/page/mail_address.ts";
import { type Check, text } from "../../checks.ts";
import { type AddedSettings, type Config, optionalText, withSettings } from "../../config/setting.ts";

/** Settings of reports. */
export interface TakedownSettings {
  /** `DEADRINGER_REPORT_ORG`: organisation that reports abuse. @default "" (people say it) */
  report_org: string;
  /** `DEADRINGER_REPORT_CONTACT`: mail address that reports come from and that desks answer to. @default "" (people say it) */
  report_contact: string;
}

const MAIL_ADDRESS: Check<string> = {
  ...text("a mail address"),
  parse: (value) => mailAddress(value) ?? undefined,
};

/** Their defaults and allowed values. */
export const TAKEDOWN_SETTINGS: AddedSettings<TakedownSettings> = {
  rows: {
    report_org: optionalText(text("one line of at most 200 characters", /^[^\0\r\n]{1,200}$/)),
    report_contact: optionalText(MAIL_ADDRESS),
  },
};

/** The settings with these. Drafts of the demo are ready at once. */
export function takedownSettings(config: Config): Config & TakedownSettings {
  const own = withSettings(config, TAKEDOWN_SETTINGS);
  return config.demo && own.report_org === ""
    ? { ...own, report_org: "Four Brands Security", report_contact: "security@four-brands.example" }
    : own;
}
