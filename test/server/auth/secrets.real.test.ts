import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT } from "jose";
import { afterAll, expect, test } from "vitest";
import { newKey } from "../../../server/auth/keys.ts";
import { INTENT_HEADER } from "../../../server/auth/session.ts";
import { start } from "../../faults/server.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const PASSPHRASE = "quarrel bishop ninety-two lanterns";
const WRONG = "quarrel bishop ninety-three lanterns";
const JWT_SECRET = "the secret of the legacy tokens, thirty-two";
const METRICS = "a-token-for-the-metrics-route";

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text + "\n", { mode: 0o600 });
  return path;
};

/** All files below a folder, as bytes read as Latin-1. */
function* filesBelow(path: string): Generator<[name: string, text: string]> {
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) {
      const name = join(entry.parentPath, entry.name);
      yield [name, readFileSync(name, "latin1")];
    }
  }
}

/** Command lines of every process that can be seen. */
function commandLines(): string {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    } catch {
      return "";
    }
  }).join("\n");
}

test("after a day's work no secret is in a log, an error, a result, the store or a process list", async () => {
  const data = join(folder, "data");
  const { child, first, errors } = await start(
    "server/cli.ts",
    ["serve", "--demo", "--port", "0", "--data", data],
    {
      DEADRINGER_ADMIN_NAME: "ann",
      DEADRINGER_ADMIN_PASSPHRASE_FILE: fileOf("passphrase", PASSPHRASE),
      DEADRINGER_JWT_SECRET_FILE: fileOf("jwt", JWT_SECRET),
      DEADRINGER_METRICS_TOKEN_FILE: fileOf("metrics", METRICS),
      DEADRINGER_RATE_LIMIT: "1000",
    },
  );
  const base = /Listening on (\S+)/.exec(first)![1]!;
  const seen: string[] = [];
  const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) => {
    const response = await fetch(base + path, {
      method,
      headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { response, text: await response.text() };
  };
  /** As `ask`, and what came back is looked through later. */
  const tell = async (...args: Parameters<typeof ask>) => {
    const { response, text } = await ask(...args);
    seen.push(JSON.stringify([...response.headers]), text);
    return { response, text };
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const page = { "sec-fetch-site": "same-origin", [INTENT_HEADER]: "1" };

  // The two answers that are there to show a secret once: a cookie and a key.
  const signedIn = await ask("POST", "/v1/session", page, { owner: "ann", passphrase: PASSPHRASE });
  expect(signedIn.response.status).toBe(201);
  const cookie = /^[^;]+/.exec(signedIn.response.headers.get("set-cookie")!)![0];
  const made = await ask("POST", "/v1/keys", { ...page, cookie }, {
    name: "mine",
    scopes: ["lookup:squat", "analyze", "ct"],
    expires: "never",
  });
  const key = /ak_[0-9A-Za-z]{38}/.exec(made.text)![0];
  const jwt = await new SignJWT({ sub: "ann", exp: 9_999_999_999, scope: "lookup:squat" })
    .setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(JWT_SECRET));
  const unknown = newKey();

  await tell("POST", "/v1/session", page, { owner: "ann", passphrase: WRONG });
  await tell("GET", "/v1/session", { ...page, cookie });
  await tell("GET", "/v1/keys", { ...page, cookie });
  const { response } = await tell("GET", "/v1/lookup/squat/kestrelbank.com?limit=50", bearer(key));
  const uuid = response.headers.get("x-service-result-id");
  for (const form of ["", "/json", "/csv"]) await tell("GET", `/v1/retrieve/${uuid}${form}`, bearer(key));
  await tell("GET", "/v1/squat/kestrelbank.com?limit=5", bearer(jwt));
  await tell("GET", "/v1/squat/kestrelbank.com", bearer(jwt.slice(0, -3) + "abc"));
  await tell("GET", "/v1/meta/usage", bearer(unknown));
  await tell("GET", `/v1/meta/usage?key=${key}&access_token=${jwt}`);
  await tell("GET", `/v1/analyze/${key}`, bearer(key));
  await tell("GET", `/${key}/${PASSPHRASE.replaceAll(" ", "%20")}`, { cookie });
  await tell("GET", "/v1/meta/usage", { authorization: `Basic ${key}` });
  await tell("GET", "/metrics", bearer(METRICS));
  await tell("GET", "/metrics", bearer(METRICS + "x"));
  await tell("GET", `/v1/ct/search?pattern=(${key}`, bearer(key));
  await tell("GET", "/v1/nothing", { ...bearer(key), referer: `${base}/?key=${key}` });
  const processes = commandLines();
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));

  const secrets: Record<string, string> = {
    key,
    jwt: jwt.split(".")[2]!,
    cookie: cookie.split("=")[1]!,
    passphrase: PASSPHRASE,
    wrong: WRONG,
    "secret of the tokens": JWT_SECRET,
    "metrics token": METRICS,
    "unknown key": unknown,
  };
  const places: [string, string][] = [
    ["log", errors()],
    ["answers", seen.join("\n")],
    ["process list", processes],
    ...filesBelow(data),
  ];
  expect(errors().split("\n").filter(Boolean).length).toBeGreaterThan(15);
  for (const line of errors().split("\n").filter((each) => each.startsWith("{"))) {
    const { message, request_id } = JSON.parse(line);
    if (message === "answered") expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
  }
  for (const [where, text] of places) {
    for (const [what, secret] of Object.entries(secrets)) {
      // An invalid name or pattern is quoted to its sender only.
      if (where === "answers" && what === "key") {
        const others = seen.filter((each) => !/invalid-(domain|pattern)/.test(each));
        expect([where, what, others.join("\n").includes(secret)]).toEqual([where, what, false]);
      } else expect([where, what, text.includes(secret)]).toEqual([where, what, false]);
    }
  }
});

test("a wrong setting stops the start with one line, and without the value of a secret", async () => {
  const bad: [Record<string, string>, RegExp][] = [
    [{ DEADRINGER_RATE_LIMT: "5" }, /^deadringer: There is no setting DEADRINGER_RATE_LIMT/],
    [{ DEADRINGER_RATE_LIMIT: "many" }, /^deadringer: Cannot use DEADRINGER_RATE_LIMIT="many": give a whole/],
    [{ DEADRINGER_JWT_SECRET: "hush" }, /^deadringer: Cannot use DEADRINGER_JWT_SECRET: give at least/],
    [
      { DEADRINGER_JWT_SECRET_FILE: join(folder, "none") },
      /^deadringer: Cannot use DEADRINGER_JWT_SECRET_FILE="[^"]+none": no such file; give a file/,
    ],
  ];
  for (const [env, expected] of bad) {
    const failed = await start("server/cli.ts", ["serve", "--port", "0", "--data", folder], env).then(
      () => "it started",
      (error: Error) => error.message,
    );
    const [first = "", ...rest] = failed.replace(/^.*?: (?=deadringer)/s, "").trimEnd().split("\n");
    expect(failed).toMatch(/ended with 2/);
    expect([first, rest]).toEqual([expect.stringMatching(expected), []]);
    expect(failed).not.toContain("hush");
  }
});
