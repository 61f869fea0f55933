import { type Check, httpUrl, isLoopback, listOf, parseOwner, PREFIX, text } from "../../checks.ts";
import {
  type AddedSettings,
  optionalText,
  parsedText,
  secret,
  setting,
  yesOrNoSetting,
} from "../../config/setting.ts";
import { ROLES } from "../../wire/roles.ts";

/** Settings of signing in by a provider. */
export interface SignOnSettings {
  /**
   * `DEADRINGER_OIDC_ISSUER`: provider of OpenID Connect that people sign in by, as its discovery document names it:
   * https, or http on this machine. @default "" (none)
   */
  oidc_issuer: string;
  /** `DEADRINGER_OIDC_CLIENT_ID`: this service at the provider. @default "" */
  oidc_client_id: string;
  /** `DEADRINGER_OIDC_CLIENT_SECRET`: its secret there. @default "" (a public client) */
  oidc_client_secret: string;
  /** `DEADRINGER_OIDC_NAME`: what the button calls the provider. @default "single sign-on" */
  oidc_name: string;
  /** `DEADRINGER_OIDC_SCOPES`: scopes to ask for; `openid` is one of them. @default ["openid", "email", "profile"] */
  oidc_scopes: string[];
  /** `DEADRINGER_OIDC_TEAM`: the team that accounts of the provider join, and whose roles groups give. @default "" (by invitation only) */
  oidc_team: string;
  /** `DEADRINGER_OIDC_GROUPS`: the claim with a person's groups; dots lead into objects, as in `realm_access.roles`. @default "groups" */
  oidc_groups: string;
  /** `DEADRINGER_OIDC_ROLES`: roles by group, `GROUP=admin`, `GROUP=analyst`, `GROUP=viewer`; `*` is every account. @default [] (roles are set by people) */
  oidc_roles: string[];
  /** `DEADRINGER_OIDC_ONLY`: people sign in by the provider only, not by passphrase; links of the command line stay. @default false */
  oidc_only: boolean;
}

/** The issuer's URL. */
const ISSUER: Check<string> = {
  expects: "the issuer's https URL, or http on this machine, without query",
  parse: (value) =>
    httpUrl().parse(value) !== undefined && !/[?#]/.test(value) &&
      (value.startsWith("https:") || isLoopback(new URL(value).hostname))
      ? value
      : undefined,
  schema: { type: "string", format: "uri" },
};

/** Their defaults and allowed values. */
export const SIGN_ON_SETTINGS: AddedSettings<SignOnSettings> = {
  rows: {
    oidc_issuer: optionalText(ISSUER),
    oidc_client_id: optionalText(text("1 to 200 printable ASCII characters", /^[\x21-\x7e]{1,200}$/)),
    oidc_client_secret: secret("1 to 1000 printable ASCII characters", /^[\x21-\x7e]{1,1000}$/),
    oidc_name: setting("single sign-on", text("1 to 40 printable characters", /^[^\p{C}]{1,40}$/u)),
    oidc_scopes: setting(
      ["openid", "email", "profile"],
      listOf(text("a scope", /^[\x21\x23-\x5b\x5d-\x7e]+$/)),
    ),
    oidc_team: optionalText(parsedText("1 to 100 printable characters", parseOwner)),
    oidc_groups: setting("groups", text("the name of a claim", /^[^\0\s]{1,200}$/)),
    oidc_roles: setting(
      [],
      listOf(
        text(
          `GROUP=ROLE with one of the roles ${ROLES.join(", ")}`,
          new RegExp(`^.{1,200}=(?:${ROLES.join("|")})$`),
        ),
      ),
    ),
    oidc_only: yesOrNoSetting(),
  },
  fit(config, refuse) {
    const [given, missing] = config.oidc_issuer === ""
      ? ["oidc_client_id", "oidc_issuer"] as const
      : ["oidc_issuer", "oidc_client_id"] as const;
    if (config[given] !== "" && config[missing] === "") {
      refuse(given, `needs ${PREFIX}${missing.toUpperCase()} too; give both or neither`);
    }
    if (config.oidc_issuer !== "" && !config.oidc_scopes.includes("openid")) {
      refuse("oidc_scopes", "openid is missing; without it the provider signs nobody in");
    }
    if (config.oidc_only && config.oidc_issuer === "") {
      refuse("oidc_only", "needs DEADRINGER_OIDC_ISSUER; nobody could sign in");
    }
    if (config.oidc_roles.length > 0 && config.oidc_team === "") {
      refuse("oidc_roles", "needs DEADRINGER_OIDC_TEAM, the team in which groups give roles");
    }
  },
};
