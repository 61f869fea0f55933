/**
 * Every route, tried by every role of a team, by session and by key, and by those who are not of the team. Generated
 * from the list of routes.
 * @module
 */
import { afterAll, describe, expect, test } from "vitest";
import { createKey, hashOf } from "../../server/auth/keys.ts";
import { mayDo, OPEN, type Role, ROLES } from "../../server/wire/roles.ts";
import { INTENT_HEADER, newSession, SESSION_COOKIE } from "../../server/auth/session.ts";
import type { Route } from "../../server/http/route.ts";
import { ROUTES, SCOPES } from "./whole.ts";
import type { Stores } from "../../server/stores/store.ts";
import { bearer, testService } from "../server/service.ts";

/** What only an admin may do, written out once more: a slip in the table would change who may. */
const ADMIN_ONLY = [
  ...[
    "watch_brand",
    "change_brand",
    "unwatch_brand",
    "test_channels",
    "replay_alerts",
    "replace_feed",
  ],
  ...["result_delete"],
  ...["switch_certificates", "choose_alarms", "add_list", "try_list", "change_list", "remove_list"],
  ...["change_person", "remove_person", "invitations", "invite_person", "end_invitation"],
  ...["actions", "health", "health_test"],
];
/** What a viewer may do that is not reading. */
const VIEWER_DOES = [
  "signout",
  "signout_everywhere",
  "change_passphrase",
  "identity_end",
  "own_session_end",
  "watch_visit",
  "mcp",
];
/** What reads, and is not for a viewer: it starts work, or is about keys. */
const NOT_FOR_VIEWERS = [
  ...["squat", "nxdomain", "analyze", "v2_squat", "v2_nxdomain", "v2_discover", "ct_search", "ct_domains"],
  ...["ct_hydrate", "ct_logs", "keys", "keys_usage"],
];
const SPAN = { idle: 3_600_000, whole: 3_600_000 };
const UUID = "01890000-0000-7000-8000-000000000000";

type Headers = Record<string, string>;

/** Who may call a route, by the lists above. */
function expected({ id, method, access }: Route, role: Role): boolean {
  if (role === "admin") return true;
  if (ADMIN_ONLY.includes(id)) return false;
  if (role === "analyst") return true;
  return VIEWER_DOES.includes(id) ||
    method === "GET" && !NOT_FOR_VIEWERS.includes(id) && access.by !== "legacy token";
}

/** Makes the people of two teams, with a session and a key each. */
async function people(
  stores: Stores,
): Promise<(team: string, role: Role) => { session: Headers; key: Headers }> {
  const made = new Map<string, { session: Headers; key: Headers }>();
  for (const team of ["blue", "red"]) {
    await stores.owners.add({ name: team, passphrase: null, created_at: 1 });
    for (const role of ROLES) {
      const name = `${role} of ${team}`;
      const hash = hashOf(name);
      await stores.people.invite({ hash, owner: team, role, made_by: team, created_at: 1, expires_at: 9 }, 9);
      expect(await stores.people.accept(hash, { name, passphrase: null }, 2)).toBe("done");
      const { value, record } = newSession(name, "link", Date.now(), SPAN);
      expect(await stores.sessions.add(record, null)).toBe(true);
      const { key, record: keyRecord } = createKey(
        { owner: team, scopes: SCOPES, expires_at: null, person: { name, role } },
        Date.now(),
      );
      await stores.keys.add(keyRecord);
      made.set(`${team} ${role}`, {
        session: {
          cookie: `${SESSION_COOKIE}=${value}`,
          "sec-fetch-site": "same-origin",
          [INTENT_HEADER]: "1",
        },
        key: bearer(key),
      });
    }
  }
  return (team, role) => made.get(`${team} ${role}`)!;
}

