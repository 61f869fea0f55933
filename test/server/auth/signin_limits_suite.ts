import { describe, expect, test } from "vitest";
import { hashOf } from "../../../server/auth/keys.ts";
import { DEVICE_COOKIE, INTENT_HEADER } from "../../../server/auth/session.ts";
import type { Stores } from "../../../server/stores/store.ts";
import { testService } from "../service.ts";

const PASSPHRASE = "correct horse battery";
let owners = 0;

/** A service on these stores, at a time of its own, and an owner that nobody has tried yet. */
async function fresh(stores: Stores, setClock: (ms: number) => unknown) {
  const owner = `owner ${owners++}`;
  const clock = { now: 1_000_000_000_000 + owners * 86_400_000 };
  await setClock(clock.now);
  const later = async (ms: number) => await setClock(clock.now += ms);
  const { service, handle } = testService({ stores, now: () => clock.now });
  await stores.owners.add({
    name: owner,
    passphrase: await service.signIn.encode(PASSPHRASE),
    created_at: 1,
  });
  const ask = (method: string, path: string, body: unknown, peer: string, cookie = "") =>
    handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          "sec-fetch-site": "same-origin",
          [INTENT_HEADER]: "1",
          ...(cookie === "" ? {} : { cookie }),
        },
        body: JSON.stringify(body),
      }),
      peer,
    );
  const attempt = (peer: string, passphrase = "wrong wrong wrong", cookie = "", as = owner) =>
    ask("POST", "/v1/session", { owner: as, passphrase }, peer, cookie);
  return { owner, later, service, stores, ask, attempt };
}

/** The cookies of an answer by name, each as a Cookie header. */
const cookies = (response: Response): Map<string, string> =>
  new Map(response.headers.getSetCookie().map((each) => [each.split("=")[0]!, each.split(";")[0]!]));

const statuses = async (times: number, ask: (i: number) => Promise<Response>): Promise<number[]> => {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push((await ask(i)).status);
  return all;
};

