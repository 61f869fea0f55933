/**
 * The service as a client meets it: `deadringer serve --demo` in a process of its own, keys by the command line.
 * @module
 */
import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { scriptArgs, start } from "../faults/server.ts";

/** Requests a minute that a key has. */
export const LIMIT = 300;
const SECRET = "0123456789abcdef0123456789abcdef";

/** A line of a stream, as it came. */
export interface Line {
  op: string;
  permutation?: { domain: Record<string, string>; kind: string };
  // deno-lint-ignore no-explicit-any
  data?: any;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Contract {
  base: string;
  /** By what they may do: `all` and `ct` of one owner; `other`, `revoked` and `short` (30 s) of another. */
  keys: Record<"all" | "ct" | "other" | "revoked" | "short", string>;
  /** Asks with the key of all scopes, another, or none (null). */
  ask(path: string, key?: string | null, init?: RequestInit): Promise<Answer>;
  /** The answer to a GET with the key of all scopes, asked once for all tests. */
  once(path: string): Promise<Answer>;
  close(): Promise<void>;
}

export const linesOf = ({ text }: Answer): Line[] =>
  text.trimEnd().split("\n").map((line) => JSON.parse(line));

/** A legacy token (HS256) that expires in so many seconds. */
export function legacyToken(scope: string, seconds: number): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { sub: "ann", scope, exp: Math.floor(Date.now() / 1000) + seconds };
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", SECRET).update(signed).digest("base64url")}`;
}

/** Starts one. @param store Where it stores; the folder of its data unless given. */
export async function startContract(store?: string): Promise<Contract> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-contract-"));
  const data = join(folder, "data");
  const env = {
    DEADRINGER_RATE_LIMIT: String(LIMIT),
    DEADRINGER_OWNER_RATE_LIMIT: "10000",
    DEADRINGER_PERMUTATIONS: "300",
    DEADRINGER_SCREENSHOTS: "false",
    DEADRINGER_WITHOUT: "watch",
    DEADRINGER_LOG: "off",
    DEADRINGER_JWT_SECRET: SECRET,
    ...(store === undefined ? {} : { DEADRINGER_STORE: store }),
  };
  const server = await start("server/cli.ts", ["serve", "--demo", "--port", "0", "--data", data], env);
  const base = /http:\/\/[^\s/]+/.exec(server.first)![0];
  const run = async (...args: string[]) => {
    const command = [...scriptArgs("server/cli.ts"), "key", ...args, "--data", data];
    return (await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } })).stdout;
  };
  const key = async (owner: string, scopes: string, expires = "30") =>
    JSON.parse(await run("create", "--owner", owner, "--scopes", scopes, "--expires", expires, "--json"));
  const soon = new Date(Date.now() + 30_000).toISOString();
  const [all, ct, other, revoked, short] = await Promise.all([
    key("ann", "all"),
    key("ann", "ct"),
    key("bea", "all"),
    key("bea", "ct"),
    key("bea", "ct", soon),
  ]);
  await run("revoke", revoked.id);
  const asked = new Map<string, Promise<Answer>>();
  const contract: Contract = {
    base,
    keys: { all: all.key, ct: ct.key, other: other.key, revoked: revoked.key, short: short.key },
    async ask(path, token = all.key, init = {}) {
      const headers = new Headers(init.headers);
      if (token !== null) headers.set("authorization", `Bearer ${token}`);
      const response = await fetch(base + path, { ...init, headers });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    once(path) {
      if (!asked.has(path)) asked.set(path, contract.ask(path));
      return asked.get(path)!;
    },
    async close() {
      server.child.kill("SIGKILL");
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return contract;
}
