/**
 * What is around every page knows: who is signed in, whether somebody has to sign in, whether the menu is open.
 * @module
 */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { apiKey, session, unauthenticated, wasSignedIn } from "../service/service.ts";
import { serviceNow } from "../service/service_time.ts";
import type { Session } from "../../../client/session_types.ts";

/** How the session ends. */
export type Ending =
  /** It has ended. */
  | { is: "ended" }
  /** It ends, whatever is done here. */
  | { is: "old"; at: number }
  /** It ends unless somebody uses the page. */
  | { is: "idle"; at: number };

/** A session that ends within this is spoken of, milliseconds. */
const SOON_MS = 600_000;
/** A session that is used is renewed this often at most, milliseconds. */
const RENEWED_MS = 300_000;

/**
 * Returns what is to be said about the end of a session; null for nothing.
 *
 * @param askedAt When the service said what it is; that renewed it.
 * @param wasSignedIn Whether somebody has been signed in on this page.
 */
export function endingOf(
  session: Session | null,
  askedAt: number,
  now: number,
  wasSignedIn: boolean,
): Ending | null {
  if (session === null) return null;
  if (session.owner === null) return wasSignedIn ? { is: "ended" } : null;
  const at = Date.parse(session.ends_at!);
  if (at <= now) return { is: "ended" };
  if (session.ends_at === session.expires_at) return at - now <= SOON_MS ? { is: "old", at } : null;
  return at - now <= Math.min(SOON_MS, (at - askedAt) / 2) ? { is: "idle", at } : null;
}

/** Whether use of the page has to be told to the service. */
export function isRenewable({ ends_at }: Session, askedAt: number, now: number): boolean {
  return now - askedAt >= Math.min(RENEWED_MS, (Date.parse(ends_at!) - askedAt) / 4);
}

/** How often it is looked whether the session ends soon, milliseconds. */
const EACH_MS = 15_000;

/** Who was signed in when the service last said so; null before it did. */
export const found: Signal<Session | null> = signal<Session | null>(null);
/** The last session of somebody on this page: what it shows stays when that has ended, with what was typed. */
export const lastSession: Signal<Session> = signal<Session>({ owner: null });
effect(() => {
  if (found.value !== null && found.value.owner !== null) lastSession.value = found.value;
});
/** The role of whoever is or was signed in; null where no role limits what may be done, as with a key. */
const role = computed(() => apiKey.get() === "" ? lastSession.value.role ?? null : null);
/** Whether nobody is signed in and there is no key: little but this page is answered then. */
export const isNobody: ReadonlySignal<boolean> = computed(() =>
  found.value !== null && found.value.owner === null && apiKey.get() === ""
);
/** Whether whoever looks may only read: what would be refused is not offered. */
export const readsOnly: ReadonlySignal<boolean> = computed(() => role.value === "viewer");
/** Whether whoever looks may do what is for admins only. */
export const isAdmin: ReadonlySignal<boolean> = computed(() => role.value === null || role.value === "admin");
/** Whether who is signed in is an admin of the team. Settings use the session alone, whatever key the tab has. */
export const isTeamAdmin: ReadonlySignal<boolean> = computed(() => lastSession.value.role === "admin");
/** Whether the service sends mail, as far as is known. */
export const sendsMail: ReadonlySignal<boolean> = computed(() => found.value?.mail !== false);
/** How many requests were refused because nobody is signed in and there is no valid key. */
export const refusals: Signal<number> = signal(0);
/** Whether the list of pages is open on a narrow screen. */
export const isMenuOpen: Signal<boolean> = signal(false);

/** What is to be said about the end of the session; null for nothing. */
export const ending: Signal<Ending | null> = signal(null);
/** When the service was last asked who is signed in. */
let askedAt = -Infinity;

/** Asks who is signed in, which renews the session; without an answer, what is shown stays. */
export async function askWho(): Promise<void> {
  found.value = await session(true).catch(() => found.value);
}

/** Asks whenever the page is used, so that nobody is signed out at work. */
function followUse(): void {
  const see = () => ending.value = endingOf(found.value, askedAt, serviceNow(), wasSignedIn());
  effect(() => {
    askedAt = serviceNow();
    see();
  });
  setInterval(see, EACH_MS);
  const use = () => {
    if (found.value?.owner != null && isRenewable(found.value, askedAt, serviceNow())) void askWho();
  };
  for (const sign of ["keydown", "pointerdown"]) addEventListener(sign, use);
}

/** Takes away the links to pages of extensions that the service lacks. */
function dropLinks(): void {
  const extensions = found.value?.extensions;
  if (extensions === undefined) return;
  for (const link of document.querySelectorAll<HTMLElement>("#nav [data-extension]")) {
    if (extensions[link.dataset.extension!] === undefined) link.remove();
  }
}

/** Shows in the document what is known here, and asks who is signed in, again whenever the window has the focus. */
export function followShell(): void {
  effect(() => {
    document.body.classList.toggle("menu", isMenuOpen.value);
    document.querySelector("#menu")!.setAttribute("aria-expanded", String(isMenuOpen.value));
  });
  effect(() => void document.body.classList.toggle("needs-sign-in", refusals.value > 0 && !wasSignedIn()));
  effect(dropLinks);
  unauthenticated.addEventListener("refused", () => {
    refusals.value++;
    void askWho();
  });
  // Somebody may have signed in in another tab.
  addEventListener("focus", () => void askWho());
  followUse();
  void askWho();
}
