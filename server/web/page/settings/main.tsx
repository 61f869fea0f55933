/**
 * Signing in, API keys, people, usage and account: pages with their own URL, which use the session.
 * @module
 */
import { render } from "preact";
import { MissingPage } from "../shell/missing_page.tsx";
import { found } from "../shell/store.ts";
import { drawSide } from "../shell/side.tsx";
import { Problem } from "../parts/problem.tsx";
import { session } from "../service/service.ts";
import { accountPage } from "./account_page.tsx";
import { healthPage } from "./health_page.tsx";
import { historyPage } from "./history_page.tsx";
import { keysPage } from "./keys_page.tsx";
import { type SettingsPage, type SettingsPart, settingsParts } from "./parts.tsx";
import { peoplePage } from "./people_page.tsx";
import { signInPage } from "./signin_page.tsx";
import { usagePage } from "./usage_page.tsx";

/** The pages for who is signed in, by their path; the service answers any other path with this document too. */
const PAGES: Readonly<Record<string, SettingsPage>> = {
  "/usage": usagePage,
  "/settings": accountPage,
  "/settings/account": accountPage,
  "/settings/health": healthPage,
  "/settings/history": historyPage,
  "/settings/keys": keysPage,
  "/settings/people": peoplePage,
};

const main = document.querySelector("main")!;

function show({ title, View }: SettingsPage): void {
  document.title = `${title} – Deadringer`;
  main.replaceChildren();
  render(<View />, main);
}

async function open(): Promise<void> {
  if (location.pathname === "/signin") return show(await signInPage());
  const open = settingsParts.map(({ pages = {} }) => pages[location.pathname]).find((page) => page);
  if (open !== undefined) return show(open);
  const page = Object.hasOwn(PAGES, location.pathname) ? PAGES[location.pathname] : undefined;
  if (page === undefined) {
    return show({ title: "No such page", View: () => <MissingPage address={location.pathname} /> });
  }
  found.value = await session();
  if (found.value.owner === null) {
    return location.replace(`/signin?next=${encodeURIComponent(location.pathname)}`);
  }
  document.title = `${page.title} – Deadringer`;
  await page.load?.();
  show(page);
}

/** Shows the pages, with what extensions add. */
export function startSettings(parts: readonly SettingsPart[]): void {
  settingsParts.push(...parts);
  drawSide();
  const isDocs = /^\/docs(?:\/|$)/.test(location.pathname);
  const place = isDocs
    ? "/docs"
    : location.pathname === "/settings"
    ? "/settings/account"
    : location.pathname;
  document.querySelector(`nav a[href="${place}"]`)?.setAttribute(
    "aria-current",
    "page",
  );
  // The service renders the API reference, which is public.
  const isShown = isDocs ? Promise.resolve() : open();
  isShown.catch((error: Error) => {
    main.replaceChildren();
    render(
      <div class="page settings">
        <Problem error={error} retry={() => location.reload()} />
      </div>,
      main,
    );
  });
  // A link opened in a window that is already signed in changes only the fragment.
  addEventListener("hashchange", () => {
    if (location.pathname === "/signin" && location.hash.length > 1) location.reload();
  });
}
