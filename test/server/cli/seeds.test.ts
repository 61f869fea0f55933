import { expect, test } from "vitest";
import { seededLines } from "../../../server/cli/lookup/lines.ts";
import type { StreamMessage } from "../../../mod.ts";
import { main } from "../../whole/whole.ts";
import { look, plain } from "../../lib/lines/scenarios.ts";
import { fakeSystem } from "./command_line.ts";

const ends = {
  Done: { kind: "Done" },
  Lacking: { kind: "Done", data: { detail: "5 of 10 names got no usable answer", completeness: 0.5 } },
  Timeout: { kind: "Timeout", data: { detail: "late" } },
};

async function seeded(last: { [seed: string]: keyof typeof ends }) {
  const lines: (StreamMessage & { seed: string })[] = [];
  const lookup = async function* (seed: string) {
    await undefined;
    const names = { [`x-${seed}`]: plain(), "both.net": plain() };
    yield* look(names, { total: 10, last: { op: "Meta", data: ends[last[seed]!] } });
  };
  for await (const line of seededLines(Object.keys(last), lookup)) lines.push(line);
  return lines;
}

test("lines name their seed, a name belongs to the first, and progress counts all", async () => {
  const lines = await seeded({ "a.com": "Done", "b.com": "Done" });
  const names = lines.flatMap((line) =>
    line.op === "Dns" ? [`${line.permutation.domain.fqdn} ${line.seed}`] : []
  );
  expect(names).toEqual(["x-a.com a.com", "both.net a.com", "x-b.com b.com"]);
  const progress = lines.flatMap((line) =>
    line.op === "Meta" && line.data.kind === "Progress" ? [line.data.data.join("/")] : []
  );
  expect(progress).toEqual(["0/10", "10/10", "10/20", "20/20"]);
  expect(lines.filter((line) => line.op === "Meta" && line.data.kind === "Done")).toEqual([lines.at(-1)]);
});

test("the one last line is the worst", async () => {
  const pairs = [["Done", "Timeout"], ["Lacking", "Timeout"], ["Done", "Lacking"]] as const;
  for (const [better, worse] of pairs) {
    expect((await seeded({ "a.com": worse, "b.com": better })).at(-1)).toEqual({
      op: "Meta",
      data: ends[worse],
      seed: "a.com",
    });
    expect((await seeded({ "a.com": better, "b.com": worse })).at(-1)).toMatchObject({
      data: ends[worse],
      seed: "b.com",
    });
  }
});

test("a format that is about one domain is refused for several", async () => {
  const { system, out } = fakeSystem();
  expect(await main(["squat", "a.com", "b.com", "-f", "stix"], system)).toBe(2);
  expect(out.stderr).toContain("Cannot print several domains as stix");
});
