const BOUNDS_SEC = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60, 600];

/** What counters count, by name. `add` takes no other names. */
const COUNTERS = {
  lines_total: "Lines that lookups gave",
  lookups_refused_total: "Lookups that were refused because the process was too busy",
  result_reads_failed_total: "Stored results that could not be read",
  actions_unrecorded_total: "Actions of people that could not be added to the history",
  signins_total: "Sign-ins",
  signins_refused_total: "Sign-ins that were refused",
  watch_looks_complete_total: "Looks at watched brands that saw every name",
  watch_looks_incomplete_total: "Looks at watched brands that missed names",
  watch_looks_failed_total: "Looks at watched brands that failed",
  watch_alerts_sent_total: "Alerts that a channel accepted",
  watch_alerts_unsent_total: "Attempts to send an alert that failed",
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

/** Metrics for the operator, in the text format of Prometheus 0.0.4. */
export class Metrics {
  /** By route. */
  readonly #answers = new Map<string, Answers>();
  readonly #gauges = new Map<string, { help: string; read: () => number }>();
  readonly #labelledGauges = new Map<
    string,
    { help: string; label: string; read: () => Promise<Map<string, number>> }
  >();
  readonly #counters = new Map<CounterName, number>();
  readonly #labelled = new Map<string, { help: string; label: string; counts: Map<string, number> }>();

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
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + amount);
  }

  /**
   * Returns a counter with a label for one of a few values.
   *
   * @param values Every value that the label can have: each is shown from the start, others are not counted.
   */
  counter(
    name: string,
    help: string,
    label: string,
    values: readonly string[],
  ): (value: string) => void {
    const counts = new Map(values.map((value) => [value, 0]));
    this.#labelled.set(name, { help, label, counts });
    return (value) => {
      const count = counts.get(value);
      if (count !== undefined) counts.set(value, count + 1);
    };
  }

  /** Adds a gauge, read at every scrape. */
  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  /** Adds gauges with a label, all read at every scrape. */
  labelledGauge(name: string, help: string, label: string, read: () => Promise<Map<string, number>>): void {
    this.#labelledGauges.set(name, { help, label, read });
  }

  /** The metrics as text. */
  async text(): Promise<string> {
    const lines = [
      "# HELP deadringer_requests_total Answers by route and status",
      "# TYPE deadringer_requests_total counter",
    ];
    for (const [route, { statuses }] of this.#answers) {
      for (const [status, count] of statuses) {
        lines.push(`deadringer_requests_total{route="${route}",status="${status}"} ${count}`);
      }
    }
    lines.push("# HELP deadringer_answer_seconds Time until the head of the answer");
    lines.push("# TYPE deadringer_answer_seconds histogram");
    for (const [route, { buckets, sum, count }] of this.#answers) {
      const name = `deadringer_answer_seconds`;
      let upTo = 0;
      for (const [i, bound] of BOUNDS_SEC.entries()) {
        upTo += buckets[i]!;
        lines.push(`${name}_bucket{route="${route}",le="${bound}"} ${upTo}`);
      }
      lines.push(`${name}_bucket{route="${route}",le="+Inf"} ${count}`);
      lines.push(`${name}_sum{route="${route}"} ${sum}`, `${name}_count{route="${route}"} ${count}`);
    }
    for (const [name, value] of this.#counters) {
      lines.push(
        `# HELP deadringer_${name} ${COUNTERS[name]}`,
        `# TYPE deadringer_${name} counter`,
        `deadringer_${name} ${value}`,
      );
    }
    for (const [name, { help, label, counts }] of this.#labelled) {
      lines.push(`# HELP deadringer_${name} ${help}`, `# TYPE deadringer_${name} counter`);
      for (const [value, count] of counts) lines.push(`deadringer_${name}{${label}="${value}"} ${count}`);
    }
    for (const [name, { help, read }] of this.#gauges) {
      lines.push(
        `# HELP deadringer_${name} ${help}`,
        `# TYPE deadringer_${name} gauge`,
        `deadringer_${name} ${read()}`,
      );
    }
    for (const [name, { help, label, read }] of this.#labelledGauges) {
      lines.push(`# HELP deadringer_${name} ${help}`, `# TYPE deadringer_${name} gauge`);
      for (const [value, figure] of await read()) {
        lines.push(`deadringer_${name}{${label}="${value}"} ${figure}`);
      }
    }
    return lines.join("\n") + "\n";
  }
}
