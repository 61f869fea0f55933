import { afterAll, beforeAll, expect, test } from "vitest";
import type { Io } from "../../../../mod.ts";
import { INTENT_HEADER } from "../../../../server/auth/session.ts";
import { type TestService, testService } from "../../service.ts";
import { type Accounts, CLIENT, type ProviderWorld, startProvider } from "./provider_world.ts";
import { OWN, PASSPHRASE } from "../../auth/signed_in.ts";

const ORIGIN = "http://localhost:8787";
const accounts: Accounts = {
  ada: { email: "ada@kestrel.example", email_verified: true, groups: ["soc"] },
  bo: { email: "bo@kestrel.example", email_verified: true, groups: ["staff"] },
  cy: { email: "cy@kestrel.example", email_verified: false, preferred_username: "cy", groups: ["soc-lead"] },
  eve: { email: "ann@kestrel.example", email_verified: false, preferred_username: "eve", groups: ["soc"] },
  ann: { email: "ann@kestrel.example", email_verified: true, groups: [] },
  nobody: {},
};
let provider: ProviderWorld;
beforeAll(async () => {
  provider = await startProvider([ORIGIN], accounts);
});
afterAll(() => provider.close());

interface Reply {
  status: number;
  // deno-lint-ignore no-explicit-any
  body: any;
}

/** A browser: it keeps its cookies. */
function browser(at: TestService) {
  const cookies = new Map<string, string>();
  const ask = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const response = await at.handle(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: {
          ...OWN,
          [INTENT_HEADER]: "1",
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      "192.0.2.7",
    );
    for (const each of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)!;
      if (value === "") cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
  /** Signs in by the provider as an account there. */
  const signOn = async (account: string, body: unknown = {}): Promise<Reply> => {
    const started = await ask("POST", "/v1/session/oidc/start", body);
    if (started.status !== 200) return started;
    const { searchParams } = await provider.visit(started.body.url, account);
    return await ask("POST", "/v1/session/oidc", { query: searchParams.toString() });
  };
  return { ask, signOn, cookies };
}

/** A service with the provider, and a team "soc" whose admin has an address as name. */
async function service(env: Record<string, string> = {}) {
  const at = testService({
    io: { now: () => Date.now() } as Io,
    url: () => ORIGIN,
    env: {
      DEADRINGER_OIDC_ISSUER: provider.issuer,
      DEADRINGER_OIDC_CLIENT_ID: CLIENT.id,
      DEADRINGER_OIDC_CLIENT_SECRET: CLIENT.secret,
      ...env,
    },
  });
  const passphrase = await at.service.signIn.encode(PASSPHRASE);
  const { stores } = at.service;
  await stores.owners.add({ name: "soc", passphrase, created_at: 1 });
  await stores.people.invite(
    { hash: "i", owner: "soc", role: "admin", made_by: "soc", created_at: 1, expires_at: 9 },
    9,
  );
  await stores.people.accept("i", { name: "ann@kestrel.example", passphrase }, 2);
  return at;
}

const GROUPS = {
  DEADRINGER_OIDC_TEAM: "soc",
  DEADRINGER_OIDC_ROLES: "soc-lead=admin,soc=analyst,staff=viewer",
};

test("groups give the role, at each sign-in anew; who lost them is out", async () => {
  const at = await service(GROUPS);
  const ada = browser(at);
  const signed = await ada.signOn("ada");
  expect([signed.status, signed.body]).toEqual([
    201,
    expect.objectContaining({ owner: "soc", person: "ada@kestrel.example", role: "analyst", by: "oidc" }),
  ]);
  expect((await ada.ask("GET", "/v1/people")).status).toBe(200);
  // The address is not verified: the name is the one that the provider's users sign in with.
  expect((await browser(at).signOn("cy")).body).toMatchObject({ person: "cy", role: "admin" });
  const second = browser(at);
  accounts["ada"]!["groups"] = ["staff", "soc-lead"];
  expect((await second.signOn("ada")).body.role).toBe("admin");
  // A role that changes ends the other sessions.
  expect((await ada.ask("GET", "/v1/people")).status).toBe(401);
  accounts["ada"]!["groups"] = [];
  const refused = await ada.signOn("ada");
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    "None of your groups at single sign-on has a role here: ask an admin of your team",
  ]);
  expect((await second.ask("GET", "/v1/people")).status).toBe(401);
  accounts["ada"]!["groups"] = ["soc"];
  const actions = await at.service.stores.actions.list("soc", { before: null, limit: 9 });
  expect(actions.map(({ person, action, detail }) => [person, action, detail])).toEqual([
    [
      "ada@kestrel.example",
      "signon_finish",
      "signed in by the provider from 192.0.2.7, role admin by groups",
    ],
    ["cy", "signon_finish", "signed in by the provider from 192.0.2.7"],
    ["ada@kestrel.example", "signon_finish", "signed in by the provider from 192.0.2.7"],
  ]);
});

