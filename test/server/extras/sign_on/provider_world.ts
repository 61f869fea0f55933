/**
 * A real provider of OpenID Connect on this machine, and browsers that sign in there.
 * @module
 */
import { generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** The service at the provider. */
export const CLIENT = { id: "deadringer", secret: "a-secret-of-the-service" };

/** Claims of the provider's accounts, by account. */
export type Accounts = Record<string, Record<string, unknown>>;

/** A running provider. */
export interface ProviderWorld {
  issuer: string;
  /** Signs in at the URL as that account, as a browser would; resolves with the URL that it is sent back to. */
  visit(url: string, account: string): Promise<URL>;
  /** Has the next browser signed in as that account. */
  as(account: string): void;
  /** Replaces the keys that the provider signs with. */
  rotate(): void;
  close(): Promise<void>;
}

const signingKey = (kid: string) => ({
  ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
  ...{ kid, use: "sig", alg: "RS256" },
});

/** Returns a provider whose accounts need no passphrase: `login` says who signs in. */
function providerOf(
  issuer: string,
  redirects: string[],
  accounts: Accounts,
  kid: string,
  login: () => string,
) {
  const provider = new Provider(issuer, {
    clients: [{
      ...{ client_id: CLIENT.id, client_secret: CLIENT.secret, grant_types: ["authorization_code"] },
      redirect_uris: redirects.map((origin) => `${origin}/signin/callback`),
      response_types: ["code"],
    }],
    jwks: { keys: [signingKey(kid)] },
    cookies: { keys: ["a key for cookies"] },
    pkce: { required: () => true },
    claims: {
      email: ["email", "email_verified"],
      profile: ["preferred_username", "groups", "realm_access", "roles", "hd"],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant(context) {
      const { client, session, params } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId!,
      });
      grant.addOIDCScope(String(params!["scope"]));
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  return (request: Parameters<typeof answer>[0], response: Parameters<typeof answer>[1]) => {
    if (!request.url!.startsWith("/interaction/")) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: login() } });
  };
}

/** Starts a provider. `redirects` are the origins of services, read again by `rotate`. */
export async function startProvider(redirects: string[], accounts: Accounts): Promise<ProviderWorld> {
  let handler: ReturnType<typeof providerOf>;
  let visitor = "";
  const server: Server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let rotation = 0;
  const rotate = () => handler = providerOf(issuer, redirects, accounts, `key ${++rotation}`, () => visitor);
  rotate();
  return {
    issuer,
    rotate,
    as: (account) => void (visitor = account),
    async visit(url, account) {
      visitor = account;
      const cookies = new Map<string, string>();
      for (let next = new URL(url);;) {
        const response = await fetch(next, {
          redirect: "manual",
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        });
        const text = await response.text();
        for (const each of response.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)!;
          cookies.set(name!, value!);
        }
        const location = response.headers.get("location");
        if (location === null) throw new Error(`${response.status} ${text.slice(0, 500)}`);
        next = new URL(location, next);
        if (redirects.includes(next.origin)) return next;
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
