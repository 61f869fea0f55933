import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { CTSearchResult, HydrateItem, OccurrenceRec } from "../../../../lib/model.ts";
import { useAnswer } from "../parts/attempt.ts";
import { count, day, show } from "../parts/dom.ts";
import { Ago } from "../parts/time.tsx";
import { type Fact, Facts } from "../parts/fact_list.tsx";
import { Name } from "../parts/name.tsx";
import { service } from "../service/service.ts";

/** Certificates requested at once; each may come from a distant log. */
const MOST = 10;

/** A name of a search; opened, it fetches its certificates. */
export function FoundName(
  { name, labels, occurrences_count, last_seen_ts, ...more }: CTSearchResult,
): JSX.Element {
  const [isWanted, want] = useState(false);
  const occurrences = more.occurrences ?? [];
  const latest = occurrences.slice(0, MOST);
  const found = useAnswer(
    async () => isWanted && latest.length > 0 ? await service().ct.hydrate(latest) : null,
    [isWanted],
  );
  return (
    <li>
      <details class="ctrow" onToggle={({ currentTarget }) => currentTarget.open && want(true)}>
        <summary>
          <Name name={name} />
          <span class="tag">{labels.subdomain == null ? "registrable" : "host"}</span>
          <span class="times">{occurrences_count != null && `${count(occurrences_count)} ×`}</span>
          <span class="seen">
            {last_seen_ts != null && (
              <>
                seen <Ago at={last_seen_ts * 1000} />
              </>
            )}
          </span>
        </summary>
        <div class="certificates">
          {latest.length === 0
            ? <p class="none">This name was imported without its certificates</p>
            : found === null
            ? <p class="none">Fetching certificates …</p>
            : found instanceof Error
            ? <p class="problem">{show(found.message)}</p>
            : grouped(found).map((group, i) => <Certificate key={i} group={group} occurrences={latest} />)}
          {found !== null && occurrences.length > latest.length && (
            <p class="none">The latest {latest.length} of {count(occurrences.length)}</p>
          )}
        </div>
      </details>
    </li>
  );
}

/** Groups the entries of one issuance: its precertificate and certificate, in all logs. */
function grouped(items: readonly HydrateItem[]): HydrateItem[][] {
  return [
    ...Map.groupBy(
      items,
      ({ cert, log_id, index }) =>
        cert == null ? `${log_id}:${index}` : JSON.stringify([cert.issuer_dn, cert.serial, cert.not_before]),
    ).values(),
  ];
}

function Certificate({ group, occurrences }: {
  group: readonly HydrateItem[];
  occurrences: readonly OccurrenceRec[];
}): JSX.Element {
  const { cert, error } = group[0]!;
  const seen = group.map(({ log_id, index }) => {
    const found = occurrences.find((each) => each.log_id === log_id && each.index === index);
    return `log ${log_id}, entry ${count(index)}${found === undefined ? "" : `, ${day(found.ts_sec)}`}${
      found?.kind === 1 ? " (precertificate)" : ""
    }`;
  });
  const facts: Fact[] = cert == null ? [["Error", [error ?? "The certificate could not be fetched"]]] : [
    ["Issuer", [cert.issuer_dn]],
    ["Valid", [`${day(cert.not_before)} to ${day(cert.not_after)} (${cert.ttl_days} days)`]],
    ["Names", cert.san_dns],
    ["Serial", [cert.serial]],
    ["SHA-256", [...new Set(group.flatMap((item) => item.cert?.fingerprint_sha256 ?? []))]],
  ];
  return (
    <section class="cert">
      <h2>{cert == null ? "Certificate" : show(cert.subject_dn)}</h2>
      <Facts of={[...facts, ["Logged", seen]]} />
    </section>
  );
}
