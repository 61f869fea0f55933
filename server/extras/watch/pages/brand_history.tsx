import type { JSX } from "preact";
import type { BrandRun, WatchClient } from "../../../client.ts";
import { useAnswer } from "../../../web/page/parts/attempt.ts";
import { count, forReader, show } from "../../../web/page/parts/dom.ts";
import { Name } from "../../../web/page/parts/name.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";
import { Table } from "../../../web/page/parts/table.tsx";
import { Severity } from "./inbox/parts.tsx";
import { Awaited } from "../../../web/page/parts/problem.tsx";
import { service } from "../../../web/page/service/service.ts";
import { names } from "./inbox/store.ts";
import { EVENT_TITLES } from "../client/words.ts";
import { happened } from "./inbox/words.ts";

/** Entries that timeline and runs show. */
const MOST = 500;

/** What a list of the service has of the past of a brand; asked for again whenever names change. */
function usePast<T>(ask: (watch: WatchClient) => Promise<T>): T | Error | null {
  return useAnswer(() => ask(service().watch), [names.value]);
}

/** Events of a brand by day, newest first. */
export function Timeline({ brand }: { brand: string }): JSX.Element {
  const found = usePast((watch) => watch.events(brand, { limit: MOST }));
  if (found === null || found instanceof Error) return <Awaited error={found} />;
  if (found.length === 0) {
    return <p class="empty">Nothing changed yet. What is new, changed, gone or back appears here</p>;
  }
  const days = Map.groupBy(found, ({ at }) => new Date(at).toISOString().slice(0, 10));
  return (
    <div class="timeline">
      {[...days].map(([day, events]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ol>
            {events.map((event) => (
              <li key={event.id}>
                <Severity value={event.severity} />
                <b>{EVENT_TITLES[event.type]}</b>
                {event.name !== null && (
                  <Name
                    name={names.peek()?.find(({ name }) => name === event.name)?.unicode ?? event.name}
                    original={event.brand}
                  />
                )}
                <span>{show(happened(event))}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Runs of a brand with how complete they were, newest first. */
export function Runs({ brand }: { brand: string }): JSX.Element {
  const found = usePast((watch) => watch.runs(brand, { limit: MOST }));
  if (found === null || found instanceof Error) return <Awaited error={found} />;
  if (found.length === 0) return <p class="empty">No run yet; the first one starts within seconds</p>;
  return (
    <Table
      caption="Runs"
      name="runs"
      titles={["Started", "Domain", "Why", "Ended", "Answered", "Took", "Events", "Result"]}
    >
      {found.map((run) => <RunRow key={run.id} run={run} />)}
    </Table>
  );
}

function RunRow({ run }: { run: BrandRun }): JSX.Element {
  const { ending, detail, total, unanswered, result } = run;
  return (
    <tr>
      <td>
        <Ago at={run.started_at} />
      </td>
      <td class="name">{show(run.domain)}</td>
      <td>{run.trigger === "names" ? "new certificates" : "schedule"}</td>
      <td class={ending === "complete" ? "good" : ending === "failed" ? "alarm" : "mid"}>
        {ending}
        {detail !== "" && <small>{show(forReader(detail))}</small>}
      </td>
      <td data-label="Answered">
        {total === null || unanswered === null
          ? "not known"
          : `${count(total - unanswered)} of ${count(total)}`}
      </td>
      <td data-label="Took">{seconds(run.ended_at - run.started_at)}</td>
      <td data-label="Events">{count(run.events)}</td>
      <td>{result !== null && <a href={`#lookup/${encodeURIComponent(result)}`}>Open</a>}</td>
    </tr>
  );
}

const seconds = (ms: number): string =>
  ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
