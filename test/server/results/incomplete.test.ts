import { expect, test } from "vitest";
import { type Permutation, SquatError, type StreamMessage } from "../../../mod.ts";
import { fromNdjson } from "../../../lib/lines/mod.ts";
import { endless, get } from "../requests.ts";
import { bearer, testService } from "../service.ts";

const permutation: Permutation = {
  domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" },
  kind: "Omission",
};
const found: StreamMessage = { permutation, op: "Levenshtein", data: 1 };
const problem = { type: "about:blank", title: "Out of time", status: 504, detail: "the deadline came first" };
const timeout: StreamMessage = {
  op: "Meta",
  data: { kind: "Timeout", data: { ...problem, completed: 1, total: 2, elapsed_ms: 3 } },
};

/** What a result that ended without Done is, through every door. */
async function expectIncomplete(at: ReturnType<typeof testService>, response: Response, last: string) {
  const auth = bearer(await at.key());
  const text = await response.text();
  const uuid = response.headers.get("x-service-result-id")!;
  const path = `/v1/retrieve/${uuid}`;
  const lines = await Array.fromAsync(fromNdjson(new Response(text).body!));
  expect(lines.at(-2)).toEqual({ op: "Meta", data: { kind: "StoredResult", data: uuid } });
  expect(lines.at(-1)).toMatchObject({ op: "Meta", data: { kind: last } });
  const ask = (to: string, method = "GET") => at.handle(get(`${path}${to}`, auth, method));
  for (const to of ["", "/ndjson", "?from=0"]) expect(await (await ask(to)).text()).toBe(text);
  for (const to of ["/json", "/csv", "/records", "/csv?extensions=1"]) {
    const folded = await ask(to);
    expect([to, folded.status]).toEqual([to, 200]);
    expect(folded.headers.get("x-deadringer-incomplete")).not.toBeNull();
    const body = await folded.text();
    expect(body).toContain("exmple.com");
    if (!to.includes("extensions")) expect(body).not.toContain("partial");
  }
  const [listed] = await (await at.handle(get("/v1/retrieve", auth))).json();
  expect(listed).toMatchObject({ uuid, ended: true, done: false, names: 1 });
  expect((await at.handle(get(`/v1/retrieve/save/${uuid}`, auth, "PUT"))).status).toBe(200);
  // What takes a lookup for complete does not get it.
  expect((await ask("/export/stix")).status).toBe(404);
}

async function* upTo(last: () => StreamMessage): AsyncGenerator<StreamMessage> {
  yield { op: "Meta", data: { kind: "Progress", data: [0, 2] } };
  yield found;
  yield await last();
}

test("a lookup that ends in Timeout, Error or a throw is kept, and marked incomplete in every format", async () => {
  const error: StreamMessage = { op: "Meta", data: { kind: "Error", data: { ...problem, status: 503 } } };
  const fail = () => {
    throw new SquatError("no_network", "No resolver answers");
  };
  for (const [end, last] of [[() => timeout, "Timeout"], [() => error, "Error"], [fail, "Error"]] as const) {
    const at = testService({ lookup: () => upTo(end) });
    const response = await at.handle(get("/v1/lookup/squat/example.com", bearer(await at.key())));
    await expectIncomplete(at, response, last);
  }
});

test("so is one that the service stops, and one whose key expires", async () => {
  for (const how of ["stop", "expire"]) {
    const clock = { now: Date.now() };
    const at = testService({
      now: () => clock.now,
      lookup: async function* (_, signal) {
        yield found;
        yield* endless(_, signal);
      },
    });
    const auth = bearer(await at.key(undefined, { expires_at: clock.now + 1_000 }));
    const response = await at.handle(get("/v1/lookup/squat/example.com", auth));
    const copy = response.clone();
    const reader = copy.body!.getReader();
    await reader.read();
    clock.now += 1_000;
    if (how === "stop") {
      await at.service.jobs.stop(new SquatError("over_capacity", "This server is stopping"));
    } else await at.service.removals.poll();
    void reader.cancel();
    await expectIncomplete(at, response, "Error");
  }
});
