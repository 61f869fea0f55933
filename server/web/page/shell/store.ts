/**
 * What is around every page knows: who is signed in, whether somebody has to sign in, whether the menu is open.
 * @module
 */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { apiKey, unauthenticated } from "../service/api_key.ts";
import { session } from "../service/service.ts";
import type { Session } from "../service/session.ts";

/** Who was signed in when the service last said so; null before it did. */
export const found: Signal<Session | null> = signal<Session | null>(null);
/** The role of whoever is signed in; null where no role limits what may be done, as with a key. */
const role = computed(() => apiKey.get() === "" ? found.value?.role ?? null : null);
/** Whether nobody is signed in and there is no key: little but this page is answered then. */
export const isNobody: ReadonlySignal<boolean> = computed(() =>
  found.value !== null && found.value.owner === null && apiKey.get() === ""
);
/** Whether whoever looks may only read: what would be refused is not offered. */
export const readsOnly: ReadonlySignal<boolean> = computed(() => role.value === "viewer");
/** Whether whoever looks may do what is for admins only. */
export const isAdmin: ReadonlySignal<boolean> = computed(() => role.value === null || role.value === "admin");
/** Whether who is signed in is an admin of the team. Settings use the session alone, whatever key the tab has. */
export const isTeamAdmin: ReadonlySignal<boolean> = computed(() => found.value?.role === "admin");
/** How many requests were refused because nobody is signed in and there is no valid key. */
export const refusals: Signal<number> = signal(0);
/** Whether the list of pages is open on a narrow screen. */
export const isMenuOpen: Signal<boolean> = signal(false);

/** Asks who is signed in; without an answer, what is shown stays. */
async function askWho(): Promise<void> {
  found.value = await session().catch(() => found.value);
}

/** Shows in the document what is known here, and asks who is signed in, again whenever the window has the focus. */
export function followShell(): void {
  effect(() => {
    document.body.classList.toggle("menu", isMenuOpen.value);
    document.querySelector("#menu")!.setAttribute("aria-expanded", String(isMenuOpen.value));
  });
  effect(() => void document.body.classList.toggle("needs-sign-in", refusals.value > 0));
  unauthenticated.addEventListener("refused", () => {
    refusals.value++;
    void askWho();
  });
  // Somebody may have signed in in another tab.
  addEventListener("focus", () => void askWho());
  void askWho();
}
