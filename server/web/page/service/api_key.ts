/** Storage name of a pasted key, in the session storage of the tab. */
const STORAGE_KEY = "deadringer.key";

/** The API key of this tab. */
export const apiKey = {
  /** Empty when there is none. */
  get: (): string => sessionStorage.getItem(STORAGE_KEY) ?? "",
  /** Stores a key, or deletes it when it is empty. */
  set(value: string): void {
    if (value === "") sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, value);
  },
};

/** Dispatched when a request is refused because nobody is signed in and there is no valid key. */
export const unauthenticated: EventTarget = new EventTarget();
