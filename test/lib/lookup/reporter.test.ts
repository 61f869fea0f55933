import { expect, test } from "vitest";
import { PROGRESS_MS, Reporter, SILENCE_MS } from "../../../lib/lookup/reporter.ts";

const progress = (...data: number[]) => ({ op: "Meta", data: { kind: "Progress", data } });
const HEARTBEAT = { op: "Meta", data: { kind: "Heartbeat" } };

test("Progress while names are completed, at most one each 250 ms", () => {
  const reporter = new Reporter(10, 60_000);
  expect(reporter.start()).toEqual(progress(0, 10));
  expect(reporter.tick(PROGRESS_MS)).toBeNull();
  reporter.completed = 3;
  expect(reporter.tick(PROGRESS_MS)).toEqual(progress(3, 10));
  reporter.completed = 4;
  expect(reporter.tick(PROGRESS_MS - 1)).toBeNull();
  reporter.total = 8;
  expect(reporter.tick(1)).toEqual(progress(4, 8));
});

test("Heartbeat after silence, counted from the last line of any kind", () => {
  const reporter = new Reporter(1, 60_000);
  expect(reporter.tick(SILENCE_MS - 1)).toBeNull();
  expect(reporter.tick(1)).toEqual(HEARTBEAT);
  expect(reporter.tick(SILENCE_MS - 1)).toBeNull();
  reporter.sent();
  // However long the reader took for those lines.
  expect(reporter.tick(3 * SILENCE_MS)).toBeNull();
  expect(reporter.tick(SILENCE_MS)).toEqual(HEARTBEAT);
});

test("the last lines: one ending, names without an answer before it, each once", () => {
  const reporter = new Reporter(2, 1_500);
  reporter.unanswered("a.com");
  reporter.unanswered("a.com");
  reporter.completed = 1;
  expect(reporter.timedOut(-20)).toEqual([
    { op: "Meta", data: { kind: "Progress", data: [1, 2], unanswered: ["a.com"] } },
    {
      op: "Meta",
      data: {
        kind: "Timeout",
        data: expect.objectContaining({
          status: 504,
          completed: 1,
          total: 2,
          elapsed_ms: 0,
          detail: expect.stringMatching(/^Out of time after 1\.5 s: 1 of 2 names/),
        }),
      },
    },
  ]);
  expect(reporter.failed(new Error("secret")).map(({ data }) => data.kind)).toEqual(["Error"]);
  expect(reporter.done()).toEqual([progress(1, 2), { op: "Meta", data: { kind: "Done" } }]);
});