test("an account of a verified address waits until its person, who has signed in, links it", async () => {
  const at = await service();
  const asked = await browser(at).signOn("ann");
  expect([asked.status, asked.body.detail]).toEqual([
    403,
    'There is an account "ann@kestrel.example": sign in to it, and link single sign-on under Account',
  ]);
  const ann = browser(at);
  await ann.ask("POST", "/v1/session", { owner: "ann@kestrel.example", passphrase: PASSPHRASE });
  expect((await ann.signOn("ann", { link: true })).status).toBe(200);
  const again = browser(at);
  expect((await again.signOn("ann")).body).toMatchObject({
    ...{ person: "ann@kestrel.example", role: "admin", by: "oidc" },
  });
  const { body: [identity, ...others] } = await again.ask("GET", "/v1/identities");
  expect([identity.issuer, identity.subject, others]).toEqual([provider.issuer, "ann", []]);
  expect((await again.ask("DELETE", `/v1/identities/${identity.id}`)).status).toBe(204);
  expect((await again.ask("DELETE", `/v1/identities/${identity.id}`)).status).toBe(404);
  expect((await browser(at).signOn("ann")).status).toBe(403);
});

test("an address that is not verified links nothing, and takes nobody's name", async () => {
  const at = await service({ ...GROUPS, DEADRINGER_OIDC_NAME: "Kestrel ID" });
  expect((await browser(at).signOn("eve")).body).toMatchObject({ person: "eve" });
  accounts["ceo"] = { preferred_username: "ceo@kestrel.example", groups: ["soc"] };
  expect((await browser(at).signOn("ceo")).body).toMatchObject({ person: "ceo" });
  accounts["eve2"] = { preferred_username: "eve@kestrel.example", groups: ["soc"] };
  // Another directory may have an Eve, too.
  expect((await browser(at).signOn("eve2")).body).toMatchObject({ person: "eve-2" });
  expect((await browser(at).signOn("nobody")).status).toBe(403);
});

test("nobody gets a name that looks like somebody's", async () => {
  const at = await service({ ...GROUPS, DEADRINGER_OIDC_NAME: "Kestrel ID" });
  for (const email of ["ANN@kestrel.example", "\u0430nn@kestrel.example", "ann@kestre1.example"]) {
    accounts["like"] = { sub: email, email, email_verified: true, groups: ["soc"] };
    const { status, body } = await browser(at).signOn("like");
    // The address in capitals may be Ann's own: she has to sign in first.
    const why = email.startsWith("ANN") ? "There is an account" : "or looks like one that is";
    expect([status, body.detail]).toEqual([403, expect.stringContaining(why)]);
  }
  const soc = browser(at);
  await soc.ask("POST", "/v1/session", { owner: "soc", passphrase: PASSPHRASE });
  const { body: { path } } = await soc.ask("POST", "/v1/invitations", { role: "viewer" });
  for (const owner of ["SOC", "s\u043ec", "s0c"]) {
    const body = { token: path.split("=")[1], owner, passphrase: PASSPHRASE };
    expect((await browser(at).ask("POST", "/v1/session/invitation", body)).status).toBe(400);
  }
});

test("who was removed comes back by an invitation only, whatever the groups say", async () => {
  const at = await service(GROUPS);
  const soc = browser(at);
  await soc.ask("POST", "/v1/session", { owner: "soc", passphrase: PASSPHRASE });
  expect((await browser(at).signOn("ada")).status).toBe(201);
  expect((await soc.ask("DELETE", "/v1/people/ada@kestrel.example")).status).toBe(204);
  const refused = await browser(at).signOn("ada");
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    "Your account here was removed: ask an admin of your team for an invitation",
  ]);
  const { body: { path } } = await soc.ask("POST", "/v1/invitations", { role: "viewer" });
  const invited = await browser(at).signOn("ada", { invitation: path.split("=")[1] });
  expect(invited.body).toMatchObject({ person: "ada@kestrel.example" });
  expect((await browser(at).signOn("ada")).status).toBe(201);
});

