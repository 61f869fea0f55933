/**
 * Signing in, API keys, usage and account: pages of their own address, which ask the service as who is signed in.
 * @module
 */
import { h } from "../dom.ts";
import { showWho } from "../who.ts";
import { AccountPage } from "./account_page.ts";
import { KeysPage } from "./keys_page.ts";
import { ask, type Session } from "./requests.ts";
import { SignInPage } from "./signin_page.ts";
import { UsagePage } from "./usage_page.ts";

const TABS: readonly [path: string, name: string][] = [
  ["/settings/keys", "API keys"],
  ["/usage", "Usage"],
  ["/settings/account", "Account"],
];

interface Page {
  element: HTMLElement;
  title: string;
  load?(): Promise<void>;
}

function tabs(): HTMLElement {
  const links = TABS.map(([path, name]) =>
    h("a", { href: path, "aria-current": path === location.pathname ? "page" : null }, name)
  );
  return h("nav", { class: "tabs", "aria-label": "Settings" }, ...links);
}

async function show(): Promise<void> {
  const main = document.querySelector("main")!;
  if (location.pathname === "/signin") {
    const page = new SignInPage();
    main.replaceChildren(page.element);
    document.title = `${page.title} – Deadringer`;
    page.enter();
    return;
  }
  const session = await ask<Session>("GET", "/v1/session");
  showWho(session.owner);
  if (session.owner === null) {
    return location.replace(`/signin?next=${encodeURIComponent(location.pathname)}`);
  }
  const page: Page = location.pathname === "/usage"
    ? new UsagePage()
    : location.pathname === "/settings/account"
    ? new AccountPage(session)
    : new KeysPage();
  document.title = `${page.title} – Deadringer`;
  document.querySelector('header nav a[href="/settings/keys"]')?.setAttribute("aria-current", "page");
  await page.load?.();
  main.replaceChildren(tabs(), page.element);
}

show().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  document.querySelector("main")!.replaceChildren(h("p", { class: "problem", role: "alert" }, text));
});
// A link opened in a window that is signed in already changes the fragment only.
addEventListener("hashchange", () => {
  if (location.pathname === "/signin" && location.hash.length > 1 && location.hash !== "#main") {
    location.reload();
  }
});