/** The test of one kind of store. */
export function rolesSuite(kind: string, open: () => Promise<Stores>): void {
  describe(`roles, ${kind}`, async () => {
    const stores = await open();
    const { handle, service } = testService({
      stores,
      env: { DEADRINGER_OWNER_RATE_LIMIT: "1000000", DEADRINGER_RATE_LIMIT: "1000000" },
    });
    const of = await people(stores);
    afterAll(() => stores.close());

    /** Who has an invitation that has expired, as a key and in place of a cookie. */
    const token = "x".repeat(43);
    await stores.people.invite(
      { hash: hashOf(token), owner: "blue", role: "admin", made_by: "blue", created_at: 1, expires_at: 9 },
      99,
    );
    const expired = [bearer(token), { ...of("blue", "admin").session, cookie: `${SESSION_COOKIE}=${token}` }];

    const send = (route: Route, headers: Headers) =>
      handle(
        new Request(`http://localhost${route.path.replaceAll(/\{[^}]+\}/g, UUID)}`, {
          method: route.method,
          headers: { "content-type": "application/json", ...headers },
          ...(route.method === "POST" || route.method === "PUT" ? { body: "{}" } : {}),
        }),
      );
    /** Whether the guard lets a request pass as far as roles are concerned; its status where it is not one of roles. */
    const passes = async (route: Route, headers: Headers): Promise<boolean | number> => {
      const response = await send(route, headers);
      // It would go on for ten minutes.
      if (response.headers.get("content-type") === "text/event-stream") {
        await response.body?.cancel();
        return true;
      }
      const text = await response.text();
      if (response.status === 401) return 401;
      return !(response.status === 403 && JSON.parse(text).detail.startsWith("The role "));
    };

    const guarded = ROUTES.filter(({ access }) => access.by === "key" || access.by === "session");
    // These end the session that the others use.
    const ends = (id: string) => id === "signout" || id === "signout_everywhere";

    test.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
      "%s",
      async (_, route) => {
        for (const role of ROLES) {
          const { session, key } = of("blue", role);
          const may = expected(route, role);
          expect([role, mayDo(role, route.does)]).toEqual([role, may]);
          if (!ends(route.id)) expect([role, await passes(route, session)]).toEqual([role, may]);
          if (route.access.by === "key") expect([role, await passes(route, key)]).toEqual([role, may]);
          else expect(await passes(route, key)).toBe(401);
        }
        expect(await passes(route, {})).toBe(401);
        for (const headers of expired) expect(await passes(route, headers)).toBe(401);
        expect(await passes(route, { ...of("blue", "admin").session, cookie: "" })).toBe(401);
      },
    );

    test("a route that is open to everybody is open by its access too, and no other is", () => {
      expect(
        ROUTES.filter(({ does, access }) => (does === OPEN) !== (access.by === "anyone")).map(({ id }) => id),
      )
        .toEqual([]);
    });

    test("a role that changes, changes what an existing key may do with the next request", async () => {
      const save = ROUTES.find(({ id }) => id === "save")!;
      const { key, session } = of("red", "analyst");
      expect(await passes(save, key)).toBe(true);
      await service.stores.people.setRole("analyst of red", "red", "viewer", null);
      expect(await passes(save, key)).toBe(false);
      expect(await passes(save, session)).toBe(401);
      await service.stores.people.setRole("analyst of red", "red", "analyst", null);
      expect(await passes(save, key)).toBe(true);
      await service.stores.people.remove("analyst of red", "red", 3);
      expect(await passes(save, key)).toBe(401);
    });

    test("a key that somebody makes is the maker's, and colleagues and another team do not see it", async () => {
      const ask = async (headers: Headers, method: string, path: string, body?: unknown) => {
        const response = await handle(
          new Request(`http://localhost${path}`, {
            method,
            headers: { "content-type": "application/json", ...headers },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        );
        const text = await response.text();
        return { status: response.status, body: text === "" ? null : JSON.parse(text) };
      };
      const wish = { name: "mine", scopes: ["ct"], expires: "never" };
      const { body: made } = await ask(of("blue", "analyst").session, "POST", "/v1/keys", wish);
      expect(made).toMatchObject({ owner: "blue", person: "analyst of blue" });
      const seenBy = async (team: string, role: Role) =>
        (await ask(of(team, role).session, "GET", "/v1/keys")).body.map(({ id }: { id: string }) => id);
      expect(await seenBy("blue", "analyst")).toContain(made.id);
      expect(await seenBy("blue", "admin")).toContain(made.id);
      expect(await seenBy("red", "admin")).not.toContain(made.id);
      expect((await ask(of("red", "admin").session, "DELETE", `/v1/keys/${made.id}`)).status).toBe(404);
      const { body: other } = await ask(of("blue", "admin").session, "POST", "/v1/keys", wish);
      expect(await seenBy("blue", "analyst")).not.toContain(other.id);
      expect((await ask(of("blue", "analyst").session, "DELETE", `/v1/keys/${other.id}`)).status).toBe(404);
      expect((await ask(of("blue", "admin").session, "DELETE", `/v1/keys/${made.id}`)).status).toBe(204);
    });

    test("a tool of /mcp does not get past the role", async () => {
      const call = async (role: Role) => {
        const response = await handle(
          new Request("http://localhost/mcp", {
            method: "POST",
            headers: {
              ...of("blue", role).key,
              accept: "application/json, text/event-stream",
              "content-type": "application/json",
              "mcp-protocol-version": "2025-11-25",
            },
            body: JSON.stringify({
              ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
              params: { name: "match", arguments: { name: "paypa1.top", brands: ["paypal.com"] } },
            }),
          }),
        );
        return await response.text();
      };
      expect(await call("viewer")).toContain("The role viewer may not look up");
      expect(await call("analyst")).not.toContain("The role");
    });
  });
}
