import { h, show } from "./dom.ts";
import { Refusal } from "../service/send.ts";

/** Shows what went wrong; when nobody is signed in, with a link to sign in. */
export function showProblem(place: HTMLElement, error: Error): void {
  place.replaceChildren(show(error.message));
  if (error instanceof Refusal && error.status === 401) {
    const next = encodeURIComponent(location.pathname + location.hash);
    place.append(" ", h("a", { href: `/signin?next=${next}` }, "Sign in"));
  }
  place.hidden = false;
}
