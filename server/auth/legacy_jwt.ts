import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from "jose";
import { SquatError } from "../../mod.ts";
import type { Config } from "../config.ts";
import { parseOwner, type Scope, SCOPES } from "./keys.ts";
import type { Caller } from "../http/request.ts";

/** Checks tokens of the legacy routes. */
export interface LegacyTokens {
  /** Who asks; null when the token is not good now. */
  check(token: string, now: number): Promise<Caller | null>;
}

function localKeys(path: string, readFile: (path: string) => string): JWTVerifyGetKey {
  try {
    return createLocalJWKSet(JSON.parse(readFile(path)));
  } catch (cause) {
    const why = (cause as Error).message;
    throw new SquatError(
      "invalid_parameter",
      `Cannot use DEADRINGER_JWT_JWKS=${JSON.stringify(path)}: ${why}`,
      {
        cause,
      },
    );
  }
}

/**
 * Returns the checker that the settings ask for; null when they ask for none.
 *
 * @throws {SquatError} `invalid_parameter` when the file of keys cannot be used.
 */
export function legacyTokens(config: Config, readFile: (path: string) => string): LegacyTokens | null {
  const { jwt_secret, jwt_jwks, jwt_issuer, jwt_audience } = config;
  if (jwt_secret === "" && jwt_jwks === "") return null;
  const secret = new TextEncoder().encode(jwt_secret);
  const key: JWTVerifyGetKey = jwt_secret !== ""
    ? () => Promise.resolve(secret)
    : jwt_jwks.startsWith("https://")
    ? createRemoteJWKSet(new URL(jwt_jwks))
    : localKeys(jwt_jwks, readFile);
  // A public key must never be taken for an HMAC secret, so the algorithms go with the kind of key.
  const algorithms = jwt_secret !== "" ? ["HS256"] : ["RS256", "ES256", "EdDSA"];
  return {
    async check(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms,
          currentDate: new Date(now),
          requiredClaims: ["sub", "exp"],
          ...(jwt_issuer === "" ? {} : { issuer: jwt_issuer }),
          ...(jwt_audience === "" ? {} : { audience: jwt_audience }),
        });
        const { sub, scope } = payload;
        // It becomes an owner's name, in the log too, and has to be one.
        if (typeof sub !== "string" || parseOwner(sub) !== sub) return null;
        const given = typeof scope === "string" ? scope.split(" ") : Array.isArray(scope) ? scope : [];
        return { id: `jwt:${sub}`, owner: sub, scopes: SCOPES.filter((each: Scope) => given.includes(each)) };
      } catch {
        return null;
      }
    },
  };
}
