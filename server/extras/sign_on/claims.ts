/**
 * What a provider of OpenID Connect says of a person. Pure.
 * @module
 */
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
