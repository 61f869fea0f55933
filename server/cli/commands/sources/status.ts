import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { STORE_OPTIONS } from "../../store.ts";

/** `deadringer sources status` */
export const command: Command = defineCommand({
  summary: "say what each door and feed brought, and what waits",
  description:
    `Counts the last seven days, for all owners. --json prints one object, with every number. The exit code
is 1 when a feed has a problem or a door is late.`,
  options: STORE_OPTIONS,
  permissions: ["net", "sys", "read", "write"],
  examples: ["deadringer sources status --data ./data"],
  async run({ options: { data, json } }, system) {
    const { withSources } = await import("../../sources/open.ts");
    const { doorsOf } = await import("../../../sources/door_state.ts");
    return await withSources(data, async ({ store, now }) => {
      const { ok, doors, feeds, text } = await doorsOf(store, now());
      if (json === true) await system.print(JSON.stringify({ text, ok, doors, feeds }) + "\n");
      else {
        for (const door of doors.filter(({ state }) => state !== "unused")) {
          const { imitates, ...visits } = door.visits;
          const others = Object.values(visits).reduce((all, each) => all + each, 0);
          await system.print(
            `${door.title}: ${door.state}, last name ${door.last_at ?? "never"}\n` +
              `  ${door.offered} names, ${door.queued} new; ${
                imitates + others
              } visits, ${imitates} imitate a brand\n` +
              `  ${door.waiting} wait, ${door.due} due, ${door.over_budget + door.unlikely} not looked at\n`,
          );
        }
        const unused = doors.filter(({ state }) => state === "unused").map(({ title }) => title);
        if (unused.length > 0) await system.print(`Unused: ${unused.join(", ")}\n`);
        for (const { feed, problem, names } of feeds) {
          await system.print(
            `Feed ${feed}: ${problem === "" ? `ok, ${names.at(-1) ?? 0} names` : problem}\n`,
          );
        }
      }
      return ok ? EXIT.done : EXIT.failed;
    });
  },
});
