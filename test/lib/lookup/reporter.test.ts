import { expect, test } from "vitest";
import { PROGRESS_MS, Reporter, SILENCE_MS } from "../../../lib/lookup/reporter.ts";

const progress = (completed: number, total: number, completeness: number, more: object = {}) => ({
  op: "Meta",
  data: { kind: "Progress", data: [completed, total], completeness, ...more },
});
const HEARTBEAT = { op: "Meta", data: { kind: "Heartbeat" } };

test("Progress while names are completed, at most one each 250 ms", () => {
  const reporter = new Reporter(10, 60_000);
  expect(reporter.start()).toEqual(progress(0, 10, 0));
  expect(reporter.tick(PROGRESS_MS)).toBeNull();
  reporter.completed = 3;
  expect(reporter.tick(PROGRESS_MS)).toEqual(progress(3, 10, 0.3));
  reporter.completed = 4;
  expect(reporter.tick(PROGRESS_MS - 1)).toBeNull();
  reporter.total = 8;
  expect(reporter.tick(1)).toEqual(progress(4, 8, 0.5));
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
  reporter.missing("b.com");
  expect(reporter.timeout(-20)).toEqual([
    progress(1, 2, 0, { unanswered: ["a.com", "b.com"] }),
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
  expect(reporter.error(new Error("secret")).map(({ data }) => data.kind)).toEqual(["Error"]);
  const data = {
    detail: "2 of 2 names got no usable answer",
    completeness: 0,
    unanswered: ["a.com", "b.com"],
  };
  expect(reporter.done()).toEqual([progress(1, 2, 0), { op: "Meta", data: { kind: "Done", data } }]);
});

test("the last lines count what all parts of a lookup got, and say what is missing", () => {
  const endOf = (...pages: [number, number][]) => {
    const reporter = new Reporter(2, 60_000);
    for (const each of pages) {
      const part = { kind: "Progress" as const, data: [1, 1] as [number, number] };
      reporter.absorb({ op: "Meta", data: { ...part, records: [40, 41], pages: each } });
    }
    reporter.completed = 2;
    return reporter.done();
  };
  expect(endOf([1, 3])).toEqual([
    progress(2, 2, 1, { records: [40, 41], pages: [1, 3] }),
    {
      op: "Meta",
      data: {
        kind: "Done",
        data: { detail: "1 of 41 names that were studied lacks answers", completeness: 1 },
      },
    },
  ]);
  expect(endOf([0, 3], [0, 2])).toEqual([
    progress(2, 2, 1, { records: [80, 82], pages: [0, 5] }),
    {
      op: "Meta",
      data: {
        kind: "Done",
        data: {
          detail:
            "2 of 82 names that were studied lack answers; no page could be fetched, of 5 names with addresses",
          completeness: 1,
        },
      },
    },
  ]);
});

test("names that are listed come on as many lines as they need, each once, before the last line", () => {
  const reporter = new Reporter(2_500, 60_000);
  for (let i = 0; i < 2_400; i++) reporter.unanswered(`n${i}.com`);
  reporter.blocked("b.com");
  reporter.failed({ fqdn: "f.com", op: "Dns", detail: "no" });
  reporter.completed = 2_500;
  const lines = reporter.done();
  expect(lines.map(({ data }) => data.kind)).toEqual(["Progress", "Progress", "Progress", "Done"]);
  const names = lines.flatMap(({ data }) => data.kind === "Progress" ? data.unanswered ?? [] : []);
  expect(new Set(names).size).toBe(2_400);
  expect(lines[0]).toMatchObject({
    data: { completeness: 0.0392, blocked: ["b.com"], failed: [{ fqdn: "f.com", op: "Dns" }] },
  });
});

test("names that are missing when the time is over are listed, and those that were answered still count", () => {
  const reporter = new Reporter(10, 60_000);
  reporter.unanswered("a.com");
  reporter.completed = 6;
  for (const name of ["b.com", "c.com", "d.com", "e.com"]) expect(reporter.missing(name)).toBe(true);
  const [last] = reporter.timeout(60_000);
  expect(last).toEqual(
    progress(6, 10, 0.5, { unanswered: ["a.com", "b.com", "c.com", "d.com", "e.com"] }),
  );
});

test("what a part of the lookup lists is listed once for the whole", () => {
  const reporter = new Reporter(2, 60_000);
  const part = new Reporter(2, 60_000);
  part.unanswered("a.com");
  part.blocked("b.com");
  const [line] = part.done();
  reporter.absorb(line!);
  reporter.absorb(line!);
  expect(reporter.tick(PROGRESS_MS)).toMatchObject({ data: { unanswered: ["a.com"], blocked: ["b.com"] } });
  expect(reporter.tick(PROGRESS_MS)).toBeNull();
});
