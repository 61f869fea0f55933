/**
 * The schema of a recording's lines: the types of `format.ts`, checked by the compiler. Invalid lines are refused before a
 * lookup runs.
 * @module
 */
import * as v from "valibot";
import { isObject } from "../../argument.ts";
import type { DnsRecord, ListedLog } from "../../io.ts";
import type { PassiveDNSRecord, PassiveTLSMap } from "../../model.ts";
import type { Recorded, RecordingHeader } from "./format.ts";

const text = v.string(), flag = v.boolean();
const number = v.pipe(v.number(), v.finite(), v.minValue(0));
const texts = v.array(text);
/** An object whose members are read by those who use it. */
const object = v.custom<Record<string, unknown>>(isObject);
/** A list of such objects. */
const objects = <T>() => v.array(v.custom<T>(isObject));
/** Milliseconds that a call may take or begin after the start: a month. */
const time = v.pipe(number, v.ltValue(2_678_400_000));

const ERROR = v.object({
  reason: v.picklist(["refused", "no_address", "unreachable", "deadline", "tls", "proxy", "too_much"]),
  message: text,
  cause: v.optional(v.object({ code: v.optional(text), message: v.optional(text) })),
});
const TLS = v.object({
  certificate: v.nullable(text),
  issuer: v.nullable(text),
  chain: v.optional(texts),
  protocol: v.nullable(text),
  cipher: v.nullable(text),
  group: v.nullable(text),
  alpn: v.nullable(text),
});
const SOA = {
  mname: text,
  rname: text,
  serial: number,
  refresh: number,
  retry: number,
  expire: number,
  minimum: number,
};
const OWNER = { name: text, ttl: number };
const ANSWER: v.GenericSchema<unknown, DnsRecord> = v.variant("type", [
  v.object({ ...OWNER, type: v.picklist(["A", "AAAA", "NS", "CNAME", "TXT"]), data: text }),
  v.object({ ...OWNER, type: v.literal("MX"), data: v.object({ preference: number, exchange: text }) }),
  v.object({ ...OWNER, type: v.literal("SOA"), data: v.object(SOA) }),
]);
const REPLY = v.object({
  rcode: text,
  authoritative: flag,
  answers: v.array(ANSWER),
  soa: v.nullable(v.object({ ...SOA, zone: text })),
  resolver: text,
  errors: v.optional(v.array(v.object({ code: number, text }))),
  isFinal: v.optional(flag),
});

const TIMED = { at: time, ms: time };
const CALL = { ...TIMED, id: number, error: v.optional(ERROR) };

const RECORD: v.GenericSchema<unknown, Recorded> = v.variant("kind", [
  v.object({
    ...TIMED,
    kind: v.literal("dns"),
    name: text,
    type: v.picklist(["A", "AAAA", "NS", "MX", "TXT", "CNAME", "SOA", "DS"]),
    only: v.optional(text),
    except: v.optional(text),
    checkingDisabled: v.optional(flag),
    reply: v.optional(REPLY),
    wire: v.optional(text),
  }),
  v.object({
    ...CALL,
    kind: v.literal("connect"),
    host: text,
    port: number,
    purpose: v.picklist(["web", "mail", "whois"]),
    tls: v.nullable(v.object({ alpn: texts, verify: flag })),
    label: v.optional(text),
    waited: v.optional(time),
    opened: v.optional(v.object({ address: text, port: number, tls: v.nullable(TLS) })),
  }),
  v.object({
    ...CALL,
    kind: v.picklist(["read", "write", "starttls"]),
    data: v.optional(v.nullable(text)),
    tls: v.optional(TLS),
  }),
  v.object({
    kind: v.literal("geo"),
    ip: text,
    found: v.nullable(v.object({ asn: v.nullable(object), country: v.nullable(object) })),
  }),
  v.object({
    ...TIMED,
    kind: v.literal("history"),
    name: text,
    dns: v.optional(objects<PassiveDNSRecord>()),
    tls: v.optional(v.custom<PassiveTLSMap>(isObject)),
  }),
  v.object({
    ...TIMED,
    kind: v.literal("picture"),
    url: text,
    shot: v.optional(v.nullable(v.object({ png: text, finalUrl: text, status: number }))),
    failed: v.optional(text),
  }),
  v.object({
    ...TIMED,
    kind: v.literal("render"),
    url: text,
    rendered: v.optional(v.nullable(v.object({ html: text, finalUrl: text, status: number }))),
    failed: v.optional(text),
  }),
  v.object({ kind: v.literal("screenshot"), name: text, url: text }),
]);

const HEADER: v.GenericSchema<unknown, Omit<RecordingHeader, "recording">> = v.object({
  // Until the year 2500.
  startedAt: v.pipe(number, v.ltValue(16_725_225_600_000)),
  seed: text,
  isRedacted: flag,
  exceptions: v.optional(texts),
  resolvers: texts,
  net: flag,
  geo: v.nullable(v.array(v.object({ name: text, date: text }))),
  history: flag,
  ct: flag,
  camera: flag,
  scripts: v.optional(flag),
  settings: v.object({
    contact: v.optional(text),
    userAgent: v.optional(text),
    secondLook: v.optional(flag),
    mxCheck: v.optional(flag),
    confirmFree: v.optional(flag),
    registryIntervalMs: v.optional(number),
  }),
  tables: v.optional(v.object({
    rdap: v.optional(v.array(v.strictTuple([text, text]))),
    networks: v.optional(v.array(v.strictTuple([text, text]))),
    whois: v.optional(v.array(v.strictTuple([text, v.object({ host: text, query: text })]))),
    logs: v.optional(v.array(v.strictTuple([text, v.custom<ListedLog>(isObject)]))),
    dates: v.optional(v.record(text, text)),
  })),
});

function faultOf(value: unknown, schema: v.GenericSchema): string | null {
  const { issues } = v.safeParse(schema, value, { abortEarly: true });
  if (issues === undefined) return null;
  const path = v.getDotPath(issues[0]) ?? "";
  return path === "kind"
    ? "not a kind of record known here"
    : `"${path.slice(0, 100)}" is missing or not what it should be`;
}

/** What is wrong with a header; null for nothing. */
export function headerFault(value: unknown): string | null {
  return faultOf(value, HEADER);
}

/** What is wrong with a record; null for nothing. */
export function recordFault(value: unknown): string | null {
  return faultOf(value, RECORD);
}
