import type { JSX } from "preact";
import type { WatchedBrand } from "../../../client.ts";
import { show } from "../parts/dom.ts";
import { FREQUENCIES, HEARTBEATS, inWords, SEVERITIES } from "./settings.ts";

/** The settings of a brand of the configuration file, which only the file changes. */
export function FileSettings({ brand }: { brand: WatchedBrand }): JSX.Element {
  const words = (choices: Parameters<typeof inWords>[0], value: string | number) =>
    inWords(choices, value).find(([each]) => each === value)![1];
  return (
    <section class="sheet filesettings" aria-label="Settings of the brand">
      <h2>Settings</h2>
      <p class="lead">
        The service’s configuration file defines this brand. To change it, edit the file and restart the
        service.
      </p>
      <Rows
        rows={[
          ["Domains", brand.domains.join(", ")],
          ["Owned names", brand.owned.join(", ")],
          ["Words", brand.words.join(", ")],
          ["How often", words(FREQUENCIES, brand.schedule)],
          ["Alerts", words(SEVERITIES, brand.alert_from)],
          ["Sign of life", words(HEARTBEATS, brand.heartbeat_hours)],
          ["Alert for each name of the first run too", brand.alert_on_first ? "yes" : "no"],
          ["Paused", brand.paused ? "yes" : "no"],
        ]}
      />
      <details class="advanced">
        <summary>Advanced</summary>
        <Rows
          rows={[
            ["Schedule", brand.schedule],
            ["Time zone", brand.timezone],
            ["Jitter", `${brand.jitter} s`],
            ["Rules", brand.rules.map((rule) => JSON.stringify(rule)).join(" ")],
          ]}
        />
      </details>
    </section>
  );
}

function Rows({ rows }: { rows: readonly (readonly [title: string, value: string])[] }): JSX.Element {
  return (
    <dl>
      {rows.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value === "" ? "none" : show(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
