import { expect, test } from "vitest";
import type { ListedLog } from "../../../lib/io.ts";
import { logList, readLogs, SNAPSHOT } from "../../../lib/x509/log_list.ts";

const log = {
  description: "A log",
  log_id: "AAAA",
  key: "BBBB",
  url: "https://ct.example/2026",
  state: { usable: {} },
};
const tiled = {
  log_id: "CCCC",
  key: "DDDD",
  submission_url: "https://write.example/",
  monitoring_url: "https://read.example",
};
const read = {
  description: "A log",
  operator: "Op",
  id: "AAAA",
  key: "BBBB",
  url: "https://ct.example/2026/",
  monitoring_url: null,
  state: "usable",
};
const readTiled = {
  description: "https://write.example/",
  operator: "Op",
  id: "CCCC",
  key: "DDDD",
  url: "https://write.example/",
  monitoring_url: "https://read.example/",
  state: "unknown",
};
const of = (...logs: unknown[]) => readLogs({ operators: [{ name: "Op", logs }] });
const ofTiled = (...tiled_logs: unknown[]) => readLogs({ operators: [{ name: "Op", tiled_logs }] });

test("logs of both kinds, with their operator", () => {
  expect(readLogs({ operators: [{ name: "Op", logs: [log], tiled_logs: [tiled] }] })).toEqual([
    read,
    readTiled,
  ]);
  expect(readLogs({ operators: [{ logs: [log] }, { name: 5, tiled_logs: [tiled] }] }))
    .toEqual([{ ...read, operator: "" }, { ...readTiled, operator: "" }]);
});

test("what is no list is null, and what is no log is left out", () => {
  for (const list of [null, undefined, 5, "x", [], {}, { operators: null }, { operators: {} }]) {
    expect(readLogs(list)).toBeNull();
  }
  expect(readLogs({ operators: [] })).toEqual([]);
  expect(readLogs({ operators: [null, 5, "x", {}, { logs: null }, { logs: {} }, { logs: [log] }] }))
    .toHaveLength(1);
  expect(of(null, 5, {}, log, [])).toEqual([read]);
  for (const member of ["log_id", "key", "url"]) expect(of({ ...log, [member]: 5 }, log)).toEqual([read]);
  for (const member of ["log_id", "key", "submission_url", "monitoring_url"]) {
    expect(ofTiled({ ...tiled, [member]: null }, tiled)).toEqual([readTiled]);
  }
  // Addresses of the one kind are none of the other.
  expect([of(tiled), ofTiled(log)]).toEqual([[], []]);
});

test("a state is the name of the first, or unknown", () => {
  const states: [unknown, string][] = [
    [{ readonly: {}, usable: {} }, "readonly"],
    [{}, "unknown"],
    [null, "unknown"],
    [undefined, "unknown"],
    ["usable", "unknown"],
  ];
  for (const [state, text] of states) expect(of({ ...log, state })?.[0]?.state).toBe(text);
});

test("the logs of this package are found by id", () => {
  expect(SNAPSHOT.size).toBeGreaterThan(20);
  for (const [id, each] of SNAPSHOT) {
    expect(each).toMatchObject({ id, url: expect.stringMatching(/^https?:.*\/$/) });
  }
  const one = read as ListedLog;
  expect(logList([one]).get("AAAA")).toBe(one);
});