test("a whole office signs in from one address", async () => {
  const at = await service(GROUPS);
  for (let i = 0; i < 40; i++) expect((await browser(at).signOn("ada")).status).toBe(201);
});

test("nobody takes the address of an account by an invitation, which stays valid", async () => {
  const at = await service({ ...GROUPS, DEADRINGER_OIDC_NAME: "Kestrel ID" });
  const soc = browser(at);
  await soc.ask("POST", "/v1/session", { owner: "soc", passphrase: PASSPHRASE });
  const { body: { path } } = await soc.ask("POST", "/v1/invitations", { role: "viewer" });
  const join = async (person: string) => {
    const token = path.split("=")[1];
    return await browser(at).ask("POST", "/v1/session/invitation", {
      token,
      owner: person,
      passphrase: PASSPHRASE,
    });
  };
  const refused = await join("ada@kestrel.example");
  expect([refused.status, refused.body.detail]).toEqual([
    400,
    'Cannot use the name "ada@kestrel.example": an address belongs to its account at Kestrel ID; sign in there, or ' +
    "choose a name without @",
  ]);
  expect((await browser(at).signOn("ada")).body).toMatchObject({ person: "ada@kestrel.example" });
  expect((await join("mallory")).status).toBe(201);
});

test("who is signed in links an account, which then signs in; and nobody links it twice", async () => {
  const at = await service();
  const soc = browser(at);
  expect((await soc.signOn("bo", { link: true })).status).toBe(401);
  await soc.ask("POST", "/v1/session", { owner: "soc", passphrase: PASSPHRASE });
  const linked = await soc.signOn("bo", { link: true });
  expect([linked.status, linked.body.person]).toEqual([200, "soc"]);
  expect((await browser(at).signOn("bo")).body.person).toBe("soc");
  const ann = browser(at);
  await ann.ask("POST", "/v1/session", { owner: "ann@kestrel.example", passphrase: PASSPHRASE });
  expect((await ann.signOn("bo", { link: true })).status).toBe(403);
  // Started while signed in, finished after signing out.
  const { body: { url } } = await ann.ask("POST", "/v1/session/oidc/start", { link: true });
  const { searchParams } = await provider.visit(url, "ada");
  await ann.ask("DELETE", "/v1/session");
  expect((await ann.ask("POST", "/v1/session/oidc", { query: searchParams.toString() })).status).toBe(401);
  expect(await at.service.stores.identities.list("ann@kestrel.example")).toEqual([]);
});

test("an invitation is used by an account of the provider, once; without one there is no account", async () => {
  const at = await service();
  const none = await browser(at).signOn("bo");
  expect([none.status, none.body.detail]).toEqual([
    403,
    "You have no account here yet: ask an admin of your team for an invitation",
  ]);
  const soc = browser(at);
  await soc.ask("POST", "/v1/session", { owner: "soc", passphrase: PASSPHRASE });
  const { body: { path } } = await soc.ask("POST", "/v1/invitations", { role: "viewer" });
  const invitation = path.split("=")[1];
  expect((await browser(at).signOn("bo", { invitation })).body).toMatchObject({
    ...{ owner: "soc", person: "bo@kestrel.example", role: "viewer" },
  });
  expect((await browser(at).signOn("cy", { invitation })).status).toBe(401);
  // Who is removed is out with the account of the provider too.
  expect((await soc.ask("DELETE", "/v1/people/bo@kestrel.example")).status).toBe(204);
  expect((await browser(at).signOn("bo")).status).toBe(403);
});

test("only by the provider: passphrases are refused, links of the command line are not", async () => {
  const at = await service({ ...GROUPS, DEADRINGER_OIDC_ONLY: "1" });
  const soc = browser(at);
  const refused = await soc.ask("POST", "/v1/session", { owner: "soc", passphrase: PASSPHRASE });
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    "Passphrases are switched off here: sign in by single sign-on",
  ]);
  expect((await soc.ask("GET", "/v1/session")).body).toEqual({
    ...{
      owner: null,
      pictures: false,
      mail: false,
      extensions: expect.any(Object),
      sign_on: { name: "single sign-on", only: true, sets_roles: false },
    },
  });
  expect((await soc.signOn("ada")).status).toBe(201);
  const change = { current: PASSPHRASE, passphrase: "another long passphrase" };
  expect((await soc.ask("PUT", "/v1/session/passphrase", change)).status).toBe(403);
  const joining = { token: "x", owner: "x", passphrase: PASSPHRASE };
  expect((await soc.ask("POST", "/v1/session/invitation", joining)).status).toBe(403);
  expect((await soc.signOn("ann")).body.detail).toContain("sign in to it by a link, and link");
});

