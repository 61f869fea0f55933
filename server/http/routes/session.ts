import * as v from "valibot";
import { rfc3339, shownMembers } from "../../units/rfc3339.ts";
import { SquatError } from "../../../lib/errors.ts";
import { COOKIE_CHALLENGE } from "../../auth/guard.ts";
import { parseOwner } from "../../checks.ts";
import { type Context, type Route, route } from "../route.ts";
import { isSameOrigin, writeSessionCookie } from "../../auth/session.ts";
import { isFreshSignIn, type SignedIn } from "../../auth/signin.ts";
import { idOf } from "./people.ts";
import type { Service } from "../../service.ts";
import type { Session } from "../../client/session_types.ts";
import type { SessionRecord } from "../../stores/store.ts";
import { OPEN, READ, SELF } from "../../wire/roles.ts";
import type { NamedScopes } from "../../wire/scopes.ts";

/** Text of a secret or a name that is checked further. */
export const short = v.pipe(v.string(), v.maxLength(1_024, "give at most 1024 characters"));
const PASSPHRASE = v.strictObject({ owner: short, passphrase: short });
const TOKEN_BODY = v.strictObject({ token: short });
const LOOK = v.strictObject({ kind: v.picklist(["setup", "link", "invitation"]), token: short });
const SETUP = v.strictObject({ token: short, owner: short, passphrase: short });
const CHANGE = v.strictObject({ current: v.optional(short), passphrase: short });

/** A session as the page sees it. */
export async function shownSession(
  session: SessionRecord,
  { service }: Context,
): Promise<Session> {
  const person = await service.stores.people.find(session.person);
  return {
    ...shownMembers(session, "owner", "person", "role", "by", "created_at", "expires_at"),
    ends_at: rfc3339(service.signIn.endOf(session)),
    current_wanted: (person?.passphrase ?? null) !== null && !isFreshSignIn(session, service.now()),
  };
}

/** Runs an attempt to sign in; adds the challenge that 401 requires. */
export async function challenged<T>({ headers }: Context, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof SquatError && error.code === "unauthenticated") {
      headers["www-authenticate"] = COOKIE_CHALLENGE;
    }
    throw error;
  }
}

/**
 * Returns the session of who has signed in, and sets its cookie.
 *
 * @param detail What the history of the team says about it.
 */
export async function startedSession(
  { value, record, browser }: SignedIn,
  detail: string,
  context: Context,
): Promise<Session> {
  const { owner, person } = record;
  context.entry = { detail, by: { id: `owner:${owner}`, owner, person } };
  context.headers["set-cookie"] = [writeSessionCookie(value), ...(browser === null ? [] : [browser])];
  return await shownSession(record, context);
}

/** What all ways in have. */
const WAY_IN = {
  access: { by: "anyone", fromOwnPage: true },
  does: OPEN,
  success: 201,
  headers: ["Set-Cookie"],
  json: "Session",
} as const;

/** Signs in by one of the ways. */
async function signedIn(
  context: Context,
  way: (signIn: Service["signIn"]) => Promise<SignedIn>,
): Promise<Session> {
  const signed = await challenged(context, () => way(context.service.signIn));
  return await startedSession(signed, `from ${signed.record.address}`, context);
}

/** Says who is signed in, and what the service has. */
const whoIsThere = (extras: readonly NamedScopes[]): Route =>
  route("GET /v1/session", {
    id: "session",
    does: OPEN,
    summary: "Returns the signed-in owner; null for none",
    access: { by: "anyone" },
    json: "Session",
    statuses: [500, 503],
    async run(_, context) {
      const { request, service } = context;
      const session = isSameOrigin(request) ? await service.signIn.session(request) : null;
      return {
        extensions: Object.fromEntries(extras.map(({ name, scopes = {} }) => [name, scopes])),
        pictures: service.screenshots !== null,
        mail: service.config.smtp !== "",
        ...service.extras.ask.waysIn(session?.owner ?? null),
        ...session === null ? { owner: null } : await shownSession(session, context),
      };
    },
  });

