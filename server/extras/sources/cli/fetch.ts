import { type Command, defineCommand } from "../../../cli/command.ts";
import { EXIT } from "../../../cli/exit.ts";
import { namedFetch } from "../list_fetch.ts";
import { CONTACT } from "../../../cli/lookup/options.ts";
import type { Fetch } from "../../../io/source_fetch.ts";
import { PROXY } from "../../../cli/proxy.ts";
import { STORE_OPTIONS } from "../../../cli/store.ts";

/** `deadringer sources fetch FEEDS` */
export const command: Command = defineCommand({
  summary: "fetch lists of names, and what communities share, now",
  description:
    `FEEDS has one list a line: its URL, and column=N of a CSV (1 is the first), sha256=URL of its checksum, hours=N
between two lists (24). {date} and {yesterday} in a URL become the day, YYYY-MM-DD. Lists are plain, gzip, zstd or ZIP,
at most 1 GiB. A list is fetched only when it changed and from where it broke off, and is checked as a whole before a
name is taken; its names are visited by the service on this store.

czds:ZONE is a zone of ICANN's CZDS, with the account of DEADRINGER_CZDS_USER and DEADRINGER_CZDS_PASSWORD; what is new
in it since the day before is taken. taxii:URL is a collection of TAXII 2.1 (its URL ends with /collections/ID/), misp:URL
a feed of MISP: names that a community shares, those of the last 30 days (days=N) and later what was added. User and
password stand in the URL, or bearer=TOKEN behind it.

FEEDS is the whole file: what an earlier one named and it does not is forgotten. Without FEEDS, all lists of the store are
fetched: those of the file, of the page Sources and of sources add --lists. A feed that failed, brings an old list again,
has less than half of its usual names or is a web page is named here and by sources status, and the exit code is 1. The
service on this store fetches them all by itself.`,
  arguments: [{ name: "FEEDS", what: "list of feeds", example: "feeds.txt", path: true, optional: true }],
  options: {
    ...STORE_OPTIONS,
    contact: CONTACT,
    proxy: PROXY,
  },
  permissions: ["net", "sys", "read", "write"],
  examples: ["deadringer sources fetch --data ./data feeds.txt"],
  async run({ options: { data, json, contact, proxy }, args, extensions }, system) {
    const { withSources } = await import("./open.ts");
    const { fetchFeeds, PAGE_BOUNDS } = await import("../feeds.ts");
    const { listFileFeeds, shownFeeds } = await import("../feed_lists.ts");
    const { feedWords } = await import("../words.ts");
    const { czdsOf } = await import("../czds.ts");
    const { environmentConfig } = await import("../../../config/environment.ts");
    const { readFeeds } = await import("../feed_lists.ts");
    const { fetchThrough } = await import("../../../cli/proxy.ts");
    const { productAgent } = await import("../../../../lib/observe/mod.ts");
    const { readTextFile } = await import("../../../io/file_fault.ts");
    const { createIo } = await import("../../../../mod.ts");
    const { guardedFetch, listDialer } = await import("../list_fetch.ts");
    const { sourceConfig } = await import("../settings.ts");
    const feeds = args[0] === undefined ? null : readFeeds(readTextFile(args[0]));
    const config = sourceConfig(environmentConfig());
    // Resolvers are found only where the page has named a list.
    const guarded: Fetch = (url, init) => {
      const { resolvers } = config;
      const io = createIo({ geo: false, net: false, ...resolvers.length === 0 ? {} : { resolvers } });
      return guardedFetch(listDialer(io, config), PAGE_BOUNDS.bytes)(url, init);
    };
    const from = {
      fetch: await fetchThrough(proxy) ?? namedFetch,
      guarded: { fetch: guarded },
      userAgent: productAgent(contact),
      czds: czdsOf(config),
    };
    return await withSources({ data, extensions }, async (sources) => {
      if (feeds !== null) await listFileFeeds(feeds, sources);
      await fetchFeeds({ ...sources, ...from, folder: sources.folder! }, true, system.signal);
      const shown = await shownFeeds(sources.store, sources.now());
      for (const each of shown) {
        await system.print(
          json === true ? JSON.stringify(each) + "\n" : `${each.feed}: ${feedWords(each)}\n`,
        );
      }
      return shown.some(({ problem }) => problem !== "") ? EXIT.failed : EXIT.done;
    });
  },
});
