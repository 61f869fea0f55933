// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { docsSite } from "../tools/docs.ts";
import {
  barriersInBothThemes,
  browserAndDemo,
  faults,
  inChromium,
  open,
  retype,
  shot,
  texts,
} from "./browser.ts";

const given = browserAndDemo();

inChromium("the documentation is searched and read inside the app", async () => {
  const page = await open(given.browser, given.demo.server.url + "/docs");
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(given.demo.server.url)) outside.push(request.url());
  });
  expect(await texts(page, ".docs table a")).toContain("Watch my brand");
  await page.type("#docs-search", "OVER_capacity retry-after");
  expect(await texts(page, "#docs-found a")).toContain("Troubleshooting: over_capacity");
  await Promise.all([
    page.waitForNavigation(),
    page.$$eval(
      "#docs-found a",
      (links) => links.find((a) => a.textContent!.endsWith(": over_capacity"))!.click(),
    ),
  ]);
  expect(page.url()).toMatch(/\/docs\/troubleshooting#over_capacity$/);
  expect(await texts(page, ".docs h1")).toEqual(["Troubleshooting"]);
  expect(await texts(page, "#nav [aria-current]")).toEqual(["Docs"]);
  await shot(page, "docs_page");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("the reference is listed, searched and read inside the app", async () => {
  const page = await open(given.browser, given.demo.server.url + "/docs");
  expect(await texts(page, ".docs table a")).toContain("Reference");
  const found = async (words: string) => {
    await retype(page, "#docs-search", words);
    return await texts(page, "#docs-found a");
  };
  expect(await found("GeoIp country")).toContain("Reference: Ops");
  expect(await found("DEADRINGER_OWNER_RATE_LIMIT")).toContain("Reference: Settings");
  expect(await found("/v1/retrieve/{uuid}")).toContain("Reference: API");
  expect(await found("untwist --brands")).toContainEqual(
    expect.stringMatching(/^Reference: deadringer untwist /),
  );
  await Promise.all([
    page.waitForNavigation(),
    page.$$eval(
      "#docs-found a",
      (links) => links.find((a) => a.textContent!.startsWith("Reference: deadringer untwist"))!.click(),
    ),
  ]);
  expect(await texts(page, ".docs h1")).toEqual(["Reference"]);
  expect(await page.$eval(":target", (heading) => heading.textContent)).toMatch(/^deadringer untwist /);
  await shot(page, "docs_reference");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("the static documentation is searched and read below any path", async () => {
  const site = new Map((await docsSite()).map(({ file, html }) => [`/manual/${file}`, html]));
  const server = createServer((request, response) => {
    const text = request.url === "/favicon.ico" ? "" : site.get(request.url!.replace(/\/$/, "/index.html"));
    const type = request.url!.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    response.writeHead(text === undefined ? 404 : 200, { "content-type": type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const page = await open(
      given.browser,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/manual/`,
    );
    await page.type("#docs-search", "deadringer watch --every");
    await Promise.all([page.waitForNavigation(), page.click("#docs-found a")]);
    expect((await texts(page, "main h1"))[0]).not.toBe("");
    expect(faults).toEqual([]);
    await page.browserContext().close();
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

inChromium("the reference of the API", async () => {
  const page = await open(given.browser, given.demo.server.url + "/docs");
  expect(await texts(page, ".routes td code")).toContain("/v1/lookup/squat/{domain}");
  // In the app's navigation, for whoever is not signed in too.
  expect(await texts(page, "#nav [aria-current]")).toEqual(["Docs"]);
  expect(await page.$$eval("#nav nav a", (links) => links.map((link) => link.getAttribute("href"))))
    .toContain("/#inbox");
  await shot(page, "docs");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
