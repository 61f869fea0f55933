import { text } from "../../checks.ts";
import {
  type AddedSettings,
  ALLOWED_HOSTS,
  optionalText,
  secret,
  withSettings,
} from "../../config/setting.ts";
import type { Config } from "../../config/mod.ts";

/** The settings of sources. */
export interface SourceSettings {
  /** `DEADRINGER_FEEDS`: file with the lists of names and the communities (TAXII, MISP) that are fetched, one a line. @default "" (none) */
  feeds: string;
  /** `DEADRINGER_FEEDS_ALLOW`: hosts, addresses and ranges, each with or without port, that lists of the page may be fetched from though they are private. @default [] */
  feeds_allow: string[];
  /** `DEADRINGER_FEEDS_KEY`: seals what lists need, where several machines share a store. @default "" (a key of the data folder) */
  feeds_key: string;
}

/** Their defaults and what they accept. */
export const SOURCE_SETTINGS: AddedSettings<SourceSettings> = {
  rows: {
    feeds: optionalText(text("a file", /^[^\0\r\n]+$/)),
    feeds_allow: ALLOWED_HOSTS,
    feeds_key: secret("at least 32 characters", /^[^\0\r\n]{32,}$/),
  },
};

/** The settings of a service with those of sources. */
export type SourceConfig = Config & SourceSettings;

/** Returns them. */
export const sourceConfig = (config: Config): SourceConfig => withSettings(config, SOURCE_SETTINGS);
