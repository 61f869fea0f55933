/**
 * A service in memory and somebody who signs in to it, as a page of it would.
 * @module
 */
import { expect } from "vitest";
import { INTENT_HEADER } from "../../../server/auth/session.ts";
import { type TestService, testService } from "../service.ts";

export const PASSPHRASE = "correct horse battery";
export const OWN = { "sec-fetch-site": "same-origin", [INTENT_HEADER]: "1" };

/** A service with a clock of its own and an owner `ann`. */
export async function withOwner(env: Record<string, string> = {}) {
  const clock = { now: 1_000_000_000_000 };
  const test = testService({ now: () => clock.now, env });
  const passphrase = await test.service.signIn.encode(PASSPHRASE);
  await test.service.stores.owners.add({ name: "ann", passphrase, created_at: 1 });
  return { ...test, clock };
}

export function ask(
  { handle }: Pick<TestService, "handle">,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  peer?: string,
): Promise<Response> {
  const init: RequestInit = { method, headers: { ...OWN, ...headers } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...OWN, "content-type": "application/json", ...headers };
  }
  return handle(new Request(`http://localhost${path}`, init), peer);
}

export const cookieOf = (response: Response): string =>
  /^[^;]+/.exec(response.headers.get("set-cookie") ?? "")![0];

export async function signIn(
  at: Pick<TestService, "handle">,
  passphrase = PASSPHRASE,
): Promise<Record<string, string>> {
  const response = await ask(at, "POST", "/v1/session", { owner: "ann", passphrase });
  expect(response.status).toBe(201);
  return { cookie: cookieOf(response) };
}
