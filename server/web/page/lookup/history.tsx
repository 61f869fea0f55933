import type { JSX } from "preact";
import type { MergedName } from "../../../../lib/lines/mod.ts";
import { day, show, timeOf } from "../parts/dom.ts";

/** Maximum number of events; the latest are shown. */
const MOST = 60;

/** An event in the history of a name. */
interface Happening {
  time: number;
  what: string;
  detail: string;
}

/** The known events of a name, latest first. */
export function History({ facts }: { facts: MergedName }): JSX.Element | null {
  const happenings = happeningsOf(facts);
  if (happenings.length === 0) return null;
  return (
    <section>
      <h3>History</h3>
      <ol class="history">
        {happenings.slice(0, MOST).map(({ time, what, detail }) => (
          <li key={`${time} ${what} ${detail}`}>
            <time>{day(time)}</time>
            <span>{show(what)}</span>
            {detail !== "" && <small>{show(detail)}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function happeningsOf(facts: MergedName): Happening[] {
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
  return happenings.sort((a, b) => b.time - a.time);
}

/** Returns the name of an event such as `LastChanged` in words. */
function inWords(event: string): string {
  return event.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
