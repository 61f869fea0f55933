/**
 * People of a team, over HTTP as their browsers: invitations, roles, sessions, removal, and another team that sees
 * nothing of it.
 * @module
 */
import { afterAll, describe, expect, test } from "vitest";
import type { StreamMessage } from "../../../../mod.ts";
import { INTENT_HEADER } from "../../../../server/auth/session.ts";
import type { Stores } from "../../../../server/stores/store.ts";
import { cookieOf, OWN } from "../../auth/signed_in.ts";
import { bearer, testService } from "../../service.ts";

const PASSPHRASE = "correct horse battery";
const DAY_MS = 86_400_000;

/** A lookup that runs until it is stopped. */
async function* endless(_: unknown, signal: AbortSignal): AsyncGenerator<StreamMessage> {
  yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
  await new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

interface Reply {
  status: number;
  // deno-lint-ignore no-explicit-any
  body: any;
  cookie: string;
  lacks: string | null;
}

/** The test of one kind of store. */
export function peopleSuite(kind: string, open: () => Promise<Stores>): void {
  describe(`people, ${kind}`, async () => {
    const clock = { now: 1_800_000_000_000 };
    const stores = await open();
    const at = testService({ stores, now: () => clock.now, lookup: endless });
    afterAll(() => stores.close());

    let visitors = 0;
    /** A browser: it keeps its cookie. */
    const browser = () => {
      const peer = `192.0.2.${++visitors}`;
      let cookie = "";
      return async (method: string, path: string, body?: unknown): Promise<Reply> => {
        const response = await at.handle(
          new Request(`http://localhost${path}`, {
            method,
            headers: {
              ...OWN,
              [INTENT_HEADER]: "1",
              "user-agent": `Browser ${peer}`,
              ...(cookie === "" ? {} : { cookie }),
              ...(body === undefined ? {} : { "content-type": "application/json" }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
          peer,
        );
        if (response.headers.has("set-cookie")) cookie = cookieOf(response);
        const text = await response.text();
        const lacks = response.headers.get("x-deadringer-incomplete");
        return { status: response.status, body: text === "" ? null : JSON.parse(text), cookie, lacks };
      };
    };
    type Browser = ReturnType<typeof browser>;

    /** A browser in which the admin of a new team is signed in. */
    const adminOf = async (team: string): Promise<Browser> => {
      await stores.owners.add({
        name: team,
        passphrase: await at.service.signIn.encode(PASSPHRASE),
        created_at: clock.now,
      });
      const ask = browser();
      expect((await ask("POST", "/v1/session", { owner: team, passphrase: PASSPHRASE })).status).toBe(201);
      return ask;
    };
    const tokenOf = ({ body }: Reply): string => body.path.split("=")[1];
    const join = (ask: Browser, token: string, owner: string) =>
      ask("POST", "/v1/session/invitation", { token, owner, passphrase: PASSPHRASE });
    /** A browser of a new person of a team. */
    const joined = async (admin: Browser, role: string, name: string): Promise<Browser> => {
      const ask = browser();
      const reply = await join(ask, tokenOf(await admin("POST", "/v1/invitations", { role })), name);
      expect([reply.status, reply.body.person]).toEqual([201, name]);
      return ask;
    };

    test("an invitation makes one account, of its team and role, until it is used, ended or expired", async () => {
      const admin = await adminOf("kestrel");
      const made = await admin("POST", "/v1/invitations", { role: "analyst" });
      expect(made.status).toBe(201);
      expect(Date.parse(made.body.expires_at) - clock.now).toBe(3 * DAY_MS);
      expect((await admin("GET", "/v1/invitations")).body).toEqual([
        { ...made.body, path: undefined },
      ].map(({ path: _, ...rest }) => rest));
      const looked = async () =>
        (await browser()("POST", "/v1/session/look", { kind: "invitation", token: tokenOf(made) })).status;
      expect(await looked()).toBe(204);
      const taken = await join(browser(), tokenOf(made), "kestrel");
      expect([taken.status, taken.body.detail]).toEqual([
        400,
        'The name "kestrel" is taken, or looks like one that is: choose another',
      ]);
      const weak = await browser()("POST", "/v1/session/invitation", {
        token: tokenOf(made),
        owner: "bo",
        passphrase: "short",
      });
      expect(weak.status).toBe(400);
      const bo = browser();
      const session = await join(bo, tokenOf(made), "bo");
      expect(session.body).toMatchObject({ owner: "kestrel", person: "bo", role: "analyst" });
      expect((await join(browser(), tokenOf(made), "bo too")).status).toBe(401);
      expect(await looked()).toBe(401);
      expect((await admin("GET", "/v1/invitations")).body).toEqual([]);
      expect((await bo("POST", "/v1/invitations", { role: "admin" })).status).toBe(403);
      const ended = await admin("POST", "/v1/invitations", { role: "viewer" });
      expect((await admin("DELETE", `/v1/invitations/${ended.body.id}`)).status).toBe(204);
      expect((await admin("DELETE", `/v1/invitations/${ended.body.id}`)).status).toBe(404);
      expect((await join(browser(), tokenOf(ended), "cy")).status).toBe(401);
      const late = await admin("POST", "/v1/invitations", { role: "viewer" });
      clock.now += 3 * DAY_MS;
      expect((await join(browser(), tokenOf(late), "cy")).status).toBe(401);
      expect((await browser()("GET", "/v1/people")).status).toBe(401);
      expect((await admin("POST", "/v1/invitations", { role: "root" })).status).toBe(401);
    });

    test("the history says who did what and when, survives the person, and is another team's never", async () => {
      const admin = await adminOf("hobby");
      const ida = await joined(admin, "analyst", '=ida, "the first"');
      const { body: { id } } = await ida("POST", "/v1/keys", { name: "k", scopes: ["ct"], expires: "never" });
      clock.now += 1_000;
      await ida("DELETE", `/v1/keys/${id}`);
      expect((await ida("DELETE", `/v1/keys/${id}`)).status).toBe(204);
      expect((await ida("DELETE", "/v1/keys/nothing")).status).toBe(404);
      await ida("GET", "/v1/keys");
      const name = encodeURIComponent('=ida, "the first"');
      expect((await admin("PUT", `/v1/people/${name}`, { role: "viewer" })).status).toBe(204);
      expect((await admin("DELETE", `/v1/people/${name}`)).status).toBe(204);
      const { body: entries } = await admin("GET", "/v1/actions");
      // deno-lint-ignore no-explicit-any
      expect(entries.map(({ person, action, target, detail }: any) => [person, action, target, detail]))
        .toEqual([
          ["hobby", "remove_person", '=ida, "the first"', 'removed a person: =ida, "the first"'],
          [
            "hobby",
            "change_person",
            '=ida, "the first"',
            `changed a person's role: =ida, "the first" (now viewer)`,
          ],
          ['=ida, "the first"', "revoke_key", id, "revoked an API key: k"],
          ['=ida, "the first"', "revoke_key", id, "revoked an API key: k"],
          ['=ida, "the first"', "create_key", "", "made an API key: k"],
          [
            '=ida, "the first"',
            "signin_invitation",
            "",
            expect.stringMatching(/^joined the team from 192/),
          ],
          ["hobby", "invite_person", "", expect.stringMatching(/^made an invitation as analyst$/)],
          ["hobby", "signin", "", expect.stringMatching(/^signed in by passphrase from 192/)],
        ]);
      expect(Date.parse(entries[2].at) - Date.parse(entries[4].at)).toBe(1_000);
      const older = await admin("GET", `/v1/actions?limit=2&before=${entries[5].id}`);
      expect(older.body).toEqual(entries.slice(6));
      expect((await admin("GET", "/v1/actions?before=x")).status).toBe(400);
      const raw = async (format: string) =>
        (await at.handle(
          new Request(`http://localhost/v1/actions?format=${format}`, {
            headers: {
              ...OWN,
              cookie: (await admin("POST", "/v1/session", {
                owner: "hobby",
                passphrase: PASSPHRASE,
              })).cookie,
            },
          }),
        )).text();
      // A table of a spreadsheet takes what begins with = for a formula.
      expect(await raw("csv")).toContain(
        `,"'=ida, ""the first""",,revoke_key,${id},revoked an API key: k\r\n`,
      );
      const other = await adminOf("eagle");
      expect((await other("GET", "/v1/actions")).body.map(({ action }: { action: string }) => action))
        .toEqual([
          "signin",
        ]);
      // Who takes the name of a removed team next sees nothing of it.
      await stores.owners.remove("hobby", clock.now);
      expect(await stores.actions.list("hobby", { before: null, limit: 9 })).toEqual([]);
    });

    test("what was done stays done when the history cannot be written, and that is logged and counted", async () => {
      const admin = await adminOf("osprey 2");
      const { body: { id } } = await admin("POST", "/v1/keys", {
        name: "k",
        scopes: ["ct"],
        expires: "never",
      });
      const { add } = stores.actions;
      stores.actions.add = () => Promise.reject(new Error("The disk is full"));
      try {
        const revoked = await admin("DELETE", `/v1/keys/${id}`);
        expect(revoked.status).toBe(204);
        expect(revoked.lacks).toContain("history");
        const signedIn = await browser()("POST", "/v1/session", {
          owner: "osprey 2",
          passphrase: PASSPHRASE,
        });
        expect(signedIn.status).toBe(201);
      } finally {
        stores.actions.add = add;
      }
      expect(await at.service.metrics.text()).toMatch(/actions_unrecorded_total 2\n/);
      expect(at.logged.filter(({ level }) => level === "error").map(({ route }) => route)).toEqual([
        "revoke_key",
        "signin",
      ]);
    });

    test("a stranger from another team sees nothing, not even that it exists", async () => {
      const admin = await adminOf("osprey");
      await joined(admin, "analyst", "dee");
      const other = await adminOf("buzzard");
      const invited = await admin("POST", "/v1/invitations", { role: "viewer" });
      const answers = async (name: string, id: string) =>
        [
          await other("PUT", `/v1/people/${name}`, { role: "viewer" }),
          await other("DELETE", `/v1/people/${name}`),
          await other("DELETE", `/v1/invitations/${id}`),
        ].map(({ status, body }) => [status, body.detail]);
      const known = await answers("dee", invited.body.id);
      expect(known.map(([status]) => status)).toEqual([404, 404, 404]);
      expect(known).toEqual(await answers("nobody", "0123456789abcdef"));
      expect((await other("DELETE", "/v1/people/%FF")).status).toBe(400);
      expect((await other("GET", "/v1/people")).body.map(({ name }: { name: string }) => name)).toEqual([
        "buzzard",
      ]);
      expect((await other("GET", "/v1/invitations")).body).toEqual([]);
    });

    test("sessions are listed with device, address and last use, and end one by one and all at once", async () => {
      const admin = await adminOf("merlin");
      const second = browser();
      await second("POST", "/v1/session", { owner: "merlin", passphrase: PASSPHRASE });
      const colleague = await joined(admin, "viewer", "eli");
      clock.now += 120_000;
      await second("GET", "/v1/people");
      const { body: sessions } = await admin("GET", "/v1/sessions");
      expect(sessions).toHaveLength(2);
      const own = sessions.find(({ is_current }: { is_current: boolean }) => is_current);
      const other = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
      expect(other.device).toMatch(/^Browser 192/);
      expect(other.address).toMatch(/^192\.0\.2\./);
      expect(Date.parse(other.used_at)).toBe(clock.now);
      expect((await colleague("DELETE", `/v1/sessions/${other.id}`)).status).toBe(404);
      expect((await admin("DELETE", `/v1/sessions/${other.id}`)).status).toBe(204);
      expect([(await second("GET", "/v1/people")).status, (await admin("GET", "/v1/people")).status]).toEqual(
        [401, 200],
      );
      expect((await admin("GET", "/v1/sessions")).body.map(({ id }: { id: string }) => id)).toEqual([own.id]);
      expect((await colleague("GET", "/v1/sessions")).body).toHaveLength(1);
      expect((await admin("DELETE", "/v1/sessions")).status).toBe(204);
      expect((await admin("GET", "/v1/sessions")).status).toBe(401);
      expect((await colleague("GET", "/v1/sessions")).status).toBe(200);
    });

    test("a changed passphrase or role ends the other sessions; the last admin stays admin", async () => {
      const admin = await adminOf("harrier");
      const fay = await joined(admin, "analyst", "fay");
      expect((await admin("PUT", "/v1/people/harrier", { role: "viewer" })).status).toBe(409);
      expect((await admin("DELETE", "/v1/people/harrier")).status).toBe(409);
      expect((await admin("PUT", "/v1/people/fay", { role: "admin" })).status).toBe(204);
      expect((await fay("GET", "/v1/people")).status).toBe(401);
      await fay("POST", "/v1/session", { owner: "fay", passphrase: PASSPHRASE });
      const elsewhere = browser();
      await elsewhere("POST", "/v1/session", { owner: "fay", passphrase: PASSPHRASE });
      expect((await fay("PUT", "/v1/people/fay", { role: "analyst" })).status).toBe(204);
      expect((await elsewhere("GET", "/v1/people")).status).toBe(401);
      expect((await fay("GET", "/v1/people")).status).toBe(200);
      expect((await fay("DELETE", "/v1/people/harrier")).status).toBe(403);
      await elsewhere("POST", "/v1/session", { owner: "fay", passphrase: PASSPHRASE });
      const change = { current: PASSPHRASE, passphrase: "another long passphrase" };
      expect((await fay("PUT", "/v1/session/passphrase", change)).status).toBe(204);
      expect((await elsewhere("GET", "/v1/people")).status).toBe(401);
    });

    test("what a key runs ends with it; what other keys of the person run goes on", async () => {
      const admin = await adminOf("kite");
      const wish = { scopes: ["lookup:squat"], expires: "never" };
      const { body: one } = await admin("POST", "/v1/keys", { ...wish, name: "one" });
      const { body: two } = await admin("POST", "/v1/keys", { ...wish, name: "two" });
      const lookup = (value: string) =>
        at.handle(
          new Request("http://localhost/v1/lookup/squat/example.com", { headers: bearer(value) }),
        );
      const [running, other] = [await lookup(one.key), await lookup(two.key)];
      const ended = running.text();
      await at.service.removals.poll();
      expect((await admin("DELETE", `/v1/keys/${one.id}`)).status).toBe(204);
      expect(await ended).toContain('"kind":"Error"');
      expect((await lookup(one.key)).status).toBe(401);
      expect(await at.service.jobs.dropOf({ owner: "kite" })).toBe(1);
      await other.text();
    });

    test("with a person end sessions, keys, invitations and lookups; the rest stays", async () => {
      const admin = await adminOf("goshawk");
      const gil = await joined(admin, "admin", "gil");
      const wish = { name: "gil's", scopes: ["lookup:squat"], expires: "never" };
      const { body: { key } } = await gil("POST", "/v1/keys", wish);
      const { body: { key: adminKey } } = await admin("POST", "/v1/keys", { ...wish, name: "kept" });
      await gil("POST", "/v1/invitations", { role: "viewer" });
      const lookup = (value: string) =>
        at.handle(
          new Request("http://localhost/v1/lookup/squat/example.com", { headers: bearer(value) }),
        );
      const [running, other] = [await lookup(key), await lookup(adminKey)];
      const ended = running.text();
      await at.service.removals.poll();
      expect((await admin("DELETE", "/v1/people/gil")).status).toBe(204);
      expect(await ended).toContain('"kind":"Error"');
      expect((await gil("GET", "/v1/people")).status).toBe(401);
      expect((await lookup(key)).status).toBe(401);
      expect((await admin("GET", "/v1/invitations")).body).toEqual([]);
      expect((await admin("GET", "/v1/people")).body.map(({ name }: { name: string }) => name)).toEqual([
        "goshawk",
      ]);
      expect(await at.service.jobs.dropOf({ owner: "goshawk" })).toBe(1);
      await other.text();
    });
  });
}
