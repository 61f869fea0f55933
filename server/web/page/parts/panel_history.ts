/**
 * The page in the browser's history. The address has the name of the open panel as `name`: opening one is a history
 * entry of its own, so that Back closes it and Forward opens it again.
 * @module
 */

/** State of a history entry that opened a panel over the previous one. */
interface PanelState {
  panel: true;
}

const OPENED: PanelState = { panel: true };

/** The address to set after the browser has gone back; null when it is not going back. */
let closingTo: string | null = null;

addEventListener("popstate", () => {
  if (closingTo === null) return;
  const hash = closingTo;
  closingTo = null;
  // Filters may have changed while the panel was open. Comes before `hashchange`.
  if (nameOf(hash) === null) history.replaceState(null, "", hash);
  else history.pushState(OPENED, "", hash);
});

/** Returns the name of the open panel in an address; null when there is none. */
function nameOf(hash: string): string | null {
  return new URLSearchParams(hash.split("?")[1] ?? "").get("name");
}

const pathOf = (hash: string): string => hash.split("?")[0]!;

/** Sets the address to match the page. Only opening a panel adds a history entry. */
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
