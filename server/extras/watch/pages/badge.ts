import { count } from "../../../web/page/parts/dom.ts";
import { hasAccess, service, session } from "../../../web/page/service/service.ts";

/** Shows beside the link to the Inbox how many names are to be acted on. */
export function showToActOn(names: number): void {
  const link = document.querySelector<HTMLElement>('#nav a[href$="#inbox"]');
  if (link === null) return;
  if (names === 0) delete link.dataset["count"];
  else link.dataset["count"] = count(names);
}

/** Asks for that number once, on pages that know no brands; without an answer, none is shown. */
export async function askToActOn(): Promise<void> {
  try {
    if (!await hasAccess() || (await session()).extensions?.["watch"] === undefined) return;
    const brands = await service().watch.brands();
    showToActOn(brands.reduce((sum, { counts }) => sum + (counts?.to_review.high ?? 0), 0));
  } catch {
    // The page says why nothing can be asked.
  }
}
