/**
 * Names at hosts that answer for any name, such as `pages.dev`: DNS does not show whether somebody has one, its page does.
 * @module
 */
import { pageState } from "../classify/page_state.ts";
import type { Io } from "../io.ts";
import { randomLabel } from "../random_label.ts";
import { similarityOf } from "../observe/web/similarity.ts";
import { visit, type WebVisit } from "../observe/web/visit.ts";

/** Pages that are as similar are the same with another name in them. */
const ALIKE_FROM = 0.8;

/**
 * Tells whether a visit got a page, or a challenge before one, that its host does not show for a name that nobody has:
 * each host is asked for one once.
 */
export function freeHosts(
  io: Io,
  signal: AbortSignal,
): (name: string, found: WebVisit | null) => Promise<boolean> {
  const anybodys = new Map<string, Promise<WebVisit | null>>();
  return async (name, found) => {
    const state = pageState(found);
    if (state !== "page" && state !== "challenge") return false;
    const host = name.slice(name.indexOf(".") + 1);
    let other = anybodys.get(host);
    if (other === undefined) anybodys.set(host, other = visitAny(host));
    const page = (await other)?.page;
    return pageState(await other) !== state || state === "page" && !isSamePage(found!.page!, page!);
  };

  async function visitAny(host: string): Promise<WebVisit | null> {
    const name = `${randomLabel(io, `a name at ${host}`)}.${host}`;
    const { answers } = await io.dns.query(name, "A", signal);
    const addresses = answers.flatMap((record) => record.type === "A" ? [record.data] : []);
    return addresses.length === 0 ? null : await visit(io, name, signal, { addresses });
  }
}

/** Whether two pages are one, whose address or text names the host that was asked for. */
function isSamePage(one: NonNullable<WebVisit["page"]>, other: NonNullable<WebVisit["page"]>): boolean {
  const [here, there] = [new URL(one.url).hostname, new URL(other.url).hostname];
  if (here === there) return true;
  const without = (text: string, name: string) =>
    text.replaceAll(name, "").replaceAll(name.slice(0, name.indexOf(".")), "");
  return without(one.html.text, here) === without(other.html.text, there) ||
    (similarityOf(one, other)?.score ?? 0) >= ALIKE_FROM;
}
