import { DATE_KEYS, type DateField, LEAD, NAME_SERVERS, OTHER_DATES, STATUS } from "./data/whois_words.ts";

/** A date field and how good its name is; 0 is best. */
export interface DateKey {
  /** Which date. */
  field: DateField;
  /** Rank among the names of this date. */
  rank: number;
}

/** The date that a key names; null when it names none. */
export function dateField(key: string): DateKey | null {
  if (key.length > 60) return null;
  const words = key.replace(LEAD, "");
  if (OTHER_DATES.test(words)) return null;
  const rank = DATE_KEYS.findIndex(([, pattern]) => pattern.test(words));
  return rank < 0 ? null : { field: DATE_KEYS[rank]![0], rank };
}

/** Whether a key, or a header, names name servers. */
export function isNameServerKey(key: string): boolean {
  return key.length <= 60 && NAME_SERVERS.test(key);
}

/** Whether a key names the registration's states. */
export function isStatusKey(key: string): boolean {
  return STATUS.test(key);
}
