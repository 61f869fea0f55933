import { expect, test } from "vitest";
import { classifyFacts, type ScoredRow } from "../../../server/cli/classify_facts.ts";

async function run(text: string, refused: string[] = []): Promise<ScoredRow[]> {
  const lines = async function* (): AsyncGenerator<string> {
    yield* await Promise.resolve(text.split("\n"));
  };
  return await Array.fromAsync(classifyFacts(lines(), (line, why) => refused.push(`line ${line}: ${why}`)));
}

test("rows come back in order", async () => {
  const rows = await run(
    '{"id":"é1","ns":["ns1.bodis.com"]}\n\n{"id":"2","a":["192.0.2.1"],"redirects":["http://a.example/"]}',
  );
  expect(rows.map((r) => r.id)).toEqual(["é1", "2"]);
  expect(rows[0]!.parked).toBeGreaterThan(0.9);
});

test("the id and the URL say nothing", async () => {
  const html = "<p>Hello</p>";
  const [a, b] = await run(
    `${JSON.stringify({ id: "a", url: "http://phishing-login.top/", html })}\n${
      JSON.stringify({ id: "parked", url: "http://h1.invalid/", html })
    }\n`,
  );
  expect(a!.phishing).toBe(b!.phishing);
});

test.each([
  ["{", /line 1: not JSON/],
  ['{"id":"1"}\n[]', /line 2: not a JSON object/],
  ['{"id":"1"}\n\n{"id":3}', /line 3: "id" is not a string/],
  ['{"id":"1","a":"192.0.2.1"}', /line 1: "a" is not an array/],
  ['{"id":"1","html":5}', /line 1: "html" is not a string/],
  ['{"id":"1","redirects":[1]}', /line 1: "redirects"/],
])("refuses %s", async (text, message) => {
  const refused: string[] = [];
  await run(text, refused);
  expect(refused).toEqual([expect.stringMatching(message)]);
});
