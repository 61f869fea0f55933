/**
 * Signing in, API keys, people, usage and account: pages with their own URL, which use the session.
 * @module
 */
import { accountBox } from "../shell/account.ts";
import { demoBadge } from "../shell/demo.ts";
import { h } from "../parts/dom.ts";
import { menu, skip } from "../shell/menu.ts";
import { missingPage } from "../shell/missing_page.ts";
import { themeSwitch } from "../shell/theme_switch.ts";
import { session } from "../service/service.ts";
import type { Session } from "../service/session.ts";
import { AccountPage } from "./account_page.ts";
import { HealthPage } from "./health_page.tsx";
import { KeysPage } from "./keys_page.ts";
import { PeoplePage } from "./people_page.ts";
import { destination, SignInPage } from "./signin_page.ts";
import { CallbackPage } from "./sign_on.ts";
import { UsagePage } from "./usage_page.ts";

interface Page {
  element: HTMLElement;
  title: string;
  load?(): Promise<void>;
}

/** The pages for who is signed in, by their path; the service answers any other path with this document too. */
const PAGES: Readonly<Record<string, (signed: Session) => Page>> = {
  "/usage": () => new UsagePage(),
  "/settings/account": (signed) => new AccountPage(signed),
  "/settings/health": (signed) => new HealthPage(signed),
  "/settings/keys": () => new KeysPage(),
  "/settings/people": (signed) => new PeoplePage(signed),
};

async function show(): Promise<void> {
  const main = document.querySelector("main")!;
  if (location.pathname === "/signin") {
    const page = new SignInPage();
    main.replaceChildren(page.element);
    document.title = `${page.title} – Deadringer`;
    page.enter();
    // A signed-in user does not need this page, unless a link led here.
    const found = await session().catch(() => null);
    if (!page.byLink && found?.owner != null) {
      location.replace(destination(location.search, location.origin));
    }
    page.offer(found?.sign_on);
    return;
  }
  if (location.pathname === "/signin/callback") {
    const page = new CallbackPage((search) => destination(search, location.origin));
    main.replaceChildren(page.element);
    document.title = `${page.title} – Deadringer`;
    return await page.enter();
  }
  const open = Object.hasOwn(PAGES, location.pathname) ? PAGES[location.pathname] : undefined;
  if (open === undefined) {
    document.title = "No such page – Deadringer";
    return main.replaceChildren(missingPage(location.pathname));
  }
  const signed = await session();
  if (signed.owner === null) {
    return location.replace(`/signin?next=${encodeURIComponent(location.pathname)}`);
  }
  const page = open(signed);
  document.title = `${page.title} – Deadringer`;
  await page.load?.();
  main.replaceChildren(page.element);
}

menu();
skip();
document.querySelector("#account")!.append(demoBadge() ?? "", themeSwitch(), accountBox());
const isDocs = /^\/docs(?:\/|$)/.test(location.pathname);
document.querySelector(`nav a[href="${isDocs ? "/docs" : location.pathname}"]`)?.setAttribute(
  "aria-current",
  "page",
);
// The service renders the API reference, which is public.
const isShown = isDocs ? Promise.resolve() : show();
isShown.catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  document.querySelector("main")!.replaceChildren(h("p", { class: "problem", role: "alert" }, text));
});
// A link opened in a window that is already signed in changes only the fragment.
addEventListener("hashchange", () => {
  if (location.pathname === "/signin" && location.hash.length > 1) location.reload();
});
