import { choice, flag, integer, list, path, text, type ValuesOf } from "../command.ts";

/** The options of `deadringer dnstwist`: those of dnstwist 20250130. */
export const DNSTWIST_OPTIONS = {
  all: flag({ short: "a", help: "print all DNS records instead of the first ones" }),
  banners: flag({ short: "b", help: "HTTP and SMTP banners" }),
  dictionary: path({ short: "d", value: "FILE", help: "more names from the words of FILE" }),
  format: choice({ short: "f", value: "FORMAT", help: "output format", default: "cli" }, [
    "cli",
    "csv",
    "json",
    "list",
  ]),
  fuzzers: list({ value: "LIST", help: "only these fuzzers" }),
  geoip: flag({ short: "g", help: "country of the address" }),
  lsh: choice({ value: "LSH", help: "accepted; its output column stays empty" }, ["ssdeep", "tlsh"]),
  "lsh-url": text({ value: "URL", help: "accepted; has no effect" }),
  mxcheck: flag({ short: "m", help: "whether the mail server accepts mail for any address" }),
  output: path({ short: "o", value: "FILE", help: "write to FILE, which must not exist" }),
  registered: flag({ short: "r", help: "only registered names" }),
  unregistered: flag({ short: "u", help: "only unregistered names" }),
  ssdeep: flag({ help: "as --lsh ssdeep, the name that it had before" }),
  phash: flag({ short: "p", help: "accepted; its output column stays empty" }),
  "phash-url": text({ value: "URL", help: "accepted; has no effect" }),
  screenshots: path({ value: "DIR", help: "save screenshots of the pages in DIR" }),
  threads: integer({ short: "t", help: "accepted; has no effect" }),
  whois: flag({ short: "w", help: "day of registration and registrar" }),
  tld: path({ value: "FILE", help: "swap the suffix for those of FILE" }),
  nameservers: list({ value: "LIST", help: "DNS servers to ask" }),
  useragent: text({ value: "STRING", help: "User-Agent for web pages" }),
  debug: flag({ help: "accepted; has no effect" }),
};

/** Their values. */
export type DnstwistValues = Partial<ValuesOf<typeof DNSTWIST_OPTIONS>>;
