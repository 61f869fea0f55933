/**
 * Every operation on something that another owner has, generated from the table of routes: the answer is the one for what
 * does not exist, to the byte, and the other owner's things are what they were. Whoever is no longer let in is refused
 * everywhere.
 * @module
 */
import { EXTENSIONS } from "../../server/extras/mod.ts";
import { expect, test } from "vitest";
import { createKey, hashOf } from "../../server/auth/keys.ts";
import { INTENT_HEADER, newSession, SESSION_COOKIE } from "../../server/auth/session.ts";
import type { Route } from "../../server/http/route.ts";
import { productConfig, ROUTES, SCOPES } from "./whole.ts";
import { type OpenService, openService } from "../../server/open.ts";
import { uuidV7 } from "../../server/units/ids.ts";
import { furnish, waitingWorld } from "./owner_removal_suite.ts";
import { bearer } from "../server/service.ts";

type Headers = Record<string, string>;

/** Bodies that reach the question whose it is; routes without one have no body. */
const BODIES: Readonly<Record<string, unknown>> = {
  share_result: { hours: 1 },
  change_person: { role: "viewer" },
  change_brand: { name: "Mine", domains: ["mine.com"], paused: true },
  triage_names: { names: ["exarnple.com"], state: "watching" },
  note_report: { desk: "Mine" },
};

/** Parameters of paths that name nothing of an owner, with a value that is good. */
const NOBODYS: Readonly<Record<string, string>> = {
  name: "exarnple.com",
  format: "hosts",
  object: "indicator--01890000-0000-5000-8000-000000000000",
};

async function people(
  { storage }: OpenService,
  owner: string,
): Promise<{ person: string; invitation: string }> {
  const person = `mia of ${owner}`, invitation = hashOf(`invitation of ${owner}`);
  const invite = (hash: string, expires_at: number) =>
    storage.people.invite({ hash, owner, role: "admin", made_by: owner, created_at: 1, expires_at }, 9);
  await invite(hashOf(person), 9);
  expect(await storage.people.accept(hashOf(person), { name: person, passphrase: null }, 2)).toBe("done");
  await invite(invitation, Date.now() + 1e9);
  return { person, invitation: invitation.slice(0, 16) };
}

const cookieOf = (value: string): Headers => ({
  cookie: `${SESSION_COOKIE}=${value}`,
  "sec-fetch-site": "same-origin",
  [INTENT_HEADER]: "1",
});

/** Who is let in no longer, each with what they send. */
async function departed(
  { storage }: OpenService,
  owner: string,
  person: string,
): Promise<Record<string, Headers>> {
  const now = Date.now(), span = { idle: 3_600_000, whole: 3_600_000 };
  const key = async (more: Partial<Parameters<typeof createKey>[0]>, revoked = false) => {
    const { key, record } = createKey({ owner, scopes: SCOPES, expires_at: null, ...more }, now);
    await storage.keys.add(record);
    if (revoked) await storage.keys.revoke(record.id, now);
    return bearer(key);
  };
  const gone = `gone of ${owner}`;
  await storage.people.invite(
    { hash: hashOf(gone), owner, role: "admin", made_by: owner, created_at: 1, expires_at: 9 },
    9,
  );
  await storage.people.accept(hashOf(gone), { name: gone, passphrase: null }, 2);
  const [old, ofGone] = [
    newSession(person, "link", now - 7_200_000, span),
    newSession(gone, "link", now, span),
  ];
  await storage.sessions.add(old.record, null);
  await storage.sessions.add(ofGone.record, null);
  const found = {
    "a revoked key": await key({}, true),
    "a key that has expired": await key({ expires_at: now - 1 }),
    "a session that has ended": cookieOf(old.value),
    "the key of a person who was removed": await key({ person: { name: gone, role: "admin" } }),
    "the session of a person who was removed": cookieOf(ofGone.value),
  };
  await storage.people.remove(gone, owner, now);
  return found;
}

