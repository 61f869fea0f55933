/** The page about single sign-on: the settings of each provider, with the claims that it sends, on a real provider. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Io } from "../../../../mod.ts";
import { settingNames } from "../../../../server/config/mod.ts";
import { SIGN_ON_SETTINGS } from "../../../../server/extras/sign_on/settings.ts";
import { type Accounts, CLIENT, type ProviderWorld, startProvider } from "./provider_world.ts";
import { OWN } from "../../auth/signed_in.ts";
import { blocksOf } from "../../docs_block.ts";
import { testService } from "../../service.ts";

const ORIGIN = "https://squatting.example.com";
/** As the three send them. */
const accounts: Accounts = {
  keycloak: {
    ...{ email: "ada@example.com", email_verified: true, preferred_username: "ada" },
    groups: ["soc-leads", "analysts"],
  },
  google: { email: "ada@example.com", email_verified: true, hd: "example.com" },
  entra: { email: "ada@example.com", preferred_username: "ada@example.onmicrosoft.com", roles: ["Analyst"] },
};
let provider: ProviderWorld;
beforeAll(async () => {
  provider = await startProvider([ORIGIN], accounts);
});
afterAll(() => provider.close());

/** The settings that a block of the page exports. */
function settingsOf(step: string): Record<string, string> {
  const { code } = blocksOf("server/extras/sign_on/docs/sign-on.md").find(({ info }) =>
    info === `sh follow=${step}`
  )!;
  const lines = code.trim().split("\n");
  expect(lines.pop()).toBe("deadringer serve");
  const settings = Object.fromEntries(
    lines.map((line) => /^export (DEADRINGER_\w+)="?([^"]*)"?$/.exec(line)!.slice(1)),
  );
  expect(Object.keys(settings).filter((name) => !settingNames([SIGN_ON_SETTINGS]).includes(name))).toEqual(
    [],
  );
  return settings;
}

test.each([
  ["keycloak", "ada@example.com", "admin"],
  ["google", "ada@example.com", "viewer"],
  ["entra", "ada", "analyst"],
])("%s: its account signs in with the settings of the page", async (step, person, role) => {
  const { DEADRINGER_OIDC_CLIENT_SECRET_FILE: file, ...settings } = settingsOf(step);
  expect(file).toBe("/etc/deadringer/oidc.secret");
  const at = testService({
    io: { now: () => Date.now() } as Io,
    url: () => ORIGIN,
    // This machine's provider and its client, in place of those of the page.
    env: {
      ...settings,
      DEADRINGER_OIDC_ISSUER: provider.issuer,
      DEADRINGER_OIDC_CLIENT_ID: CLIENT.id,
      DEADRINGER_OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  });
  await at.service.stores.owners.add({ name: "soc", passphrase: null, created_at: 1 });
  const post = async (path: string, body: unknown, cookie = "") => {
    const response = await at.handle(
      new Request(`${ORIGIN}${path}`, {
        method: "POST",
        headers: { ...OWN, cookie, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
    const cookies = response.headers.getSetCookie().map((each) => each.split(";")[0]).join("; ");
    return { status: response.status, body: await response.json(), cookies };
  };
  const started = await post("/v1/session/oidc/start", {});
  const back = await provider.visit(started.body.url, step);
  expect(back.pathname).toBe("/signin/callback");
  const signed = await post("/v1/session/oidc", { query: back.search.slice(1) }, started.cookies);
  expect([signed.status, signed.body]).toEqual([
    201,
    expect.objectContaining({ owner: "soc", person, role }),
  ]);
});
