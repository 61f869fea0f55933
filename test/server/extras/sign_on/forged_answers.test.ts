/** Answers of a provider that are not what they should be: nobody is signed in by one of them. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { base64url, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Io, SquatError } from "../../../../mod.ts";
import { oidcProvider } from "../../../../server/extras/sign_on/provider.ts";
import { readConfig } from "../../../../server/config/mod.ts";
import { withSettings } from "../../../../server/config/setting.ts";
import { SIGN_ON_SETTINGS } from "../../../../server/extras/sign_on/settings.ts";

const CLIENT_ID = "deadringer";
const own = await generateKeyPair("RS256", { extractable: true });
const foreign = await generateKeyPair("RS256", { extractable: true });
const jwk = { ...await exportJWK(own.publicKey), kid: "1", use: "sig", alg: "RS256" };

let issuer = "";
/** What the next answers are. */
const answers = {
  discovery: {} as Record<string, unknown>,
  token: () => Promise.resolve({} as unknown),
  userinfo: {} as Record<string, unknown>,
  large: false,
};
const server = createServer(async (request, response: ServerResponse) => {
  const json = (body: unknown) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(body));
  };
  if (answers.large) return json({ filling: "x".repeat(2_000_000) });
  if (request.url === "/jwks") return json({ keys: [jwk] });
  if (request.url === "/userinfo") return json(answers.userinfo);
  if (request.url === "/token") return json(await answers.token());
  json({
    ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
    ...{ jwks_uri: `${issuer}/jwks`, userinfo_endpoint: `${issuer}/userinfo` },
    // It says that it signs with anything, so that the service alone decides.
    id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
    authorization_response_iss_parameter_supported: true,
    ...answers.discovery,
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  })
);

const logged: unknown[] = [];
const provider = (named = issuer) =>
  oidcProvider({
    config: withSettings(
      readConfig({ DEADRINGER_OIDC_ISSUER: named, DEADRINGER_OIDC_CLIENT_ID: CLIENT_ID }, [
        SIGN_ON_SETTINGS,
      ]),
      SIGN_ON_SETTINGS,
    ),
    dns: null as unknown as Io["dns"],
    log: (_, message, fields) => void logged.push({ message, ...fields }),
    url: () => "http://localhost",
  });

/** Signs in with a token made from good claims by `forge`. */
async function signInWith(
  forge: (claims: Record<string, unknown>) => Promise<string>,
  change: (query: URLSearchParams) => void = () => {},
) {
  const at = provider();
  const { url, secrets } = await at.start();
  const { searchParams } = new URL(url);
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: issuer, sub: "ada", aud: CLIENT_ID, iat: now, exp: now + 60 },
    nonce: searchParams.get("nonce")!,
  };
  answers.userinfo = { sub: "ada", email: "ada@kestrel.example", email_verified: true };
  answers.token = async () => ({ access_token: "a", token_type: "Bearer", id_token: await forge(claims) });
  const query = new URLSearchParams({ code: "c", state: searchParams.get("state")!, iss: issuer });
  change(query);
  return await at.account(query.toString(), secrets);
}

const signed =
  (key: CryptoKey = own.privateKey, header: Record<string, string> = {}) =>
  (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "1", ...header }).sign(key);
/** A good token with other claims. */
const withClaims =
  (more: (claims: Record<string, unknown>) => Record<string, unknown>) => (claims: Record<string, unknown>) =>
    signed()({ ...claims, ...more(claims) });
const encoded = (value: unknown) => base64url.encode(JSON.stringify(value));
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

test("a good answer gives the account, so that the forged ones below are refused for what is forged", async () => {
  expect(await signInWith(signed())).toEqual({
    ...{ issuer, subject: "ada", address: "ada@kestrel.example", name: "ada@kestrel.example", groups: [] },
  });
});

test("clocks may differ by half a minute", async () => {
  expect(await signInWith(withClaims(() => ({ exp: seconds(-20) })))).toMatchObject({ subject: "ada" });
  expect(await signInWith(withClaims(() => ({ nbf: seconds(20), iat: seconds(20) })))).toMatchObject({
    subject: "ada",
  });
});

