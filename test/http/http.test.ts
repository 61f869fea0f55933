import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { request as requestHttp1 } from "node:http";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { connect as connectTcp } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newKey } from "../../server/auth/keys.ts";
import type { Listener } from "../../server/http/listen/listen.ts";
import { listen } from "../../server/http/listen/mod.ts";
import { bearer, testService } from "../server/service.ts";
import { vectorCases } from "../shared.ts";
import { selfSigned } from "../lib/net/certificates.ts";

interface Case {
  title: string;
  method: string;
  target: string;
  headers: Record<string, string>;
  status: number;
  wanted: [name: string, value: string][];
  body: string[];
}
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
interface Told {
  headers: object;
  content?: object;
  $ref?: string;
}
interface Operation {
  responses: Record<string, Told>;
}
type Ask = (method: string, target: string, headers: Record<string, string>) => Promise<Answer>;

let document: {
  paths: Record<string, Record<string, Operation>>;
  components: { headers: object; responses: Record<string, Told> };
};
const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const SECRET = "a secret of at least thirty-two characters";
const own = testService({ env: { DEADRINGER_JWT_SECRET: SECRET } });
const names: Record<string, string> = {
  nobody: "00000000-0000-7000-8000-000000000000",
  long: "x".repeat(300),
  unknown: newKey(),
};
const closing: (() => unknown)[] = [];
const asks: Record<string, Ask | null> = {};

beforeAll(async () => {
  const expired = { expires_at: 1 };
  names["key"] = await own.key();
  names["ct"] = await own.key(["ct"]);
  names["expired"] = await own.key(undefined, expired);
  names["revoked"] = await own.key(undefined, { revoked: true });
  names["other"] = await own.key(undefined, { owner: "bob" });
  names["jwt"] = await new SignJWT({ sub: "ann", exp: 9_999_999_999, scope: "lookup:squat" })
    .setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(SECRET));
  asks["handle()"] = async (method, target, headers) => {
    const response = await own.handle(new Request(`http://localhost${target}`, { method, headers }));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
  document = JSON.parse((await asks["handle()"]("GET", "/openapi.json", {})).body);
  const made = await asks["handle()"]("GET", "/v1/lookup/squat/example.com", bearer(names["key"]));
  names["result"] = made.headers["x-service-result-id"]!;

  const start = async (tls?: { cert: string; key: string }): Promise<Listener> => {
    const options = { host: "127.0.0.1", port: 0, writeStallMs: 5_000 };
    const listener = await listen({ handle: own.answer }, tls === undefined ? options : { ...options, tls });
    closing.push(() => listener.close(0));
    return listener;
  };
  const { port } = await start();
  asks["HTTP/1.1"] = http1(port);
  asks["HTTP/2 with prior knowledge"] = http2(connectHttp2(`http://127.0.0.1:${port}`));
  const tls = await start(await selfSigned());
  asks["HTTP/2 over TLS"] = http2(
    connectHttp2(`https://127.0.0.1:${tls.port}`, { rejectUnauthorized: false }),
  );
  asks["raw HTTP/1.1"] = raw(port);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

function http1(port: number): Ask {
  return (method, path, headers) =>
    new Promise((resolve, reject) => {
      requestHttp1({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text) => body += text).on("end", () => {
          resolve({
            status: response.statusCode!,
            headers: response.headers as Record<string, string>,
            body,
          });
        });
      }).on("error", reject).end();
    });
}

function http2(session: ClientHttp2Session): Ask {
  closing.push(() => session.destroy());
  return async (method, target, headers) => {
    const stream = session.request({ ":method": method, ":path": target, ...headers });
    const head = once(stream, "response");
    stream.end();
    const [got] = await head;
    let body = "";
    stream.setEncoding("utf8");
    for await (const text of stream) body += text;
    return { status: got[":status"], headers: got as Record<string, string>, body };
  };
}