/** Signing in and out. Secrets are in bodies and in the cookie, never in a path or query. */
const REST: readonly Route[] = [
  route("POST /v1/session", {
    ...WAY_IN,
    id: "signin",
    summary: "Signs in by passphrase; the session is in a cookie",
    body: PASSPHRASE,
    run: ({ body: { owner, passphrase } }, context) =>
      signedIn(context, (signIn) => signIn.byPassphrase(parseOwner(owner), passphrase, context)),
  }),
  route("POST /v1/session/link", {
    ...WAY_IN,
    id: "signin_link",
    did: "signed in by a link",
    summary: "Signs in by the token of a one-time link, which is then void",
    body: TOKEN_BODY,
    run: ({ body: { token } }, context) => signedIn(context, (signIn) => signIn.byLink(token, context)),
  }),
  route("POST /v1/session/setup", {
    ...WAY_IN,
    id: "signin_setup",
    did: "created the first account",
    summary:
      "Creates the admin account by the token that the service prints at its first start, and signs in",
    body: SETUP,
    run: ({ body: { token, owner, passphrase } }, context) =>
      signedIn(context, (signIn) => signIn.setUp({ token, owner: parseOwner(owner), passphrase }, context)),
  }),
  route("POST /v1/session/invitation", {
    ...WAY_IN,
    id: "signin_invitation",
    did: "joined the team",
    summary:
      "Joins a team: makes the account of somebody who was invited, by the token of the link, and signs in",
    body: SETUP,
    run: ({ body: { token, owner, passphrase } }, context) =>
      signedIn(
        context,
        (signIn) => signIn.byInvitation({ token, person: parseOwner(owner), passphrase }, context),
      ),
  }),
  route("POST /v1/session/look", {
    id: "signin_look",
    access: { by: "anyone", fromOwnPage: true },
    does: OPEN,
    summary: "Looks whether a link to sign in, an invitation or the setup link still works; uses nothing up",
    body: LOOK,
    run: ({ body: { kind, token } }, context) =>
      challenged(context, () => context.service.signIn.look(kind, token, context)),
  }),
  route("DELETE /v1/session", {
    id: "signout",
    does: SELF,
    summary: "Signs out",
    access: { by: "session" },
    headers: ["Set-Cookie"],
    async run(_, { service, session, headers }) {
      await service.stores.sessions.remove(session!.hash);
      headers["set-cookie"] = writeSessionCookie(null);
    },
  }),
  route("GET /v1/sessions", {
    id: "own_sessions",
    does: READ,
    summary: "Lists the browsers in which the person is signed in, the last used first",
    access: { by: "session" },
    json: "Sessions",
    async run(_, { service: { stores, signIn }, session }) {
      const sessions = (await stores.sessions.list(session!.person)).filter((each) => signIn.isLive(each));
      return sessions.map((each) => ({
        id: idOf(each.hash),
        ...shownMembers(each, "by", "device", "address", "created_at", "used_at", "expires_at"),
        is_current: each.hash === session!.hash,
      }));
    },
  }),
  route("DELETE /v1/sessions/{id}", {
    id: "own_session_end",
    does: SELF,
    did: "signed out in one of their browsers",
    summary: "Signs the person out in one browser",
    access: { by: "session" },
    async run({ id }, { service: { stores }, session }) {
      const found = (await stores.sessions.list(session!.person)).find(({ hash }) => idOf(hash) === id);
      if (found === undefined) throw new SquatError("not_found", "There is no such session");
      await stores.sessions.remove(found.hash);
    },
  }),
  route("DELETE /v1/sessions", {
    id: "signout_everywhere",
    does: SELF,
    did: "signed out in all their browsers",
    summary: "Signs out in every browser, and voids links that were not used",
    access: { by: "session" },
    headers: ["Set-Cookie"],
    async run(_, { service, session, headers }) {
      await service.stores.sessions.removeAll(session!.person, null);
      headers["set-cookie"] = writeSessionCookie(null);
    },
  }),
  route("PUT /v1/session/passphrase", {
    id: "change_passphrase",
    does: SELF,
    did: "changed their passphrase",
    summary: "Changes the passphrase and signs out in all other browsers",
    access: { by: "session" },
    body: CHANGE,
    headers: ["Set-Cookie"],
    async run({ body }, { service, session, headers }) {
      headers["set-cookie"] = await service.signIn.change(session!, body);
    },
  }),
];

/** The session, of a service with some extensions. */
export const sessionRoutes = (
  extras: readonly NamedScopes[],
): readonly Route[] => [whoIsThere(extras), ...REST];
