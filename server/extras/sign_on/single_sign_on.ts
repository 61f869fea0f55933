import { randomBytes } from "node:crypto";
import { SquatError } from "../../../lib/errors.ts";
import { Key } from "../../hooks.ts";
import type { SignOnSettings } from "./settings.ts";
import type { PersonRecord, SessionRecord, Stores } from "../../stores/store.ts";
import { REMOVED } from "../../stores/people_sql.ts";
import { hashOf } from "../../auth/keys.ts";
import { parseOwner } from "../../checks.ts";
import {
  type AuthorizationSecrets,
  type OidcProvider,
  type ProviderAccount,
  roleOfGroups,
} from "./provider.ts";
import type { Role } from "../../wire/roles.ts";
import { readTokenCookie, writeCookie } from "../../auth/session.ts";
import { INVALID, type SignedIn, type SignIn, type SignInAttempt } from "../../auth/signin.ts";

/** What tells people apart whose providers give them the same name. */
const NAMESAKES = ["", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "-9"];
/** The cookie that a sign-in under way belongs to: what comes back counts in the browser that left, once. */
const SIGN_ON_COOKIE = "__Host-deadringer-signon";
/** How long a sign-in may be under way, milliseconds. */
const FLOW_MS = 600_000;

/** A sign-in under way: the browser is at the provider. */
interface Flow {
  secrets: AuthorizationSecrets;
  /** The hash of the invitation that it uses; null for none. */
  invitation: string | null;
  /** Who links an account; null for who signs in. */
  person: string | null;
}

/** Who has signed in, and what the history of the team says about it. */
interface Entered {
  signed: SignedIn;
  detail: string;
}

/** How a sign-in ended. */
export type SignOnResult =
  | Entered
  /** An account was linked to who is signed in. */
  | { linked: SessionRecord };

const forbidden = (why: string): SquatError => new SquatError("forbidden", why);

