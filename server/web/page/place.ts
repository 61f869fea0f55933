/**
 * Where the page is in the browser's history. A name whose panel is open stands in the address as `name`: opening one
 * is a step of its own, so that Back closes it and Forward opens it again.
 * @module
 */

/** What a step holds that opened a panel over the one before. */
interface PanelState {
  panel: true;
}

const OPENED: PanelState = { panel: true };

/** Where to be once the browser has gone back; null while it does not. */
let closingTo: string | null = null;

addEventListener("popstate", () => {
  if (closingTo === null) return;
  const hash = closingTo;
  closingTo = null;
  // Filters may have changed while the panel was open. Comes before `hashchange`.
  if (nameOf(hash) === null) history.replaceState(null, "", hash);
  else history.pushState(OPENED, "", hash);
});

/** Returns the name whose panel an address has open; null for none. */
export function nameOf(hash: string): string | null {
  return new URLSearchParams(hash.split("?")[1] ?? "").get("name");
}

const pathOf = (hash: string): string => hash.split("?")[0]!;

/** Makes an address that of the page, which shows that already. Only a panel that opens is a step of its own. */
export function locate(hash: string): void {
  if (closingTo !== null) {
    closingTo = hash;
    return;
  }
  const here = location.hash;
  if (here === hash) return;
  const [was, is] = [nameOf(here) !== null, nameOf(hash) !== null];
  const sameView = pathOf(here) === pathOf(hash);
  if (is && !was && sameView) history.pushState(OPENED, "", hash);
  else if (was && !is && sameView && (history.state as PanelState | null)?.panel === true) {
    closingTo = hash;
    history.back();
  } else history.replaceState(sameView ? history.state : null, "", hash);
}
