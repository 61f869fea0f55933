/**
 * Returns a time in milliseconds since 1970 as answers have it: `2026-03-01T06:00:00.000Z`; null for null.
 */
export function rfc3339(ms: number): string;
export function rfc3339(ms: number | null): string | null;
export function rfc3339(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
