import { afterAll, beforeAll, expect, test } from "vitest";
import { assessName, fromNdjson, type MergedName } from "../../lib/lines/mod.ts";
import { mergeLines, parseDomain } from "../../mod.ts";
import { type BrandName, type Client, createClient, type WatchEvent } from "../../server/client.ts";
import { createService, type EmbeddedService } from "../../server/mod.ts";

const DOMAIN = "kestrelbank.com";

let service: EmbeddedService;
let client: Client;
let key: string;
let watched: BrandName[];

const fetchHere = (input: RequestInfo | URL, init?: RequestInit) => service.fetch(new Request(input, init));

beforeAll(async () => {
  service = await createService({
    store: "memory:",
    demo: true,
    rate_limit: 10_000,
    owner_rate_limit: 10_000,
    onLog: () => {},
  });
  key = await service.createKey({ owner: "ann" });
  client = createClient({ server: "http://localhost", key, fetch: fetchHere });
  const stop = new AbortController();
  const live = client.watch.live({ signal: stop.signal });
  const { id } = await client.watch.add({ name: "Kestrel Bank", domains: [DOMAIN] });
  let events: WatchEvent[] = [];
  while (events.length === 0) {
    await live.next();
    events = await client.watch.events(id);
  }
  // The first run ends with an event, as it finds phishing.
  expect(events).toMatchObject([{ type: "run_first", severity: "high" }]);
  stop.abort();
  await live.return();
  watched = await client.watch.names();
}, 60_000);
afterAll(() => service.close());

/** What every page compares: the scores in whole percent, the verdict, and whether mail can be sent. */
const shown = (name: Parameters<typeof assessName>[0]) => {
  const { verdict, scores, flags, severity } = assessName(name, { brand: DOMAIN });
  return { verdict, flags, severity, phishing: percent(scores?.phishing) };
};
const percent = (share: number | null | undefined) => share == null ? null : Math.round(share * 100);

async function mcp(tool: string, args: unknown): Promise<Record<string, unknown>> {
  const response = await fetchHere("http://localhost/mcp", {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-11-25",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: tool, arguments: args },
    }),
  });
  const text = (await response.text()).split("\n").findLast((line) => line.includes('"result"'))!;
  const { result } = JSON.parse(text.replace(/^data: /, ""));
  if (result.structuredContent === undefined) throw new Error(JSON.stringify(result));
  return result.structuredContent;
}

/** The analysis of a name, compared with the watched brand. */
async function analysis(name: string): Promise<MergedName> {
  return mergeLines(await Array.fromAsync(client.analyze(name)))[name]!;
}

test(
  "lookup, stored result, export, watch, analysis and MCP say the same of every name of the demo",
  async () => {
    let result = "";
    const lines = [];
    for await (const line of client.squat(DOMAIN)) {
      if (line.op === "Meta" && line.data.kind === "StoredResult") result = line.data.data;
      lines.push(line);
    }
    const lookup = mergeLines(lines);
    const names = Object.keys(lookup).filter((name) =>
      lookup[name]!.nxdomain_metadata === undefined && name !== DOMAIN
    );
    expect(names.length).toBeGreaterThanOrEqual(50);

    const stored = await fetchHere(`http://localhost/v1/retrieve/${result}?extensions=1`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const retrieved = mergeLines(await Array.fromAsync(fromNdjson(stored.body!)));
    const exported = await (await fetchHere(`http://localhost/v1/retrieve/${result}/export/stix`, {
      headers: { authorization: `Bearer ${key}` },
    })).text();
    const known = new Map(watched.map((name) => [name.name, name]));

    const different: unknown[] = [];
    const compare = (name: string, where: string, of: unknown) => {
      const expected = shown(lookup[name]!);
      if (JSON.stringify(of) !== JSON.stringify(expected)) different.push({ name, where, of, expected });
    };
    const queue = names.values();
    const check = async () => {
      for (const name of queue) {
        compare(name, "stored", shown(retrieved[name]!));
        const { verdict, flags, severity, scores } = known.get(name)!.assessment;
        compare(name, "watch", { verdict, flags, severity, phishing: percent(scores?.phishing) });
        const analysed = await analysis(name);
        compare(name, "analysis", shown(analysed));
        expect(analysed.classification).toMatchObject({ compared_with: DOMAIN });
        const { finding } = await mcp("analyze", { host: name }) as { finding: Record<string, unknown> };
        const { verdict: word, phishing: share } = shown(lookup[name]!);
        const of = { verdict: finding["verdict"], phishing: percent(finding["phishing"] as number | null) };
        if (of.verdict !== word || of.phishing !== share) different.push({ name, where: "mcp", of });
      }
    };
    await Promise.all(Array.from({ length: 3 }, check));
    for (const { type, name: title, description, labels } of JSON.parse(exported).objects) {
      if (type !== "indicator") continue;
      const name = names.find((each) => title.endsWith(`: ${parseDomain(each).ascii}`))!;
      const { verdict, severity } = shown(lookup[name]!);
      if (!description.endsWith(`, ${verdict ?? "not rated"}`) || labels[0] !== `severity:${severity}`) {
        different.push({ name, where: "export", description, labels });
      }
    }
    expect(different).toEqual([]);
  },
  300_000,
);