/** What limits attempts to sign in, whatever the store. */
export function signInLimits(store: string, stores: Stores, setClock: (ms: number) => unknown): void {
  describe(`attempts to sign in, ${store}`, () => {
    test("of one network for an owner end for that network alone", async () => {
      const { attempt, later } = await fresh(stores, setClock);
      expect(new Set(await statuses(10, () => attempt("192.0.2.1")))).toEqual(new Set([401]));
      const limited = await attempt("192.0.2.1", PASSPHRASE);
      expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "3600"]);
      expect((await attempt("192.0.2.2", PASSPHRASE)).status).toBe(201);
      await later(3_599_999);
      expect((await attempt("192.0.2.1", PASSPHRASE)).status).toBe(429);
      await later(1);
      expect((await attempt("192.0.2.1", PASSPHRASE)).status).toBe(201);
    });

    test("of many networks together are forty an hour, and one network's surplus is not among them", async () => {
      const { attempt } = await fresh(stores, setClock);
      expect((await statuses(25, () => attempt("192.0.2.9"))).filter((s) => s === 429)).toHaveLength(15);
      expect(new Set(await statuses(30, (i) => attempt(`198.51.100.${i}`)))).toEqual(new Set([401]));
      expect((await attempt("203.0.113.1", PASSPHRASE)).status).toBe(429);
      expect((await attempt("203.0.113.1", PASSPHRASE, "", "somebody else")).status).toBe(401);
    });

    test("do not lock out a browser that the owner has signed in with, whatever its network", async () => {
      const { attempt, later } = await fresh(stores, setClock);
      const known = cookies(await attempt("192.0.2.1", PASSPHRASE)).get(DEVICE_COOKIE)!;
      await statuses(60, (i) => attempt(`198.51.100.${i}`));
      expect((await attempt("203.0.113.1", PASSPHRASE)).status).toBe(429);
      // Even from a network that has used up all it had.
      await statuses(31, (i) => attempt("203.0.113.7", PASSPHRASE, "", `somebody ${i}`));
      expect((await attempt("203.0.113.7", PASSPHRASE, "", "somebody")).status).toBe(429);
      const again = await attempt("203.0.113.7", PASSPHRASE, known);
      expect(again.status).toBe(201);
      expect(cookies(again).get(DEVICE_COOKIE)).not.toBe(known);
      // It may guess no faster than anybody, on whatever networks.
      expect(new Set(await statuses(9, (i) => attempt(`192.0.2.${i}`, "wrong", known)))).toEqual(
        new Set([401]),
      );
      expect((await attempt("192.0.2.1", PASSPHRASE, known)).status).toBe(429);
      await later(900_000);
      expect((await attempt("192.0.2.1", PASSPHRASE, known)).status).toBe(201);
    });

    test("count as a stranger's with a cookie that is another owner's, made up, twice there or of an old passphrase", async () => {
      const at = await fresh(stores, setClock), other = await fresh(stores, setClock);
      const known = cookies(await at.attempt("192.0.2.1", PASSPHRASE));
      const one = known.get(DEVICE_COOKIE)!;
      await statuses(60, (i) => at.attempt(`198.51.100.${i}`));
      await statuses(60, (i) => other.attempt(`198.51.101.${i}`));
      const bad = [`${one}; ${one}`, `${one}x`, one.replace(/.$/, (c) => c === "A" ? "E" : "A")];
      bad.push(`${DEVICE_COOKIE}=${"A".repeat(22)}.${"A".repeat(43)}`);
      for (const [i, cookie] of bad.entries()) {
        expect([cookie, (await at.attempt(`203.0.113.${i}`, PASSPHRASE, cookie)).status]).toEqual([
          cookie,
          429,
        ]);
      }
      expect((await other.attempt("203.0.113.9", PASSPHRASE, one)).status).toBe(429);

      const session = [...known.values()].join("; ");
      const passphrase = "a brand new passphrase";
      const changed = await at.ask(
        "PUT",
        "/v1/session/passphrase",
        { current: PASSPHRASE, passphrase },
        "192.0.2.1",
        session,
      );
      expect(changed.status).toBe(204);
      expect((await at.attempt("203.0.113.20", passphrase, one)).status).toBe(429);
      const fromNow = cookies(changed).get(DEVICE_COOKIE)!;
      expect((await at.attempt("203.0.113.21", passphrase, fromNow)).status).toBe(201);
    });

    test("a link makes a browser known too, when there is a passphrase to be typed", async () => {
      const { attempt, ask, owner, service } = await fresh(stores, setClock);
      const link = async (name: string, token: string) => {
        await stores.sessions.addLink({
          hash: hashOf(token),
          person: name,
          expires_at: service.now() + 1_000,
        });
        return cookies(await ask("POST", "/v1/session/link", { token }, "192.0.2.50"));
      };
      await statuses(60, (i) => attempt(`198.51.100.${i}`));
      const known = (await link(owner, `token of ${owner}`)).get(DEVICE_COOKIE)!;
      expect((await attempt("203.0.113.1", PASSPHRASE, known)).status).toBe(201);
      await stores.owners.add({ name: `${owner} links`, passphrase: null, created_at: 1 });
      expect([...(await link(`${owner} links`, `links of ${owner}`)).keys()]).toEqual(["__Host-deadringer"]);
    });

    test("to change a passphrase are ten in a quarter of an hour, in all sessions of an owner", async () => {
      const { attempt, ask } = await fresh(stores, setClock);
      const sessions = [await attempt("192.0.2.1", PASSPHRASE), await attempt("192.0.2.2", PASSPHRASE)]
        .map((each) => cookies(each).get("__Host-deadringer")!);
      const change = (i: number, current: string) =>
        ask(
          "PUT",
          "/v1/session/passphrase",
          { current, passphrase: "a brand new passphrase" },
          "192.0.2.1",
          sessions[i % 2],
        );
      expect(new Set(await statuses(10, (i) => change(i, "wrong")))).toEqual(new Set([403]));
      expect((await change(0, PASSPHRASE)).status).toBe(429);
    });
  });
}
