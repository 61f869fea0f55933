import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import type { StreamMessage } from "../../mod.ts";
import { ClientError, createClient } from "../../server/client.ts";
import { listen } from "../../server/http/listen/mod.ts";
import { freePort } from "../free_port.ts";
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

/** What `createClient` says of options that it refuses. */
const refusal = (options: Partial<Parameters<typeof createClient>[0]>): string => {
  try {
    createClient({ server: "http://x", key: "ak_secret", ...options });
  } catch (error) {
    expect(error).toMatchObject({ name: "ClientError", failure: "invalid" });
    expect((error as Error).cause).toBeUndefined();
    return (error as Error).message;
  }
  return "";
};

test("a key that no header can carry is refused at once, unquoted; white space around one is not part of it", async () => {
  for (const key of ["ak_secret\nx", "ak_secret x", "ak_secret☃", "", " \n"]) {
    expect([key, refusal({ key })]).toEqual([
      key,
      expect.stringMatching(/^Cannot use this key: (?!.*secret)/),
    ]);
  }
  const { handle, key } = testService();
  const ask = ((url: string, init: RequestInit) => handle(new Request(url, init))) as unknown as Sent;
  await createClient({ server: "http://x", key: `${await key()}\n`, fetch: ask }).json("/v1/meta/usage");
});

test("what is no address of a service is refused at once, without the passwords in it", () => {
  for (const server of ["nowhere", "localhost:8787", "ftp://x", "", "http://", "https://x:99999"]) {
    expect([server, refusal({ server })]).toEqual([
      server,
      expect.stringContaining("not an http or https URL"),
    ]);
  }
  for (const server of ["https://x/v1", "https://x/?a", "https://x/#a", "https://x//"]) {
    expect([server, refusal({ server })]).toEqual([server, expect.stringContaining("after host and port")]);
  }
  for (const server of ["https://ann:hush@x", "https://hush@x/", "ftp://:hush@x"]) {
    expect([server, refusal({ server })]).toEqual([server, expect.stringMatching(/^(?!.*hush).*password/)]);
  }
  for (
    const server of ["http://x", "http://x/", "HTTPS://x:8787", "http://[::1]:80/", "https://bücher.example"]
  ) {
    expect([server, refusal({ server })]).toEqual([server, ""]);
  }
});

test("a service that is not there is reported", async () => {
  const server = `http://127.0.0.1:${await freePort()}`;
  const usage = createClient({ server, key: "ak_x" }).json("/v1/meta/usage");
  const error: ClientError = await usage.then(() => null, (error) => error);
  expect(error).toBeInstanceOf(ClientError);
  expect(error.failure).toBe("unreachable");
  expect(error.message).toMatch(new RegExp(`^Cannot reach ${server}: .`));
  expect(error.message).not.toMatch(/: fetch failed$/i);
});

test("waits as Retry-After says before the stream, a bounded number of times", async () => {
  const waits: number[] = [];
  let calls = 0;
  const ask = (() => {
    calls++;
    return Promise.resolve(new Response("{}", { status: 429, headers: { "retry-after": "7" } }));
  }) as unknown as Sent;
  const sleep = (ms: number) => Promise.resolve(void waits.push(ms));
  const client = createClient({ server: "http://x", key: "k", fetch: ask, sleep, attempts: 3 });
  const error = await failure(client.squat("example.com"));
  expect([error.failure, error.message]).toEqual([
    "refused",
    "The service answered 429. Try again in 7 s",
  ]);
  expect([calls, waits]).toEqual([3, [7000, 7000]]);
  const hasty = createClient({ server: "http://x", key: "k", fetch: ask, sleep, longestWaitMs: 6_999 });
  await failure(hasty.squat("example.com"));
  expect(calls).toBe(4);
});

test("a stream that has started is never requested again; it can be resumed", async () => {
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
    const bare = (() =>
      Promise.resolve(new Response(`{"op":"Meta","data":{"kind":"${kind}"}}\n`))) as unknown as Sent;
    const other = await failure(createClient({ server: "http://x", key: "k", fetch: bare }).squat("a.com"));
    expect([other.failure, other.problem]).toEqual([expected, undefined]);
  }
});

test("a response that is not JSON, or is cut off, is an error", async () => {
  for (const body of ["<html>", '{"a":']) {
    const ask = (() => Promise.resolve(new Response(body))) as unknown as Sent;
    const usage = createClient({ server: "http://x", key: "k", fetch: ask }).json("/v1/meta/usage");
    expect(await usage.then(() => null, (error) => error)).toMatchObject({ failure: "cut_off" });
  }
});

