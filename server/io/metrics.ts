const BOUNDS_SEC = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60, 600];

/** What counters count, by name. `add` takes no other names. */
const COUNTERS = {
  lines_total: "Lines that lookups gave",
  lookups_refused_total: "Lookups that were refused because the process was too busy",
  result_reads_failed_total: "Stored results that could not be read",
  actions_unrecorded_total: "Actions of people that could not be added to the history",
  signins_total: "Sign-ins",
  signins_refused_total: "Sign-ins that were refused",
} as const;

/** The name of a counter without a label. */
export type CounterName = keyof typeof COUNTERS;

/** Responses of one route: counts by status, and durations. */
interface Answers {
  statuses: Map<number, number>;
  /** Not cumulative. */
  buckets: number[];
  sum: number;
  count: number;
}

/** Values by what follows the name of their metric: `{route="health"}`. */
type Values = Iterable<readonly [string, number]>;

/** A metric as a scrape reads it. */
interface Metric {
  help: string;
  type: "counter" | "gauge" | "histogram";
  read: () => Values | Promise<Values>;
}

/** Metrics for the operator, in the text format of Prometheus 0.0.4. */
export class Metrics {
  /** By route. */
  readonly #answers = new Map<string, Answers>();
  readonly #counters = new Map<CounterName, number>();
  readonly #metrics = new Map<string, Metric>([
    ["requests_total", {
      ...{ help: "Answers by route and status", type: "counter" },
      read: () => this.#statuses(),
    }],
    ["answer_seconds", {
      ...{ help: "Time until the head of the answer", type: "histogram" },
      read: () => this.#durations(),
    }],
  ]);

  /** Counts one response. Route names and statuses are few; no label comes from a request. */
  answered(route: string, status: number, seconds: number): void {
    let answers = this.#answers.get(route);
    if (answers === undefined) {
      answers = { statuses: new Map(), buckets: BOUNDS_SEC.map(() => 0), sum: 0, count: 0 };
      this.#answers.set(route, answers);
    }
    answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
    const bucket = BOUNDS_SEC.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) answers.buckets[bucket]!++;
    answers.sum += seconds;
    answers.count++;
  }

  /** Adds to a counter. */
  add(name: CounterName, amount = 1): void {
    const before = this.#counters.get(name);
    this.#counters.set(name, (before ?? 0) + amount);
    if (before !== undefined) return;
    const read = () => [["", this.#counters.get(name)!] as const];
    this.#metrics.set(name, { help: COUNTERS[name], type: "counter", read });
  }

  /** Adds a counter that is kept elsewhere, read at every scrape. */
  total(name: string, help: string, read: () => number): void {
    this.#metrics.set(name, { help, type: "counter", read: () => [["", read()]] });
  }

  /** Adds a gauge, read at every scrape. */
  gauge(name: string, help: string, read: () => number): void {
    this.#metrics.set(name, { help, type: "gauge", read: () => [["", read()]] });
  }

  /** Adds gauges with a label, all read at every scrape. */
  labelledGauge(name: string, help: string, label: string, read: () => Promise<Map<string, number>>): void {
    const values = async () =>
      [...await read()].map(([value, figure]) => [`{${label}="${value}"}`, figure] as const);
    this.#metrics.set(name, { help, type: "gauge", read: values });
  }

  *#statuses(): Generator<readonly [string, number]> {
    for (const [route, { statuses }] of this.#answers) {
      for (const [status, count] of statuses) yield [`{route="${route}",status="${status}"}`, count];
    }
  }

  *#durations(): Generator<readonly [string, number]> {
    for (const [route, { buckets, sum, count }] of this.#answers) {
      let upTo = 0;
      for (const [i, bound] of BOUNDS_SEC.entries()) {
        yield [`_bucket{route="${route}",le="${bound}"}`, upTo += buckets[i]!];
      }
      yield [`_bucket{route="${route}",le="+Inf"}`, count];
      yield [`_sum{route="${route}"}`, sum];
      yield [`_count{route="${route}"}`, count];
    }
  }

  /** The metrics as text. */
  async text(): Promise<string> {
    const lines: string[] = [];
    for (const [name, { help, type, read }] of this.#metrics) {
      lines.push(`# HELP deadringer_${name} ${help}`, `# TYPE deadringer_${name} ${type}`);
      for (const [rest, value] of await read()) lines.push(`deadringer_${name}${rest} ${value}`);
    }
    return lines.join("\n") + "\n";
  }
}
