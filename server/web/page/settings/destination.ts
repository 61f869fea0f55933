import { urlOf } from "../parts/dom.ts";

/** Returns where to go after signing in: a page of this service, whatever the address says; without one, `home`. */
export function destination(search: string, origin: string, home: string): string {
  const next = new URLSearchParams(search).get("next") ?? home;
  const { href = "/" } = urlOf(next, origin) ?? {};
  // The absolute URL: a path that begins with two slashes would name another host.
  return href.startsWith(`${origin}/`) ? href : `${origin}/`;
}
