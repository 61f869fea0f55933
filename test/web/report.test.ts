// Node only: what is tested runs in the browser and is the same on both.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { environmentConfig, type RunningServer, startServer } from "../../server/main.ts";
import { startSmtpSink } from "../server/mail/smtp_sink.ts";
import {
  barriersInBothThemes,
  browserAndService,
  done,
  faults,
  firstKey,
  inChromium,
  look,
  off,
  open,
} from "./browser.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-report-"));
const given = browserAndService();
let server: RunningServer;
let key = "";
let sink: Awaited<ReturnType<typeof startSmtpSink>>;
beforeAll(async () => {
  if (off) return;
  sink = await startSmtpSink();
  const config = environmentConfig({
    DEADRINGER_DEMO: "true",
    DEADRINGER_STORE: `sqlite:${folder}`,
    DEADRINGER_PORT: "0",
    DEADRINGER_PERMUTATIONS: "500",
    DEADRINGER_SMTP: sink.url,
  });
  server = await startServer({ ...config, log: "off" }, () => {});
  key = await firstKey(server);
}, 60_000);
afterAll(async () => {
  await server?.close();
  await sink?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

inChromium("evidence is collected, a report is read, approved and sent, from the panel", async () => {
  const page = await open(given.browser, server.url, { key });
  await page.waitForSelector(".lookup");
  await look(page, "kestrelbank.com");
  await done(page);
  await page.goto(`${page.url()}${page.url().includes("?") ? "&" : "?"}name=kestreibank.com`);
  const press = async (selector: string, text: string) => {
    const button = await page.waitForSelector(`${selector} ::-p-xpath(.//button[starts-with(., "${text}")])`);
    await button!.evaluate((each) => (each as HTMLButtonElement).click());
  };
  await press(".panel", "Evidence and reports");
  await press(".action", "Collect evidence");
  await page.waitForSelector(".action ::-p-text(files, signed)");
  // Who reports is asked where it is needed, and stored.
  await press(".action", "Draft reports");
  await page.waitForSelector(".reporter");
  await expect.poll(() =>
    page.evaluate(() => {
      const { bottom } = document.querySelector(".reporter")!.getBoundingClientRect();
      return [document.activeElement?.getAttribute("name"), bottom <= innerHeight + 1];
    })
  ).toEqual(["org", true]);
  await barriersInBothThemes(page);
  const [org, contact, brand] = await page.$$(".reporter input");
  await org!.type("Kestrel Bank CERT");
  await contact!.type("cert@kestrelbank.com");
  await brand!.evaluate((input) => (input as HTMLInputElement).select());
  await brand!.type("Kestrel Bank");
  await press(".reporter", "Save");
  const first = ".reports li:first-child";
  await page.waitForSelector(first);
  const canApprove = () =>
    page.$eval(
      first,
      (item) =>
        [...item.querySelectorAll("button")].some((each) => each.textContent === "Approve" && !each.disabled),
    );
  // What nobody read, nobody approves.
  expect(await canApprove()).toBe(false);
  expect(sink.mails).toEqual([]);
  await press(first, "Read");
  await page.waitForSelector(`${first} pre`);
  expect(await page.$eval(`${first} pre`, (pre) => pre.textContent)).toContain("[.]com");
  await barriersInBothThemes(page);
  await press(first, "Approve");
  await press(first, "Send");
  await page.waitForSelector(`${first} ::-p-xpath(.//*[@class="pill" and .="sent"])`);
  expect(sink.mails).toHaveLength(1);
  expect(JSON.stringify(sink.mails)).toContain("Kestrel Bank CERT");
  await page.reload();
  await press(".panel", "Evidence and reports");
  await page.waitForSelector(
    ".action ::-p-text(Reported by Kestrel Bank CERT, cert@kestrelbank.com, for Kestrel Bank)",
  );
  expect(faults).toEqual([]);
});
