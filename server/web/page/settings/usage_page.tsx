import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { ShownKey } from "../../../auth/keys.ts";
import type { ShownUsage } from "../../../http/answers.ts";
import { Histogram } from "../parts/charts.tsx";
import { count } from "../parts/dom.ts";
import { Figures } from "../parts/fact_list.tsx";
import { Choices } from "../parts/form.tsx";
import { Table } from "../parts/table.tsx";
import { asOwner } from "../service/service.ts";
import { serviceNow } from "../service/service_time.ts";
import { attempt, Page, type SettingsPage } from "./parts.tsx";

type UsageOfKey = ShownUsage & Pick<ShownKey, "id" | "name" | "hint">;
interface UsageOfKeys {
  period: { start: string; end: string };
  keys: UsageOfKey[];
}

const WINDOWS = [["24", "24 hours"], ["168", "7 days"], ["720", "30 days"], ["2160", "90 days"]] as const;
type Hours = typeof WINDOWS[number][0];

/** Hours of each bar of a window. */
const hoursABar = (hours: Hours): number => Number(hours) > 168 ? 24 : 1;

/** Requests in a stretch of time. */
interface Bucket {
  /** Its start, milliseconds since 1970. */
  from: number;
  /** Its end. */
  to: number;
  /** Squat, nxdomain and analyze requests. */
  lookups: number;
  /** Certificate searches. */
  certificates: number;
}

const HOUR_MS = 3_600_000;
/** Labels below the bars, about. */
const LABELS = 5;
const DAY = new Intl.DateTimeFormat("en", { weekday: "short", day: "numeric", month: "short" });
const HOUR = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hour12: false });

/** Returns buckets over a window for the counts of some keys. Days are in the time zone of the browser. */
export function bucketsOf(usage: UsageOfKeys, keys: readonly UsageOfKey[], hoursABar: number): Bucket[] {
  const start = floor(Date.parse(usage.period.start), hoursABar);
  const end = Date.parse(usage.period.end);
  const buckets: Bucket[] = [];
  for (let from = start; from <= end;) {
    const to = next(from, hoursABar);
    buckets.push({ from, to, lookups: 0, certificates: 0 });
    from = to;
  }
  for (const { hourly } of keys) {
    for (const { timestamp, lookup_requests, ct_requests } of hourly) {
      const at = Date.parse(timestamp);
      const bucket = buckets.findLast(({ from }) => from <= at);
      if (bucket === undefined) continue;
      bucket.lookups += lookup_requests;
      bucket.certificates += ct_requests;
    }
  }
  return buckets;
}

function floor(ms: number, hours: number): number {
  return hours === 1 ? Math.floor(ms / HOUR_MS) * HOUR_MS : new Date(ms).setHours(0, 0, 0, 0);
}

/** A day has 23 or 25 hours where clocks change. */
function next(ms: number, hours: number): number {
  if (hours === 1) return ms + HOUR_MS;
  const day = new Date(ms);
  return day.setDate(day.getDate() + 1);
}

/** The hours that are shown, and what was asked for them. */
const shownWindow = signal<Hours>("24");
const loaded = signal<{ usage: UsageOfKeys; hours: Hours } | null>(null);
/** The key that is shown alone. */
const chosen = signal<string | null>(null);

async function load(): Promise<void> {
  const hours = shownWindow.value;
  const each = hoursABar(hours);
  // The first bar is complete; the current time is in the last one.
  const start = floor(serviceNow() - (Number(hours) - each) * HOUR_MS, each);
  const minutes = Math.max(1, Math.ceil((serviceNow() - start) / 60_000) - 1);
  const usage = await asOwner<UsageOfKeys>("GET", `/v1/keys/usage?t=${minutes}`);
  if (shownWindow.value === hours) loaded.value = { usage, hours };
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
        {loaded.value !== null && <Usage {...loaded.value} />}
      </Page>
    );
  },
};

function Usage({ usage, hours }: { usage: UsageOfKeys; hours: Hours }): JSX.Element {
  const each = hoursABar(hours);
  const alone = usage.keys.find(({ id }) => id === chosen.value);
  const shown = alone === undefined ? usage.keys : [alone];
  const sum = (of: (totals: UsageOfKey["totals"]) => number) =>
    count(shown.reduce((all, { totals }) => all + of(totals), 0));
  const title = `${alone === undefined ? "All keys and the web app" : called(alone)}, by ${
    each === 1 ? "hour" : "day"
  }`;
  return (
    <>
      <Figures
        of={[
          ["Lookups and searches", sum((totals) => totals.total_requests)],
          ["Lookups", sum((totals) => totals.lookup_requests)],
          ["Certificate searches", sum((totals) => totals.ct_requests)],
        ]}
      />
      <p class="hint">
        A lookup is whatever looks names up when it is asked for: look-alikes, one host, a match, evidence,
        drafts of reports. Runs of watched brands, and reading lists and stored results, are not counted.
      </p>
      <div class="sheet usagechart">
        <p class="description">{title}</p>
        <Histogram
          bars={barsOf(bucketsOf(usage, shown, each), each)}
          title={title}
          classes={["", "unclear"]}
        />
        <p class="legend">
          <span>Lookups</span>
          <span>Certificate searches</span>
        </p>
      </div>
      <Table
        caption="Usage by key; a key's name shows it alone above"
        titles={["Key", "Lookups", "Certificate searches", "Both"]}
        name="usage"
      >
        {usage.keys.filter(({ id, totals }) =>
          id === "web" || totals.total_requests > 0 || id === chosen.value
        ).map((key) => (
          <tr key={key.id}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={chosen.value === key.id}
                onClick={() => chosen.value = chosen.value === key.id ? null : key.id}
              >
                {called(key)}
              </button>
            </th>
            <td data-label="Lookups">{count(key.totals.lookup_requests)}</td>
            <td data-label="Certificate searches">{count(key.totals.ct_requests)}</td>
            <td data-label="Both">{count(key.totals.total_requests)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

const called = ({ name, hint }: UsageOfKey): string => name || `${hint}…`;

/** The bars of the chart; a few are labelled. */
function barsOf(buckets: readonly Bucket[], hoursABar: number): Parameters<typeof Histogram>[0]["bars"] {
  const step = Math.ceil(buckets.length / LABELS);
  return buckets.map(({ from, lookups, certificates }, i) => {
    const when = hoursABar === 1 ? `${DAY.format(from)}, ${HOUR.format(from)}` : DAY.format(from);
    return {
      value: String(from),
      label: i % step === 0 ? when : "",
      parts: [lookups, certificates],
      description: `${when}: ${count(lookups)} lookups, ${count(certificates)} certificate searches`,
    };
  });
}
