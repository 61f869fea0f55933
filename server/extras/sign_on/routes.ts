import * as v from "valibot";
import { SIGN_ON, type SignOnResult, type SingleSignOn, singleSignOn } from "./single_sign_on.ts";
import { SquatError } from "../../../lib/errors.ts";
import { shownMembers } from "../../units/rfc3339.ts";
import { type Answer, jsonAnswer } from "../../wire/answer.ts";
import { HttpError } from "../../http/problem.ts";
import type { Answers as CoreAnswers } from "../../http/answers.ts";
import type { Answers } from "./answers.ts";
import { type Context, type Route, route as coreRoute, type RouteOf } from "../../http/route.ts";
import { idOf } from "../../http/routes/people.ts";
import { hashOf } from "../../auth/keys.ts";
import { challenged, short, shownSession, startedSession } from "../../http/routes/session.ts";
import { OPEN, READ, SELF } from "../../wire/roles.ts";
import { withSettings } from "../../config/setting.ts";
import type { ServicePart } from "../../extension.ts";
import { pageRoute } from "../../http/routes/web.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { oidcProvider } from "./provider.ts";
import { SIGN_ON_SETTINGS } from "./settings.ts";

const route: RouteOf<Answers & Pick<CoreAnswers, "Session">> = coreRoute as unknown as RouteOf<
  Answers & Pick<CoreAnswers, "Session">
>;

/** The way in by the provider. @throws {HttpError} 404 where none is set. */
function signOnOf({ service }: Context): SingleSignOn {
  const signOn = service.extras.find(SIGN_ON);
  if (signOn === null) throw new HttpError(404, "This service has no single sign-on");
  return signOn;
}

/** Body that starts a sign-in. */
const START = v.strictObject({ invitation: v.exactOptional(short), link: v.exactOptional(v.boolean()) });
/** Body with what the provider sent back. */
const BACK = v.strictObject({
  query: v.pipe(v.string(), v.maxLength(8_192, "give at most 8192 characters")),
});

/** What all steps of a sign-in have. */
const STEP = {
  access: { by: "anyone", fromOwnPage: true },
  does: OPEN,
  headers: ["Set-Cookie"],
  statuses: [401, 403, 404, 429, 503],
} as const;

async function signOnAnswer(result: SignOnResult, context: Context): Promise<Answer> {
  if ("linked" in result) {
    const { owner, person } = result.linked;
    context.entry = { detail: "and linked the account", by: { id: `owner:${owner}`, owner, person } };
    return jsonAnswer(await shownSession(result.linked, context));
  }
  return jsonAnswer(await startedSession(result.signed, result.detail, context), {}, 201);
}

const idOfIdentity = ({ issuer, subject }: { issuer: string; subject: string }): string =>
  idOf(hashOf(JSON.stringify([issuer, subject])));

/** Signing in by a provider of OpenID Connect. The page sends what the provider adds to its URL, in a body. */
const signOnRoutes: readonly Route[] = [
  route("POST /v1/session/oidc/start", {
    ...STEP,
    id: "signon_start",
    summary:
      "Starts a sign-in by the provider and returns where the browser goes; with link, links an account to who is signed in",
    body: START,
    json: "SignOnStart",
    run: ({ body: { invitation, link } }, context) =>
      challenged(context, async () => {
        const { request, service } = context;
        const session = link === true ? await service.signIn.session(request) : null;
        if (link === true && session === null) {
          throw new SquatError("unauthenticated", "You are not signed in");
        }
        const { url, cookie } = await signOnOf(context).start(context, { invitation, session });
        context.headers["set-cookie"] = cookie;
        return { url };
      }),
  }),
  route("POST /v1/session/oidc", {
    ...STEP,
    id: "signon_finish",
    summary: "Signs in by the provider, or links its account to who is signed in",
    body: BACK,
    answers: { "application/json": "Session" },
    run: ({ body: { query } }, context) =>
      challenged(context, async () => {
        const { request, service } = context;
        const session = await service.signIn.session(request);
        return await signOnAnswer(await signOnOf(context).finish(query, context, session), context);
      }),
  }),
  route("GET /v1/identities", {
    id: "identities",
    does: READ,
    summary: "Lists the accounts at the provider that sign the person in",
    access: { by: "session" },
    json: "Identities",
    async run(_, { service: { stores }, session }) {
      const linked = await stores.identities.list(session!.person);
      return linked.map((each) => ({
        id: idOfIdentity(each),
        ...shownMembers(each, "issuer", "subject", "linked_at"),
      }));
    },
  }),
  route("DELETE /v1/identities/{id}", {
    id: "identity_end",
    does: SELF,
    did: "ended the link of their account at the provider",
    summary: "Ends the link of the person's account at the provider",
    access: { by: "session" },
    async run({ id }, { service: { stores }, session }) {
      const linked = await stores.identities.list(session!.person);
      const found = linked.find((each) => idOfIdentity(each) === id);
      if (found === undefined) throw new SquatError("not_found", "There is no such link");
      await stores.identities.unlink(found, session!.person);
    },
  }),
];

/** What it gives the service. */
export const signOnPart: ServicePart = {
  routes: signOnRoutes,
  pages: [pageRoute("web_signin_callback", "/signin/callback", "settings.html")],
  schemas: ANSWER_SCHEMAS,
  docs: { "sign-on": "Keycloak, Google, Entra ID: accounts, roles by group" },
  assemble({ config: core, io, now, stores, signIn }, { log, url }) {
    const config = withSettings(core, SIGN_ON_SETTINGS), { oidc_issuer, oidc_only, oidc_name } = config;
    if (oidc_issuer === "") return {};
    const provider = oidcProvider({ config, dns: io.dns, log, url });
    const own = singleSignOn({ config, stores, signIn, now, provider });
    return {
      own: [SIGN_ON, own],
      hooks: {
        passphraseRefusal: () =>
          oidc_only ? `Passphrases are switched off here: sign in by ${oidc_name}` : null,
        // The account of that address would find its name taken, by whoever was invited first.
        nameRefusal: (name) =>
          name.includes("@")
            ? `an address belongs to its account at ${oidc_name}; sign in there, or choose a name without @`
            : null,
        waysIn: (team) => ({ sign_on: own.shown(team) }),
      },
    };
  },
};
