import type * as OpenId from "openid-client";
import type { Dns } from "../../../lib/io.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { Config } from "../../config/mod.ts";
import { installed } from "../../checks.ts";
import { dialerFor, sourceFetch } from "../../io/source_fetch.ts";
import type { Log } from "../../io/log.ts";
import type { SignOnSettings } from "./settings.ts";
import type { Identity } from "../../stores/identities.ts";
import { type Role, ROLES } from "../../wire/roles.ts";

/** A person as the provider knows them. */
export interface ProviderAccount extends Identity {
  /** The mail address, if the provider vouches for it; else null. */
  address: string | null;
  /**
   * What the person could be called: the address, else the name that the person signs in with there, up to its `@`, as
   * nobody vouches for what looks like an address; else null.
   */
  name: string | null;
  /** The groups that the claim of the settings names. */
  groups: readonly string[];
}

/** Most groups that are read. */
const MAX_GROUPS = 2_000;

const filledText = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/**
 * Returns the value at a path of claims. A claim of that very name comes first: names of claims may be URLs.
 *
 * @param path Such as `groups`, or `realm_access.roles`.
 */
function claimAt(claims: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Returns the account that checked claims describe. */
export function accountOf(claims: Readonly<Record<string, unknown>>, groupsClaim: string): ProviderAccount {
  const { iss, sub, email, email_verified, preferred_username } = claims;
  // Some providers send the text "true".
  const isVerified = email_verified === true || email_verified === "true";
  const groups = claimAt(claims, groupsClaim);
  const list = Array.isArray(groups) ? groups : typeof groups === "string" ? [groups] : [];
  const address = isVerified ? filledText(email) : null;
  return {
    issuer: String(iss),
    subject: String(sub),
    address,
    name: address ?? filledText(filledText(preferred_username)?.split("@", 1)[0]),
    groups: list.slice(0, MAX_GROUPS).filter((each): each is string => typeof each === "string"),
  };
}

/**
 * Returns the role that groups give: the one with the most rights; null for none.
 *
 * @param rules `GROUP=ROLE`; the group `*` is everybody's.
 */
export function roleOfGroups(groups: readonly string[], rules: readonly string[]): Role | null {
  const given = new Set(
    rules.flatMap((rule) => {
      const at = rule.lastIndexOf("=");
      const group = rule.slice(0, at);
      return group === "*" || groups.includes(group) ? [rule.slice(at + 1)] : [];
    }),
  );
  return ROLES.find((role) => given.has(role)) ?? null;
}

/** Bytes of the largest answer of a provider: its keys, or the claims of somebody in many groups. */
const MAX_PROVIDER_BYTES = 1 << 20;
/** Seconds by which the provider's clock may differ. */
const SKEW_S = 30;
const TIMEOUT_S = 10;

/** What a browser brings back has to fit. */
export interface AuthorizationSecrets {
  /** In the URL that the browser is sent to, and in the one that it comes back with. */
  state: string;
  /** In that URL, and in the signed answer. */
  nonce: string;
  /** Its hash is in that URL (RFC 7636). */
  verifier: string;
}

const openId = (): Promise<typeof OpenId> => installed(import("openid-client"));

/** Dependencies of a provider. */
export interface ProviderParts {
  /** The settings. */
  config: SignOnSettings & Pick<Config, "proxy">;
  /** Resolves the provider's hosts. */
  dns: Dns;
  /** Gets why a sign-in failed. */
  log: Log;
  /** Returns how browsers reach the service. */
  url: () => string;
}

/** A provider of OpenID Connect. */
export type OidcProvider = ReturnType<typeof oidcProvider>;

/**
 * A provider of OpenID Connect: authorization code with PKCE (RFC 6749, 7636; OpenID Connect Core 3.1). The host and port of
 * the issuer may be private, since the operator named them; every other host that its documents name has to be public.
 */
export function oidcProvider({ config, dns, log, url }: ProviderParts) {
  const { oidc_issuer, oidc_client_id, oidc_client_secret, oidc_name, proxy } = config;
  const issuer = new URL(oidc_issuer);
  /** Where the provider sends browsers back to. */
  const redirectUri = (): string => `${url()}/signin/callback`;
  const fetch = sourceFetch(
    // Redirects and endpoints on other hosts are under the rules of every dialer.
    () => dialerFor(oidc_issuer, dns, proxy || undefined, TIMEOUT_S * 1000),
    MAX_PROVIDER_BYTES,
  );

  /**
   * What the library needs, from the provider's document, which is read anew: keys that were replaced are known at once.
   *
   * @throws {SquatError} `over_capacity`.
   */
  const configured = async () => {
    const client = await openId();
    const authentication = oidc_client_secret === ""
      ? client.None()
      : client.ClientSecretBasic(oidc_client_secret);
    const about = { [client.clockTolerance]: SKEW_S };
    try {
      const configuration = await client.discovery(issuer, oidc_client_id, about, authentication, {
        [client.customFetch]: fetch as OpenId.CustomFetch,
        timeout: TIMEOUT_S,
        execute: [
          // Tokens are believed for their signature, not for the connection that they came by.
          client.enableNonRepudiationChecks,
          // On this machine only, by the check of the setting.
          ...issuer.protocol === "http:" ? [client.allowInsecureRequests] : [],
        ],
      });
      return { client, configuration };
    } catch (cause) {
      log("warn", "The provider of OpenID Connect cannot be used", { error: failureReason(cause) });
      throw new SquatError("over_capacity", `${oidc_name} cannot be reached: try again`, {
        cause,
        retryAfterSeconds: 10,
      });
    }
  };

  return {
    /**
     * Returns the URL that a browser is sent to, and the secrets of this sign-in.
     *
     * @throws {SquatError} `over_capacity` when the provider cannot be reached.
     */
    async start(): Promise<{ url: string; secrets: AuthorizationSecrets }> {
      const { client, configuration } = await configured();
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const { href } = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri(),
        scope: config.oidc_scopes.join(" "),
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: "S256",
        state: secrets.state,
        nonce: secrets.nonce,
      });
      return { url: href, secrets };
    },
    /**
     * Exchanges what a browser brings back for the account.
     *
     * @param query The query that the provider added to the URL.
     * @throws {SquatError} `unauthenticated` when anything about it is wrong, `over_capacity` when the provider cannot be
     * reached.
     */
    async account(query: string, { state, nonce, verifier }: AuthorizationSecrets): Promise<ProviderAccount> {
      const { client, configuration } = await configured();
      try {
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`?${query}`, redirectUri()),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        );
        const claims = tokens.claims()!;
        // Many providers put groups and addresses there only.
        const more = configuration.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return accountOf({ ...more, ...claims }, config.oidc_groups);
      } catch (error) {
        log("warn", "A sign-in by OpenID Connect was refused", { error: failureReason(error) });
        throw new SquatError(
          "unauthenticated",
          error instanceof client.AuthorizationResponseError
            ? `${oidc_name} did not sign you in: ${error.error.slice(0, 100)}`
            : `The answer of ${oidc_name} is not valid: start again`,
          { cause: error },
        );
      }
    },
  };
}

/** An error and its causes in words; their data may hold tokens. */
function failureReason(error: unknown): string {
  const { message, code, cause } = error as Error & { code?: string };
  const more = cause instanceof Error ? `: ${failureReason(cause)}` : "";
  return `${message}${code === undefined ? "" : ` (${code})`}${more}`;
}
