import { counted } from "../../../../lib/lines/mod.ts";
import {
  type Command,
  type CommandGroup,
  defineCommand,
  listed,
  type StorePlace,
  text,
} from "../../../cli/command.ts";
import { EXIT, UsageError } from "../../../cli/exit.ts";
import { printEach } from "../../../cli/output/rows.ts";
import { STORE_OPTIONS } from "../../../cli/store.ts";
import type { System } from "../../../cli/system.ts";

/** `deadringer sources add FILE|-|NAME...` */
const add: Command = defineCommand({
  summary: "have names looked at, whatever they look like",
  description:
    `Reads names, URLs and defanged names from files of any form that deadringer match reads, - for stdin, or takes them
from the command line. The service on this store studies at once those that imitate a brand of any owner, and visits the
others; a page that imitates a brand becomes an event of its watch. deadringer sources status says what became of them.

With --lists, the service fetches further lists from then on, one a line of FILE: the URL, column=N of a CSV (1 is the
first), hours=N between two lists (24). {date} and {yesterday} in a URL become the day, YYYY-MM-DD. czds:ZONE with
account=E-MAIL:PASSWORD is a zone of ICANN's CZDS, taxii:URL a collection of TAXII 2.1 (its URL ends with
/collections/ID/), misp:URL a feed of MISP, both with days=N back (30). User and password stand in the URL, or
bearer=TOKEN behind it.`,
  arguments: [{
    name: "FILE|NAME",
    what: "names",
    example: "names.txt",
    repeats: true,
    optional: true,
  }],
  options: {
    ...STORE_OPTIONS,
    lists: text({ value: "FILE", help: "lists to fetch, one a line; - for stdin" }),
  },
  examples: [
    "deadringer sources add --data ./data report.txt",
    "deadringer sources add hxxps://goats[.]example/login",
  ],
  async run({ options: { data, json, lists }, args, extensions }, system) {
    if (lists === undefined && args.length === 0) {
      throw new UsageError("Give names, a file of names, or --lists FILE");
    }
    if (lists !== undefined) await addLists(lists, { data, extensions }, system);
    if (args.length === 0) return;
    const { namesOfArguments, withSources } = await import("./open.ts");
    const { offerNames } = await import("../offer.ts");
    const { countWords } = await import("../words.ts");
    return await withSources({ data, extensions }, async (sources) => {
      const names = namesOfArguments(args, system);
      const counts = await offerNames(sources, { owner: "", door: "by_hand" }, names);
      await printEach([counts], { json }, system, countWords);
    });
  },
});

async function addLists(file: string, place: StorePlace, system: System): Promise<void> {
  const { withSources } = await import("./open.ts");
  const { listFeed } = await import("../feed_lists.ts");
  const { readTextFile } = await import("../../../io/file_fault.ts");
  const { readFeeds, shownFeed } = await import("../feed_lines.ts");
  const feeds = readFeeds(readTextFile(file === "-" ? "/dev/stdin" : file));
  await withSources(place, async (sources) => {
    for (const feed of feeds) {
      const key = await listFeed(feed, "command", sources);
      await system.print(`${key} ${shownFeed(feed)}\n`);
    }
  });
}

/** `deadringer sources remove LIST...` */
const remove: Command = defineCommand({
  summary: "have lists fetched no more",
  description:
    `LIST is the key that sources status shows. Lists of the file of DEADRINGER_FEEDS are removed there.`,
  arguments: [{
    name: "LIST",
    what: "keys of lists",
    example: "0123456789abcdef0123456789abcdef",
    repeats: true,
  }],
  options: { data: STORE_OPTIONS.data },
  examples: ["deadringer sources remove --data ./data 0123456789abcdef0123456789abcdef"],
  async run({ options: { data }, args, extensions }) {
    const { withSources } = await import("./open.ts");
    const { removeFeed } = await import("../feed_lists.ts");
    await withSources({ data, extensions }, async (sources) => {
      for (const key of args) await removeFeed(key, sources);
    });
  },
});

/** `deadringer sources status` */
const status: Command = defineCommand({
  summary: "say what each source brought, and what waits",
  description:
    `Counts the last seven days, for all owners. --json prints one object, with every number. The exit code
is 1 when a feed has a problem or a source is late.`,
  options: STORE_OPTIONS,
  examples: ["deadringer sources status --data ./data"],
  async run({ options: { data, json }, extensions }, system) {
    const { withSources } = await import("./open.ts");
    const { doorsOf } = await import("../doors.ts");
    const { feedWords } = await import("../words.ts");
    return await withSources({ data, extensions }, async ({ store, now }) => {
      const shown = await doorsOf(store, now());
      const { ok, doors, feeds } = shown;
      if (json === true) await system.print(JSON.stringify(shown) + "\n");
      else {
        for (const door of doors.filter(({ state }) => state !== "unused")) {
          await system.print(
            `${door.title}: ${door.state}, last name ${door.last_at ?? "never"}\n` +
              `  ${counted(door.offered, "name")}, ${door.queued} new; ${counted(door.visited, "visit")}, ${
                counted(door.found, "imitates", "imitate")
              } a brand\n` +
              `  ${
                counted(door.waiting, "waits", "wait")
              }, ${door.due} due, ${door.not_looked_at} not looked at\n`,
          );
        }
        const unused = doors.filter(({ state }) => state === "unused").map(({ title }) => title);
        if (unused.length > 0) await system.print(`Unused: ${unused.join(", ")}\n`);
        for (const each of feeds) {
          await system.print(
            `Feed ${each.feed}: ${each.problem === "" ? "ok, " : ""}${feedWords(each)} [${each.key}]\n`,
          );
        }
      }
      return ok ? EXIT.done : EXIT.failed;
    });
  },
});

/** `deadringer sources COMMAND` */
export const command: CommandGroup = {
  summary: "find copies of your pages where they show themselves",
  commands: {
    ...listed({ add, remove }),
    log: () => import("./log.ts"),
    ...listed({ status }),
  },
  examples: ["deadringer sources log --data ./data /var/log/nginx/access.log.1.gz"],
};
