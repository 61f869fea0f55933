/**
 * Every route, asked by every role of another team for what a team has: the answer is that for what does not exist, and
 * nothing changes. Generated from the list of routes.
 * @module
 */
import { PARTS, SCOPES } from "./whole.ts";
import { storedScreenshots } from "../../server/results/screenshots.ts";
import { OwnedStores } from "../../server/stores/owned.ts";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Io } from "../../mod.ts";
import { createKey, hashOf } from "../../server/auth/keys.ts";
import { type Role, ROLES } from "../../server/wire/roles.ts";
import { INTENT_HEADER, newSession, SESSION_COOKIE } from "../../server/auth/session.ts";
import type { Route } from "../../server/http/route.ts";
import { ROUTES } from "./whole.ts";
import type { Storage } from "../../server/stores/storage.ts";
import { bearer, type TestService, testService } from "../server/service.ts";

const SPAN = { idle: 3_600_000, whole: 3_600_000 };
const NOBODY = "01890000-0000-7000-8000-000000000000";
type Headers = Record<string, string>;

/** What a path or body may name of a team, by the name of the parameter. */
type Things = Readonly<Record<string, string>>;

/** Values for what does not exist, in the form of what does. */
const UNKNOWN: Things = {
  ...{
    uuid: NOBODY,
    brand: NOBODY,
    share: NOBODY,
    collection: NOBODY,
    domain: "absent.example",
  },
  ...{
    key: "0".repeat(16),
    session: "0".repeat(16),
    invitation: "0".repeat(16),
    identity: "0".repeat(16),
    person: "nobody",
  },
  ...{
    event: `${NOBODY}.json`,
    name: "exmple.com",
    file: "xarf.json",
    format: "hosts",
    object: "indicator--0",
  },
};

/** Bodies that pass the checks of their routes, so that nothing but the team decides. */
const BODIES: Readonly<Record<string, (things: Things) => unknown>> = {
  change_person: () => ({ role: "viewer" }),
  share_result: () => ({ hours: 2 }),
  change_brand: () => ({ name: "taken", domains: ["taken.example"] }),
  triage_names: () => ({ names: ["exmple.com"], state: "ours" }),
  note_report: () => ({ desk: "taken" }),
  evidence: ({ uuid }) => ({ result: uuid, name: "exmple.com" }),
};

/** Routes that name something of a team in their body or query and not in their path. */
const NAMES_IN_BODY = ["evidence"];
/** Tokens in these paths open what they are for, for whoever has them. */
const isCapability = ({ access }: Route) => access.by === "anyone" || access.by === "legacy token";
/** These take a name of the world, or a list that everybody's names come from, not what a team has. */
const isLookup = ({ path }: Route) => /\{(?:domain|list)\}/.test(path);

/** Which of the things the parameter of a route's path names. */
function thingOf(route: Route, parameter: string): string {
  if (parameter === "id" && route.path.includes("identities")) return "identity";
  if (parameter === "id") {
    return /keys/.test(route.path) ? "key" : /sessions/.test(route.path) ? "session" : "invitation";
  }
  return parameter === "name" && route.path.startsWith("/v1/people") ? "person" : parameter;
}

/** A body without the id of its request, and without what was asked for. */
function masked(text: string, { uuid = NOBODY }: Things): string {
  return text.replaceAll(/"(instance|request_id)":"[^"]*"/g, "").replaceAll(uuid, NOBODY);
}

interface Team {
  session: Readonly<Record<Role, Headers>>;
  key: Readonly<Record<Role, Headers>>;
  things: Things;
}

