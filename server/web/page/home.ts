/** Set while this browser's last list of brands was not empty; no name of a brand is stored. */
const WATCHES = "deadringer.watches";

/** Whether there were brands when this browser last saw the list of them. */
export function watchesBrands(): boolean {
  return localStorage.getItem(WATCHES) !== null;
}

/** Remembers whether there are brands. */
export function rememberBrands(count: number): void {
  if (count > 0) localStorage.setItem(WATCHES, "1");
  else localStorage.removeItem(WATCHES);
}
