import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { SharedResult } from "../client.ts";
import { lookupPage } from "../../../web/page/lookup/lookup_page.tsx";
import { useAnswer } from "../../../web/page/parts/attempt.ts";
import { drawn, type Page } from "../../../web/page/parts/mount.tsx";
import { Awaited } from "../../../web/page/parts/problem.tsx";
import { service } from "../../../web/page/service/service.ts";

/** The result of a shared link, read-only. */
export function sharedResultPage(): Page {
  const address = signal<{ token: string; query: URLSearchParams } | null>(null);
  const Content = (): JSX.Element => (
    <div class="shared-result">
      {address.value !== null && <Shared key={address.value.token} {...address.value} />}
    </div>
  );
  return {
    element: drawn(<Content />),
    enter: ([token = ""], query) => void (address.value = { token, query }),
  };
}

/** The page that shows the result of a token, in the view of the rest of the address. */
function Shared({ token, query }: { token: string; query: URLSearchParams }): JSX.Element {
  const page = useAnswer(async () => await pageOf(token, await service().shares.shared(token)), []);
  const place = useRef<HTMLDivElement>(null);
  const isThere = page !== null && !(page instanceof Error);
  // Only once: an element that is inserted again loses focus and where it was scrolled to.
  useLayoutEffect(() => isThere ? place.current!.replaceChildren(page.element) : undefined, [page]);
  useEffect(() => {
    if (isThere) page.enter?.([token], query);
  }, [page, query]);
  return isThere ? <div style={{ display: "contents" }} ref={place} /> : <Awaited error={page} />;
}

/** Returns the page that shows results of that kind. */
async function pageOf(token: string, record: SharedResult): Promise<Page> {
  const lines = (signal: AbortSignal) => service().shares.lines(token, signal);
  const shared = { token, record, lines };
  if (record.scope === "lookup:squat") return lookupPage(shared);
  return record.scope === "analyze"
    ? (await import("../../../web/page/investigate/analyze_page.tsx")).analyzePage(shared)
    : (await import("../../../web/page/investigate/available_page.tsx")).freePage(shared);
}
