import type { MergedName } from "../../../../lib/lines/mod.ts";
import { day, h, timeOf } from "../parts/dom.ts";

/** Maximum number of events; the latest are shown. */
const MOST = 60;

/** An event in the history of a name. */
interface Happening {
  time: number;
  what: string;
  detail: string;
}

/** Returns the known events of a name, latest first; null when there are none. */
export function history(facts: MergedName): HTMLElement | null {
  const happenings: Happening[] = [];
  const add = (time: number | null | undefined, what: string, detail = "") => {
    if (time != null && Number.isFinite(time)) happenings.push({ time, what, detail });
  };
  for (const event of facts.registration_metadata?.timeline ?? []) {
    for (const [what, time] of Object.entries(event)) add(timeOf(String(time)), inWords(what));
  }
  const { origin_x509: x509, certificate_transparency: seen } = facts;
  if (x509 !== undefined) add(x509.not_before, "Certificate issued", x509.issuer_dn);
  if (x509 !== undefined) add(x509.not_after, "Certificate ends");
  if (seen !== undefined) add(seen.last_seen_ts, "Last certificate in a log");
  for (const { rrtype, rrname, time_first, time_last, count } of facts.passive_dns ?? []) {
    const times = count === 1 ? "once" : `${count} times since ${day(time_first)}`;
    add(time_last, `${rrtype} ${rrname.replace(/\.$/, "")}`, `seen ${times}`);
  }
  if (happenings.length === 0) return null;
  happenings.sort((a, b) => b.time - a.time);
  const items = happenings.slice(0, MOST).map(({ time, what, detail }) =>
    h("li", {}, h("time", {}, day(time)), h("span", {}, what), detail === "" ? null : h("small", {}, detail))
  );
  return h("section", {}, h("h3", {}, "History"), h("ol", { class: "history" }, ...items));
}

/** Returns the name of an event such as `LastChanged` in words. */
function inWords(event: string): string {
  return event.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