/** Bytes as they stand, for headers that no client would send. */
function raw(port: number): Ask {
  return async (method, target, headers) => {
    const socket = connectTcp(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (data) => text += data).on("error", () => {});
    const all = { host: "localhost", connection: "close", ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`);
    // Not `once`: a reset is an end too.
    await new Promise((resolve) => socket.on("close", resolve));
    const [head = "", ...body] = text.split("\r\n\r\n");
    const [first = "", ...fields] = head.split("\r\n");
    return {
      status: Number(first.split(" ")[1]),
      headers: Object.fromEntries(fields.map((field) => {
        const [name, value] = [field.slice(0, field.indexOf(":")), field.slice(field.indexOf(":") + 1)];
        return [name.toLowerCase(), value.trim()];
      })),
      body: body.join("\r\n\r\n"),
    };
  };
}

/** What the description of the API says of a request: its operation, or undefined where it has none. */
function operationOf({ method, target }: Case): Operation | undefined {
  const path = fill(target).split("?")[0]!;
  const found = Object.keys(document.paths).sort((a, b) => a.split("{").length - b.split("{").length)
    .find((each) => new RegExp(`^${each.replace(/\{\w+\}/g, "[^/]+")}$`).test(path));
  return document.paths[found ?? ""]?.[method === "HEAD" ? "get" : method.toLowerCase()];
}

/** That the description names what came. */
function checkDescribed(c: Case, { status, headers, body }: Answer): void {
  const operation = operationOf(c);
  if (operation === undefined) {
    return void (/^\/(docs|openapi|$)/.test(c.target) || expect([404, 405], c.title).toContain(status));
  }
  const { $ref } = operation.responses[status] ?? {};
  const told = $ref === undefined ? operation.responses[status] : document.components.responses[status];
  expect([c.title, status, told !== undefined]).toEqual([c.title, status, true]);
  for (const name of Object.keys(document.components.headers)) {
    if (headers[name.toLowerCase()] !== undefined) {
      expect(Object.keys(told!.headers), c.title).toContain(name);
    }
  }
  const type = headers["content-type"]?.split(";")[0];
  if (body !== "") expect(Object.keys(told!.content ?? {}), c.title).toContain(type);
}

/** The cases of a file; see README.md. */
function readCases(text: string): Case[] {
  return text.trim().split(/\n{2,}/).map((block) => {
    const [title = "", ...lines] = block.split("\n");
    const of = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
    const [request = "", ...headers] = of(">").map((line) => line.trim());
    const [status = "", ...wanted] = of("<").map((line) => line.trim());
    const [method = "", target = ""] = request.split(" ");
    const field = (line: string) => line.split(/: (.*)/s).slice(0, 2) as [string, string];
    return {
      title: title.replace(/^# /, ""),
      method,
      target,
      headers: Object.fromEntries(headers.map(field)),
      status: Number(status),
      wanted: wanted.map(field),
      body: of("|"),
    };
  });
}

const fill = (text: string) => text.replace(/\{([a-z]+)\}/g, (whole, name: string) => names[name] ?? whole);

async function check(ask: Ask, c: Case): Promise<void> {
  const headers = Object.fromEntries(Object.entries(c.headers).map(([name, value]) => [name, fill(value)]));
  const answer = await ask(c.method, fill(c.target), headers);
  const what = { title: c.title, body: answer.body.slice(0, 500) };
  expect({ ...what, status: answer.status }).toEqual({ ...what, status: c.status });
  for (const [name, value] of c.wanted) {
    const got = answer.headers[name];
    if (value === "-") expect([c.title, name, got]).toEqual([c.title, name, undefined]);
    else if (value === "*") expect([c.title, name, got !== undefined]).toEqual([c.title, name, true]);
    else if (/^\/.*\/$/.test(value)) expect(got ?? "", c.title).toMatch(new RegExp(value.slice(1, -1)));
    else expect([c.title, name, got]).toEqual([c.title, name, fill(value)]);
  }
  for (const part of c.body) {
    if (part === "-") expect([c.title, answer.body]).toEqual([c.title, ""]);
    else if (part.startsWith("=")) {
      expect([c.title, answer.body.trimEnd()]).toEqual([c.title, part.slice(1).trim()]);
    } else expect(answer.body, c.title).toContain(fill(part.trim()));
  }
  checkDescribed(c, answer);
  // A problem is one, and nothing of the inside shows.
  if (answer.status >= 400 && c.method !== "HEAD") {
    expect(JSON.parse(answer.body)).toMatchObject({
      status: c.status,
      type: expect.any(String),
      title: expect.any(String),
      detail: expect.any(String),
      request_id: answer.headers["x-service-request-id"],
    });
    expect(answer.body).not.toMatch(/\bat .*:\d+:\d+|node_modules|server\//);
  }
  expect(JSON.stringify([answer.headers, answer.body])).not.toContain(names["key"]);
}

for (const name of ["handle()", "HTTP/1.1", "HTTP/2 with prior knowledge", "HTTP/2 over TLS"]) {
  describe(name, () => {
    for (const file of readdirSync(FOLDER).filter((each) => each.endsWith(".txt"))) {
      test(file, async () => {
        for (const each of readCases(readFileSync(join(FOLDER, file), "utf8"))) {
          await check(asks[name]!, each);
        }
      });
    }
  });
}

describe("auth-headers over sockets", () => {
  const keys: Record<string, string> = {
    KEY: "key",
    REVOKED: "revoked",
    EXPIRED: "expired",
    OTHERSCOPE: "ct",
  };
  for (const name of ["raw HTTP/1.1", "HTTP/2 with prior knowledge"]) {
    test(name, async () => {
      for (const c of vectorCases("auth-headers.json")) {
        const header = c["header"]?.replace(/\{\{(\w+)\}\}/, (_: string, each: string) => names[keys[each]!]);
        // HTTP/2 has no field values that end with a space (RFC 9113 section 8.2.1).
        const value = name.startsWith("HTTP/2") ? header?.trim() : header;
        const headers: Record<string, string> = value == null ? {} : { authorization: value };
        const answer = await asks[name]!("GET", "/v1/analyze/example.com", headers);
        expect([c["id"], answer.status]).toEqual([c["id"], c["status"]]);
        const challenge = answer.headers["www-authenticate"];
        if (c["status"] === 401) {
          expect(challenge, c["id"]).toMatch(header ? /^Bearer error="invalid_/ : /^Bearer$/);
        }
        if (c["status"] === 403) expect(challenge).toContain("insufficient_scope");
      }
    });
  }
  test("there is no way in without a key", async () => {
    expect((await asks["raw HTTP/1.1"]!("GET", "/v1/analyze/example.com", {})).status).toBe(401);
  });
});

describe("limits", () => {
  test("a target that is too long, a header that is too large", async () => {
    for (const name of ["HTTP/1.1", "HTTP/2 with prior knowledge"]) {
      const path = await asks[name]!(
        "GET",
        `/v1/ct/search?pattern=${"a".repeat(12_000)}`,
        bearer(names["ct"]!),
      );
      expect([name, path.status]).toEqual([name, 400]);
    }
    const large = await asks["raw HTTP/1.1"]!("GET", "/healthz", { "x-large": "y".repeat(70_000) });
    // What hyper refuses below Deno.serve it may cut off before its answer was read.
    expect([400, 431, NaN]).toContain(large.status);
  });
});
