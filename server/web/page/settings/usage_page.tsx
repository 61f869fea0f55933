import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Answers } from "../../../http/answers.ts";
import { count } from "../parts/dom.ts";
import { Choices } from "../parts/form.tsx";
import { Records } from "../parts/table.tsx";
import { asOwner } from "../service/service.ts";
import { attempt, Page, type SettingsPage } from "./parts.tsx";

type UsageOfKey = Answers["UsageOfKeys"]["keys"][number];

const WINDOWS = [["24", "24 hours"], ["168", "7 days"], ["720", "30 days"], ["2160", "90 days"]] as const;
type Hours = typeof WINDOWS[number][0];

/** The hours that are shown. */
const shownWindow = signal<Hours>("24");
const keys = signal<readonly UsageOfKey[] | null>(null);

async function load(): Promise<void> {
  const hours = shownWindow.value;
  const usage = await asOwner<{ keys: UsageOfKey[] }>("GET", `/v1/keys/usage?t=${Number(hours) * 60}`);
  if (shownWindow.value === hours) keys.value = usage.keys;
}

/** The page of usage by key. */
export const usagePage: SettingsPage = {
  title: "Usage",
  load,
  View: () => {
    const choose = (hours: Hours) => {
      shownWindow.value = hours;
      void attempt(load);
    };
    return (
      <Page
        title="Usage"
        beside={<Choices label="Time" choices={WINDOWS} chosen={shownWindow.value} choose={choose} />}
      >
        {keys.value !== null && <Usage keys={keys.value} />}
      </Page>
    );
  },
};

function Usage({ keys }: { keys: readonly UsageOfKey[] }): JSX.Element {
  return (
    <>
      <p class="hint">
        A lookup is whatever looks names up when it is asked for: look-alikes, one host, a match, evidence,
        drafts of reports. Runs of watched brands, and reading lists and stored results, are not counted.
      </p>
      <Records
        caption="Usage by key"
        name="usage"
        all={keys.filter(({ id, totals }) => id === "web" || totals.total_requests > 0)}
        idOf={({ id }) => id}
        columns={[
          ["Key", ({ name, hint }) => name || `${hint}…`],
          ["Lookups", ({ totals }) => count(totals.lookup_requests)],
          ["Certificate searches", ({ totals }) => count(totals.ct_requests)],
        ]}
      />
    </>
  );
}
