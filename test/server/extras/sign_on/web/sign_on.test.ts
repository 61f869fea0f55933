// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { afterAll, expect } from "vitest";
import { type Accounts, CLIENT, type ProviderWorld, startProvider } from "../provider_world.ts";
import { faults, inChromium, texts } from "../../../../web/browser.ts";
import { addOwner, cookieOf, givenHouse, looksRight, visitor } from "../../../../web/owners.ts";

const hostile = '<img src=x onerror="alert(1)">';
const accounts: Accounts = {
  ada: { email: "ada@kestrel.example", email_verified: true, groups: ["soc"] },
  ann: { email: "ann@kestrel.example", email_verified: true },
  eve: { preferred_username: hostile, groups: ["staff"] },
};
/** The accounts at the provider, on the page of the account. */
const LINKED = 'section[aria-label="Kestrel ID"]';
const redirects: string[] = [];
let provider: ProviderWorld;
const house = givenHouse({
  async settings() {
    provider = await startProvider(redirects, accounts);
    return {
      DEADRINGER_OIDC_ISSUER: provider.issuer,
      DEADRINGER_OIDC_CLIENT_ID: CLIENT.id,
      DEADRINGER_OIDC_CLIENT_SECRET: CLIENT.secret,
      DEADRINGER_OIDC_NAME: "Kestrel ID",
      DEADRINGER_OIDC_TEAM: "kestrel",
      DEADRINGER_OIDC_ROLES: "soc=analyst,staff=viewer",
    };
  },
});
afterAll(() => provider?.close());

inChromium(
  "the button leads to the provider and back to where the visit began; signing out ends the session here",
  async () => {
    const { url } = house.server;
    redirects.push(url);
    provider.rotate();
    await addOwner(house, "kestrel");
    const page = await visitor(house);
    await page.goto(`${url}/settings/account`);
    await page.waitForSelector(".signon");
    expect(await texts(page, ".signon")).toEqual(["Sign in with Kestrel ID"]);
    await looksRight(page, "signon");
    provider.as("ada");
    await page.click(".signon");
    await page.waitForSelector(`${LINKED} li`);
    // Neither code nor state stays in the address.
    expect(page.url()).toBe(`${url}/settings/account`);
    expect((await texts(page, ".facts dd")).slice(0, 2)).toEqual([
      "ada@kestrel.example",
      "kestrel as analyst",
    ]);
    expect(await texts(page, `${LINKED} li span`)).toEqual([provider.issuer]);
    await looksRight(page, "linked");
    expect(faults.splice(0)).toEqual([]);
    await Promise.all([page.waitForNavigation(), page.click("#signout")]);
    await page.waitForSelector(".signon");
    expect(page.url()).toBe(`${url}/signin`);
    expect(await cookieOf(page)).toBeUndefined();
    await page.browserContext().close();
    expect(faults.splice(0)).toEqual([]);
  },
);

inChromium("an account of a known address is said, and linked by who signs in to it", async () => {
  const { url } = house.server;
  await addOwner(house, "ann@kestrel.example");
  const page = await visitor(house);
  await page.goto(`${url}/signin`);
  await page.waitForSelector(".signon");
  provider.as("ann");
  await page.click(".signon");
  await page.waitForSelector(".problem:not([hidden])");
  expect(page.url()).toBe(`${url}/signin/callback`);
  expect((await texts(page, ".problem"))[0]).toContain('There is an account "ann@kestrel.example"');
  expect(await cookieOf(page)).toBeUndefined();
  await page.browserContext().close();
  expect(faults.splice(0)).toEqual([expect.stringContaining("403")]);
});

inChromium("what the provider says is text; a refusal leads back to the sign-in page", async () => {
  const { url } = house.server;
  const page = await visitor(house);
  await page.goto(`${url}/signin/callback?error=access_denied&state=x`);
  await page.waitForSelector(".problem:not([hidden])");
  expect(await texts(page, ".page a")).toEqual(["Sign in"]);
  await page.goto(`${url}/signin?next=${encodeURIComponent("//evil.example/")}`);
  await page.waitForSelector(".signon");
  provider.as("eve");
  await page.click(".signon");
  // Never to another host, whatever the address said.
  await page.waitForFunction((origin) => location.href === `${origin}/`, {}, url);
  await page.goto(`${url}/settings/account`);
  await page.waitForSelector(".facts dd");
  expect((await texts(page, ".facts dd"))[0]).toBe(hostile);
  expect(await page.$$eval("main img, main script", (found) => found.length)).toBe(0);
  await page.browserContext().close();
  expect(faults.splice(0)).toEqual([expect.stringContaining("401")]);
});
