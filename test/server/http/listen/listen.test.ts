import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StreamMessage } from "../../../../mod.ts";
import type { Listener } from "../../../../server/http/listen/listen.ts";
import { listen } from "../../../../server/http/listen/mod.ts";
import { DEVICE_COOKIE, INTENT_HEADER, newSession, SESSION_COOKIE } from "../../../../server/auth/session.ts";
import { vectorCases } from "../../../shared.ts";
import { bearer, shortLookup, testService } from "../../service.ts";

// On Deno by Deno.serve, as wherever others reach the service through a proxy alone.

/** `wait.com` says one line and then waits until it is stopped; `big.com` never stops talking. */
async function* worldLookup(
  request: { domain: string },
  signal: AbortSignal,
): AsyncGenerator<StreamMessage> {
  domains.push(request.domain);
  if (request.domain === "wait.com") {
    yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  }
  if (request.domain === "big.com") {
    const permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Unknown" } as const;
    for (;;) {
      yield { permutation, op: "WhoIs", data: "x".repeat(2_000) };
      spoken++;
      await undefined;
      signal.throwIfAborted();
    }
  }
  yield* shortLookup(request, signal);
}
let spoken = 0;
const domains: string[] = [];

const { service, answer, key } = testService({ lookup: worldLookup, env: { DEADRINGER_HOST: "0.0.0.0" } });
let listener: Listener;
let all: string;
let base: string;
beforeAll(async () => {
  all = await key();
  const options = { host: "127.0.0.1", port: 0, writeStallMs: 500 };
  listener = await listen({ handle: answer }, options);
  base = `http://127.0.0.1:${listener.port}`;
});
afterAll(() => listener.close(0));

test("HTTP/1.1: a whole stream; the same bytes again", async () => {
  const response = await fetch(`${base}/v1/lookup/squat/example.com`, { headers: bearer(all) });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text.trimEnd().split("\n")).toHaveLength(5);
  const again = await fetch(`${base}/v1/retrieve/${response.headers.get("x-service-result-id")}`, {
    headers: bearer(all),
  });
  expect(await again.text()).toBe(text);
});

test("as many names at once as are allowed, each as long as a name may be", async () => {
  const name = `${"a".repeat(60)}.`.repeat(4) + "com";
  const query = Array.from({ length: 100 }, () => `fqdn=${name}`).join("&");
  const path = `/v1/ct/search/domains?${query}`;
  const { status, body } = await fetch(base + path, { headers: bearer(all) });
  await body?.cancel();
  expect(status).toBe(200);
  const session = connectHttp2(base);
  const stream = session.request({ ":path": path, ...bearer(all) });
  const [headers] = await once(stream, "response");
  // Deno.serve takes 16 KiB of headers over HTTP/2, whatever its user wants.
  expect(headers[":status"]).toBe("Deno" in globalThis ? 431 : 200);
  session.destroy();
});

test("HTTP/2 with prior knowledge on the same port", async () => {
  const session = connectHttp2(base);
  const stream = session.request({ ":path": "/v1/lookup/squat/example.com", ...bearer(all) });
  const [headers] = await once(stream, "response");
  expect(headers[":status"]).toBe(200);
  let text = "";
  for await (const bytes of stream) text += bytes;
  expect(text.trimEnd().split("\n").at(-1)).toBe('{"op":"Meta","data":{"kind":"Done"}}');
  session.close();
});

test("the names that a service answers by are those of HTTP/2 too", async () => {
  const named = testService({ env: { DEADRINGER_HOSTS: "own.example" } });
  const other = await listen({ handle: named.answer }, { host: "127.0.0.1", port: 0 });
  const session = connectHttp2(`http://127.0.0.1:${other.port}`);
  const statusOf = async (headers: Record<string, string>) => {
    const stream = session.request({ ":path": "/healthz", ...headers });
    const [answered] = await once(stream, "response");
    stream.resume();
    return answered[":status"];
  };
  expect(await statusOf({ ":authority": "own.example:8787" })).toBe(200);
  expect(await statusOf({ ":authority": "evil.example" })).toBe(421);
  expect(await statusOf({ ":authority": "evil.example", host: "own.example" })).toBe(400);
  session.destroy();
  await other.close(0);
});

