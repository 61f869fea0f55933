import { type Command, defineCommand } from "../command.ts";
import { choice, flag, integer, list, path, text } from "../options.ts";

/** `deadringer dnstwist DOMAIN`: takes the options of dnstwist 20250130 and prints its formats. */
export const command: Command = defineCommand({
  summary: "run as dnstwist: the same options and output",
  description:
    `For programs that run dnstwist 20250130 and read what it prints: the same options, members and formats, the names of
its fuzzers, the original first. --lsh and --phash are accepted, but their columns stay empty, since ours are other measures;
see deadringer squat. --threads and --debug have no effect. --format list alone prints permutations and contacts nobody.
At the deadline it ends with 0, as dnstwist does, and says on stderr what is missing.`,
  arguments: [{ name: "DOMAIN", what: "domain or URL", example: "example.com" }],
  options: {
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
  },
  permissions: ["net", "sys", "read"],
  examples: [
    "deadringer dnstwist --registered --format json --mxcheck paypal.com",
    "deadringer dnstwist -r -f csv -g -w paypal.com",
  ],
  async run({ options, args }, system) {
    const { runDnstwist } = await import("../dnstwist/run.ts");
    return await runDnstwist(args[0]!, options, system);
  },
});