test("keys that the provider replaced are known at once", async () => {
  const at = await service(GROUPS);
  expect((await browser(at).signOn("ada")).status).toBe(201);
  provider.rotate();
  expect((await browser(at).signOn("ada")).status).toBe(201);
});

test("what comes back counts once, in the browser that left, with its own state and issuer", async () => {
  const at = await service(GROUPS);
  const ada = browser(at);
  const start = async (of: typeof ada) =>
    (await of.ask("POST", "/v1/session/oidc/start", {})).body.url as string;
  const finish = (of: typeof ada, query: URLSearchParams) =>
    of.ask("POST", "/v1/session/oidc", { query: query.toString() });

  const { searchParams: used } = await provider.visit(await start(ada), "ada");
  expect(used.get("iss")).toBe(provider.issuer);
  expect((await finish(ada, used)).status).toBe(201);
  const replayed = await finish(ada, used);
  expect([replayed.status, replayed.body.detail]).toEqual([
    401,
    "This sign-in was used already, or is not of this browser: start again",
  ]);

  // An attacker's sign-in does not end in the victim's browser (login CSRF).
  const eve = browser(at);
  const { searchParams: planted } = await provider.visit(await start(eve), "eve");
  expect((await finish(browser(at), planted)).status).toBe(401);
  const victim = browser(at);
  await start(victim);
  expect((await finish(victim, planted)).status).toBe(401);

  const { searchParams: state } = await provider.visit(await start(ada), "ada");
  state.set("state", "another");
  expect((await finish(ada, state)).status).toBe(401);
  const { searchParams: mixed } = await provider.visit(await start(ada), "ada");
  mixed.set("iss", "https://evil.example");
  expect((await finish(ada, mixed)).status).toBe(401);
  const { searchParams: without } = await provider.visit(await start(ada), "ada");
  without.delete("iss");
  expect((await finish(ada, without)).status).toBe(401);
  const { searchParams: twice } = await provider.visit(await start(ada), "ada");
  twice.append("code", "another");
  expect((await finish(ada, twice)).status).toBe(401);

  await start(ada);
  const denied = await finish(ada, new URLSearchParams({ error: "access_denied", iss: provider.issuer }));
  expect(denied.status).toBe(401);
  expect((await finish(ada, new URLSearchParams("code=x"))).status).toBe(401);
});

test("the browser is sent to the provider and back to the service only, with PKCE, state and nonce", async () => {
  const at = await service(GROUPS);
  const { body: { url } } = await browser(at).ask("POST", "/v1/session/oidc/start", {});
  const { origin, searchParams } = new URL(url);
  expect([origin, searchParams.get("redirect_uri")]).toEqual([provider.issuer, `${ORIGIN}/signin/callback`]);
  expect([searchParams.get("code_challenge_method"), searchParams.get("scope")]).toEqual([
    ...["S256", "openid email profile"],
  ]);
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  }
  const other = browser(at);
  const unknown = await other.ask("POST", "/v1/session/oidc/start", { next: "https://evil.example" });
  expect(unknown.status).toBe(400);
  // Not from another origin's page.
  const foreign = await at.handle(
    new Request(`${ORIGIN}/v1/session/oidc/start`, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "cross-site" },
      body: "{}",
    }),
  );
  expect(foreign.status).toBe(403);
});

test("a provider that cannot be reached is said, and a service without one has none", async () => {
  const at = await service({ DEADRINGER_OIDC_ISSUER: "http://127.0.0.1:1" });
  const { status, body } = await browser(at).signOn("ada");
  expect([status, body.detail]).toEqual([503, "single sign-on cannot be reached: try again"]);
  const plain = testService();
  expect((await browser(plain).ask("POST", "/v1/session/oidc/start", {})).status).toBe(404);
  expect((await browser(plain).ask("GET", "/v1/session")).body).toEqual({
    owner: null,
    pictures: false,
    mail: false,
    extensions: expect.any(Object),
  });
});
