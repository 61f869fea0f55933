import { withSettings } from "../../config/setting.ts";
import type { ServicePart } from "../../extension.ts";
import { pageRoute } from "../../http/routes/web.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { OidcProvider } from "./provider.ts";
import { signOnRoutes } from "./routes.ts";
import { SIGN_ON_SETTINGS } from "./settings.ts";
import { SIGN_ON, SingleSignOn } from "./single_sign_on.ts";

/** What it gives the service. */
export const signOnPart: ServicePart = {
  routes: signOnRoutes,
  pages: [pageRoute("web_signin_callback", "/signin/callback", "settings.html")],
  schemas: ANSWER_SCHEMAS,
  docs: { "sign-on": "Keycloak, Google, Entra ID: accounts, roles by group" },
  assemble({ config: core, io, now, stores, signIn }, { log, url }) {
    const config = withSettings(core, SIGN_ON_SETTINGS), { oidc_issuer, oidc_only, oidc_name } = config;
    if (oidc_issuer === "") return {};
    const provider = new OidcProvider({ config, dns: io.dns, now, log, url });
    const own = new SingleSignOn({ config, stores, signIn, now, provider });
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
