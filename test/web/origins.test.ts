// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { environmentConfig } from "../../server/config/environment.ts";
import { startServer } from "../whole/whole.ts";
import { SESSION_COOKIE } from "../../server/auth/session.ts";
import { missingProgram, requires } from "../requires.ts";
import { faults, inChromium, launchBrowser, noPages, off, open, texts } from "./browser.ts";
import { addOwner, cookieOf, givenHouse, PASSPHRASE, problem, signIn, visitor } from "./owners.ts";

const house = givenHouse();
let stranger: Server;

beforeAll(() => {
  if (off) return;
  stranger = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>stranger</title><link rel=icon href=data:,>");
  }).listen(0, "127.0.0.1");
});
afterAll(() => void stranger?.close());

inChromium("pages of other origins change nothing and read nothing", async () => {
  await addOwner(house, "dan");
  const page = await visitor(house);
  await page.goto(`${house.server.url}/signin?next=/settings/keys`);
  await page.waitForSelector("#owner");
  await signIn(page, "dan");
  await page.waitForSelector(".keylist");
  const before = (await texts(page, ".keylist tr")).length;
  const seen = new Set<string>();
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSentExtraInfo", ({ headers }) => {
    const cookie = JSON.stringify(headers).includes(SESSION_COOKIE) ? "with" : "without";
    seen.add(`${headers["Sec-Fetch-Site"]} ${cookie}`);
  });
  const { port } = stranger.address() as AddressInfo;
  // By another port the site is the same, so that SameSite alone would let the cookie go along.
  for (const origin of [`http://127.0.0.1:${port}`, `http://localhost:${port}`]) {
    await page.goto(origin);
    const outcomes = await page.evaluate(async (target) => {
      const body = JSON.stringify({ name: "evil", scopes: ["ct"], expires: "never" });
      const attempts: [string, RequestInit][] = [
        ["/v1/keys", { method: "POST", body, mode: "no-cors" }],
        ["/v1/keys", { method: "POST", body, headers: { "content-type": "application/json" } }],
        ["/v1/keys", { method: "POST", body, headers: { "x-deadringer-intent": "1" } }],
        ["/v1/session", { method: "DELETE" }],
        ["/v1/keys", { mode: "no-cors" }],
        ["/v1/keys", {}],
        ["/v1/lookup/squat/kestrelbank.com", {}],
      ];
      const told: string[] = [];
      for (const [path, init] of attempts) {
        try {
          const response = await fetch(target + path, { ...init, credentials: "include" });
          told.push(`${response.type} ${response.status} ${await response.text()}`);
        } catch {
          told.push("blocked");
        }
      }
      const frame = document.createElement("iframe");
      frame.name = "sink";
      document.body.append(frame);
      const answered = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      const form = document.createElement("form");
      Object.assign(form, {
        method: "post",
        action: `${target}/v1/keys`,
        target: "sink",
        enctype: "text/plain",
      });
      document.body.append(form);
      form.submit();
      await answered;
      return told;
    }, house.server.url);
    expect(outcomes.filter((told) => told !== "blocked" && told !== "opaque 0 ")).toEqual([]);
  }
  await expect.poll(() => seen).toContain("same-site with");
  await expect.poll(() => seen).toContain("cross-site without");
  expect(seen).not.toContain("cross-site with");
  faults.length = 0;
  await page.goto(`${house.server.url}/settings/keys`);
  await page.waitForSelector(".keylist");
  expect((await texts(page, ".keylist tr")).length).toBe(before);
  expect(faults).toEqual([]);
});

requires(noPages ?? missingProgram("openssl"))("over HTTPS anybody signs in from anywhere", async () => {
  const [cert, key] = [join(house.folder, "cert.pem"), join(house.folder, "key.pem")];
  const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", [...args, "-subj", "/CN=plain.test", "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  const config = environmentConfig({
    DEADRINGER_STORE: "memory",
    DEADRINGER_PORT: "0",
    DEADRINGER_TLS_CERT: cert,
    DEADRINGER_TLS_KEY: key,
    DEADRINGER_ADMIN_NAME: "eve",
    DEADRINGER_HOSTS: "plain.test,127.0.0.1,localhost",
    DEADRINGER_ADMIN_PASSPHRASE: PASSPHRASE,
  });
  const secure = await startServer({ ...config, log: "off" }, () => {});
  const strict = await launchBrowser(
    "--host-resolver-rules=MAP plain.test 127.0.0.1",
    "--ignore-certificate-errors",
  );
  try {
    const page = await open(
      strict,
      secure.url.replace("127.0.0.1", "plain.test") + "/signin?next=/settings/keys",
    );
    await page.waitForSelector("#owner");
    await signIn(page, "eve");
    await page.waitForSelector(".keylist .empty");
    expect(await cookieOf(page)).toMatchObject({ domain: "plain.test", secure: true, httpOnly: true });
    expect(faults).toEqual([]);
  } finally {
    await strict.close();
    await secure.close();
  }
});

inChromium("over plain HTTP from elsewhere nobody signs in, and the page says why", async () => {
  const page = await visitor(house);
  await page.goto(house.server.url.replace("127.0.0.1", "plain.test") + "/signin");
  expect(await problem(page)).toMatch(/only over HTTPS/);
  expect(await page.$eval("button[type=submit]", (button) => (button as HTMLButtonElement).disabled)).toBe(
    true,
  );
  const status = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json", "x-deadringer-intent": "1" };
    return (await fetch("/v1/session", { method: "POST", headers, body })).status;
  }, JSON.stringify({ owner: "root", passphrase: PASSPHRASE }));
  expect(status).toBe(403);
  expect(await cookieOf(page)).toBeUndefined();
  faults.length = 0;
});
