/**
 * What an owner had is gone at every door once the owner is removed, and what another owner has stays.
 * @module
 */
import { WATCHED } from "../../server/extras/watch/service.ts";
import { EXTENSIONS } from "../../server/extras/mod.ts";
import { expect, test } from "vitest";
import type { Io } from "../../mod.ts";
import { createKey, randomText } from "../../server/auth/keys.ts";
import { productConfig, SCOPES } from "./whole.ts";
import { newSession, SESSION_COOKIE, writeSessionCookie } from "../../server/auth/session.ts";
import { type OpenService, openService } from "../../server/open.ts";
import { emptyWorld } from "../server/empty_world.ts";
import { bearer } from "../server/service.ts";

/** A world in which lookups of `wait.com` do not end by themselves. */
export function waitingWorld(): Io {
  const world = emptyWorld(0);
  return {
    ...world,
    dns: {
      ...world.dns,
      async query(name, type, signal, wish) {
        if (!name.includes("wait")) return await world.dns.query(name, type, signal, wish);
        return await new Promise((_, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
        );
      },
    },
  };
}

/** Everything one owner can have, with the doors to it. */
export async function furnish(
  { fetch, storage, service }: OpenService,
  owner: string,
  domain: string = "example.com",
) {
  const now = Date.now();
  await storage.owners.add({ name: owner, passphrase: null, created_at: now });
  const { key, record } = createKey({ owner, scopes: SCOPES, expires_at: null }, now);
  await storage.keys.add(record);
  const session = newSession(owner, "link", now, { idle: 3_600_000, whole: 3_600_000 });
  await storage.sessions.add(session.record, null);
  const cookie = {
    cookie: writeSessionCookie(session.value).split(";")[0]!,
    "sec-fetch-site": "same-origin",
  };
  expect(cookie.cookie).toContain(SESSION_COOKIE);
  const call = async (method: string, path: string, body?: unknown) =>
    await fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { ...bearer(key), ...body === undefined ? {} : { "content-type": "application/json" } },
        ...body === undefined ? {} : { body: JSON.stringify(body) },
      }),
    );
  // deno-lint-ignore no-explicit-any
  const json = async (method: string, path: string, body?: unknown): Promise<any> => {
    const response = await call(method, path, body);
    expect([path, response.ok]).toEqual([path, true]);
    return await response.json();
  };
  const lookup = await call("GET", `/v1/lookup/squat/${domain}`);
  await lookup.text();
  const uuid = lookup.headers.get("x-service-result-id")!;
  const brand = await json("POST", "/v1/watch/brands", {
    name: `Brand of ${owner}`,
    domains: [domain],
    channels: ["https://hooks.invalid/x"],
    paused: true,
  });
  const tokenOf = ({ path }: { path: string }) => path.split("/").at(-1)!;
  const resultLink = tokenOf(await json("POST", `/v1/retrieve/${uuid}/share`, { hours: 2 }));
  // An alert that waits.
  await service.extras.use(WATCHED).store.update({
    ...(await service.extras.use(WATCHED).store.get(brand.id))!,
    next_run_at: now - 1,
  });
  const feed = new URL(brand.feed_blocklist, "http://127.0.0.1").pathname;
  const events = await call("GET", "/v1/watch/events/stream");
  const running = await call("GET", "/v1/lookup/squat/wait.com?linger=60");
  expect([events.status, running.status]).toEqual([200, 200]);
  const ends = [events, running].map(async ({ body }) => {
    try {
      for await (const _ of body!);
    } catch {
      // A stream that is cut off has ended, too.
    }
  });
  const runningId = running.headers.get("x-service-result-id")!;
  const misp = (await (await call("GET", "/misp/manifest.json")).json()) as Record<string, unknown>;
  const doors: Record<string, readonly [path: string, headers: Record<string, string>]> = {
    "key": ["/v1/meta/usage", bearer(key)],
    "session": ["/v1/retrieve", cookie],
    "blocklist": [feed, {}],
    "shared result": [`/v1/retrieve/shared/${resultLink}`, {}],
    "record of a shared result": [`/v1/retrieve/shared/${resultLink}/record`, {}],
    "brand": [`/v1/watch/brands/${brand.id}`, bearer(key)],
    "stored result": [`/v1/retrieve/${uuid}`, bearer(key)],
    "running result": [`/v1/retrieve/${runningId}/record`, bearer(key)],
    "export": [`/v1/retrieve/${uuid}/export/hosts`, bearer(key)],
    "TAXII": ["/taxii2/deadringer/collections/", bearer(key)],
    "MISP": [
      `/misp/${Object.keys(misp)[0] === undefined ? "manifest" : Object.keys(misp)[0]}.json`,
      bearer(key),
    ],
  };
  return { owner, doors, ends, uuid, runningId, brand: brand.id as string };
}

/** `remove` removes an owner as the command line does, in a process or a connection of its own. */
export function ownerRemovalSuite(
  name: string,
  env: () => Promise<Record<string, string>>,
  remove: (owner: string, env: Record<string, string>, opened: OpenService) => Promise<void>,
): void {
  test(`${name}: a removed owner is gone at every door, and what runs ends; others notice nothing`, {
    timeout: 60_000,
  }, async () => {
    const settings = await env();
    const opened = await openService(
      productConfig({ DEADRINGER_WATCH: "0", DEADRINGER_HOSTS: "127.0.0.1", ...settings }),
      {
        extensions: EXTENSIONS,
        log: () => {},
        io: waitingWorld(),
        url: () => "http://127.0.0.1",
      },
    );
    try {
      const { storage, service, fetch } = opened;
      const ann = await furnish(opened, `ann ${randomText(4)}`), bob = await furnish(opened, "bob");
      const statuses = async ({ doors }: typeof ann) =>
        Object.fromEntries(
          await Promise.all(
            Object.entries(doors).map(async ([door, [path, headers]]) => {
              const response = await fetch(new Request(`http://127.0.0.1${path}`, { headers }));
              await response.body?.cancel();
              return [door, response.status] as const;
            }),
          ),
        );
      const open = await statuses(ann);
      for (const [door, status] of Object.entries(open)) {
        expect([door, status < 300 || door === "stored result" && status < 400]).toEqual([door, true]);
      }
      await remove(ann.owner, settings, opened);
      const after = await statuses(ann);
      // What runs may take until the next question to the store.
      delete after["running result"];
      for (const [door, status] of Object.entries(after)) {
        expect([door, [401, 404].includes(status)]).toEqual([door, true]);
      }
      await Promise.all(ann.ends);
      await expect.poll(() => service.jobs.find(ann.runningId)).toBeUndefined();
      const [brands, results] = [
        await service.extras.use(WATCHED).store.list(ann.owner),
        await storage.results.list(ann.owner, 0, 9),
      ];
      expect([brands, results.filter(({ expires_at }) => expires_at > 0)]).toEqual([[], []]);
      expect(await service.extras.use(WATCHED).store.claim("l", Date.now(), 1_000, [bob.owner])).toBeNull();
      // The same name starts with nothing.
      await storage.owners.add({ name: ann.owner, passphrase: null, created_at: Date.now() });
      expect(await storage.results.list(ann.owner, Date.now(), 9)).toEqual([]);

      expect(await statuses(bob)).toEqual(open);
      expect(service.jobs.find(bob.runningId)).toBeDefined();
      await remove(bob.owner, settings, opened);
      await Promise.all(bob.ends);
    } finally {
      await opened.close();
    }
  });
}
