import { statusOf } from "../service/service.ts";
import { h, show } from "./dom.ts";

/** Shows what went wrong; when nobody is signed in, with a link to sign in. */
export function showProblem(place: HTMLElement, problem: Error | string, status = statusOf(problem)): void {
  place.replaceChildren(show(typeof problem === "string" ? problem : problem.message));
  if (status === 401) {
    const next = encodeURIComponent(location.pathname + location.hash);
    place.append(" ", h("a", { href: `/signin?next=${next}` }, "Sign in"));
  }
  place.hidden = false;
}
