import { SquatError } from "../../lib/errors.ts";
import type { DnsSighting } from "../../lib/io.ts";
import { parseIp } from "../../lib/ip.ts";

const TYPES: readonly string[] = ["A", "AAAA", "NS", "MX", "TXT", "CNAME"];
const MAX_VALUES = 1_000;
const MAX_TEXT = 8_192;

function wrong(what: string): SquatError {
  return new SquatError("invalid_parameter", what);
}

function timeField(row: Record<string, unknown>, key: string): number {
  const value = row[key] ?? row[`zone_${key}`];
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw wrong(`"${key}" is not a time in seconds`);
  return value as number;
}

function host(text: string): string {
  const name = text.trim().toLowerCase().replace(/\.$/, "");
  if (!/^[\x21-\x7e]{1,253}$/.test(name)) {
    throw wrong(`${JSON.stringify(text.slice(0, 100))} is not a host name`);
  }
  return name;
}

function valueOf(rrtype: string, text: string): string {
  switch (rrtype) {
    case "A":
    case "AAAA":
      if (parseIp(text) === null || (rrtype === "A") === text.includes(":")) {
        throw wrong(`${JSON.stringify(text.slice(0, 100))} is not an address for ${rrtype}`);
      }
      return rrtype === "A" ? text : new URL(`http://[${text}]/`).hostname.slice(1, -1);
    case "TXT":
      return text;
    default: // A preference stands before the host of an MX; the host of a null MX is empty (RFC 7505).
      return `${/^(?:\d+\s+)?\.$/.test(text) ? "" : host(text.replace(/^\d+\s+/, ""))}.`;
  }
}

/**
 * Reads one line of passive DNS in the common output format, where `rrname` is the name that was queried and `rdata`
 * the answer. Types that a history does not store give an empty array.
 *
 * Source: draft-dulaunoy-dnsop-passive-dns-cof, sections 3.1 and 3.2.
 *
 * @param line A JSON object; `time_first` and `time_last` (or their `zone_` forms) in Unix seconds, `count` 1 unless given.
 * @throws {SquatError} `invalid_parameter`, naming the invalid member.
 * @example
 * ```ts
 * import { cofSighting } from "./cof.ts";
 * const line = '{"rrname":"a.com.","rrtype":"A","rdata":"192.0.2.1","time_first":1,"time_last":2,"count":3}';
 * console.assert(cofSighting(line)[0]?.value === "192.0.2.1");
 * ```
 */
export function cofSighting(line: string): DnsSighting[] {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw wrong("it is not JSON");
  }
  if (typeof row !== "object" || row === null || Array.isArray(row)) throw wrong("it is not a JSON object");
  const fields = row as Record<string, unknown>;
  const { rrname, rrtype, rdata, count = 1 } = fields;
  if (typeof rrname !== "string") throw wrong('"rrname" is not a string');
  if (typeof rrtype !== "string") throw wrong('"rrtype" is not a string');
  const values: unknown[] = Array.isArray(rdata) ? rdata : [rdata];
  if (
    !values.every((value) => typeof value === "string" && value.length <= MAX_TEXT) ||
    values.length > MAX_VALUES
  ) {
    throw wrong('"rdata" is neither a string nor an array of strings');
  }
  if (!Number.isSafeInteger(count) || (count as number) < 1) {
    throw wrong('"count" is not a number of at least 1');
  }
  const first = timeField(fields, "time_first");
  const last = timeField(fields, "time_last");
  if (last < first) throw wrong('"time_last" is before "time_first"');
  const name = host(rrname);
  const type = rrtype.toUpperCase();
  if (!TYPES.includes(type)) return [];
  const of = { name, rrtype: type as DnsSighting["rrtype"] }, seen = { first, last, count: count as number };
  return (values as string[]).map((text) => ({ kind: "dns", ...of, value: valueOf(type, text), ...seen }));
}
