import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from "jose";
import type { Config } from "../config/mod.ts";
import { parseOwner, SettingError } from "../checks.ts";
import { fileFault, readTextFile } from "../io/file_fault.ts";
import { SCOPES } from "../wire/scopes.ts";
import type { Caller } from "../wire/request.ts";

/** Checks tokens of the legacy routes. */
export interface LegacyTokens {
  /** The owner; null when the token is not valid now. */
  check(token: string, now: number): Promise<Caller | null>;
}

function localKeys(path: string): JWTVerifyGetKey {
  try {
    return createLocalJWKSet(JSON.parse(readTextFile(path)));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    // The other errors are those of JSON and of jose, about the content.
    const isUnread = code !== undefined && !code.startsWith("ERR_");
    const fault = isUnread ? fileFault(cause as NodeJS.ErrnoException) : "not a JWK set";
    throw new SettingError(
      "jwt_jwks",
      path,
      `${fault}; give a file with a JWK set in JSON, or its https URL`,
      {
        cause,
      },
    );
  }
}

/**
 * Returns the checker for the settings; null when they name no secret or keys.
 *
 * @throws {SquatError} `invalid_parameter` when the file of keys cannot be used.
 */
export function legacyTokens(config: Config): LegacyTokens | null {
  const { jwt_secret, jwt_jwks, jwt_issuer, jwt_audience } = config;
  if (jwt_secret === "" && jwt_jwks === "") return null;
  const secret = new TextEncoder().encode(jwt_secret);
  const key: JWTVerifyGetKey = jwt_secret !== ""
    ? () => Promise.resolve(secret)
    : jwt_jwks.startsWith("https://")
    ? createRemoteJWKSet(new URL(jwt_jwks))
    : localKeys(jwt_jwks);
  // A public key must never serve as an HMAC secret, so the type of key decides on the algorithms.
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
        const { sub, scope, exp } = payload;
        // It becomes the name of an owner, also in the log, so it has to be valid as one.
        if (typeof sub !== "string" || parseOwner(sub) !== sub) return null;
        const given = typeof scope === "string" ? scope.split(" ") : Array.isArray(scope) ? scope : [];
        const scopes = SCOPES.filter((each) => given.includes(each));
        return { id: `jwt:${sub}`, owner: sub, scopes, person: null, role: null, expires_at: exp! * 1000 };
      } catch {
        return null;
      }
    },
  };
}
