const BOUNDS_SEC = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60, 600];

/** What one route answered: how often by status, and in which time. */
interface Answers {
  statuses: Map<number, number>;
  /** Not cumulated. */
  buckets: number[];
  sum: number;
  count: number;
}

/** What the operator may watch, in the text format of Prometheus 0.0.4. */
export class Metrics {
  /** By route. */
  readonly #answers = new Map<string, Answers>();
  readonly #gauges = new Map<string, { help: string; read: () => number }>();
  readonly #counters = new Map<string, number>();

  /** Counts one answer. Route names and statuses are few; nothing of a request becomes a label. */
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
  add(name: string, amount = 1): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + amount);
  }

  /** Has a value read whenever somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  /** The text. */
  text(): string {
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
      lines.push(`# TYPE deadringer_${name} counter`, `deadringer_${name} ${value}`);
    }
    for (const [name, { help, read }] of this.#gauges) {
      lines.push(
        `# HELP deadringer_${name} ${help}`,
        `# TYPE deadringer_${name} gauge`,
        `deadringer_${name} ${read()}`,
      );
    }
    return lines.join("\n") + "\n";
  }
}
