import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { flag } from "../../options.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";

/** `deadringer owner remove NAME` */
export const command: Command = defineCommand({
  summary: "remove an owner with everything that is theirs",
  description:
    "Keys, sessions, shared links, brands with their feeds and alerts, and results end at once, lookups that run " +
    "within a second. Reports that were sent stay.",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: {
    ...STORE_OPTIONS,
    plan: flag({ help: "print what would end, and stop; removes nothing" }),
  },
  examples: ["deadringer owner remove ann --plan", "deadringer owner remove ann"],
  async run({ options: { data, plan }, args }, system) {
    const { parseOwner } = await import("../../../auth/keys.ts");
    const { noOwner } = await import("../../sign_in_link.ts");
    return await withStores({ data, what: "owners", creates: false }, async (stores) => {
      const name = parseOwner(args[0]!);
      const { removeOwner, whatEnds } = await import("../../../stores/remove_owner.ts");
      const parts = stores === null ? null : {
        stores,
        watch: await stores.watch(),
        shares: await stores.shares(),
        reports: await stores.reports(),
        sources: await stores.sources(),
      };
      const ends = parts === null ? null : await whatEnds(name, parts, Date.now());
      if (ends === null) throw noOwner(name);
      // Listed before it ends.
      system.warn(`${plan ? "Would end" : "Ends"}: ${ends.map(([what, n]) => `${what} ${n}`).join(", ")}\n`);
      if (plan) return EXIT.done;
      if (parts === null || !(await removeOwner(name, parts, Date.now()))) throw noOwner(name);
      await system.print(
        `Removed ${name}, with the keys, sessions, shared links, brands and results of that name\n`,
      );
      return EXIT.done;
    });
  },
});
