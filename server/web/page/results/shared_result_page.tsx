import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { SharedResult } from "../../../client.ts";
import { lookupPage } from "../lookup/lookup_page.tsx";
import { drawn, type Page, Placed } from "../parts/mount.tsx";
import { Awaited } from "../parts/problem.tsx";
import { service } from "../service/service.ts";

/** The result of a shared link, read-only. */
export function sharedResultPage(): Page {
  /** The page that shows it, or why none does. */
  const shown = signal<Page | Error | null>(null);
  let of = "";
  const Content = (): JSX.Element => {
    const page = shown.value;
    return (
      <div class="shared-result">
        {page === null || page instanceof Error
          ? <Awaited error={page} />
          : <Placed element={page.element} />}
      </div>
    );
  };
  return {
    element: drawn(<Content />),
    // The page of a token, in the view of the rest of the address.
    enter: ([token = ""], query) => {
      const now = shown.value;
      if (token === of && now !== null && !(now instanceof Error)) return now.enter?.([token], query);
      of = token;
      shown.value = null;
      service().shares.shared(token).then((record) => pageOf(token, record)).then((page) => {
        if (of !== token) return;
        shown.value = page;
        page.enter?.([token], query);
      }, (error: Error) => void (shown.value = error));
    },
  };
}

/** Returns the page that shows results of that kind. */
async function pageOf(token: string, record: SharedResult): Promise<Page> {
  const shared = { token, record };
  if (record.scope === "lookup:squat") return lookupPage(shared);
  return record.scope === "analyze"
    ? (await import("../investigate/analyze_page.tsx")).analyzePage(shared)
    : (await import("../investigate/free_page.tsx")).freePage(shared);
}
