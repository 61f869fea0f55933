import { PREFIX } from "../checks.ts";

/** Settings that earlier versions had, and what is there instead. They may still be given: they are named, and have no effect. */
export const RETIRED: ReadonlyMap<string, string> = new Map([
  ["evidence_timestamp", "archives of evidence get no time stamp; openssl ts makes one of their SHA256SUMS"],
  ["actions_syslog", "deadringer owner history and GET /v1/actions give the history of a team"],
  ["report_rate", "reports are drafted here, and sent by people"],
  ["report_desks", "a draft can be sent to any address beside its desk"],
  ["report_templates", "mails to desks have the package's texts; edit what you send"],
  ["evidence_host", "archives of evidence name the key that signs them"],
  ["evidence_address", "archives of evidence name the key that signs them"],
]);

/** Names in the environment of settings that earlier versions had. */
export const RETIRED_NAMES: readonly string[] = [...RETIRED.keys()].map((name) =>
  PREFIX + name.toUpperCase()
);

/** A sentence about each setting of an environment that earlier versions had. */
export function retiredSentences(env: Readonly<Record<string, string | undefined>>): string[] {
  return RETIRED_NAMES.filter((variable) => env[variable] !== undefined).map((variable) =>
    `${variable} has no effect: ${RETIRED.get(settingOf(variable))}`
  );
}

const settingOf = (variable: string): string => variable.slice(PREFIX.length).toLowerCase();