/** Makes a team with somebody of each role. */
async function team(storage: Storage, name: string): Promise<Pick<Team, "session" | "key">> {
  const session = {} as Record<Role, Headers>, key = {} as Record<Role, Headers>;
  await storage.owners.add({ name, passphrase: null, created_at: 1 });
  for (const role of ROLES) {
    const person = `${role} of ${name}`;
    const hash = hashOf(person);
    await storage.people.invite(
      { hash, owner: name, role, made_by: name, created_at: 1, expires_at: Date.now() + 1e6 },
      9,
    );
    expect(await storage.people.accept(hash, { name: person, passphrase: null }, 2)).toBe("done");
    const { value, record } = newSession(person, "link", Date.now(), SPAN);
    await storage.sessions.add(record, null);
    session[role] = {
      cookie: `${SESSION_COOKIE}=${value}`,
      "sec-fetch-site": "same-origin",
      [INTENT_HEADER]: "1",
    };
    const made = createKey(
      { owner: name, scopes: SCOPES, expires_at: null, person: { name: person, role } },
      Date.now(),
    );
    await storage.keys.add(made.record);
    key[role] = bearer(made.key);
  }
  return { session, key };
}

/** The test of one kind of store. */
export function strangersSuite(kind: string, open: (folder: string) => Promise<Storage>): void {
  describe(`another team, ${kind}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "deadringer-strangers-"));
    let storage: Storage, at: TestService, blue: Team, red: Pick<Team, "session" | "key">;

    const send = async (route: Route, things: Things, headers: Headers) => {
      const path = route.path.replaceAll(/\{([^}]+)\}/g, (_, name) => things[thingOf(route, name)]!);
      const body = BODIES[route.id]?.(things);
      const response = await at.handle(
        new Request(`http://localhost${path}`, {
          method: route.method,
          headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      const isStream = response.headers.get("content-type")?.includes("event-stream") === true;
      const text = isStream ? "" : await response.text();
      if (isStream) await response.body?.cancel();
      return { status: response.status, text: masked(text, things) };
    };
    const get = async (path: string) => {
      const response = await at.handle(new Request(`http://localhost${path}`, { headers: blue.key.admin }));
      expect([path, response.status]).toEqual([path, 200]);
      return await response.json();
    };
    const post = async (path: string, body: unknown, headers: Headers) => {
      const response = await at.handle(
        new Request(`http://localhost${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        }),
      );
      expect([path, response.ok]).toEqual([path, true]);
      return await response.json();
    };

    /** Everything that a team can have, by the names of the parameters that name it. */
    const furnish = async (): Promise<Things> => {
      const headers = blue.key.admin;
      const lookup = await at.handle(
        new Request("http://localhost/v1/lookup/squat/bluebank.com", { headers }),
      );
      await lookup.text();
      const uuid = lookup.headers.get("x-service-result-id")!;
      const brand = await post("/v1/watch/brands", { name: "Blue Bank", domains: ["bluebank.com"] }, headers);
      const share = await post(`/v1/retrieve/${uuid}/share`, { hours: 2 }, headers);
      await at.service.screenshots!.of(uuid).put("exmple.com", new Uint8Array([137]));
      mkdirSync(join(folder, "evidence", uuid), { recursive: true });
      writeFileSync(join(folder, "evidence", uuid, "exmple.com.zip"), "PK");
      const session = blue.session.admin;
      const identity = { issuer: "https://id.example", subject: "blue" };
      expect(await storage.identities.link(identity, "admin of blue", 1)).toBe(true);
      const key = await post("/v1/keys", { name: "blue", scopes: ["ct"], expires: "never" }, session);
      const invitation = await post("/v1/invitations", { role: "viewer" }, session);
      const { collections } = await get("/taxii2/deadringer/collections/");
      const { objects } = await get(`/taxii2/deadringer/collections/${collections[0].id}/objects/`);
      const [event] = Object.keys(await get("/misp/manifest.json"));
      return {
        ...UNKNOWN,
        ...{
          uuid,
          brand: brand.id,
          share: share.id,
          key: key.id,
          invitation: invitation.id,
        },
        ...{ collection: collections[0].id, object: objects[0].id, event: `${event}.json` },
        session: hashOf(session["cookie"]!.split("=")[1]!).slice(0, 16),
        person: "viewer of blue",
        identity: hashOf(JSON.stringify(["https://id.example", "blue"])).slice(0, 16),
      };
    };

    beforeAll(async () => {
      storage = await open(folder);
      const env = { DEADRINGER_OWNER_RATE_LIMIT: "1000000", DEADRINGER_RATE_LIMIT: "1000000" };
      const io = { now: () => Date.now() } as Io;
      at = testService({
        ...{ stores: storage, env, io },
        owned: await OwnedStores.open(storage, PARTS),
        screenshots: storedScreenshots(storage, () => "http://localhost")!,
      });
      blue = { ...await team(storage, "blue"), things: {} };
      red = await team(storage, "red");
      blue = { ...blue, things: await furnish() };
    });
    afterAll(async () => {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const named = ROUTES.filter((route) =>
      !isCapability(route) && !isLookup(route) &&
      (route.path.includes("{") || NAMES_IN_BODY.includes(route.id))
    );
    const lists = ROUTES.filter((route) =>
      !isCapability(route) && route.method === "GET" && !route.path.includes("{") &&
      !route.path.includes("/ct/")
    );
    const headersOf = ({ access }: Route, of: Pick<Team, "session" | "key">, role: Role) =>
      access.by === "session" ? [of.session[role]] : [of.session[role], of.key[role]];
    const readable = named.filter(({ method }) => method === "GET");
    const seenByBlue = () =>
      Promise.all(readable.map((route) => send(route, blue.things, blue.session.admin)));

    test("what is asked for is there: the team itself reads all of it", async () => {
      const seen = await seenByBlue();
      expect(readable.map(({ id }, i) => [id, seen[i]!.status])).toEqual(readable.map(({ id }) => [id, 200]));
    });

    test.each(named.map((route) => [`${route.method} ${route.path}`, route] as const))(
      "%s is as if it did not exist",
      async (_, route) => {
        const before = await seenByBlue();
        for (const role of ROLES) {
          for (const headers of headersOf(route, red, role)) {
            const known = await send(route, blue.things, headers);
            // A role that may not is refused whatever there is; an admin finds nothing.
            const missing = route.id === "save" ? 400 : 404; // As the contract of the wire has it.
            const expected = role === "admin" ? [missing] : [403, missing];
            expect([route.id, role, known.status, expected.includes(known.status), known.text]).toEqual([
              ...[route.id, role, known.status, true],
              (await send(route, UNKNOWN, headers)).text,
            ]);
          }
        }
        expect(await seenByBlue()).toEqual(before);
      },
    );

    test("a path with a character that no text of a store has is no fault of the service", async () => {
      for (const route of named.filter(({ path }) => path.includes("{"))) {
        for (const [, parameter] of route.path.matchAll(/\{([^}]+)\}/g)) {
          const things = { ...blue.things, [thingOf(route, parameter!)]: "a%00b" };
          const { status } = await send(route, things, blue.session.admin);
          expect([route.id, parameter, status < 500]).toEqual([route.id, parameter, true]);
        }
      }
    });

    test.each(lists.map((route) => [`${route.method} ${route.path}`, route] as const))(
      "%s lists nothing of it",
      async (_, route) => {
        const { name: _n, file: _f, format: _fo, object: _o, domain: _d, ...own } = blue.things;
        for (const role of ROLES) {
          for (const headers of headersOf(route, red, role)) {
            const { text } = await send(route, {}, headers);
            const found = ["blue", ...Object.values(own)].filter((each) => text.includes(each));
            expect([route.id, role, found]).toEqual([route.id, role, []]);
          }
        }
      },
    );

    test("the lists that have something of it show it to the team itself", async () => {
      const shown = await Promise.all(lists.map(async (route) => {
        const { text } = await send(route, {}, blue.session.admin);
        return text.includes("blue") || Object.values(blue.things).some((each) => text.includes(each))
          ? [route.id]
          : [];
      }));
      expect(shown.flat()).toEqual(expect.arrayContaining([
        ...[
          "people",
          "invitations",
          "identities",
          "actions",
          "keys",
          "results",
          "shares",
          "watched_brands",
        ],
        ...["taxii_collections", "misp_manifest", "own_sessions"],
      ]));
    });
  });
}
