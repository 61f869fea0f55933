import type { BrowserContext, HTTPResponse, Page } from "puppeteer-core";
import { WIRE_LIMIT } from "../page/condense.ts";
import type { Rendered, RenderOptions } from "../io.ts";
import type { Relay } from "./relay.ts";

/** A page that a browser has loaded. */
export interface Loaded {
  /** The open page. */
  page: Page;
  /** Its URL after all redirects, those of scripts included. */
  finalUrl: string;
  /** Status code of its document. */
  status: number;
}

/** URLs that a page may load: no files of this machine, and no pages of the browser itself. */
const OF_WEB = /^(?:https?|wss?|data|blob):/i;
/** Milliseconds that a page may continue to load after its load event. */
const SETTLE_MS = 2_000;
/** Share of the deadline for loading; the rest is for what is made of the page. */
const LOADING = 0.7;

/**
 * Loads a page and waits until it is quiet; null where no page came.
 *
 * @param context Its browser context, whose connections go through a relay.
 * @param url Absolute http or https URL.
 * @param credentials Those of the relay.
 * @param deadlineMs Milliseconds for all; a share of it is for loading.
 */
export async function loadPage(
  context: BrowserContext,
  url: string,
  credentials: Relay["credentials"],
  deadlineMs: number,
  { userAgent, referrer }: RenderOptions,
): Promise<Loaded | null> {
  const page = await context.newPage();
  await authenticate(page, credentials);
  if (userAgent !== undefined) await page.setUserAgent({ userAgent });
  let document: HTTPResponse | null = null;
  page.on("response", (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) document = response;
  });
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => {}));
  // A popup would hide the page.
  page.on("popup", (popup) => void popup?.close().catch(() => {}));
  const loadMs = deadlineMs * LOADING;
  const error = await page.goto(url, {
    waitUntil: "load",
    timeout: loadMs,
    referer: referrer,
  }).then(
    () => null,
    (e) => e as Error,
  );
  // A page that is still loading is taken as it is; a failed one is not.
  if (error !== null && error.name !== "TimeoutError") return null;
  if (error === null) {
    const timeout = Math.min(SETTLE_MS, loadMs);
    await page.waitForNetworkIdle({ idleTime: 250, timeout }).catch(() => {});
  }
  const finalUrl = page.url();
  const last = document as HTTPResponse | null;
  if (last === null || !/^https?:/.test(finalUrl)) return null;
  return { page, finalUrl, status: last.status() };
}

/** The document as scripts left it, at most 2 MiB of its text. */
export async function writtenPage({ page, finalUrl, status }: Loaded): Promise<Rendered> {
  // The text is cut in the browser: what a page writes has no bound.
  const html = await page.evaluate(
    `document.documentElement.outerHTML.slice(0, ${WIRE_LIMIT + 1})`,
  ) as string;
  return { html, finalUrl, status };
}

/**
 * Sends the credentials to the relay only: other password prompts are cancelled. The browser reuses them for all
 * requests of the context.
 */
async function authenticate(page: Page, credentials: Relay["credentials"]): Promise<void> {
  const client = await page.createCDPSession();
  client.on("Fetch.requestPaused", ({ requestId, request }) => {
    const answer = OF_WEB.test(request.url)
      ? client.send("Fetch.continueRequest", { requestId })
      : client.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
    answer.catch(() => {});
  });
  client.on("Fetch.authRequired", ({ requestId, authChallenge }) => {
    const authChallengeResponse = authChallenge.source === "Proxy"
      ? { response: "ProvideCredentials" as const, ...credentials }
      : { response: "CancelAuth" as const };
    client.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(() => {});
  });
  await client.send("Fetch.enable", { handleAuthRequests: true });
}