test("cookies that HTTP/2 sends one by one are one header; bodies and the peer's address arrive", async () => {
  const { value, record } = newSession("bea", "link", Date.now(), { idle: 60_000, whole: 60_000 });
  await service.stores.owners.add({ name: "bea", passphrase: null, created_at: 1 });
  await service.stores.sessions.add(record, null);
  const session = connectHttp2(base);
  const own = { "sec-fetch-site": "same-origin", [INTENT_HEADER]: "1" };
  const cookie = ["a=b", `${SESSION_COOKIE}=${value}`, "c=d"];
  const ask = async (method: string, body?: string) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const stream = session.request({ ":path": "/v1/keys", ":method": method, cookie, ...own, ...type });
    stream.end(body);
    const [headers] = await once(stream, "response");
    let text = "";
    for await (const bytes of stream) text += bytes;
    return { status: headers[":status"], body: JSON.parse(text) };
  };
  const wish = { name: "é".repeat(60), scopes: ["ct"], expires: "never" };
  expect(await ask("POST", JSON.stringify(wish))).toMatchObject({ status: 201, body: { name: wish.name } });
  expect((await ask("POST", " ".repeat(20_000))).status).toBe(413);
  expect(await ask("GET")).toMatchObject({ status: 200, body: [{ name: wish.name }] });
  session.close();
  const counted: string[] = [];
  const { limits } = service.stores;
  const { take, takeAll } = limits;
  limits.take = (id, ms) => {
    counted.push(id);
    return take(id, ms);
  };
  limits.takeAll = (ids, ...request) => {
    counted.push(...ids);
    return takeAll(ids, ...request);
  };
  const refused = await fetch(`${base}/v1/session/link`, {
    method: "POST",
    headers: { ...own, "content-type": "application/json" },
    body: '{"token":"none"}',
  });
  Object.assign(limits, { take, takeAll });
  await refused.body?.cancel();
  expect([refused.status, counted]).toEqual([401, ["signin:address:127.0.0.1"]]);
});

test("signing in sets two cookies, in both versions of HTTP", async () => {
  const owner = "cyn", passphrase = "correct horse battery";
  await service.stores.owners.add({
    name: owner,
    passphrase: await service.signIn.encode(passphrase),
    created_at: 1,
  });
  const body = JSON.stringify({ owner, passphrase });
  const headers = {
    "sec-fetch-site": "same-origin",
    [INTENT_HEADER]: "1",
    "content-type": "application/json",
  };
  const one = await fetch(`${base}/v1/session`, { method: "POST", headers, body });
  await one.body?.cancel();
  const session = connectHttp2(base);
  const stream = session.request({ ":path": "/v1/session", ":method": "POST", ...headers });
  stream.end(body);
  const [two] = await once(stream, "response");
  session.destroy(); // `close` would wait for a body that nobody reads.
  const names = (cookies: readonly string[]) => cookies.map((each) => each.split("=")[0]);
  const both = [SESSION_COOKIE, DEVICE_COOKIE];
  expect([names(one.headers.getSetCookie()), names(two["set-cookie"])]).toEqual([both, both]);
});

test("a lone line leaves while the work still waits; leaving stops it", async () => {
  const controller = new AbortController();
  const response = await fetch(`${base}/v1/analyze/wait.com`, {
    headers: bearer(all),
    signal: controller.signal,
  });
  const { value } = await response.body!.getReader().read();
  expect(new TextDecoder().decode(value)).toContain("Progress");
  controller.abort();
  await service.jobs.idle();
  expect(service.streams.taken).toBe(0);
});

test("leaving stops a buffered answer's work too", async () => {
  const controller = new AbortController();
  const headers = { ...bearer(all), accept: "application/json" };
  const answer = fetch(`${base}/v2/squat/wait.com`, { headers, signal: controller.signal });
  answer.catch(() => {});
  await expect.poll(() => service.jobs.size, { interval: 5 }).toBe(1);
  controller.abort();
  await service.jobs.idle();
  expect(service.streams.taken).toBe(0);
});

test("HTTP/2: leaving stops the work", async () => {
  const session = connectHttp2(base);
  const stream = session.request({ ":path": "/v1/analyze/wait.com", ...bearer(all) });
  await once(stream, "data");
  stream.close(8);
  await service.jobs.idle();
  session.close();
});

test("a reader that takes nothing stalls the work, then is cut off", async () => {
  const socket = connect(listener.port, "127.0.0.1");
  socket.write(`GET /v1/analyze/big.com HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${all}\r\n\r\n`);
  await once(socket, "readable");
  await service.jobs.idle();
  // 2 kB a line; what the sockets' buffers of this machine take is a few MB.
  expect(spoken).toBeLessThan(20_000);
  socket.destroy();
});

/** What a server answers to raw bytes until it closes or says nothing more. */
async function raw(bytes: Uint8Array): Promise<string> {
  const socket = connect(listener.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => answer += data);
  socket.on("error", () => {});
  socket.write(bytes);
  // Not `once`: a reset, as after a header that is too large, is an answer too.
  await new Promise<void>((resolve) => socket.on("close", () => resolve()));
  return answer;
}

