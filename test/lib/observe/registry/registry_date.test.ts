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
  ["04/03/2025", null],
  ["4-3-2025 10:00", null],
  ["13/03/2025", "2025-03-13T00:00:00Z"],
  ["03/13/2025", "2025-03-13T00:00:00Z"],
  ["04.03.2025", "2025-03-04T00:00:00Z"],
  ["2025-03-31T13:75:00Z", null],
  ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"],
  ["2025-13-01", null],
  ["", null],
  ["N/A", null],
];
test.each([
  "2568-03-31",
  "31 Mar 2568",
  "9999-12-31T23:59:59Z",
  "9999-12-31",
  "99991231",
  "31.12.9999",
  "3000-01-01",
  "1446-09-01",
])("%s is no date of a registration", (text) => expect(registryDate(text)).toBeNull());

test.each(dates)("date %j", (text, iso) => expect(registryDate(text)).toBe(iso));
