import type { JSX } from "preact";
import type { WatchedBrand } from "../../../client.ts";
import { show } from "../parts/dom.ts";

/** The settings of a brand of the configuration file, which only the file changes. */
export function FileSettings({ brand }: { brand: WatchedBrand }): JSX.Element {
  const rows: [string, string][] = [
    ["Domains", brand.domains.join(", ")],
    ["Owned names", brand.owned.join(", ")],
    ["Words", brand.words.join(", ")],
    ["Schedule", brand.schedule],
    ["Time zone", brand.timezone],
    ["Jitter", `${brand.jitter} s`],
    ["Still watching", brand.heartbeat_hours === 0 ? "" : `every ${brand.heartbeat_hours} h`],
    ["Alert from", brand.alert_from],
    ["Alert on the first run too", brand.alert_on_first ? "yes" : "no"],
    ["Rules", brand.rules.map((rule) => JSON.stringify(rule)).join(" ")],
    ["Paused", brand.paused ? "yes" : "no"],
  ];
  return (
    <section class="sheet filesettings" aria-label="Settings of the brand">
      <h2>Settings</h2>
      <p class="lead">
        The service’s configuration file defines this brand. To change it, edit the file and restart the
        service.
      </p>
      <dl>
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value === "" ? "none" : show(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
