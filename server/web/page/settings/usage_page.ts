import { count, h } from "../parts/dom.ts";
import { showProblem } from "../parts/problem.ts";
import { ClientError } from "../../../client.ts";
import { serviceNow } from "../service/service_time.ts";
import { asOwner } from "../service/service.ts";
import { type Bucket, sparkline, UsageChart } from "./usage_chart.ts";

interface Counts {
  lookup_requests: number;
  ct_requests: number;
}
interface UsageOfKey {
  id: string;
  name: string;
  hint: string;
  totals: Counts & { total_requests: number };
  hourly: (Counts & { timestamp: string })[];
}
interface UsageOfKeys {
  period: { start: string; end: string };
  keys: UsageOfKey[];
}

const HOUR_MS = 3_600_000;
const WINDOWS: readonly [hours: number, name: string, hoursABar: number][] = [
  [24, "24 hours", 1],
  [168, "7 days", 1],
  [720, "30 days", 24],
  [2_160, "90 days", 24],
];

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

/** The page of usage by key. */
export class UsagePage {
  /** Where it is. */
  readonly element: HTMLElement;
  /** Title of the window. */
  readonly title = "Usage";
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #figures = h("dl", { class: "figures" });
  readonly #chart = new UsageChart();
  readonly #keys = h("div", {});
  #usage: UsageOfKeys | null = null;
  #window: typeof WINDOWS[number] = WINDOWS[0]!;
  #chosen: string | null = null;

  constructor() {
    this.element = h(
      "section",
      { class: "page settings", "aria-labelledby": "usage-title" },
      h(
        "div",
        { class: "titled" },
        h("h1", { id: "usage-title" }, "Usage"),
        h(
          "fieldset",
          { class: "windows" },
          h("legend", { class: "hush" }, "Time"),
          h(
            "div",
            { class: "segments" },
            ...WINDOWS.map((each) =>
              h(
                "label",
                {},
                h("input", {
                  type: "radio",
                  name: "window",
                  value: each[0],
                  checked: each === this.#window,
                  onchange: () => {
                    this.#window = each;
                    void this.#reload();
                  },
                }),
                h("span", {}, each[1]),
              )
            ),
          ),
        ),
      ),
      this.#problem,
      this.#figures,
      this.#chart.element,
      this.#keys,
    );
  }

  /** Loads the usage. */
  async load(): Promise<void> {
    const [hours, , hoursABar] = this.#window;
    // The first bar is complete; the current time is in the last one.
    const start = floor(serviceNow() - (hours - hoursABar) * HOUR_MS, hoursABar);
    const minutes = Math.max(1, Math.ceil((serviceNow() - start) / 60_000) - 1);
    const usage = await asOwner<UsageOfKeys>("GET", `/v1/keys/usage?t=${minutes}`);
    if (this.#window[0] !== hours) return;
    this.#usage = usage;
    this.#show();
  }

  async #reload(): Promise<void> {
    try {
      this.#problem.hidden = true;
      await this.load();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      showProblem(this.#problem, error);
    }
  }

  #show(): void {
    const usage = this.#usage!;
    const [, , hoursABar] = this.#window;
    const keys = usage.keys.filter(({ id, totals }) =>
      id === "web" || totals.total_requests > 0 || id === this.#chosen
    );
    const chosen = keys.find(({ id }) => id === this.#chosen);
    const shown = chosen === undefined ? usage.keys : [chosen];
    const sum = (of: (totals: UsageOfKey["totals"]) => number) =>
      count(shown.reduce((all, { totals }) => all + of(totals), 0));
    this.#figures.replaceChildren(
      ...[
        ["Requests", sum((totals) => totals.total_requests)],
        ["Lookups", sum((totals) => totals.lookup_requests)],
        ["Certificate searches", sum((totals) => totals.ct_requests)],
      ].map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
    );
    const bar = hoursABar === 1 ? "hour" : "day";
    this.#chart.show(
      bucketsOf(usage, shown, hoursABar),
      `${chosen === undefined ? "All keys and the web app" : called(chosen)}, by ${bar}`,
    );
    this.#keys.replaceChildren(this.#table(keys, hoursABar));
  }

  #table(keys: readonly UsageOfKey[], hoursABar: number): HTMLElement {
    const choose = (id: string | null) => {
      this.#chosen = this.#chosen === id ? null : id;
      this.#show();
      this.#keys.querySelector<HTMLElement>(`button[data-id="${CSS.escape(id ?? "")}"]`)?.focus();
    };
    const cell = (label: string, child: Node | string) => h("td", { "data-label": label }, child);
    return h(
      "table",
      { class: "keys usage" },
      h("caption", { class: "hush" }, "Usage by key; a key's name shows it alone above"),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ...["Key", "Lookups", "Certificate searches", "All"].map((title) =>
            h("th", { scope: "col" }, title)
          ),
          h("td", { "aria-hidden": "true" }, "Over time"),
        ),
      ),
      h(
        "tbody",
        {},
        ...keys.map((key) =>
          h(
            "tr",
            {},
            h(
              "th",
              { scope: "row" },
              h(
                "button",
                {
                  type: "button",
                  class: "chip",
                  "data-id": key.id,
                  "aria-pressed": String(this.#chosen === key.id),
                  onclick: () => choose(key.id),
                },
                called(key),
              ),
            ),
            cell("Lookups", count(key.totals.lookup_requests)),
            cell("Certificate searches", count(key.totals.ct_requests)),
            cell("All", count(key.totals.total_requests)),
            h("td", { class: "trend" }, sparkline(bucketsOf(this.#usage!, [key], hoursABar))),
          )
        ),
      ),
    );
  }
}

const called = ({ name, hint }: UsageOfKey): string => name || `${hint}…`;