describe("http-requests", () => {
  test("a request for nothing that is there", async () => {
    const answer = await raw(Buffer.from("GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"));
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
  });
  for (const c of vectorCases("http-requests.json")) {
    test(`${c["id"]}: ${c["name"]}`, async () => {
      const text = c["raw"] ?? Buffer.from(c["raw_base64"], "base64").toString("latin1");
      const answer = await raw(Buffer.from(text.replaceAll("{{KEY}}", all), "latin1"));
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((m) => Number(m[1]));
      const status = statuses[0] ?? 400;
      expect(c["expect"].status).toContain(status);
      expect(statuses.length).toBeLessThanOrEqual(c["expect"].max_responses ?? 1);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      if (c["expect"].no_header) expect(head.toLowerCase()).not.toContain(`\r\n${c["expect"].no_header}:`);
      // What hyper refuses below Deno.serve has no body; all else is a problem.
      if (body !== "") expect(head.toLowerCase()).toContain("content-type: application/problem+json");
      expect(answer).not.toMatch(/\bat .*:\d+:\d+|node_modules|\/server\//);
    });
  }
});

test("a path is taken literally, and an unknown one is not found", async () => {
  for (const path of ["/./healthz", "/v1/../healthz", "/%2e/healthz", "/\\healthz", "//healthz"]) {
    const answer = await raw(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
    expect([path, answer.slice(0, 12)]).toEqual([path, "HTTP/1.1 404"]);
  }
  const session = connectHttp2(base);
  const ask = async (method: string, path: string) => {
    const stream = session.request({ ":method": method, ":path": path, ...bearer(all) });
    const [headers] = await once(stream, "response");
    let text = "";
    for await (const bytes of stream) text += bytes;
    return { status: headers[":status"], text };
  };
  expect(await ask("OPTIONS", "*")).toMatchObject({
    status: 404,
    text: expect.stringMatching(/^\{"type":"about:blank"/),
  });
  // Field values are bytes, which Node's client writes of characters below U+0100.
  const name = Buffer.from("münchen.de").toString("latin1");
  await ask("GET", `/v1/analyze/${name}`);
  session.close();
  expect(domains.at(-1)).toBe("münchen.de");
});

test("two Authorization headers are no key, whichever is good; unknown expectations are passed over", async () => {
  const ask = (headers: string) =>
    raw(
      Buffer.from(`GET /v1/meta/usage HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n\r\n`),
    );
  const good = `Authorization: Bearer ${all}`;
  expect(await ask(`${good}\r\nauthorization: Bearer x`)).toMatch(/^HTTP\/1\.1 401/);
  expect(await ask(`authorization: Bearer x\r\n${good}`)).toMatch(/^HTTP\/1\.1 401/);
  expect(await ask(`${good}\r\nExpect: a-wonder`)).toMatch(/^HTTP\/1\.1 200[^]*x-service-request-id/i);
});

test("Host: an invalid one, or two, are refused, and never read as a path; a valid one is ignored", async () => {
  const ask = async (...hosts: string[]) => {
    const fields = hosts.map((host) => `Host: ${host}\r\n`).join("");
    const answer = await raw(Buffer.from(`GET /healthz HTTP/1.1\r\n${fields}Connection: close\r\n\r\n`));
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    if (body !== "" && !answer.includes(" 200 ")) expect(JSON.parse(body)).toMatchObject({ status: 400 });
    return Number(head.slice(9, 12));
  };
  for (const host of ["x", "X-1.example_:8787", "127.0.0.1", "[::1]:80", "a%20b", ""]) {
    expect([host, await ask(host)]).toEqual([host, 200]);
  }
  for (const host of ["a b", "a/nothing?", "user@x", "x:y", "x#", "[x]", "x\\y", "x:1:2", "é"]) {
    expect([host, await ask(host)]).toEqual([host, 400]);
  }
  expect(await ask("x", "x")).toBe(400);
  // Deno shows neither the version nor a difference between HTTP/1.1 without Host and HTTP/2.
  expect(await ask()).toBe("Deno" in globalThis ? 200 : 400);
  expect(await raw(Buffer.from("GET /healthz HTTP/1.0\r\n\r\n"))).toMatch(/^HTTP\/1\.[01] 200/);
});

test("a body that nobody reads is no request; a whole answer says its length, to HEAD too", async () => {
  const hidden = "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n";
  const ask = (method: string, more = "") => `${method} /healthz HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
  const one = await raw(
    Buffer.from(ask("GET", `Content-Length: ${hidden.length}\r\n`) + hidden + ask("GET", CLOSE)),
  );
  expect(one).not.toContain("404");
  for (const method of ["GET", "HEAD"]) {
    const [head, body] = (await raw(Buffer.from(ask(method, CLOSE)))).toLowerCase().split("\r\n\r\n");
    expect(head?.match(/\r\ncontent-length: \d+/g)).toEqual([`\r\ncontent-length: ${HEALTHY}`]);
    expect(body).toHaveLength(method === "GET" ? HEALTHY : 0);
  }
});
const CLOSE = "Connection: close\r\n";
const HEALTHY = "ok\n".length;

test("closing waits for streams under way and cuts kept-alive connections", async () => {
  const own = await listen({ handle: answer }, {
    host: "127.0.0.1",
    port: 0,
    writeStallMs: 500,
  });
  const at = `http://127.0.0.1:${own.port}`;
  await (await fetch(`${at}/healthz`)).text();
  const response = await fetch(`${at}/v1/analyze/wait.com`, { headers: bearer(all) });
  const closed = own.close(60_000);
  const { SquatError } = await import("../../../../mod.ts");
  await service.jobs.stop(new SquatError("over_capacity", "This server is stopping"));
  expect(await response.text()).toContain('"kind":"Error"');
  await closed;
});

test("bytes that are no HTTP close the connection and harm nobody", async () => {
  for (
    const text of [
      "\0\x01\x02\x03\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nrubbish that is no frame",
    ]
  ) {
    await raw(Buffer.from(text));
  }
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
});
