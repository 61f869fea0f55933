// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect } from "vitest";
import {
  barriers,
  browserAndDemo,
  done,
  faults,
  inChromium,
  look,
  open,
  retype,
  serve,
  shot,
  shownNames,
} from "./browser.ts";
import { testService } from "../server/service.ts";

const given = browserAndDemo();

inChromium(
  "what goes wrong is told: no key, a wrong key, a lost result, a bad name, no network",
  async () => {
    const page = await open(given.browser, given.demo.server.url);
    await page.waitForSelector(".lookup");
    await look(page, "kestrelbank.com");
    const problem = async () => {
      await page.waitForSelector(".page:not([hidden]) .problem:not([hidden])");
      return await page.$eval(".page:not([hidden]) .problem:not([hidden])", (shown) => shown.textContent!);
    };
    expect(await problem()).toBe("Sign in, or enter an API key Sign in");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("who");
    await page.type("#key", "ak_wrong");
    await look(page, "kestrelbank.com");
    await page.waitForFunction(() => document.querySelector(".problem")?.textContent?.includes("not valid"));
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("key");
    await retype(page, "#key", given.demo.key);
    await look(page, "1.2.3.4");
    await page.waitForFunction(() => document.querySelector(".problem")?.textContent?.includes("1.2.3.4"));
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe(
      "true",
    );
    await page.goto(`${given.demo.server.url}/#lookup/00000000-0000-7000-8000-000000000000`);
    await page.waitForFunction(() =>
      document.querySelector(".problem")?.textContent?.includes("no such result")
    );
    await page.setOfflineMode(true);
    await look(page, "kestrelbank.com");
    await page.waitForFunction(() =>
      document.querySelector(".problem")?.textContent?.includes("cannot be reached")
    );
    expect(await page.$eval(".page:not([hidden]) .retry", (button) => button.checkVisibility())).toBe(true);
    await shot(page, "offline");
    expect(await barriers(page)).toEqual([]);
    // Chromium itself writes a line about every answer of 4xx and every request that fails.
    expect(faults.splice(0).filter((fault) => !/40[014]|ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("when it cannot be told who is signed in, nobody is sent to sign in", async () => {
  const { answer } = testService();
  let down = true;
  const listener = await serve((request, peer) =>
    down && new URL(request.url, "http://a").pathname === "/v1/session"
      ? Promise.resolve({ status: 503, headers: { "retry-after": "5" }, body: null })
      : answer(request, peer)
  );
  const url = `http://127.0.0.1:${listener.port}`;
  try {
    const page = await open(given.browser, `${url}/settings/keys`);
    await page.waitForSelector(".problem");
    expect(page.url()).toBe(`${url}/settings/keys`);
    expect(await page.$eval(".problem", (shown) => shown.textContent)).toBe(
      "The service answered 503. Try again in 5 sRetry",
    );
    await page.goto(`${url}/signin`);
    await page.waitForSelector("#owner");
    for (const place of ["inbox", "results"]) {
      await page.goto(`${url}/#${place}`);
      const shown = await page.waitForSelector(".page:not([hidden]) .problem");
      expect(await shown!.evaluate((each) => each.textContent)).toMatch(/^The service answered 503/);
      expect(await page.$eval(".account", (shown) => shown.textContent)).not.toContain("Sign in");
    }
    await page.goto(url);
    await page.waitForSelector(".lookup");
    await look(page, "example.com");
    await page.waitForFunction(() =>
      document.querySelector(".lookup .problem:not([hidden])")?.textContent?.includes("503")
    );
    down = false;
    await page.click(".start");
    await page.waitForFunction(() =>
      document.querySelector(".lookup .problem:not([hidden])")?.textContent?.startsWith("Sign in")
    );
    expect(faults.splice(0).filter((fault) => !/503/.test(fault))).toEqual([]);
    await page.browserContext().close();
  } finally {
    await listener.close(0);
  }
});

inChromium(
  "a key over its rate limit is told how long to wait; a lost result of this tab is forgotten",
  async () => {
    const { answer, key: makeKey } = testService({ env: { DEADRINGER_RATE_LIMIT: "12" } });
    const listener = await serve(answer);
    try {
      const page = await open(given.browser, `http://127.0.0.1:${listener.port}/`, { key: await makeKey() });
      // Before its own code is there the page would ask for the result too, and be over the rate limit with it.
      await page.waitForSelector(".lookup .intro:not([hidden])");
      await page.evaluate(() =>
        sessionStorage.setItem("deadringer.lookup", "00000000-0000-7000-8000-000000000000")
      );
      await page.reload();
      await page.waitForFunction(() => sessionStorage.getItem("deadringer.lookup") === null);
      await page.waitForSelector(".lookup .intro:not([hidden])");
      expect(await page.$(".problem:not([hidden])")).toBeNull();
      // Each lookup takes a request or more, so that the last is refused in any case.
      const refusal = ".lookup .problem:not([hidden])";
      for (let looks = 0; looks < 12 && (await page.$(refusal)) === null; looks++) {
        await look(page, "example.com");
        await page.waitForSelector(`.lookup .row, ${refusal}`);
        await page.waitForFunction(() => document.querySelector(".lookup .stop:not([hidden])") === null);
      }
      await page.waitForFunction(() =>
        /wait \d+ s/.test(document.querySelector(".lookup .problem:not([hidden])")?.textContent ?? "")
      );
      expect(faults.splice(0).filter((fault) => !/404|429/.test(fault))).toEqual([]);
      await page.browserContext().close();
    } finally {
      await listener.close(0);
    }
  },
);

/** A way to a port that can be cut. */
async function breakable(to: number) {
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const other = connect(to, "127.0.0.1");
    for (const each of [socket, other]) {
      sockets.add(each);
      each.on("error", () => {}).on("close", () => sockets.delete(each));
    }
    socket.pipe(other).pipe(socket);
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (proxy.address() as AddressInfo).port,
    cut,
    close: () => new Promise<unknown>((done) => (proxy.close(done), cut())),
  };
}

inChromium("a connection that breaks is taken up where it broke", async () => {
  const gate = Promise.withResolvers<void>();
  let lookups = 0;
  const { answer, key: makeKey } = testService({
    async *lookup(_, signal) {
      lookups++;
      yield { op: "Meta", data: { kind: "Progress", data: [0, 3] } };
      for (const [i, domain] of ["exmple", "examlpe", "examp1e"].entries()) {
        if (i === 2) await gate.promise;
        signal.throwIfAborted();
        const permutation = {
          domain: { fqdn: `${domain}.com`, tld: "com", domain },
          kind: "Omission" as const,
        };
        yield { permutation, op: "Levenshtein", data: 1 };
      }
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const listener = await serve(answer);
  try {
    const line = await breakable(listener.port);
    const page = await open(given.browser, `http://127.0.0.1:${line.port}/`, { key: await makeKey() });
    await page.waitForSelector(".lookup");
    await look(page, "example.com");
    await page.waitForFunction(() => document.querySelectorAll(".row").length === 2);
    line.cut();
    await page.waitForFunction(() =>
      document.querySelector(".lookup .problem:not([hidden])")?.textContent?.startsWith("The connection")
    );
    expect((await page.$$(".row")).length).toBe(2);
    await page.click(".lookup .resume");
    gate.resolve();
    await done(page);
    expect(await shownNames(page)).toBe(3);
    expect(lookups).toBe(1);
    expect(faults.splice(0).filter((fault) => !fault.includes("ERR_"))).toEqual([]);
    await page.browserContext().close();
    await line.close();
  } finally {
    await listener.close(0);
  }
});
