/** Where the name that was typed last is stored, for this tab. */
const STORAGE_KEY = "deadringer.typed";

/** The name that was typed last: it stands in the fields of the other ways to look at it. Nothing is sent for it. */
export const typed = {
  /** Empty when there is none. */
  get: (): string => sessionStorage.getItem(STORAGE_KEY) ?? "",
  /** Stores it. */
  set: (name: string): void => sessionStorage.setItem(STORAGE_KEY, name),
};
