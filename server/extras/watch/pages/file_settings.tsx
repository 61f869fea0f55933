import type { JSX } from "preact";
import type { WatchedBrand } from "../../../client.ts";
import { type Fact, Facts } from "../../../web/page/parts/fact_list.tsx";
import { inWords, type Setting, SETTINGS, SWITCHES } from "./settings.ts";

/** The settings of a brand of the configuration file, which only the file changes. */
export function FileSettings({ brand }: { brand: WatchedBrand }): JSX.Element {
  const fact = ([member, label, , editor]: Setting): Fact => {
    const value = brand[member];
    if (typeof editor === "object") {
      return [label, inWords(editor, value as string | number).find(([each]) => each === value)![1]];
    }
    const texts = [value].flat().map((each) =>
      typeof each === "object" ? JSON.stringify(each) : String(each)
    );
    return [label, texts.join(", ") || "none"];
  };
  // Its channels have a place of their own.
  const advanced = [...SETTINGS.advanced, ...SETTINGS.asText].filter(([member]) => member !== "channels");
  return (
    <section class="sheet filesettings" aria-label="Settings of the brand">
      <h2>Settings</h2>
      <p class="lead">
        The service’s configuration file defines this brand. To change it, edit the file and restart the
        service.
      </p>
      <Facts
        of={[
          ...[...SETTINGS.what, ...SETTINGS.when].map(fact),
          ...SWITCHES.map(([member, label]): Fact => [label, brand[member] ? "yes" : "no"]),
        ]}
      />
      <details class="advanced">
        <summary>Advanced</summary>
        <Facts of={advanced.map(fact)} />
      </details>
    </section>
  );
}
