import type { MergedName } from "../../../../lib/lines/mod.ts";
import { day, timeOf } from "../parts/dom.ts";
import type { Fact } from "../parts/fact_list.tsx";

/** Maximum number of events; the latest are shown. */
const MOST = 60;

/** An event in the history of a name. */
interface Happening {
  time: number;
  text: string;
}

/** The known events of a name by day, latest first. */
export function historyFacts(facts: MergedName): Fact[] {
  return [...Map.groupBy(happeningsOf(facts).slice(0, MOST), ({ time }) => day(time)!)]
    .map(([on, some]) => [on, some.map(({ text }) => text)]);
}

function happeningsOf(facts: MergedName): Happening[] {
  const happenings: Happening[] = [];
  const add = (time: number | null | undefined, text: string) => {
    if (time != null && Number.isFinite(time)) happenings.push({ time, text });
  };
  for (const event of facts.registration_metadata?.timeline ?? []) {
    for (const [what, time] of Object.entries(event)) add(timeOf(String(time)), inWords(what));
  }
  const { origin_x509: x509, certificate_transparency: seen } = facts;
  if (x509 !== undefined) add(x509.not_before, `Certificate issued by ${x509.issuer_dn}`);
  if (x509 !== undefined) add(x509.not_after, "Certificate ends");
  if (seen !== undefined) add(seen.last_seen_ts, "Last certificate in a log");
  for (const { rrtype, rrname, time_first, time_last, count } of facts.passive_dns ?? []) {
    const times = count === 1 ? "once" : `${count} times since ${day(time_first)}`;
    add(time_last, `${rrtype} ${rrname.replace(/\.$/, "")}, seen ${times}`);
  }
  return happenings.sort((a, b) => b.time - a.time);
}

/** Returns the name of an event such as `LastChanged` in words. */
function inWords(event: string): string {
  return event.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