/** A way to a server that breaks off after so many bytes of its answer, the first time. */
async function cuttingProxy(port: number, bytes: number): Promise<{ url: string; close(): void }> {
  let cut = false;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    }
    client.pipe(server);
    let left = bytes;
    server.on("data", (data) => {
      if (cut || left > data.length) {
        left -= data.length;
        return void client.write(data);
      }
      cut = true;
      client.write(data.subarray(0, left), () => {
        client.destroy();
        server.destroy();
      });
    });
    server.on("end", () => client.end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

test("a connection that breaks anywhere: no success, no second lookup, and resuming brings every line once", async () => {
  let started = 0;
  const service = testService({
    lookup: async function* (): AsyncGenerator<StreamMessage> {
      started++;
      for (let i = 0; i < 300; i++) {
        const permutation = {
          domain: { fqdn: `n${i}.com`, tld: "com", domain: `n${i}` },
          kind: "Omission",
        } as const;
        yield { permutation, op: "WhoIs", data: "x".repeat(i % 50) };
        if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const listener = await listen({ handle: service.answer }, {
    host: "127.0.0.1",
    port: 0,
    writeStallMs: 5_000,
  });
  const key = await service.key();
  for (const bytes of [40, 700, 1_000, 5_003, 20_011]) {
    const proxy = await cuttingProxy(listener.port, bytes);
    const client = createClient({ server: proxy.url, key });
    const before = started;
    const got: StreamMessage[] = [];
    const read = async (lines: AsyncIterable<StreamMessage>) => {
      for await (const line of lines) got.push(line);
    };
    const error = await read(client.squat("example.com", { linger: 60 })).then(() => null, (e) => e);
    if (error === null) {
      // The platform's fetch may ask again by itself as long as no answer has begun.
      expect([bytes, got.length]).toEqual([40, 302]);
      proxy.close();
      continue;
    }
    if (error instanceof ClientError && error.resume !== undefined) {
      expect([error.failure, error.resume.from]).toEqual(["cut_off", got.length]);
      await read(client.resume(error.resume.id, error.resume.from));
      const names = got.flatMap((line) => line.op === "Meta" ? [] : [line.permutation.domain.fqdn]);
      expect(names).toEqual(Array.from({ length: 300 }, (_, i) => `n${i}.com`));
      expect(got.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
    } else {
      // Cut before the headers were whole: nothing had begun for this client, which does not try again by itself.
      expect(bytes).toBeLessThan(1_000);
    }
    expect(started - before).toBeLessThanOrEqual(1);
    proxy.close();
  }
  await service.service.jobs.idle();
  await listener.close(0);
});

test("a date in Retry-After is waited for, beside the server's own clock", async () => {
  const waits: number[] = [];
  const headers = { date: "Sun, 06 Nov 2050 08:49:37 GMT", "retry-after": "Sun, 06 Nov 2050 08:49:40 GMT" };
  const ask = (() => Promise.resolve(new Response("{}", { status: 503, headers }))) as unknown as Sent;
  const sleep = (ms: number) => Promise.resolve(void waits.push(ms));
  const client = createClient({ server: "http://x", key: "k", fetch: ask, sleep, attempts: 2 });
  const error = await failure(client.squat("example.com"));
  expect([waits, error.message]).toEqual([[3000], "The service answered 503. Try again in 3 s"]);
});

test("waiting before another attempt ends with the signal, and leaves no timer", async () => {
  const controller = new AbortController();
  const ask = (() =>
    Promise.resolve(
      new Response("{}", { status: 503, headers: { "retry-after": "20" } }),
    )) as unknown as Sent;
  const client = createClient({ server: "http://x", key: "k", fetch: ask });
  // No fake timers: the runtime's fetch, too, has timers, which never fire when they were fake.
  const armed = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  try {
    const reading = collect(client.squat("example.com", { signal: controller.signal }));
    const pause = () => armed.mock.calls.findIndex(([, ms]) => ms === 20_000);
    await expect.poll(pause, { interval: 1 }).toBeGreaterThanOrEqual(0);
    controller.abort(new Error("enough"));
    await expect(reading).rejects.toThrow("enough");
    expect(cleared.mock.calls.map(([timer]) => timer)).toContain(armed.mock.results[pause()]!.value);
  } finally {
    armed.mockRestore();
    cleared.mockRestore();
  }
});
