import { expect, test } from "vitest";
import { registryDate } from "../../../../lib/observe/registry/registry_date.ts";

const dates: [text: string, iso: string | null][] = [
  ["2025-03-31T13:38:16.0Z", "2025-03-31T13:38:16Z"],
  ["2025-03-31T13:38:16+0200", "2025-03-31T11:38:16Z"],
  ["20250331133816", "2025-03-31T13:38:16Z"],
  ["Mon Mar 31 13:38:16 GMT 2025", "2025-03-31T13:38:16Z"],
  ["Mon Mar 31 2025", "2025-03-31T00:00:00Z"],
  ["March 31 2025", "2025-03-31T00:00:00Z"],
  ["2025. 03. 31.", "2025-03-31T00:00:00Z"],
  ["31 March 2025", "2025-03-31T00:00:00Z"],
  ["before Aug-1996", null],
  ["31-02-2025", null],
  ["2025-03-31T13:75:00Z", null],
  ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"],
  ["2025-13-01", null],
  ["", null],
  ["N/A", null],
];
test.each(dates)("date %j", (text, iso) => expect(registryDate(text)).toBe(iso));
