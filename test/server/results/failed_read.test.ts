import { connect as connectHttp2, constants } from "node:http2";
import { connect } from "node:net";
import { expect, test } from "vitest";
import type { StreamMessage } from "../../../mod.ts";
import { listen } from "../../../server/http/listen/mod.ts";
import { followResult } from "../../../server/results/follow.ts";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";
import type { ResultChunk } from "../../../server/stores/store.ts";
import { get } from "../requests.ts";
import { bearer, testService } from "../service.ts";

const PATHS = ["", "/ndjson", "?from=0", "?extensions=1", "/json", "/csv", "/export/domains"];

/** Enough lines for several chunks. */
async function* longLookup(): AsyncGenerator<StreamMessage> {
  await undefined;
  const data = "x".repeat(10_000);
  for (let i = 0; i < 100; i++) {
    const permutation = {
      domain: { fqdn: `a${i}.com`, tld: "com", domain: `a${i}` },
      kind: "Unknown",
    } as const;
    yield { permutation, op: "WhoIs", data };
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

/** A service with one result, whose chunks are read as `spoil` has it. */
async function stored() {
  const stores = memoryStores();
  const { chunks } = stores.results;
  const spoiled = { by: (all: AsyncIterable<ResultChunk>): AsyncIterable<ResultChunk> => all };
  stores.results.chunks = (uuid, from) => spoiled.by(chunks(uuid, from));
  const at = testService({ stores, lookup: longLookup });
  const auth = bearer(await at.key());
  const made = await at.handle(get("/v1/lookup/squat/example.com", auth));
  await made.text();
  const uuid = made.headers.get("x-service-result-id")!;
  const metric = async () => {
    const text = await (await at.handle(get("/metrics", auth))).text();
    return Number(/^deadringer_result_reads_failed_total (\d+)$/m.exec(text)?.[1]);
  };
  const reports = () => at.logged.filter(({ message }) => message === "A stored result could not be read");
  return { ...at, auth, uuid, path: `/v1/retrieve/${uuid}`, spoiled, metric, reports };
}

/** The chunks up to that number; then the disk fails. */
function failingAfter(most: number) {
  return async function* (all: AsyncIterable<ResultChunk>): AsyncGenerator<ResultChunk> {
    let n = 0;
    for await (const chunk of all) {
      if (n++ === most) throw new Error("disk I/O error");
      yield chunk;
    }
  };
}

/** All chunks but the second, or but the last. */
function without(which: "second" | "last") {
  return async function* (all: AsyncIterable<ResultChunk>): AsyncGenerator<ResultChunk> {
    const chunks: ResultChunk[] = [];
    for await (const chunk of all) chunks.push(chunk);
    chunks.splice(which === "last" ? -1 : 1, 1);
    yield* chunks;
  };
}

test("a result whose first lines cannot be read is a 500 in every form, logged and counted", async () => {
  const { handle, auth, path, uuid, spoiled, metric, reports } = await stored();
  expect(await metric()).toBe(0);
  spoiled.by = failingAfter(0);
  for (const form of PATHS) {
    const response = await handle(get(path + form, auth));
    expect([form, response.status]).toEqual([form, 500]);
    expect(await response.json()).toMatchObject({ type: "urn:deadringer:problem:internal" });
  }
  expect(await metric()).toBe(PATHS.length);
  expect(reports()).toHaveLength(PATHS.length);
  expect(reports()[0]).toMatchObject({
    level: "error",
    result: uuid,
    line: 0,
    error: "Error: disk I/O error",
  });
});

test.each([
  ["fails in the middle", failingAfter(1)],
  ["lacks lines in the middle", without("second")],
  ["lacks its last lines", without("last")],
])("a read that %s is no short answer: streams break off, whole answers are a 500", async (_, spoil) => {
  const { handle, auth, path, spoiled, metric } = await stored();
  expect((await (await handle(get(path, auth))).text()).trimEnd().split("\n")).toHaveLength(102);
  spoiled.by = spoil;
  for (const form of PATHS) {
    const response = await handle(get(path + form, auth));
    const isWhole = /json$|csv$|export/.test(form) && form !== "/ndjson";
    expect([form, response.status]).toEqual([form, isWhole ? 500 : 200]);
    if (isWhole) await response.text();
    else {expect([form, await response.text().then(() => "whole", () => "broken off")]).toEqual([
        form,
        "broken off",
      ]);}
  }
  expect(await metric()).toBe(PATHS.length);
});

test("a result that is deleted while it is read breaks off too, and counts as no failure", async () => {
  const { handle, auth, path, metric } = await stored();
  const response = await handle(get(path, auth));
  const reader = response.body!.getReader();
  await reader.read();
  expect((await handle(get(path, auth, "DELETE"))).status).toBe(204);
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow("The result was deleted while it was read");
  expect(await metric()).toBe(0);
});

test("who follows a result of another instance gets the lines that can be read, then an error", async () => {
  const { service, uuid, spoiled, metric } = await stored();
  spoiled.by = failingAfter(1);
  let left = 0;
  const reader = followResult(uuid, 0, {
    store: service.stores.results,
    runs: () => Promise.resolve(false),
    now: service.now,
    leave: () => void left++,
  }).getReader();
  expect((await reader.read()).value!.length).toBeGreaterThan(0);
  await expect(reader.read()).rejects.toThrow("disk I/O error");
  expect([left, await metric()]).toEqual([1, 1]);
});

test("on the wire, HTTP/1.1 lacks the last chunk and HTTP/2 resets the stream", async () => {
  const { answer, auth, path, spoiled } = await stored();
  spoiled.by = failingAfter(1);
  const listener = await listen({ handle: answer }, { host: "127.0.0.1", port: 0 });
  try {
    const socket = connect(listener.port, "127.0.0.1");
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${auth["authorization"]}\r\n\r\n`,
    );
    let text = "";
    socket.on("data", (bytes) => text += bytes);
    socket.on("error", () => {});
    await new Promise((resolve) => socket.once("close", resolve));
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toContain('"op":"WhoIs"');
    expect(text).not.toMatch(/\r\n0\r\n(?:.*\r\n)?$/);

    const session = connectHttp2(`http://127.0.0.1:${listener.port}`);
    const stream = session.request({ ":path": path, ...auth });
    stream.on("error", () => {});
    stream.resume();
    await new Promise((resolve) => stream.once("close", resolve));
    expect([constants.NGHTTP2_INTERNAL_ERROR, constants.NGHTTP2_CANCEL]).toContain(stream.rstCode);
    session.destroy();
  } finally {
    await listener.close(0);
  }
});

test("a result that ends while it is read is read to its end", async () => {
  const { handle, auth, path, spoiled, reports } = await stored();
  const whole = await (await handle(get(path, auth))).text();
  let reads = 0;
  // The first read ends before the last lines are there.
  spoiled.by = (all) => reads++ === 0 ? without("last")(all) : all;
  expect(await (await handle(get(path, auth))).text()).toBe(whole);
  expect([reads, reports()]).toEqual([2, []]);
});
