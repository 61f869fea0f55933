import { expect, test } from "vitest";
import type { StreamMessage } from "../../mod.ts";
import { ClientError, createClient } from "../../server/client.ts";
import { shortLookup, testService } from "./service.ts";

type Sent = typeof fetch;
const collect = async (lines: AsyncIterable<StreamMessage>) => {
  const ops: string[] = [];
  for await (const line of lines) ops.push(line.op === "Meta" ? line.data.kind : line.op);
  return ops;
};
const failure = async (lines: AsyncIterable<StreamMessage>): Promise<ClientError> => {
  const error = await collect(lines).then(() => null, (error) => error);
  expect(error).toBeInstanceOf(ClientError);
  return error;
};

test("lines to Done; refusals tell the problem; JSON routes", async () => {
  const { handle, key } = testService();
  const ask = ((url: string, init: RequestInit) => handle(new Request(url, init))) as unknown as Sent;
  const client = createClient({ server: "http://x/", key: await key(), fetch: ask });
  expect(await collect(client.squat("example.com", { limit: 3 }))).toEqual([
    "Progress",
    "Levenshtein",
    "Progress",
    "StoredResult",
    "Done",
  ]);
  expect(await client.json("/v1/meta/usage")).toMatchObject({ totals: { lookup_requests: 1 } });
  const error = await failure(client.analyze("1.2.3.4"));
  expect([error.failure, error.problem?.status]).toEqual(["refused", 400]);
});

test("waits as told before the stream, a bounded number of times", async () => {
  const waits: number[] = [];
  let calls = 0;
  const ask = (() => {
    calls++;
    return Promise.resolve(new Response("{}", { status: 429, headers: { "retry-after": "7" } }));
  }) as unknown as Sent;
  const sleep = (ms: number) => Promise.resolve(void waits.push(ms));
  const client = createClient({ server: "http://x", key: "k", fetch: ask, sleep, attempts: 3 });
  expect((await failure(client.squat("example.com"))).failure).toBe("refused");
  expect([calls, waits]).toEqual([3, [7000, 7000]]);
  const hasty = createClient({ server: "http://x", key: "k", fetch: ask, sleep, longestWaitMs: 6_999 });
  await failure(hasty.squat("example.com"));
  expect(calls).toBe(4);
});

test("a stream that has begun is never asked for again; it can be resumed", async () => {
  const gate = Promise.withResolvers<void>();
  let started = 0;
  const { handle, key } = testService({
    lookup: async function* (request, signal) {
      started++;
      for await (const line of shortLookup(request, signal)) {
        if (line.op === "Levenshtein") await gate.promise;
        yield line;
      }
    },
  });
  let cut = true;
  const ask = (async (url: string, init: RequestInit) => {
    const response = await handle(new Request(url, init));
    if (!cut) return response;
    cut = false;
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    await reader.cancel();
    return new Response(value, response);
  }) as unknown as Sent;
  const client = createClient({ server: "http://x", key: await key(), fetch: ask });
  const error = await failure(client.squat("example.com", { linger: 60 }));
  expect(error).toMatchObject({ failure: "cut_off", resume: { from: 1 } });
  const rest = collect(client.resume(error.resume!.id, error.resume!.from));
  gate.resolve();
  expect(await rest).toEqual(["Levenshtein", "Progress", "StoredResult", "Done"]);
  expect(started).toBe(1);
});

test("Timeout is incomplete, Error is failed", async () => {
  for (const [kind, expected] of [["Timeout", "incomplete"], ["Error", "failed"]] as const) {
    const line = { op: "Meta", data: { kind, data: { type: "x", title: "x", status: 500, detail: "No" } } };
    const ask = (() => Promise.resolve(new Response(JSON.stringify(line) + "\n"))) as unknown as Sent;
    const error = await failure(createClient({ server: "http://x", key: "k", fetch: ask }).squat("a.com"));
    expect([error.failure, error.message]).toEqual([expected, "No"]);
  }
});