test.each<[string, (claims: Record<string, unknown>) => Promise<string>]>([
  ["alg: none", (claims) => Promise.resolve(`${encoded({ alg: "none" })}.${encoded(claims)}.`)],
  [
    "HMAC with the public key as secret",
    (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "1" }).sign(
        new TextEncoder().encode(JSON.stringify(jwk)),
      ),
  ],
  ["a signature by another key", signed(foreign.privateKey)],
  ["a key that the provider does not have", signed(own.privateKey, { kid: "2" })],
  ["a signature that is cut off", async (claims) => (await signed()(claims)).slice(0, -20)],
  ["claims that were changed after signing", async (claims) => {
    const [header, , signature] = (await signed()(claims)).split(".");
    return `${header}.${encoded({ ...claims, sub: "root" })}.${signature}`;
  }],
  ["another issuer", withClaims(() => ({ iss: "https://evil.example" }))],
  ["another audience", withClaims(() => ({ aud: "another" }))],
  [
    "several audiences, given to another",
    withClaims(() => ({ aud: [CLIENT_ID, "another"], azp: "another" })),
  ],
  ["another nonce", withClaims(() => ({ nonce: "another" }))],
  ["no nonce", withClaims(() => ({ nonce: undefined }))],
  ["an expired token", withClaims(() => ({ exp: seconds(-40), iat: seconds(-100) }))],
  ["a token of the future", withClaims(() => ({ nbf: seconds(60) }))],
  ["no end", withClaims(() => ({ exp: undefined }))],
  ["no subject", withClaims(() => ({ sub: undefined }))],
  ["no token", () => Promise.resolve(undefined as unknown as string)],
])("%s signs nobody in", async (_, forge) => {
  await expect(signInWith(forge)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("claims of somebody else's account sign nobody in", async () => {
  const forge = async (claims: Record<string, unknown>) => {
    answers.userinfo = { sub: "root", email: "root@kestrel.example", email_verified: true };
    return await signed()(claims);
  };
  await expect(signInWith(forge)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("an answer of another issuer signs nobody in", async () => {
  await expect(signInWith(signed(), (query) => query.set("iss", "https://evil.example"))).rejects
    .toMatchObject({
      code: "unauthenticated",
    });
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ["another issuer", { issuer: "https://evil.example" }, /issuer/],
  ["a token endpoint in the private network", { token_endpoint: "http://127.0.0.2:9/token" }, /127\.0\.0\.2/],
  ["a token endpoint on another port", { token_endpoint: "http://127.0.0.1:9/token" }, /127\.0\.0\.1/],
])("a document with %s signs nobody in", async (_, discovery, reason) => {
  answers.discovery = discovery;
  logged.splice(0);
  try {
    await expect(signInWith(signed())).rejects.toBeInstanceOf(SquatError);
    expect(JSON.stringify(logged)).toMatch(reason);
    expect(JSON.stringify(logged)).not.toContain("ECONNREFUSED");
  } finally {
    answers.discovery = {};
  }
});

test("an answer without end is cut off", async () => {
  answers.large = true;
  try {
    await expect(provider().start()).rejects.toMatchObject({ code: "over_capacity" });
  } finally {
    answers.large = false;
  }
});

test("the log says why, without tokens", async () => {
  logged.splice(0);
  await expect(signInWith(withClaims(() => ({ aud: "another" })))).rejects.toThrow();
  const text = JSON.stringify(logged);
  expect(text).toContain("A sign-in by OpenID Connect was refused");
  expect(text).toContain("aud");
  expect(text).not.toContain("eyJ");
});

test("an issuer over plain HTTP elsewhere, and settings that do not go together, are refused", () => {
  const refused = (env: Record<string, string>) => () => readConfig(env, [SIGN_ON_SETTINGS]);
  const ID = { DEADRINGER_OIDC_CLIENT_ID: CLIENT_ID };
  expect(refused({ DEADRINGER_OIDC_ISSUER: "http://id.example", ...ID })).toThrow(
    /give the issuer's https URL/,
  );
  expect(refused({ DEADRINGER_OIDC_ISSUER: "https://id.example" })).toThrow(
    /needs DEADRINGER_OIDC_CLIENT_ID too/,
  );
  expect(refused({ DEADRINGER_OIDC_ONLY: "1" })).toThrow(/needs DEADRINGER_OIDC_ISSUER/);
  expect(refused({ DEADRINGER_OIDC_ROLES: "soc=analyst" })).toThrow(/needs DEADRINGER_OIDC_TEAM/);
  expect(refused({ DEADRINGER_OIDC_ROLES: "soc=root", DEADRINGER_OIDC_TEAM: "t" })).toThrow(/GROUP=ROLE/);
  const without = { DEADRINGER_OIDC_ISSUER: "https://id.example", DEADRINGER_OIDC_SCOPES: "email", ...ID };
  expect(refused(without)).toThrow(/openid is missing/);
});
