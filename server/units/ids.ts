import { randomUUID } from "node:crypto";

/**
 * Returns a UUIDv7: 48 bits of milliseconds, then 74 random bits.
 *
 * Source: RFC 9562 section 5.7.
 */
export function uuidV7(now: number): string {
  if (now !== prefix.of) {
    const time = now.toString(16).padStart(12, "0");
    prefix = { of: now, text: `${time.slice(0, 8)}-${time.slice(8)}-7` };
  }
  // The platform draws the bits of a hundred version 4 UUIDs at once; after the version digit both versions are random.
  return prefix.text + randomUUID().slice(15);
}
let prefix = { of: NaN, text: "" };

/**
 * Returns a UUIDv7 that is greater than those before it of the same millisecond and process, so that ids sort by
 * creation time.
 *
 * Source: RFC 9562 section 6.2, method 1: 12 bits of a counter take the place of random ones.
 */
export function orderedUuidV7(now: number): string {
  counter = now === counter.of
    ? { of: now, value: Math.min(counter.value + 1, 0xfff) }
    : { of: now, value: 0 };
  const id = uuidV7(now);
  return `${id.slice(0, 15)}${counter.value.toString(16).padStart(3, "0")}${id.slice(18)}`;
}
let counter = { of: NaN, value: 0 };

/** Whether a text is a UUID in the lower-case form that this service writes. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
