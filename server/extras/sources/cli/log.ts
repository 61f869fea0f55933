import { brandNames, BRANDS } from "../../../cli/brand_names.ts";
import { type Command, defineCommand, format, integer, path, SHARE, valued } from "../../../cli/command.ts";
import { STUDY_OPTIONS } from "../../../cli/lookup/options.ts";
import { MATCH_FORMATS } from "../../../cli/output/matches.ts";
import { listEntries } from "../../../cli/list_file.ts";
import { UsageError } from "../../../cli/exit.ts";

const { resolver, proxy, "user-agent": userAgent } = STUDY_OPTIONS;

/** `deadringer sources log FILE...` */
export const command: Command = defineCommand({
  summary: "find copies of your pages by your web server's log",
  description:
    `Copies of a page often load its pictures and styles from the original, and send victims back to it: then the log of
your web server names them, in the Referer header. Reads the log to its end, visits the hosts that it names and prints
those whose page imitates a brand and loads from it or links to it, each once.

Reads the combined format of Apache and nginx, and JSON, one object a line (nginx, Caddy, Traefik); gzip, zstd and xz
are unpacked. Another format is refused.

Anybody can send any Referer header: one address names at most 20 hosts, one network 60, and a host counts by its own
page alone. Hosts named from many networks and those that load files are visited first. Queries of URLs are not visited
or printed. What was not visited is counted on stderr. The exit code is 1 when there is no copy.

With --data, the hosts go to the service on that store, which visits them and makes events of what imitates a brand that
it watches, within a second of each line; nothing is visited or printed here. For a log as it grows, through rotation,
let tail -F read it and give - as FILE.`,
  arguments: [{
    name: "FILE",
    what: "log",
    example: "access.log",
    repeats: true,
    path: true,
  }],
  options: {
    brands: BRANDS,
    owned: path({
      value: "FILE",
      help: "more hosts of your own, one a line, and patterns such as *.example.net",
    }),
    min: valued({
      value: "P",
      help: "leave out pages that are less likely to imitate a brand",
      default: "0.6",
    }, SHARE),
    data: path({
      value: "DIR",
      help: "give the hosts to the service on this store, for the brands that it watches",
    }),
    visits: integer({ most: 5_000, help: "visit at most N hosts", default: "500" }),
    format: format(MATCH_FORMATS),
    resolver,
    proxy,
    "user-agent": userAgent,
  },
  permissions: ["net", "sys", "read", "write"],
  examples: [
    "deadringer sources log --brands paypal.com access.log",
    "tail -F /var/log/nginx/access.log | deadringer sources log --data ./data -",
    "zcat access.log.*.gz | deadringer sources log --brands b.txt --owned o.txt -",
  ],
  async run({ options, args, extensions }, system) {
    const { findCopies } = await import("./find_copies.ts");
    const { IMITATES_FROM } = await import("../../../../lib/match/page/mod.ts");
    const { data } = options;
    if (data !== undefined) {
      const { feedLogs } = await import("./find_copies.ts");
      return await feedLogs(args, { data, extensions }, system);
    }
    if (options.brands === undefined) {
      throw new UsageError("Give the brands: deadringer sources log --brands brands.txt access.log");
    }
    const brands = await brandNames(options.brands, system);
    const { format = system.interactive ? "table" : "ndjson", min = IMITATES_FROM, visits = 500, owned } =
      options;
    const request = {
      files: args,
      brands,
      owned: owned === undefined ? [] : await listEntries(system, owned, "patterns"),
      min,
      visits,
      format,
    };
    return await findCopies(request, {
      resolver: options.resolver,
      proxy: options.proxy,
      "user-agent": options["user-agent"],
    }, system);
  },
});
