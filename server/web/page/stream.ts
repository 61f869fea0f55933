import type { StreamMessage } from "../../../mod.ts";
import { fromNdjson } from "../../../lib/lines/mod.ts";

/** What can be asked for. */
export type Plan = "squat" | "nxdomain" | "analyze";

const PATHS: Readonly<Record<Plan, string>> = {
  squat: "/v1/lookup/squat/",
  nxdomain: "/v1/lookup/nxdomain/",
  analyze: "/v1/analyze/",
};

/** A request that was refused before its first line. */
export class Refusal extends Error {
  /** HTTP status. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Yields the lines of a lookup as they come. */
export async function* follow(
  plan: Plan,
  domain: string,
  key: string,
  signal: AbortSignal,
): AsyncGenerator<StreamMessage> {
  const response = await fetch(PATHS[plan] + encodeURIComponent(domain), {
    headers: { authorization: `Bearer ${key}`, accept: "application/x-ndjson" },
    credentials: "omit",
    cache: "no-store",
    signal,
  });
  if (!response.ok || response.body === null) {
    const problem = await response.json().catch(() => ({})) as { detail?: unknown; title?: unknown };
    throw new Refusal(
      response.status,
      String(problem.detail ?? problem.title ?? `The service answered ${response.status}`),
    );
  }
  yield* fromNdjson(response.body);
}

/** How far a lookup is, and how fast it goes. */
export class Pace {
  readonly #startedAt: number;
  /** The last seconds, oldest first. */
  #marks: [at: number, done: number][] = [];
  /** Names that are finished. */
  done: number = 0;
  /** All names. */
  total: number = 0;

  constructor(now: number) {
    this.#startedAt = now;
  }

  /** Takes a Progress line. */
  mark(done: number, total: number, now: number): void {
    [this.done, this.total] = [done, total];
    this.#marks.push([now, done]);
    while (this.#marks.length > 2 && this.#marks[0]![0] < now - 5_000) this.#marks.shift();
  }

  /** Seconds since the start. */
  seconds(now: number): number {
    return (now - this.#startedAt) / 1000;
  }

  /** Names a second over the last seconds. */
  rate(): number {
    const [first, last] = [this.#marks[0], this.#marks.at(-1)];
    if (first === undefined || last === undefined || last[0] === first[0]) return 0;
    return (last[1] - first[1]) * 1000 / (last[0] - first[0]);
  }
}

/** Returns a span as minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
