/**
 * The schema of a recording's lines. Invalid lines are refused before a lookup runs.
 * @module
 */

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === "string";
const isBoolean: Check = (value) => typeof value === "boolean";
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0;
const isObject: Check = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isNullOr = (check: Check): Check => (value) => value === null || check(value);
const isOptional = (check: Check): Check => (value) => value === undefined || check(value);
const isListOf = (check: Check): Check => (value) => Array.isArray(value) && value.every(check);
const fits = (shape: Readonly<Record<string, Check>>): Check => (value) =>
  isObject(value) && Object.entries(shape).every(([name, check]) => check((value as Fields)[name]));
const isOneOf = (...words: string[]): Check => (value) => words.includes(value as string);
const pair: Check = (value) => Array.isArray(value) && value.length === 2 && isString(value[0]);

const ERROR = fits({
  reason: isOneOf("refused", "no_address", "unreachable", "deadline", "tls", "proxy", "too_much"),
  message: isString,
  cause: isOptional(isObject),
});
const TLS = fits({
  certificate: isNullOr(isString),
  issuer: isNullOr(isString),
  chain: isOptional(isListOf(isString)),
  protocol: isNullOr(isString),
  cipher: isNullOr(isString),
  group: isNullOr(isString),
  alpn: isNullOr(isString),
});
const SOA = fits({ zone: isString, mname: isString, rname: isString, serial: isNumber, minimum: isNumber });
const MX = fits({ preference: isNumber, exchange: isString });

const isDnsRecord: Check = (value) => {
  if (!fits({ name: isString, type: isString, ttl: isNumber })(value)) return false;
  const { type, data } = value as Fields;
  if (type === "MX") return MX(data);
  if (type === "SOA") return fits({ mname: isString, rname: isString, minimum: isNumber })(data);
  return isOneOf("A", "AAAA", "NS", "CNAME", "TXT")(type) && isString(data);
};

const REPLY = fits({
  rcode: isString,
  authoritative: isBoolean,
  answers: isListOf(isDnsRecord),
  soa: isNullOr(SOA),
  resolver: isString,
  errors: isOptional(isListOf(fits({ code: isNumber, text: isString }))),
  isFinal: isOptional(isBoolean),
});

/** Milliseconds that a call may take or begin after the start: a month. */
const isTime: Check = (value) => isNumber(value) && (value as number) < 2_678_400_000;
const TIMED = { at: isTime, ms: isTime };
const CALL = { ...TIMED, id: isNumber, error: isOptional(ERROR) };

const RECORDS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  dns: {
    ...TIMED,
    name: isString,
    type: isString,
    only: isOptional(isString),
    except: isOptional(isString),
    checkingDisabled: isOptional(isBoolean),
    reply: isOptional(REPLY),
    wire: isOptional(isString),
  },
  connect: {
    ...CALL,
    host: isString,
    port: isNumber,
    purpose: isOneOf("web", "mail", "whois"),
    tls: isNullOr(fits({ alpn: isListOf(isString), verify: isBoolean })),
    label: isOptional(isString),
    waited: isOptional(isTime),
    opened: isOptional(fits({ address: isString, port: isNumber, tls: isNullOr(TLS) })),
  },
  read: { ...CALL, data: isOptional(isNullOr(isString)) },
  write: { ...CALL, data: isOptional(isString) },
  starttls: { ...CALL, tls: isOptional(TLS) },
  geo: { ip: isString, found: isNullOr(fits({ asn: isNullOr(isObject), country: isNullOr(isObject) })) },
  history: { ...TIMED, name: isString, dns: isOptional(isListOf(isObject)), tls: isOptional(isObject) },
  picture: {
    ...TIMED,
    url: isString,
    shot: isOptional(isNullOr(fits({ png: isString, finalUrl: isString, status: isNumber }))),
    failed: isOptional(isString),
  },
  render: {
    ...TIMED,
    url: isString,
    rendered: isOptional(isNullOr(fits({ html: isString, finalUrl: isString, status: isNumber }))),
    failed: isOptional(isString),
  },
  screenshot: { name: isString, url: isString },
};

const HEADER: Readonly<Record<string, Check>> = {
  // Until the year 2500.
  startedAt: (value) => isNumber(value) && (value as number) < 16_725_225_600_000,
  seed: isString,
  isRedacted: isBoolean,
  resolvers: isListOf(isString),
  net: isBoolean,
  geo: isNullOr(isListOf(fits({ name: isString, date: isString }))),
  history: isBoolean,
  ct: isBoolean,
  camera: isBoolean,
  scripts: isOptional(isBoolean),
  settings: fits({
    contact: isOptional(isString),
    userAgent: isOptional(isString),
    secondLook: isOptional(isBoolean),
    mxCheck: isOptional(isBoolean),
    confirmFree: isOptional(isBoolean),
    registryIntervalMs: isOptional(isNumber),
  }),
  tables: isOptional(
    fits({
      rdap: isOptional(isListOf((value) => pair(value) && isString((value as unknown[])[1]))),
      networks: isOptional(isListOf((value) => pair(value) && isString((value as unknown[])[1]))),
      whois: isOptional(
        isListOf((value) =>
          pair(value) && fits({ host: isString, query: isString })((value as unknown[])[1])
        ),
      ),
      logs: isOptional(isListOf((value) => pair(value) && isObject((value as unknown[])[1]))),
      dates: isOptional((value) => isObject(value) && Object.values(value as Fields).every(isString)),
    }),
  ),
};

function firstFault(value: Fields, shape: Readonly<Record<string, Check>>): string | null {
  const wrong = Object.entries(shape).find(([name, check]) => !check(value[name]));
  return wrong === undefined ? null : `"${wrong[0]}" is missing or not what it should be`;
}

/** What is wrong with a header; null for nothing. */
export function headerFault(value: Fields): string | null {
  return firstFault(value, HEADER);
}

/** What is wrong with a record; null for nothing. */
export function recordFault(value: Fields): string | null {
  const { kind } = value;
  if (typeof kind !== "string" || !Object.hasOwn(RECORDS, kind)) return "not a kind of record known here";
  return firstFault(value, RECORDS[kind]!);
}
