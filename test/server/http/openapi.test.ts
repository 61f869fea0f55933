import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { docsRoutes } from "../../../server/http/routes/docs.ts";
import type { Context } from "../../../server/http/route.ts";
import type { Answer } from "../../../server/wire/answer.ts";
import { fits } from "../fits.ts";
import { ROUTES } from "../../whole/whole.ts";
import { sharedPath, withShared } from "../../shared.ts";
import { bearer, testService } from "../service.ts";

test("the description names every route, with right types, and refers to nothing that is not there", async () => {
  const { handle } = testService();
  const response = await handle(new Request("http://x/openapi.json"));
  const text = await response.text();
  const document = JSON.parse(text);
  expect(document.openapi).toBe("3.1.0");
  for (const { path, method, id } of ROUTES) {
    if (!/^\/($|assets|signin|settings|usage$|docs|openapi)/.test(path)) {
      expect(document.paths[path][method.toLowerCase()].operationId).toBe(id);
    }
  }
  for (const [, where, name] of text.matchAll(/#\/components\/(\w+)\/([\w-]+)/g)) {
    expect(document.components[where!]).toHaveProperty(name!);
  }
  expect(document.servers).toEqual([{ url: "/", description: "This service" }]);
  const intent = (path: string, method: string) =>
    document.paths[path][method].parameters?.find(({ in: where }: { in: string }) => where === "header");
  expect(intent("/v1/keys", "post")).toMatchObject({ name: "x-deadringer-intent", required: true });
  expect(intent("/v1/retrieve/{uuid}", "delete")).toMatchObject({ required: false });
  expect(intent("/v1/keys", "get")).toBeUndefined();
  const search = document.paths["/v1/ct/search"].get;
  const byName = Object.fromEntries(search.parameters.map((p: { name: string }) => [p.name, p]));
  expect(byName["limit"]).toMatchObject({
    required: false,
    schema: { type: "integer", minimum: 1, maximum: 1000, default: 100 },
  });
  // What is inlined is not named: the contract's own names have to be there.
  expect(document.components.schemas.StreamMessage.oneOf).toContainEqual({
    type: "object",
    properties: {
      permutation: { $ref: "#/components/schemas/Permutation" },
      op: { const: "MxCheck" },
      data: { anyOf: [{ $ref: "#/components/schemas/SmtpMetadata" }, { type: "null" }] },
    },
    required: ["permutation", "op", "data"],
  });
  // What clients with closed schemas cannot take is a schema of its own.
  expect(Object.keys(document.components.schemas.Classification.properties)).toEqual([
    "legitimate",
    "phishing",
    "parked",
  ]);
  expect(JSON.stringify(document.components.schemas.ExtendedStreamMessage)).toContain(
    "ExtendedClassification",
  );
  expect(document.paths["/v1/lookup/squat/{domain}"].get.parameters).toContainEqual(
    expect.objectContaining({ name: "extensions", required: false }),
  );
  expect(byName["pattern"]).toMatchObject({ required: true, schema: { type: "string", minLength: 1 } });
  expect(search["x-scope"]).toBe("ct");
  // Reading is refused too where it is not for every role.
  for (const path of ["/v1/health", "/v1/actions"]) {
    expect(document.paths[path].get.responses).toHaveProperty("403");
  }
  expect(search.security).toEqual([{ bearer: [] }, { session: [] }]);
  const create = document.paths["/v1/keys"].post;
  expect(create.security).toEqual([{ session: [] }]);
  expect(Object.keys(create.responses).join()).toBe("201,400,401,403,408,413,415,421,429,500,503");
  expect(Object.keys(document.paths["/v1/retrieve/save/{uuid}"].put.responses)).not.toContain("404");
  expect(Object.keys(search.responses["200"].headers)).toContain("X-Has-More-Value");
  const squat = document.paths["/v1/lookup/squat/{domain}"].get.responses["200"].content;
  expect(
    squat["application/x-ndjson"].schema.anyOf.map(({ $ref }: { $ref: string }) => $ref.split("/").at(-1)),
  ).toEqual([
    "StreamMessage",
    "ExtendedStreamMessage",
  ]);
  expect(search.responses["429"]).toEqual({ $ref: "#/components/responses/429" });
  expect(document.components.responses["429"].headers).toHaveProperty("Retry-After");
  expect(create.requestBody.content["application/json"].schema).toMatchObject({
    required: ["name", "scopes", "expires"],
    properties: { expires: { enum: ["7", "30", "60", "90", "never"] } },
    additionalProperties: false,
  });
});

test("the page for people loads nothing from elsewhere", async () => {
  const { handle } = testService();
  const page = await (await handle(new Request("http://x/docs"))).text();
  expect(page).toContain("/v1/lookup/squat/{domain}");
  // Scripts of the service itself alone.
  expect(page).not.toMatch(/https?:\/\/|<script(?![^>]* src="\/assets\/)/);
});

test("task pages are read inside the app, and a page that does not exist is refused", async () => {
  const { handle } = testService();
  const get = (path: string) => handle(new Request(`http://x${path}`));
  expect(await (await get("/docs")).text()).toContain('href="/docs/quick-start"');
  const page = await get("/docs/quick-start");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain("<title>Quick start – ");
  expect(html).not.toMatch(/<script(?![^>]* src="\/assets\/)/);
  const reference = await (await get("/docs/reference")).text();
  for (
    const part of ["deadringer squat DOMAIN", "DEADRINGER_RATE_LIMIT", "rate_limited", "/v1/lookup/squat/"]
  ) {
    expect(reference).toContain(part);
  }
  const missing = await get("/docs/..%2fREADME");
  expect([missing.status, (await missing.json()).detail]).toEqual([
    404,
    "There is no such page; /docs lists them",
  ]);
  const accept = { accept: "text/html,application/xhtml+xml" };
  const shown = await handle(new Request("http://x/docs/nonsense", { headers: accept }));
  expect([shown.status, shown.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(await shown.text()).toContain('<a href="/docs">Docs</a> lists them');
});

test.each([["openapi", {}], ["docs", {}], ["docs_page", { page: "quick-start" }]])(
  "all readers of %s share its bytes: slow ones would have as many copies",
  async (id, params) => {
    const { service } = testService();
    const { run } = docsRoutes([], []).find((each) => each.id === id)!;
    const read = async () => (await run(params as never, { service } as Context) as Answer).body;
    const [one, other] = [await read(), await read()];
    expect(one).toBeInstanceOf(Uint8Array);
    expect(other).toBe(one);
  },
);

const SAMPLE = "data/wire-sample.ndjson";
withShared(SAMPLE)("lines of another service of this kind fit the schema", () => {
  const lines = readFileSync(sharedPath(SAMPLE)!, "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(23);
  for (const line of lines) fits("StreamMessage", JSON.parse(line));
});

test("answers fit their schemas", async () => {
  const { handle, key } = testService();
  const headers = bearer(await key());
  const get = async (path: string, method = "GET") => {
    const response = await handle(new Request(`http://x${path}`, { headers, method }));
    return { response, body: await response.json() };
  };
  fits("UsageResponse", (await get("/v1/meta/usage")).body);
  fits("HydrateItems", (await get("/v1/ct/hydrate?occ=1:2")).body);
  fits("CTSearchResults", (await get("/v1/ct/search?pattern=a")).body);
  fits("Problem", (await get("/v1/ct/search")).body);
  const made = await handle(new Request("http://x/v1/analyze/example.com", { headers }));
  for (const line of (await made.text()).trimEnd().split("\n")) {
    fits("StreamMessage", JSON.parse(line));
  }
  const saved = await get(`/v1/retrieve/save/${made.headers.get("x-service-result-id")}`, "PUT");
  fits("SaveLookupResultResponse", saved.body);
});

test("the description has no schema that checkers of OpenAPI refuse", async () => {
  const { handle } = testService();
  const text = await (await handle(new Request("http://x/openapi.json"))).text();
  const arrays: unknown[] = [];
  JSON.parse(text, (_, part) => (part?.type === "array" && arrays.push(part), part));
  expect(arrays.length).toBeGreaterThan(50);
  for (const array of arrays) {
    expect(array).toHaveProperty("items");
    expect(array).not.toHaveProperty("prefixItems");
  }
});
