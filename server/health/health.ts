import { SquatError } from "../../lib/errors.ts";
import type { CheckFinding, HealthCheck, HealthParts, HealthState, TestResult } from "./check.ts";
import { CHECKS } from "./checks.ts";

/** The health of a service. Times are RFC 3339. */
export type HealthReport = Awaited<ReturnType<Health["read"]>>;

/** A row as it is shown. */
export type HealthRow = HealthReport["checks"][number];

/** Milliseconds that a test may take. */
const TEST_MS = 30_000;

/** Runs the checks. One object for each service. */
export type Health = ReturnType<typeof healthOf>;

/** @param added Returns the rows of extensions, which come first. */
export function healthOf(parts: HealthParts, added: () => readonly HealthCheck[]) {
  const tests = new Map<string, TestResult>();
  const running = new Set<string>();
  const checksOf = (): HealthCheck[] => [...added(), ...CHECKS];
  /**
   * Reads every check.
   *
   * @param owner Whose runs and names are counted. @default those of all teams, for the operator
   */
  const read = async (owner: string | null = null) => {
    const checks = await Promise.all(
      checksOf().map(async (check) => {
        const last = tests.get(check.id) ?? null;
        const { state, text } = await found(() => check.read(parts, { owner, last }), "unknown");
        return {
          /** Stable name. */
          id: check.id,
          /** What it is. */
          title: check.title,
          /** Where it belongs on the page. */
          group: check.group,
          /** How it is. */
          state,
          /** The same in a sentence. */
          text,
          /** Names of the settings in the environment that it depends on. */
          settings: check.settings.map((name) => `DEADRINGER_${name.toUpperCase()}`),
          /** A command that does something about it; null for none. */
          command: check.command?.(parts) ?? null,
          /** Whether it can be tested. */
          testable: check.test !== undefined && state !== "off",
          /** The last test by this process; null for none. */
          tested: last === null ? null : { state: last.state, text: last.text, at: healthTime(last.at) },
        };
      }),
    );
    return {
      /** `good` only when every row that is not off is known to be good. */
      state: overall(checks.map(({ state }) => state)),
      /** When it was looked at, RFC 3339. */
      at: healthTime(parts.now()),
      /** The rows. */
      checks,
    };
  };
  return {
    read,
    /**
     * Tests one part, and remembers the result.
     *
     * @throws {SquatError} `not_found` for what cannot be tested, `over_capacity` while the same test runs.
     */
    async test(id: string): Promise<TestResult> {
      const check = checksOf().find((each) => each.id === id);
      if (check?.test === undefined) throw new SquatError("not_found", "There is no such test");
      if (running.has(id)) {
        throw new SquatError("over_capacity", "This test is running: wait for it", { retryAfterSeconds: 5 });
      }
      running.add(id);
      try {
        const signal = AbortSignal.timeout(TEST_MS);
        const result = { ...await found(() => check.test!(parts, signal), "bad"), at: parts.now() };
        tests.set(id, result);
        return result;
      } finally {
        running.delete(id);
      }
    },
    /** The states as a metric: 1 good, 0 bad, -1 unknown; what is off is left out. */
    async figures(): Promise<Map<string, number>> {
      const { checks } = await read();
      return new Map(
        checks.filter(({ state }) => state !== "off").map(({ id, state }) => [id, FIGURES[state]]),
      );
    },
  };
}

const FIGURES: Readonly<Record<HealthState, number>> = { good: 1, bad: 0, unknown: -1, off: -1 };
const healthTime = (ms: number): string => new Date(ms).toISOString();

/** What could not be looked at is not known; what could not be done is bad. */
async function found(
  run: () => Promise<CheckFinding> | CheckFinding,
  otherwise: HealthState,
): Promise<CheckFinding> {
  try {
    return await run();
  } catch (error) {
    return { state: otherwise, text: (error as Error).message.slice(0, 500) };
  }
}

function overall(states: readonly HealthState[]): HealthState {
  const set = states.filter((state) => state !== "off");
  if (set.includes("bad")) return "bad";
  return set.includes("unknown") ? "unknown" : "good";
}