/** The tests of one kind of store. */
export function twoOwnersSuite(kind: string, env: () => Promise<Record<string, string>>): void {
  test(`${kind}: what another owner has is what does not exist, for every operation`, {
    timeout: 120_000,
  }, async () => {
    const opened = await openService(
      productConfig({
        ...{ DEADRINGER_WATCH: "0", DEADRINGER_HOSTS: "127.0.0.1", DEADRINGER_HISTORY: "0" },
        ...{ DEADRINGER_RATE_LIMIT: "100000", DEADRINGER_OWNER_RATE_LIMIT: "1000000" },
        ...await env(),
      }),
      {
        extensions: EXTENSIONS,
        log: () => {},
        io: waitingWorld(),
        url: () => "http://127.0.0.1",
      },
    );
    const { fetch, storage } = opened;
    const running: (() => Promise<Response>)[] = [];
    try {
      const ann = await furnish(opened, "ann"), bob = await furnish(opened, "bob", "example.net");
      const annsPeople = await people(opened, "ann");
      await people(opened, "bob");
      const call = async (who: Headers, { method, path }: Pick<Route, "method" | "path">, body?: unknown) =>
        await fetch(
          new Request(`http://127.0.0.1${path}`, {
            method,
            headers: { ...who, ...body === undefined ? {} : { "content-type": "application/json" } },
            ...body === undefined ? {} : { body: JSON.stringify(body) },
          }),
        );
      for (const { doors, runningId } of [ann, bob]) {
        const at = { method: "DELETE", path: `/v1/retrieve/${runningId}` } as const;
        running.push(() => call(doors["key"]![1], at));
      }
      const [annsKey, bobsKey] = [ann, bob].map(({ doors }) => doors["key"]![1]);
      const [annsSession, bobsSession] = [ann, bob].map(({ doors }) => ({
        ...doors["session"]![1],
        [INTENT_HEADER]: "1",
      }));
      const read = async (who: Headers, path: string) =>
        await (await call(who, { method: "GET", path })).text();
      const taxii = JSON.parse(await read(annsKey!, "/taxii2/deadringer/collections/"));
      const misp = Object.keys(JSON.parse(await read(annsKey!, "/misp/manifest.json")));
      const [share] = JSON.parse(await read(annsKey!, "/v1/shares")), [key] = await storage.keys.list("ann");
      const [session] = await storage.sessions.list("ann");
      /** What ann has, by the parameter that names it: the thing, and one like it that does not exist. */
      const things: Record<string, [hers: string, nobodys: string]> = {
        brand: [ann.brand, uuidV7(7)],
        uuid: [ann.uuid, uuidV7(7)],
        share: [share!.id, uuidV7(7)],
        collection: [taxii.collections[0].id, uuidV7(7)],
        event: [`${misp[0]}.json`, `${uuidV7(7)}.json`],
        "DELETE /v1/keys/{id}": [key!.id, "k".repeat(key!.id.length)],
        "DELETE /v1/invitations/{id}": [annsPeople.invitation, "0".repeat(annsPeople.invitation.length)],
        "DELETE /v1/sessions/{id}": [session!.hash.slice(0, 16), "0".repeat(16)],
        "DELETE /v1/identities/{id}": ["1".repeat(16), "0".repeat(16)],
        ...Object.fromEntries(
          ["PUT /v1/people/{name}", "DELETE /v1/people/{name}"].map((
            at,
          ) => [
            at,
            [
              encodeURIComponent(annsPeople.person),
              encodeURIComponent(annsPeople.person.replace("mia", "max")),
            ],
          ]),
        ),
      };
      const state = async () =>
        await Promise.all([
          ...[`/v1/watch/brands/${ann.brand}`, `/v1/retrieve/${ann.uuid}/record`]
            .map((path) => read(annsKey!, path)),
          ...["/v1/people", "/v1/invitations", "/v1/shares", `/v1/watch/brands/${ann.brand}/audit`]
            .map((path) => read(annsSession!, path)),
          read(annsSession!, "/v1/keys").then((text) => text.replaceAll(/"last_used_at":[^,}]*/g, "")),
        ]);
      const before = await state();

      const guarded = ROUTES.filter(({ access }) => access.by === "key" || access.by === "session");
      let tried = 0;
      /** Answers that differ from those about nothing, or are another refusal; that of `save` is the contract's. */
      const told: unknown[] = [];
      for (const route of guarded) {
        const at = `${route.method} ${route.path}`;
        const names = [...route.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
        const owned = names.filter((name) => things[at] !== undefined || things[name] !== undefined);
        if (owned.length === 0) continue;
        tried++;
        const pathOf = (which: 0 | 1) =>
          route.path.replaceAll(
            /\{([^}]+)\}/g,
            (_, name) =>
              (things[at] ?? things[name])?.[which] ?? NOBODYS[name] ?? expect.fail(`${at}: ${name}`),
          );
        for (const [who, headers] of [["key", bobsKey!], ["session", bobsSession!]] as const) {
          if (route.access.by === "session" && who === "key") continue;
          const answers = [];
          for (const which of [0, 1] as const) {
            const path = pathOf(which);
            const response = await call(headers, { ...route, path }, BODIES[route.id]);
            // Some answers quote the id that they were asked for.
            const quoted = things[at] ?? owned.map((name) => things[name]!)[0]!;
            const text = (await response.text()).replaceAll(quoted[which], "ID");
            const fields = [...response.headers].filter(([name]) =>
              !/^(?:date|x-service-request-id|x-ratelimit-.*)$/.test(name)
            );
            const { request_id: _, instance: __, ...body } = text.startsWith("{")
              ? JSON.parse(text)
              : { text };
            answers.push({ at, who, status: response.status, size: text.length, fields, body });
          }
          if (
            JSON.stringify(answers[0]) !== JSON.stringify(answers[1]) ||
            answers[0]!.status !== (route.id === "save" ? 400 : 404)
          ) told.push([at, who, answers.map(({ status, body }) => [status, body.detail])]);
        }
      }
      expect(told).toEqual([]);
      expect(tried).toBeGreaterThan(35);
      // What names nothing lists nothing of hers.
      const hers = [
        ...Object.values(things).map(([id]) => id).filter((id) => id !== "1".repeat(16)),
        ...[ann.runningId, "Brand of ann", annsPeople.person],
      ];
      for (const route of guarded.filter(({ method, path }) => method === "GET" && !path.includes("{"))) {
        if (/stream$/.test(route.path)) continue;
        const text = await read(route.access.by === "key" ? bobsKey! : bobsSession!, route.path);
        expect([route.path, hers.filter((each) => text.includes(each))]).toEqual([route.path, []]);
      }
      expect(await state()).toEqual(before);

      const gone = await departed(opened, "ann", annsPeople.person);
      for (const route of guarded) {
        const path = route.path.replaceAll(
          /\{([^}]+)\}/g,
          (_, name) => things[name]?.[0] ?? NOBODYS[name] ?? "x",
        );
        for (const [who, headers] of Object.entries(gone)) {
          const response = await call(headers, { ...route, path }, BODIES[route.id]);
          await response.body?.cancel();
          expect([route.id, who, response.status]).toEqual([route.id, who, 401]);
        }
      }
    } finally {
      // What runs ends before the service waits for it.
      for (const end of running) await end();
      await opened.close();
    }
  });
}
