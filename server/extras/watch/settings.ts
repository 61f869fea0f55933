import { listOf, text } from "../../checks.ts";
import type { Config } from "../../config/mod.ts";
import {
  type AddedSettings,
  ALLOWED_HOSTS,
  setting,
  withSettings,
  yesOrNoSetting,
} from "../../config/setting.ts";

/** The settings of the watch. */
export interface WatchSettings {
  /** `DEADRINGER_WATCH`: this process looks at watched brands when they are due. @default true */
  watch: boolean;
  /** `DEADRINGER_WATCH_ALLOW`: hosts, addresses and ranges, each with or without port, that channels of brands may reach though they are private. @default [] */
  watch_allow: string[];
  /** `DEADRINGER_MAIL_TO`: mail addresses, and domains as `@example.com`, that channels of brands may mail. @default [] (any) */
  mail_to: string[];
}

/** Their defaults and what they accept. */
export const WATCH_SETTINGS: AddedSettings<WatchSettings> = {
  rows: {
    watch: yesOrNoSetting(true),
    watch_allow: ALLOWED_HOSTS,
    mail_to: setting([], listOf(text("a mail address or @DOMAIN", /^[^\s<>@]*@[^\s<>@]+$/))),
  },
};

/** The settings of a service with those of the watch. */
export type WatchConfig = Config & WatchSettings;

/** Returns them. */
export const watchConfig = (config: Config): WatchConfig => withSettings(config, WATCH_SETTINGS);
