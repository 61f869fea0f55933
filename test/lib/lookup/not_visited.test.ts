import { expect, test } from "vitest";
import { assessName } from "../../../lib/lines/mod.ts";
import { lookup, mergeLines } from "../../../mod.ts";
import { startMiniInternet } from "../../../server/mini/mod.ts";
import { shortened } from "../net/world.ts";

test("a passive lookup says of no name that nothing is there: nobody looked", async () => {
  const mini = await startMiniInternet();
  try {
    const options = {
      io: { ...mini.io, sleep: shortened },
      limit: 60,
      ops: ["Classification", "Dns", "MxCheck"] as const,
    };
    const of = async (passive: boolean) =>
      Object.values(mergeLines(await Array.fromAsync(lookup(mini.domain, { ...options, passive }))))
        .filter(({ classification }) => classification !== undefined).map((name) => assessName(name));
    const passive = await of(true);
    expect(passive.length).toBeGreaterThan(10);
    expect(new Set(passive.map(({ visit }) => visit))).toEqual(new Set(["not_visited"]));
    expect(passive.filter(({ flags }) => flags.includes("mail only"))).toEqual([]);
    const visited = await of(false);
    expect(visited.filter(({ visit }) => visit === "page").length).toBeGreaterThan(10);
    // Names whose servers keep silent are registered, and there is nothing to visit: their mail is unknown too.
    for (const { visit, mail } of visited) if (visit === "not_visited") expect(mail).toBe(null);
  } finally {
    await mini.close();
  }
});