/** Dependencies of single sign-on. */
export interface SingleSignOnParts {
  /** The settings. */
  config: Pick<SignOnSettings, "oidc_name" | "oidc_only" | "oidc_team" | "oidc_roles">;
  /** People, identities and sign-ins under way. */
  stores: Pick<Stores, "people" | "identities" | "sessions">;
  /** Starts sessions, and limits attempts. */
  signIn: SignIn;
  provider: OidcProvider;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Signs people in by a provider of OpenID Connect, and links their accounts there. */
export type SingleSignOn = ReturnType<typeof singleSignOn>;

/** Signs people in by a provider of OpenID Connect, and links their accounts there. */
export function singleSignOn({ config, stores, signIn, provider, now }: SingleSignOnParts) {
  const { oidc_name, oidc_only, oidc_team, oidc_roles } = config;
  const { people, identities, sessions } = stores;

  /** Whether groups decide on the roles of a team. */
  function setsRoles(team: string): boolean {
    return oidc_roles.length > 0 && team === oidc_team;
  }

  /** Starts the session of a linked person, with the role that groups give now. */
  async function enter(name: string, account: ProviderAccount, attempt: SignInAttempt): Promise<Entered> {
    const person = await people.find(name);
    if (person === null) throw signIn.refuse("This account does not exist any more");
    let role: Role | null;
    try {
      role = roleIn(person.owner, account);
    } catch (error) {
      // Who lost the last group is out in every browser.
      await sessions.removeAll(name, null);
      throw error;
    }
    const changed = role !== null && role !== person.role &&
      await people.setRole(name, person.owner, role, null) === "done";
    const signed = await signIn.start(name, "oidc", null, attempt);
    if (signed === null) throw signIn.refuse("This account does not exist any more");
    const { address } = signed.record;
    return { signed, detail: `from ${address}${changed ? `, role ${role} by groups` : ""}` };
  }

  /**
   * The role that groups give in a team; null where people decide on roles.
   *
   * @throws {SquatError} `forbidden` where groups decide, and give none.
   */
  function roleIn(owner: string, { groups }: ProviderAccount): Role | null {
    if (!setsRoles(owner)) return null;
    const role = roleOfGroups(groups, oidc_roles);
    if (role !== null) return role;
    throw forbidden(`None of your groups at ${oidc_name} has a role here: ask an admin of your team`);
  }

  /** The person whose name is that address. */
  async function namesake(address: string): Promise<PersonRecord | null> {
    return await people.find(address) ?? await people.find(address.toLowerCase());
  }

  /** Makes the person of an account, and resolves with the name. */
  async function join(account: ProviderAccount, invitation: string | null): Promise<string> {
    if (account.name === null) {
      throw forbidden(`${oidc_name} gives neither a verified mail address nor a user name of yours`);
    }
    const name = parseOwner(account.name);
    // What nobody vouches for is not unique at the provider either.
    const names = account.address === null ? NAMESAKES.map((suffix) => `${name}${suffix}`) : [name];
    const invited = invitation === null ? null : await people.invitation(invitation, now());
    if (invitation !== null && invited === null) throw new SquatError("unauthenticated", INVALID.invitation);
    const role = roleIn(invited?.owner ?? oidc_team, account);
    if (invited === null && role === null) {
      throw forbidden("You have no account here yet: ask an admin of your team for an invitation");
    }
    const by = invited === null ? { owner: oidc_team, role: role! } : { invitation: invited.hash };
    let joined: Awaited<ReturnType<typeof identities.join>> = "name taken";
    for (const each of names) {
      joined = await identities.join(account, each, by, now());
      if (joined === "done") return each;
      if (joined !== "name taken") break;
    }
    throw forbidden(
      {
        "name taken":
          `The name ${JSON.stringify(name)} is taken by another account here, or looks like one that is: ` +
          `sign in to it, and link ${oidc_name} under Account`,
        removed: "Your account here was removed: ask an admin of your team for an invitation",
        unknown: "There is no team to join: ask the operator of the service",
      }[joined],
    );
  }

  return {
    /**
     * What pages say of it.
     *
     * @param team Whose people its groups may give roles to; null for nobody's.
     */
    shown(team: string | null): { name: string; only: boolean; sets_roles: boolean } {
      return { name: oidc_name, only: oidc_only, sets_roles: team !== null && setsRoles(team) };
    },
    /**
     * Starts a sign-in: returns where the browser goes, and its cookie.
     *
     * @param invitation The token of an invitation to use. @default none
     * @param session Who links an account. @default nobody: it signs in
     * @throws {SquatError} `rate_limited`, `over_capacity`.
     */
    async start(
      attempt: SignInAttempt,
      { invitation, session }: { invitation?: string | undefined; session?: SessionRecord | null },
    ): Promise<{ url: string; cookie: string }> {
      await signIn.admitStart(attempt);
      const { url, secrets } = await provider.start();
      const value = randomBytes(32).toString("base64url");
      const flow: Flow = {
        secrets,
        invitation: invitation === undefined ? null : hashOf(invitation),
        person: session?.person ?? null,
      };
      await identities.begin(hashOf(value), JSON.stringify(flow), now() + FLOW_MS);
      return { url, cookie: writeCookie(SIGN_ON_COOKIE, value, FLOW_MS / 1_000) };
    },
    /**
     * Ends a sign-in with what the provider sent back.
     *
     * @param query The query of the URL that the provider sent the browser to.
     * @throws {SquatError} `unauthenticated`, `forbidden`, `rate_limited`, `over_capacity`.
     */
    async finish(
      query: string,
      attempt: SignInAttempt,
      session: SessionRecord | null,
    ): Promise<SignOnResult> {
      await signIn.admit(attempt);
      const value = readTokenCookie(attempt.request.headers.get("cookie"), SIGN_ON_COOKIE);
      // Taken before anything is asked: what is sent a second time finds nothing.
      const text = value === null ? null : await identities.take(hashOf(value), now());
      if (text === null) {
        throw signIn.refuse("This sign-in was used already, or is not of this browser: start again");
      }
      const flow = JSON.parse(text) as Flow;
      const account = await provider.account(query, flow.secrets);
      const linked = await identities.find(account);
      const known = linked === REMOVED ? null : linked;
      if (flow.person !== null) {
        if (session?.person !== flow.person) {
          throw signIn.refuse("You are not signed in any more: start again");
        }
        if (known === null) await identities.link(account, flow.person, now());
        else if (known !== flow.person) {
          throw forbidden(`That account of ${oidc_name} is linked to somebody else`);
        }
        return { linked: session };
      }
      if (known !== null) return await enter(known, account, attempt);
      const same = account.address === null ? null : await namesake(account.address);
      if (same !== null) {
        const how = oidc_only || same.passphrase === null ? " by a link" : "";
        throw forbidden(
          `There is an account ${
            JSON.stringify(same.name)
          }: sign in to it${how}, and link ${oidc_name} under Account`,
        );
      }
      return await enter(await join(account, flow.invitation), account, attempt);
    },
  };
}

/** By what its routes ask for it. */
export const SIGN_ON: Key<SingleSignOn> = new Key("single sign-on");
