/** How many queries an operator allows one client within a window. */
export interface RegistryRate {
  /** Number of queries. */
  readonly count: number;
  /** Length of the window, milliseconds. */
  readonly windowMs: number;
  /** Where the operator publishes it. */
  readonly source: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits that operators publish, by server; as of 2026-11. Others are unknown until a server refuses. */
export const REGISTRY_RATES: ReadonlyMap<string, RegistryRate> = new Map([
  ["whois.nic.uk", {
    count: 1000,
    windowMs: DAY,
    source: "Nominet, WHOIS Acceptable Use Policy: 5 a second, 1,000 in 24 hours",
  }],
  ["whois.tcinet.ru", {
    count: 30,
    windowMs: MINUTE,
    source: "RIPN, On the Use of the Whois Service, section 2.1 (https://www.ripn.su/nic/whois/en/about_whois.html)",
  }],
  ["whois.centralnic.net", {
    count: 1800,
    windowMs: 15 * MINUTE,
    source: "CentralNic, Guidance on Use of the Whois Service (https://centralnicregistry.com/?p=1410)",
  }],
  ["whois.centralnic.com", {
    count: 1800,
    windowMs: 15 * MINUTE,
    source: "CentralNic, Guidance on Use of the Whois Service (https://centralnicregistry.com/?p=1410)",
  }],
  ["whois.fi", {
    count: 10_000,
    windowMs: DAY,
    source: "FICORA, conditions of the WHOIS service: 5 a second, 10,000 a day",
  }],
  ["whois.dns.be", {
    count: 100,
    windowMs: HOUR,
    source: "its own refusal: Maximum queries per hour reached (100)",
  }],
  ["whois.nic.es", {
    count: 15,
    windowMs: MINUTE,
    source: "its answers' terms: a maximum of 15 queries per minute",
  }],
  ["whois.mynic.my", {
    count: 500,
    windowMs: DAY,
    source: "its answers: the query limit is 500 per day from the same IP",
  }],
]);
