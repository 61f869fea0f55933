/** What a page starts with. */
export interface Pending {
  /** A name, or several. */
  text: string;
  /** What it is compared with; empty for nothing. */
  brand: string;
}

const keyOf = (page: string): string => `deadringer.pending.${page}`;

/**
 * What was typed or chosen for a page before it opens: on another page, or before signing in. It is stored for this
 * tab, so that a link alone starts nothing.
 */
export const pending = {
  /** Null when there is nothing. */
  get(page: string): Pending | null {
    const stored = sessionStorage.getItem(keyOf(page));
    return stored === null ? null : JSON.parse(stored);
  },
  /** Stores it; the page deletes it when it starts with it. */
  set: (page: string, text: string, brand = ""): void =>
    sessionStorage.setItem(keyOf(page), JSON.stringify({ text, brand } satisfies Pending)),
  /** Deletes it. */
  delete: (page: string): void => sessionStorage.removeItem(keyOf(page)),
};
