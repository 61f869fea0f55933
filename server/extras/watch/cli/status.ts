import type { Ended } from "../../../cli/command.ts";
import type { WatchState } from "../lib/mod.ts";
import { complain, EXIT } from "../../../cli/exit.ts";
import type { System } from "../../../cli/system.ts";
import { folderOf, newestStates, readOnlyState } from "./state.ts";

const timeOrNever = (ms: number | null): string =>
  ms === null ? "never" : new Date(ms).toISOString().slice(0, 19) + "Z";

/** Prints the state of each domain, and the undelivered alerts. */
export async function showStatus(path: string | undefined, system: System): Promise<Ended> {
  const store = readOnlyState(path);
  try {
    const brands = await store?.list() ?? [];
    const domains = store === null ? [] : await newestStates(store);
    let onTheirWay = 0, givenUp = 0;
    const figures = await store?.figures(brands.map(({ id }) => id)) ?? new Map();
    for (const { alerts_waiting, alerts_given_up } of figures.values()) {
      [onTheirWay, givenUp] = [onTheirWay + alerts_waiting, givenUp + alerts_given_up];
    }
    if (domains.length === 0) {
      complain(
        system,
        `There are no watched brands in ${folderOf(path)}: start with deadringer watch DOMAIN`,
      );
      return EXIT.failed;
    }
    for (const each of domains) await system.print(statusOf(each));
    await system.print(
      `alerts on their way: ${onTheirWay}${
        givenUp === 0 ? "" : `, given up: ${givenUp} (deadringer watch replay)`
      }\n`,
    );
  } finally {
    await store?.close();
  }
}

function statusOf({ brand, runs, names, unanswered }: WatchState): string {
  const phases = Object.values(names).map(({ phase, owned }) =>
    phase === "gone" ? "gone" : owned !== undefined ? "yours" : phase === "dormant" ? "dormant" : "active"
  );
  const counts = (["active", "dormant", "yours", "gone"] as const).flatMap((word) => {
    const count = phases.filter((each) => each === word).length;
    return count === 0 ? [] : [`${count} ${word}`];
  });
  return `${brand}\n  runs            ${runs.count}\n  last run        ${timeOrNever(runs.lastAt)}\n` +
    `  last complete   ${timeOrNever(runs.lastCompleteAt)}\n  look-alikes     ${
      counts.join(", ") || "none"
    }\n` +
    (unanswered.length === 0 ? "" : `  never answered  ${unanswered.length}\n`);
}
