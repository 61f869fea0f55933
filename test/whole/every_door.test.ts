import { afterAll, beforeAll, expect, test } from "vitest";
import { exportLines } from "../../lib/export/mod.ts";
import { advance, emptyState } from "../../server/extras/watch/lib/mod.ts";
import { lookup, mergeLines, type StreamMessage, toCsv, toRecords } from "../../mod.ts";
import { fromNdjson, verdictOf } from "../../lib/lines/mod.ts";
import { runLookup } from "../../server/cli/lookup/run.ts";
import { readConfig } from "../../server/config/mod.ts";
import { localLookup } from "../../server/service.ts";
import { type MiniInternet, startMiniInternet } from "../../server/mini/mod.ts";
import { fakeSystem } from "../server/cli/command_line.ts";
import { bearer, testService } from "../server/service.ts";

const phishingOf = (lines: readonly StreamMessage[]): string[] =>
  toRecords(lines).filter(({ verdict }) => verdict === "phishing").map(({ ascii }) => ascii!).sort();

let mini: MiniInternet;
const lines: StreamMessage[] = [];
/** The phishing sites, as the library's records have them, without any option. */
let phishing: string[] = [];
beforeAll(async () => {
  mini = await startMiniInternet();
  for await (const line of lookup(mini.domain, { io: mini.io, limit: 500 })) lines.push(line);
  phishing = phishingOf(lines);
});
afterAll(() => mini.close());

test("the ten phishing sites of the miniature internet are phishing through every door of the library", async () => {
  expect(phishing).toHaveLength(10);
  const merged = Object.values(mergeLines(lines)).filter((name) => verdictOf(name)?.word === "phishing");
  expect(merged).toHaveLength(10);
  const [head, ...rows] = toCsv(lines).trimEnd().split("\r\n");
  expect(head).toContain(",verdict,flags,reasons,");
  expect(rows.filter((row) => row.includes(",phishing,"))).toHaveLength(10);
  let list = "";
  for await (const piece of exportLines(lines, "domains", { brand: mini.domain, at: 0 })) list += piece;
  expect(list.split("\n").filter((line) => line !== "" && !line.startsWith("#")).sort()).toEqual(phishing);
  const done: StreamMessage = { op: "Meta", data: { kind: "Done" } };
  const { state } = await advance(emptyState(mini.domain), [done], { at: 0 });
  const { events } = await advance(state, lines, { at: 1 });
  const alerts = events.filter(({ type, severity }) => type === "new" && severity === "high");
  const names = toRecords(lines).filter(({ verdict }) => verdict === "phishing").map(({ domain }) => domain);
  expect(names.filter((name) => !alerts.some((event) => event.name === name))).toEqual([]);
});

test.each(["csv", "json", "ndjson"])("and of the command line: -f %s", async (format) => {
  const { system, out } = fakeSystem();
  expect(await runLookup("squat", mini.domain, { limit: 500, format } as never, system, mini.io)).toBe(0);
  const isPhishing = {
    csv: (text: string) =>
      text.trimEnd().split("\r\n").slice(1).filter((row) => row.includes(",phishing,")).length,
    json: (text: string) =>
      (JSON.parse(text) as { verdict: string }[]).filter(({ verdict }) => verdict === "phishing").length,
    ndjson: (text: string) =>
      toRecords(text.trimEnd().split("\n").map((line) => JSON.parse(line) as StreamMessage))
        .filter(({ verdict }) => verdict === "phishing").length,
  }[format]!;
  expect(isPhishing(out.stdout)).toBe(10);
});

test("and of the service: its stream, and what it stores, as lines, JSON and CSV", async () => {
  const { io } = mini;
  const lookup = localLookup({ config: readConfig({}), io, log: () => {} });
  const { handle, key, service } = testService({ io, lookup });
  const headers = bearer(await key());
  const get = async (path: string, accept = "application/x-ndjson") =>
    await handle(new Request(`http://localhost/v1/${path}`, { headers: { ...headers, accept } }));
  const answer = await get(`lookup/squat/${mini.domain}?limit=500&extensions=1`);
  const id = answer.headers.get("x-service-result-id");
  const streamed = await Array.fromAsync(fromNdjson(answer.body!));
  expect(phishingOf(streamed)).toEqual(phishing);
  const contract = await get(`lookup/squat/${mini.domain}?limit=500`);
  expect(phishingOf(await Array.fromAsync(fromNdjson(contract.body!)))).toEqual(phishing);
  const stored = await (await get(`retrieve/${id}?extensions=1`)).text();
  expect(phishingOf(stored.trimEnd().split("\n").map((line) => JSON.parse(line)))).toEqual(phishing);
  const csv = await (await get(`retrieve/${id}/csv?extensions=1`, "text/csv")).text();
  expect(csv.split("\r\n").slice(1).filter((row) => row.includes(",phishing,"))).toHaveLength(10);
  const json = await (await get(`retrieve/${id}/json?extensions=1`, "application/json")).json();
  expect(
    Object.values(json as ReturnType<typeof mergeLines>).filter((name) =>
      verdictOf(name)?.word === "phishing"
    ),
  )
    .toHaveLength(10);
  await service.jobs.idle();
});
